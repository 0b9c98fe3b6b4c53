import type { DemoPage } from '../../pages.types.ts'

export const programPages: DemoPage[] = [
  {
    name: 'Pesilat',
    eyebrow: 'Program berjenjang',
    title: 'Pesilat',
    lead: 'Lima sabuk bagi orang yang mengajar. Naik dengan bukti dari akademi Anda sendiri, bukan dengan lama waktu.',
    seo: { title: 'Pesilat: lima sabuk pengajar' },
    cover: { scene: 'medal', seed: 1401, alt: 'Medali dan sabuk lima warna' },
    sections: [
      {
        kind: 'steps',
        id: 'sabuk',
        title: 'Lima sabuk, lima bukti',
        items: [
          { label: 'Putih', title: 'Membuka kelas', text: 'Satu halaman kelas terbit dengan lima peserta.' },
          { label: 'Kuning', title: 'Menulis materi', text: 'Satu kursus mandiri yang diuji tiga orang.' },
          {
            label: 'Hijau',
            title: 'Memandu angkatan',
            text: 'Satu angkatan selesai dengan laporan singkat.',
          },
          { label: 'Biru', title: 'Menilai dengan adil', text: 'Bank soal dan rubrik yang dipakai rekan.' },
          { label: 'Hitam', title: 'Mendampingi', text: 'Dua pengajar dampingan naik sabuk.' },
        ],
      },
      {
        kind: 'text',
        id: 'ujian',
        title: 'Bagaimana ujiannya',
        bodyHtml: `<p>Dua penguji membuka bukti Anda dan menilainya dengan rubrik yang sama-sama bisa dibaca. Keputusan datang dalam tujuh hari kerja, selalu dengan umpan balik tertulis.</p>
<p>Belum lulus bukan gagal. Perbaiki bagian yang ditandai, lalu ajukan kembali kapan saja. Sabuk yang sudah diperoleh tidak pernah diambil.</p>`,
      },
      {
        kind: 'listing',
        of: 'course',
        filter: 'pesilat',
        id: 'latihan-mandiri',
        title: 'Latihan untuk sabuk putih dan kuning',
        intro: 'Dua yang pertama gratis.',
        count: 3,
      },
      {
        kind: 'listing',
        of: 'class',
        filter: 'pesilat',
        id: 'latihan-bersama',
        title: 'Latihan bersama penguji',
        count: 3,
      },
      {
        kind: 'people',
        id: 'penguji',
        title: 'Penguji',
        intro: 'Dua di antara mereka membaca bukti Anda.',
        people: ['melati-tanjung', 'andi-tenriawaru', 'rahmawati', 'suryadi'],
      },
      {
        kind: 'questions',
        id: 'tanya',
        title: 'Sebelum masuk gelanggang',
        items: [
          {
            question: 'Apakah harus mengelola akademi sendiri?',
            answer: 'Tidak. Bukti boleh berasal dari kelas di sekolah atau lembaga tempat Anda mengajar.',
          },
          {
            question: 'Berapa lama sampai sabuk hitam?',
            answer: 'Tidak ada batasnya. Sabuk diberikan atas bukti, bukan atas lama waktu.',
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'mulai',
        title: 'Semua orang mulai dari putih',
        text: 'Pengajar dari 31 kabupaten dan kota sudah lebih dulu. Tidak ada batas usia, tidak ada biaya untuk dua sabuk pertama.',
        actions: [
          { label: 'Ikuti Pesilat', href: '/Program/pesilat' },
          { label: 'Baca kisah sabuk kuning', href: '/Tulisan-Temans/dari-papan-tulis-ke-sabuk-kuning' },
        ],
      },
    ],
  },
  {
    name: 'Metamorfosa',
    eyebrow: 'Program perubahan',
    title: 'Metamorfosa',
    lead: 'Satu tahun mengubah lembaga tatap muka menjadi lembaga yang mengajar di dua tempat: di ruangan dan di layar.',
    cover: { scene: 'volcano-sunrise', seed: 1502, alt: 'Matahari terbit di balik gunung' },
    sections: [
      {
        kind: 'steps',
        id: 'tahap',
        title: 'Empat wujud, satu tahun',
        items: [
          {
            label: 'Triwulan 1',
            title: 'Telur: melihat diri',
            text: 'Kami duduk tiga hari di lembaga Anda dan menulis apa yang sungguh terjadi, dari pendaftaran sampai ijazah.',
          },
          {
            label: 'Triwulan 2',
            title: 'Ulat: makan banyak',
            text: 'Materi dipilih, ditulis ulang, dan diuji. Sepertiganya biasanya dibuang dengan lega.',
          },
          {
            label: 'Triwulan 3',
            title: 'Kepompong: berjalan pelan',
            text: 'Satu jurusan berjalan campuran. Jurusan lain menunggu sampai laporannya dibaca bersama.',
          },
          {
            label: 'Triwulan 4',
            title: 'Kupu-kupu: terbang sendiri',
            text: 'Tim Anda memimpin perluasan. Kami hanya datang bila dipanggil.',
          },
        ],
      },
      {
        kind: 'table',
        id: 'berubah',
        title: 'Yang berubah dan yang dijaga',
        columns: ['Bagian', 'Sebelum', 'Sesudah'],
        rows: [
          ['Pendaftaran', 'Datang ke loket', 'Dari ponsel, loket tetap buka'],
          ['Materi', 'Fotokopi milik pengajar', 'Bab bersama yang diperbarui tiap angkatan'],
          ['Penilaian', 'Ujian akhir', 'Tugas bertahap dengan rubrik'],
          ['Sertifikat', 'Cap basah', 'Kode QR dan cap basah bagi yang ingin'],
          ['Hubungan guru dan murid', 'Saling kenal', 'Tetap saling kenal'],
        ],
      },
      {
        kind: 'plans',
        id: 'biaya',
        title: 'Biaya program',
        items: [
          {
            name: 'Lembaga kursus',
            price: 36_000_000,
            period: 'satu tahun',
            text: 'Sampai lima belas pengajar.',
            benefits: [
              'Tiga hari kunjungan per triwulan',
              'Hosting Rumah tumbuh selama setahun',
              'Lima kursi Lokakarya Pengajar Digital',
            ],
            highlighted: true,
            action: { label: 'Buat janji temu', href: '/Make-Appointment' },
          },
          {
            name: 'Sekolah dan yayasan',
            price: 24_000_000,
            period: 'satu tahun',
            text: 'Sampai dua puluh lima guru.',
            benefits: [
              'Dua hari kunjungan per triwulan',
              'Hosting Rumah tumbuh selama setahun',
              'Lima kursi Lokakarya Pengajar Digital',
            ],
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'awal',
        title: 'Belum siap setahun penuh?',
        text: 'Mulailah dari Akademi Perdana selama tiga bulan. Banyak lembaga berhenti di sana dan sudah cukup.',
        actions: [{ label: 'Akademi Perdana', href: '/Program/akademi-perdana' }],
      },
    ],
  },
  {
    name: 'Aksara',
    eyebrow: 'Literasi',
    title: 'Aksara, rumah bacaan di atas Sanggar',
    lead: 'Perpustakaan kecil untuk sekolah dan desa: bacaan berjenjang, catatan baca, dan percakapan tentang buku.',
    cover: { scene: 'books', seed: 1317, alt: 'Kamus dan buku di atas rak' },
    sections: [
      {
        kind: 'features',
        id: 'isi',
        title: 'Yang ada di dalamnya',
        items: [
          {
            icon: 'layers',
            title: 'Bacaan berjenjang',
            text: 'Jenjang A sampai E dengan warna yang sama seperti label di rak buku.',
          },
          {
            icon: 'headphones',
            title: 'Dibacakan',
            text: 'Rekaman suara pendek untuk anak yang belum lancar dan bagi pembaca dengan hambatan penglihatan.',
          },
          {
            icon: 'message-circle',
            title: 'Ulasan pembaca',
            text: 'Anak menulis pendapat satu kalimat. Guru menyetujui sebelum tampil.',
          },
          {
            icon: 'download',
            title: 'Simpan untuk di rumah',
            text: 'Satu buku tersimpan di ponsel keluarga dan terbuka tanpa sambungan.',
          },
        ],
      },
      {
        kind: 'table',
        id: 'jenjang',
        title: 'Jenjang bacaan',
        columns: ['Jenjang', 'Warna label', 'Ciri'],
        rows: [
          ['A', 'Merah', 'Gambar dengan satu sampai tiga kata'],
          ['B', 'Ungu', 'Kalimat pendek, satu gagasan per halaman'],
          ['C', 'Biru', 'Paragraf pendek dengan gambar'],
          ['D', 'Hijau', 'Cerita berbab, tokoh lebih dari dua'],
          ['E', 'Kuning', 'Teks panjang, banyak sudut pandang'],
        ],
      },
      {
        kind: 'steps',
        id: 'sepekan',
        title: 'Memulai dalam satu pekan',
        items: [
          { label: 'Senin', title: 'Pilih dua puluh judul', text: 'Lebih sedikit lebih baik pada awalnya.' },
          {
            label: 'Rabu',
            title: 'Undang satu kelas',
            text: 'Guru membagikan kode kelas, tanpa email anak.',
          },
          {
            label: 'Jumat',
            title: 'Baca lima belas menit',
            text: 'Guru ikut membaca. Bagian ini tidak boleh dilewati.',
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'pakai',
        title: 'Untuk sekolah, taman baca, dan perpustakaan desa',
        text: 'Aksara ikut dalam semua paket Sanggar. Kami bantu memilih dua puluh judul pertama.',
        actions: [
          { label: 'Buat janji temu', href: '/Make-Appointment' },
          { label: 'Lihat biaya', href: '/Pricing' },
        ],
      },
    ],
  },
]
