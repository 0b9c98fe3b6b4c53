import type { DemoClass } from '../../demo.types.ts'

export const course: DemoClass = {
  code: 'PL-010',
  slug: 'mencari-dan-menimbang-informasi',
  name: 'Mencari dan Menimbang Informasi',
  summary: 'Cara pustakawan bertanya, menelusur, dan memutuskan sumber mana yang boleh dipercaya.',
  html: `<p>Pustakawan tidak hafal isi semua buku. Ia tahu cara bertanya dan tahu ke mana harus pergi. Kursus ini memindahkan kebiasaan itu ke layar ponsel Anda.</p><h2>Enam bab</h2><p>Tiga bab pertama tentang mencari, tiga bab berikutnya tentang menimbang. Setiap bab dapat selesai dalam sekali duduk.</p>`,
  cover: { scene: 'library', seed: 12811, alt: 'Pemustaka menelusuri rak' },
  type: 'self_paced',
  level: 'beginner',
  category: 'literasi-informasi',
  tags: ['penelusuran', 'sumber', 'berita bohong'],
  competencies: ['Menelusur', 'Menimbang sumber', 'Mencatat temuan'],
  outcomes: [
    'Mengubah rasa ingin tahu menjadi kata kunci',
    'Memakai katalog dan mesin pencari dengan sengaja',
    'Memeriksa sumber dalam lima menit',
    'Menyimpan temuan agar dapat ditemukan lagi',
  ],
  prerequisites: ['Ponsel atau komputer dengan peramban'],
  audience: ['Siswa SMA', 'Mahasiswa', 'Umum'],
  durationMinutes: 120,
  price: 0,
  certificate: true,
  instructors: [{ person: 'andi-batari-rukmana', role: 'lead' }],
  rating: { average: 4.6, count: 142 },
  modules: [
    {
      slug: 'mencari',
      title: 'Mencari',
      chapters: [
        {
          slug: 'pertanyaan-di-balik-pertanyaan',
          title: 'Pertanyaan di balik pertanyaan',
          minutes: 20,
          isPreview: true,
          html: `<p>Orang jarang menanyakan apa yang ia perlukan. Seorang bapak bertanya di meja kami, "Ada buku tentang kucing?" Setelah tiga pertanyaan balik, ternyata yang ia perlukan adalah cara menghilangkan bau di karpet.</p><p>Sebelum mengetik apa pun, tanyakan kepada diri sendiri tiga hal. Untuk apa saya mencari ini? Seperti apa jawaban yang cukup? Apa yang sudah saya ketahui? Tuliskan jawabannya dalam satu baris.</p><h2>Dari baris ke kata kunci</h2><ul><li>Garis bawahi kata benda, buang kata tanya.</li><li>Cari satu padanan untuk setiap kata: karpet, permadani, alas.</li><li>Tambahkan satu pembatas: tempat, tahun, atau bahan.</li></ul><p>Latihan: ingat pencarian terakhir Anda yang gagal. Tuliskan baris tujuannya, lalu susun tiga kata kunci baru. Coba lagi dan bandingkan halaman pertamanya.</p>`,
        },
        {
          slug: 'membaca-katalog',
          title: 'Membaca katalog seperti peta',
          minutes: 20,
          isPreview: true,
          html: `<p>Nomor panggil pada punggung buku adalah alamat. Bagian pertama menunjukkan pokok bahasan, bagian kedua pengarang, dan bagian ketiga judul. Buku yang alamatnya berdekatan biasanya membicarakan hal yang berdekatan pula. Karena itu pustakawan tidak pernah mengambil satu buku saja. Ia menoleh ke kiri dan ke kanan.</p><p>Kebiasaan menoleh itu dapat dipakai di layar. Setelah menemukan satu sumber yang baik, lihat kata kunci yang ditempelkan padanya, buka halaman pengarangnya, dan periksa daftar pustakanya. Satu sumber yang baik selalu mempunyai tetangga.</p><h2>Tiga pintu masuk</h2><ul><li>Judul, bila Anda sudah tahu yang dicari.</li><li>Pengarang, bila Anda percaya orangnya.</li><li>Pokok bahasan, bila Anda baru mulai.</li></ul><p>Latihan: cari satu buku di katalog, catat pokok bahasannya, lalu temukan dua tetangganya yang belum pernah Anda dengar.</p>`,
        },
        {
          slug: 'mesin-pencari-dengan-sengaja',
          title: 'Mesin pencari dengan sengaja',
          minutes: 20,
          html: `<p>Mesin pencari menebak apa yang Anda maksud dari apa yang dicari orang banyak. Tebakannya sering baik untuk pertanyaan umum dan sering meleset untuk pertanyaan setempat. Bantulah ia dengan batas yang jelas.</p><h2>Empat alat kecil</h2><ul><li>Tanda petik untuk kata yang harus berurutan: "tarian pakarena".</li><li>Tanda kurang untuk membuang: jaguar -mobil.</li><li>Nama situs untuk membatasi tempat: site:go.id banjir Maros.</li><li>Rentang tahun untuk membatasi waktu.</li></ul><p>Baca alamatnya sebelum judulnya. Judul ditulis untuk diklik, alamat memberi tahu siapa yang menulis. Buka tiga hasil di tab baru, bacalah bergantian, dan tutup yang tidak menyebut sumber.</p><p>Latihan: cari satu fakta tentang kota Anda dengan dan tanpa alat di atas. Hitung berapa hasil di halaman pertama yang benar-benar ditulis orang yang pernah ke sana.</p>`,
        },
      ],
    },
    {
      slug: 'menimbang',
      title: 'Menimbang',
      chapters: [
        {
          slug: 'lima-menit-memeriksa',
          title: 'Lima menit memeriksa sumber',
          minutes: 20,
          html: `<p>Memeriksa sumber tidak harus lama. Pemeriksa fakta yang terlatih justru cepat meninggalkan halaman yang dibacanya. Ia membuka tab lain dan mencari tahu apa kata orang tentang penulisnya. Cara itu disebut membaca menyamping.</p><h2>Urutan lima menit</h2><ol><li>Siapa yang menerbitkan? Cari namanya di tempat lain.</li><li>Siapa yang menulis, dan apa pekerjaannya?</li><li>Kapan ditulis, dan apakah sudah ada yang lebih baru?</li><li>Apa buktinya? Buka satu rujukannya sampai ke dasar.</li><li>Siapa yang membantah?</li></ol><p>Bila dua dari lima tidak terjawab, jangan dipakai. Bukan berarti salah, hanya berarti Anda belum tahu.</p><p>Latihan: ambil satu pesan berantai yang Anda terima pekan ini dan jalankan urutan di atas dengan pengatur waktu. Tuliskan simpulannya dalam satu kalimat yang sopan untuk pengirimnya.</p>`,
        },
        {
          slug: 'angka-dan-gambar',
          title: 'Angka dan gambar yang berbicara terlalu keras',
          minutes: 20,
          html: `<p>Angka tampak lebih jujur daripada kalimat, padahal keduanya ditulis orang. Setiap kali bertemu persentase, tanyakan tiga hal: persen dari berapa, dibandingkan dengan kapan, dan siapa yang menghitung. Kenaikan dua ratus persen dapat berarti dari satu menjadi tiga.</p><p>Gambar perlu diperlakukan sama. Foto banjir yang benar-benar banjir dapat berasal dari kota lain dan tahun lain. Seret gambarnya ke mesin pencari gambar dan lihat tanggal kemunculan pertamanya.</p><h2>Grafik</h2><p>Lihat sumbu tegaknya lebih dahulu. Bila tidak mulai dari nol, perbedaan kecil akan tampak seperti jurang. Gambar ulang di kertas dengan sumbu yang utuh, dan lihat apakah Anda masih terkejut.</p><p>Latihan: temukan satu grafik di berita hari ini. Jawab tiga pertanyaan tentang angkanya dan gambar ulang dalam dua menit.</p>`,
        },
        {
          slug: 'menyimpan-temuan',
          title: 'Menyimpan agar dapat ditemukan lagi',
          minutes: 20,
          html: `<p>Temuan yang tidak dapat ditemukan lagi sama dengan belum ditemukan. Pustakawan mencatat pada saat memegang bukunya, bukan nanti. Kebiasaan itu menyelamatkan banyak malam sebelum tenggat.</p><h2>Satu kartu untuk satu temuan</h2><ul><li>Judul dan alamat lengkap.</li><li>Tanggal Anda membacanya.</li><li>Satu kalimat isi dengan kata-kata Anda sendiri.</li><li>Satu alasan mengapa Anda menyimpannya.</li></ul><p>Baris keempat paling penting. Tiga bulan lagi Anda tidak akan ingat mengapa tautan itu ada. Beri pula dua kata kunci, salah satunya kata yang Anda pakai sehari-hari.</p><p>Rapikan setiap akhir bulan: buang kartu yang alasannya sudah tidak berlaku. Perpustakaan yang baik juga menyiangi koleksinya.</p><p>Latihan: buka riwayat peramban Anda hari ini, pilih tiga halaman, dan buatkan kartunya.</p>`,
        },
      ],
    },
  ],
  classrooms: [],
}
