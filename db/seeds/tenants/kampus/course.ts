import type { DemoClass } from '../../demo.types.ts'

export const course: DemoClass = {
  code: 'UTR-011',
  slug: 'menulis-ilmiah-dari-nol',
  name: 'Menulis Ilmiah dari Nol',
  summary: 'Dari pertanyaan yang jujur sampai daftar pustaka yang rapi. Terbuka untuk calon mahasiswa.',
  html: `<p>Mahasiswa baru sering diminta menulis makalah sebelum pernah diajari caranya. Kursus ini menutup celah itu. Enam bab pendek membawa Anda dari pertanyaan yang layak diteliti sampai naskah yang siap dibaca orang lain.</p><h2>Cara belajarnya</h2><p>Setiap bab berakhir dengan satu latihan yang menghasilkan potongan naskah. Pada akhir kursus potongan itu tersusun menjadi makalah empat halaman.</p>`,
  cover: { scene: 'books', seed: 12011, alt: 'Buku dan catatan di meja baca' },
  type: 'self_paced',
  level: 'beginner',
  category: 'bahasa-sastra',
  tags: ['menulis', 'riset', 'mahasiswa baru'],
  competencies: ['Merumuskan pertanyaan', 'Mengutip', 'Menyunting'],
  outcomes: [
    'Merumuskan pertanyaan yang dapat dijawab',
    'Membedakan kutipan, parafrasa, dan ringkasan',
    'Menyusun makalah empat halaman',
    'Menyunting naskah sendiri dalam tiga putaran',
  ],
  prerequisites: ['Terbiasa mengetik di komputer atau ponsel'],
  audience: ['Calon mahasiswa', 'Mahasiswa tahun pertama'],
  durationMinutes: 150,
  price: 0,
  certificate: true,
  instructors: [{ person: 'yusuf-hatala', role: 'lead' }],
  rating: { average: 4.7, count: 63 },
  modules: [
    {
      slug: 'sebelum-menulis',
      title: 'Sebelum menulis',
      chapters: [
        {
          slug: 'pertanyaan-yang-layak',
          title: 'Pertanyaan yang layak diteliti',
          minutes: 25,
          isPreview: true,
          html: `<p>Makalah yang buruk biasanya tidak gagal di halaman terakhir. Ia gagal di kalimat pertama, ketika penulisnya memilih judul yang terlalu luas. "Dampak media sosial terhadap remaja" dapat menghabiskan hidup seorang profesor, apalagi dua pekan seorang mahasiswa.</p><p>Pertanyaan yang layak diteliti mempunyai tiga batas: siapa, di mana, dan kapan. Bandingkan judul tadi dengan pertanyaan ini: bagaimana pedagang cengkih di Pasar Gamalama memakai grup percakapan untuk menetapkan harga harian? Anda sudah dapat membayangkan siapa yang harus diwawancarai.</p><h2>Uji satu menit</h2><ul><li>Dapatkah dijawab tanpa kata "tergantung"?</li><li>Adakah orang, dokumen, atau tempat yang dapat Anda datangi?</li><li>Adakah orang yang akan peduli pada jawabannya?</li></ul><p>Latihan: tulis lima pertanyaan tentang hal yang Anda lihat dalam perjalanan hari ini. Coret tiga. Ceritakan dua yang tersisa kepada teman, lalu pilih yang membuatnya bertanya balik.</p>`,
        },
        {
          slug: 'membaca-dengan-pensil',
          title: 'Membaca dengan pensil',
          minutes: 25,
          isPreview: true,
          html: `<p>Membaca untuk menulis berbeda dengan membaca untuk lulus ujian. Anda tidak perlu mengingat semuanya. Anda perlu tahu di mana letaknya dan apa yang Anda pikirkan ketika membacanya.</p><p>Pakai tiga tanda saja. Garis tegak di tepi untuk gagasan utama, tanda tanya untuk hal yang belum Anda pahami, dan tanda seru untuk hal yang Anda ragukan. Tanda seru adalah bahan makalah Anda, sebab di sanalah pendapat Anda mulai berbeda.</p><h2>Kartu bacaan</h2><p>Selesai membaca satu tulisan, tutup naskahnya dan buat satu kartu berisi empat baris: siapa yang menulis, apa pertanyaannya, apa jawabannya, dan apa yang belum ia jawab. Menutup naskah itu penting. Yang dapat Anda tulis tanpa melihat adalah yang benar-benar Anda pahami.</p><p>Latihan: buat tiga kartu dari tiga bacaan. Letakkan di meja dan susun seolah penulisnya sedang bercakap-cakap. Siapa membantah siapa?</p>`,
        },
        {
          slug: 'mengutip-dengan-jujur',
          title: 'Mengutip dengan jujur',
          minutes: 25,
          html: `<p>Ada tiga cara membawa suara orang lain ke dalam naskah. Kutipan langsung memakai kata-kata aslinya di antara tanda petik. Parafrasa menyampaikan gagasan yang sama dengan kalimat Anda sendiri. Ringkasan memadatkan tulisan panjang menjadi beberapa kalimat. Ketiganya memerlukan sumber.</p><p>Kekeliruan yang paling sering bukan kesengajaan. Mahasiswa menyalin satu paragraf ke catatan, lupa menandainya, lalu sebulan kemudian mengira itu tulisannya sendiri. Pencegahannya sederhana: beri warna lain pada semua yang bukan kalimat Anda sejak masih di catatan.</p><h2>Kapan mengutip langsung</h2><p>Kutip langsung hanya bila kata-katanya sendiri penting: definisi hukum, ucapan narasumber, atau kalimat yang hendak Anda bantah. Selebihnya gunakan parafrasa. Naskah yang penuh tanda petik menunjukkan penulisnya belum mencerna.</p><p>Latihan: ambil satu paragraf dari bacaan Anda. Tulis parafrasanya tanpa melihat, lalu bandingkan. Bila lebih dari empat kata berurutan masih sama, ulangi.</p>`,
        },
      ],
    },
    {
      slug: 'naskah-dan-suntingan',
      title: 'Naskah dan suntingan',
      chapters: [
        {
          slug: 'kerangka-satu-halaman',
          title: 'Kerangka satu halaman',
          minutes: 25,
          html: `<p>Kerangka bukan daftar bab. Kerangka adalah daftar kalimat. Setiap paragraf dalam makalah Anda mempunyai satu kalimat yang harus dipercaya pembaca sebelum ia boleh maju ke paragraf berikutnya. Tulislah kalimat-kalimat itu lebih dulu, satu baris satu kalimat.</p><p>Bacakan daftar itu dengan suara keras kepada teman. Bila ia bertanya "kok tiba-tiba ke situ?", ada kalimat yang hilang di antara dua baris. Bila ia mengangguk sampai akhir, kerangkanya sudah berdiri.</p><h2>Takaran</h2><ul><li>Satu kalimat untuk pembuka, yaitu pertanyaan Anda.</li><li>Tiga sampai lima kalimat untuk isi.</li><li>Satu kalimat untuk penutup, yaitu jawaban dan batasnya.</li></ul><p>Latihan: tulis kerangka tujuh kalimat untuk pertanyaan Anda. Simpan di halaman pertama naskah sampai hari pengumpulan, lalu hapus. Bila isi naskah bergeser, perbaiki kerangkanya dahulu.</p>`,
        },
        {
          slug: 'paragraf-yang-berjalan',
          title: 'Paragraf yang berjalan',
          minutes: 25,
          html: `<p>Paragraf yang baik berjalan dari yang sudah diketahui pembaca ke yang baru baginya. Kalimat pertama menyambung dari paragraf sebelumnya, kalimat tengah membawa bukti, dan kalimat terakhir mengatakan apa arti bukti itu.</p><p>Bukti tanpa arti membuat pembaca bertanya "lalu kenapa?". Arti tanpa bukti membuatnya bertanya "kata siapa?". Periksa setiap paragraf dengan dua pertanyaan itu, dan jawab yang belum terjawab.</p><h2>Contoh</h2><blockquote><p>Empat dari enam pedagang yang kami temui mencatat harga pukul tujuh pagi. Catatan itu mereka kirim sebelum kapal pertama tiba, sehingga harga di pasar sudah terbentuk ketika cengkihnya masih di laut.</p></blockquote><p>Kalimat pertama adalah bukti. Kalimat kedua adalah artinya. Tidak ada kata sifat yang memaksa pembaca kagum.</p><p>Latihan: pilih satu paragraf Anda. Garis bawahi buktinya, lingkari artinya. Bila salah satu tidak ada, itulah pekerjaan hari ini.</p>`,
        },
        {
          slug: 'tiga-putaran-suntingan',
          title: 'Tiga putaran suntingan',
          minutes: 25,
          html: `<p>Menyunting sambil menulis seperti mengepel sambil memasak. Selesaikan dulu naskahnya, tinggalkan semalam, lalu sunting dalam tiga putaran yang masing-masing hanya mencari satu hal.</p><h2>Putaran pertama: susunan</h2><p>Baca hanya kalimat pertama tiap paragraf. Apakah ceritanya utuh? Pindahkan paragraf yang salah tempat. Jangan menyentuh ejaan.</p><h2>Putaran kedua: kalimat</h2><p>Potong setiap kalimat yang melebihi dua baris. Cari kata "merupakan", "dimana", dan "sangat", lalu lihat apakah kalimatnya lebih baik tanpa kata itu. Biasanya ya.</p><h2>Putaran ketiga: kebersihan</h2><p>Barulah ejaan, tanda baca, dan daftar pustaka. Cocokkan setiap sumber di dalam naskah dengan daftar di belakang, satu demi satu, dengan penggaris di layar.</p><p>Latihan: minta seseorang membacakan naskah Anda dengan suara keras. Di tempat ia tersendat, di situlah kalimat Anda belum selesai.</p>`,
        },
      ],
    },
  ],
  classrooms: [],
}
