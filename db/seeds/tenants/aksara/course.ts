import type { DemoClass } from '../../demo.types.ts'

export const course: DemoClass = {
  code: 'RBA-001',
  slug: 'membaca-nyaring-di-rumah',
  name: 'Membaca Nyaring di Rumah',
  summary:
    'Enam bab bagi ayah, ibu, dan kakak: memilih buku, memberi suara, dan berhenti pada saat yang tepat.',
  html: `<p>Membacakan buku tidak memerlukan suara bagus. Ia memerlukan sepuluh menit yang tidak terputus dan seseorang yang mau duduk sama rendah. Kursus ini lahir dari delapan tahun kegiatan membaca nyaring di beranda kami.</p><p>Bacalah satu bab, lalu cobalah malam itu juga. Bab berikutnya dapat menunggu.</p>`,
  cover: { scene: 'children-reading', seed: 12611, alt: 'Anak-anak membaca buku di atas karpet' },
  type: 'self_paced',
  level: 'beginner',
  category: 'membaca',
  tags: ['membaca nyaring', 'keluarga', 'buku anak'],
  competencies: ['Memilih buku', 'Membaca nyaring', 'Bercakap tentang cerita'],
  outcomes: [
    'Memilih buku menurut usia dan minat anak',
    'Membacakan dengan jeda dan suara yang cukup',
    'Mengajukan pertanyaan yang membuka percakapan',
  ],
  prerequisites: ['Satu buku bergambar, boleh pinjaman'],
  audience: ['Orang tua', 'Kakak', 'Guru PAUD'],
  durationMinutes: 90,
  price: 0,
  certificate: false,
  instructors: [{ person: 'ratna-kusumaningrum', role: 'lead' }],
  rating: { average: 4.9, count: 87 },
  modules: [
    {
      slug: 'sebelum-halaman-pertama',
      title: 'Sebelum halaman pertama',
      chapters: [
        {
          slug: 'memilih-buku',
          title: 'Memilih buku yang mau dibaca lagi',
          minutes: 15,
          isPreview: true,
          html: `<p>Buku pertama sebaiknya tipis, berirama, dan tidak Anda benci. Syarat ketiga sering dilupakan. Anak akan meminta buku yang sama dua puluh malam berturut-turut, dan Anda yang harus membacakannya.</p><p>Di toko atau perpustakaan, lakukan uji tiga halaman. Bacakan tiga halaman mana saja dengan suara pelan. Bila lidah Anda tersandung, anak pun akan kehilangan alurnya. Bila Anda ingin tahu halaman keempat, pinjamlah.</p><h2>Menurut usia</h2><ul><li>Di bawah dua tahun: buku papan dengan satu gambar tiap halaman.</li><li>Dua sampai empat tahun: cerita berulang yang dapat ditebak akhirnya.</li><li>Lima tahun ke atas: cerita dengan satu masalah dan satu pilihan.</li></ul><p>Jangan tergesa naik tingkat. Anak kelas satu boleh menyukai buku bayi, sebab yang ia nikmati mungkin bukan ceritanya, melainkan duduk di pangkuan Anda.</p>`,
        },
        {
          slug: 'waktu-dan-tempat',
          title: 'Waktu yang sama, tempat yang sama',
          minutes: 15,
          isPreview: true,
          html: `<p>Kebiasaan tumbuh dari tempat, bukan dari niat. Pilih satu sudut rumah yang cukup terang dan cukup sempit: ujung dipan, anak tangga ketiga, tikar di dapur. Letakkan buku di sana, sampulnya menghadap ke luar, setinggi mata anak.</p><p>Pilih pula satu waktu yang sudah ada kegiatannya. Sesudah mandi sore lebih mudah daripada "kalau sempat". Sepuluh menit cukup. Bila anak meminta lagi, beri satu buku lagi, bukan sepuluh menit lagi. Buku punya akhir yang jelas, menit tidak.</p><h2>Bila rumah ramai</h2><p>Bacakan untuk siapa saja yang ada. Adik yang belum mengerti akan menonton bibir Anda. Kakak yang pura-pura tidak mendengar akan membetulkan bila Anda melompati satu kalimat.</p><p>Latihan malam ini: pilih sudutnya, letakkan tiga buku, dan baca satu. Jangan umumkan apa pun. Lihat siapa yang mendekat.</p>`,
        },
        {
          slug: 'membaca-gambar',
          title: 'Gambar dibaca lebih dahulu',
          minutes: 15,
          html: `<p>Sebelum membaca huruf, anak membaca gambar, dan ia lebih teliti daripada kita. Maka bukalah buku dan diamlah sebentar pada setiap halaman. Hitung sampai lima di dalam hati. Telunjuk kecil itu akan mulai bekerja.</p><p>Jangan menguji. "Ini apa? Warnanya apa?" mengubah beranda menjadi ruang ujian. Ucapkan saja apa yang Anda lihat: "Wah, kucingnya bersembunyi." Anak akan menambahi, membantah, atau menunjukkan semut yang tidak Anda lihat di pojok halaman.</p><h2>Sampul adalah janji</h2><p>Tanyakan satu hal saja dari sampul: menurutmu, akan ada apa? Simpan jawabannya. Di halaman terakhir, ingatkan. Anak belajar bahwa tebakan boleh keliru dan tetap menyenangkan.</p><p>Latihan: bacakan satu buku tanpa kata sama sekali. Biarkan anak yang bercerita, dan Anda hanya membalik halaman.</p>`,
        },
      ],
    },
    {
      slug: 'suara-dan-sesudahnya',
      title: 'Suara dan sesudahnya',
      chapters: [
        {
          slug: 'memberi-suara',
          title: 'Memberi suara tanpa bersandiwara',
          minutes: 15,
          html: `<p>Tidak semua orang dapat menirukan suara harimau. Tidak perlu. Yang diperlukan hanya tiga perubahan: cepat atau lambat, keras atau pelan, dan jeda.</p><p>Jeda adalah yang paling kuat. Sebelum kalimat penting, berhentilah satu tarikan napas dan pandang wajah anak. Ia akan mencondongkan badan. Pada buku yang sudah hafal, berhentilah sebelum kata terakhir dan biarkan ia yang mengucapkannya.</p><h2>Bahasa rumah</h2><p>Bacakan dengan bahasa yang dipakai di rumah, lalu dengan bahasa bukunya. Anak yang mendengar cerita yang sama dalam bahasa Sunda dan bahasa Indonesia belajar bahwa satu hal dapat mempunyai dua nama, dan keduanya benar.</p><blockquote><p>Suara Bapak jelek, tapi Bapak yang paling lucu waktu jadi kambing.</p></blockquote><p>Latihan: bacakan satu halaman tiga kali, masing-masing dengan kecepatan berbeda. Tanyakan mana yang paling disukai.</p>`,
        },
        {
          slug: 'bertanya-yang-membuka',
          title: 'Pertanyaan yang membuka',
          minutes: 15,
          html: `<p>Pertanyaan yang baik tidak mempunyai jawaban di belakang buku. "Siapa nama kelincinya?" menutup percakapan begitu terjawab. "Kalau kamu jadi kelinci, kamu pulang atau tidak?" membukanya.</p><p>Cukup satu pertanyaan untuk satu buku. Lebih dari itu anak mulai waspada. Bila ia menjawab "tidak tahu", jawablah pertanyaan itu sendiri dengan jujur, termasuk bila jawaban Anda tidak terpuji. Orang tua yang mengaku akan lari dari serigala terdengar lebih dapat dipercaya.</p><h2>Tiga jenis pertanyaan</h2><ul><li>Pilihan: kamu akan melakukan apa?</li><li>Perasaan: kira-kira ia takut atau malu?</li><li>Hubungan: pernah ada yang seperti ini di rumah kita?</li></ul><p>Latihan: setelah membaca, diamlah setengah menit. Sering kali pertanyaan terbaik datang dari anak.</p>`,
        },
        {
          slug: 'berhenti-tepat-waktu',
          title: 'Berhenti pada saat yang tepat',
          minutes: 15,
          html: `<p>Ada malam ketika anak merosot dari pangkuan pada halaman keempat. Tutup bukunya. Bukan kegagalan, hanya halaman keempat. Memaksakan sampai tamat mengajarkan bahwa membaca adalah pekerjaan yang harus diselesaikan.</p><p>Sebaliknya, ada buku yang terlalu panjang untuk satu malam. Berhentilah tepat sebelum sesuatu terjadi, selipkan pembatas, dan katakan "besok". Anak yang menunggu besok sudah menjadi pembaca.</p><h2>Mencatat</h2><p>Gantungkan sehelai kertas di sudut baca. Tulis judul yang selesai dan satu kata dari anak. Setelah sebulan bacakan daftarnya. Anda akan melihat seleranya berubah, dan ia akan mengingat malam-malam itu.</p><p>Latihan terakhir: pinjamkan satu buku kepada tetangga, dan bacakan halaman pertamanya di depan pintu. Dari situlah beranda kami bermula.</p>`,
        },
      ],
    },
  ],
  classrooms: [],
}
