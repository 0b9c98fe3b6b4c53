import type { DemoPage } from '../../pages.types.ts'

export const cityPages: DemoPage[] = [
  {
    name: 'Network',
    eyebrow: 'Jejaring',
    title: 'Jejaring pengajar dan lembaga',
    lead: 'Akademi jarang bertahan sendirian. Di sini pengelola saling meminjamkan pengajar, materi, dan pengalaman.',
    sections: [
      {
        kind: 'sponsors',
        id: 'mitra',
        title: 'Yang berjalan bersama kami',
        intro: 'Organisasi yang ikut menyusun program dan menguji fitur.',
        tiers: [
          {
            name: 'Mitra program',
            names: ['Ikatan Pengajar Mandiri Nusantara', 'Forum Guru Vokasi Timur'],
          },
          { name: 'Mitra wilayah', names: ['Yayasan Tunas Belajar', 'Jejaring Lembaga Kursus Sumatra'] },
        ],
      },
      {
        kind: 'features',
        id: 'isi-jejaring',
        title: 'Apa yang dibagi anggota',
        items: [
          {
            icon: 'folder',
            title: 'Perpustakaan latihan',
            text: 'Paket latihan kode yang lolos tinjauan program Guru Koding, lengkap dengan nama penyusunnya.',
            href: '/Program/guru-koding',
          },
          {
            icon: 'users',
            title: 'Pengajar tamu',
            text: 'Akademi yang kekurangan pengajar dapat meminjam rekan dari akademi lain untuk satu pertemuan.',
          },
          {
            icon: 'file-text',
            title: 'Dokumen yang sudah diuji',
            text: 'Aturan pengembalian dana, silabus satu halaman, dan rubrik yang boleh disalin.',
            href: '/Articles/panduan-silabus-satu-halaman',
          },
          {
            icon: 'calendar',
            title: 'Temu pengelola',
            text: 'Sebulan sekali, bergiliran daring dan di komunitas kota.',
            href: '/Chapters',
          },
        ],
      },
      {
        kind: 'quotes',
        id: 'kata-anggota',
        title: 'Kata anggota',
        items: [
          {
            text: 'Peserta bilang situs kami terasa seperti milik kami sendiri, bukan tempelan di platform orang.',
            name: 'Sulastri',
            role: 'Ketua sanggar batik, Lasem',
            photo: { scene: 'portrait:hijab', seed: 1153, alt: 'Potret Sulastri' },
          },
        ],
      },
      {
        kind: 'questions',
        id: 'bergabung',
        title: 'Sebelum bergabung',
        items: [
          {
            question: 'Apakah harus memakai Sanggar?',
            answer:
              'Tidak. Cukup mengajar secara teratur dan bersedia membagikan satu pelajaran setiap semester.',
          },
          {
            question: 'Apakah ada iuran?',
            answer: 'Tidak ada. Biaya temu pengelola ditanggung bersama oleh tuan rumah dan Sanggar.',
          },
          {
            question: 'Bagaimana cara masuk?',
            answer:
              'Datang ke salah satu temu pengelola atau buat janji temu daring. Seorang anggota lama akan memperkenalkan Anda.',
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'ikut',
        title: 'Bawa satu pelajaran, pulang dengan sepuluh',
        text: 'Temu berikutnya membahas kelas pertama yang gagal dan apa yang diubah setelahnya.',
        actions: [
          { label: 'Buat janji temu', href: '/Make-Appointment' },
          { label: 'Lihat kolaborasi', href: '/Collaboration' },
        ],
      },
    ],
  },
  {
    name: 'Chapters',
    eyebrow: 'Komunitas kota',
    title: 'Sanggar di kota Anda',
    lead: 'Pengelola dan pengajar bertemu tatap muka sebulan sekali. Tidak ada panggung, hanya meja panjang dan layar bersama.',
    sections: [
      {
        kind: 'features',
        id: 'kota',
        title: 'Komunitas yang berjalan',
        items: [
          {
            icon: 'pin',
            title: 'Bandung',
            text: 'Sabtu kedua, membahas uang akademi: harga, tagihan, dan honor.',
            href: '/Bandung',
          },
          {
            icon: 'pin',
            title: 'Jakarta',
            text: 'Kamis malam ketiga, untuk pengelola pelatihan di perusahaan dan lembaga.',
            href: '/Jakarta',
          },
          {
            icon: 'pin',
            title: 'Yogyakarta',
            text: 'Setiap Rabu sore, kantor kami terbuka bagi siapa pun yang ingin mengerjakan situsnya bersama.',
          },
          {
            icon: 'pin',
            title: 'Padang',
            text: 'Di Balai Belajar Simpang Haru, bersamaan dengan praktik Lokakarya Pengajar Digital.',
            href: '/Class/lokakarya-pengajar-digital',
          },
          {
            icon: 'pin',
            title: 'Wamena dan Jayapura',
            text: 'Bergiliran bersama Yosep. Jadwal mengikuti musim penerbangan.',
            href: '/Blog/mengajar-dari-wamena',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'memulai',
        title: 'Membuka komunitas di kota lain',
        intro: 'Syaratnya bukan gedung, melainkan tiga orang yang mau datang dua kali.',
        items: [
          {
            label: 'Pertemuan 1',
            title: 'Makan bersama',
            text: 'Tiga pengelola bertemu dan menuliskan satu masalah yang sama.',
          },
          {
            label: 'Pertemuan 2',
            title: 'Satu topik, satu pembawa cerita',
            text: 'Kami mengirim bahan dan satu orang tim secara daring.',
          },
          {
            label: 'Pertemuan 3',
            title: 'Resmi menjadi komunitas',
            text: 'Kota Anda muncul di halaman ini, dengan satu penanggung jawab dan jadwal tetap.',
          },
        ],
      },
      {
        kind: 'listing',
        of: 'tulisan-temans',
        id: 'cerita',
        title: 'Ditulis oleh anggota',
        more: { label: 'Semua tulisan', href: '/Tulisan-Temans' },
        count: 3,
      },
      {
        kind: 'appeal',
        id: 'buka',
        title: 'Kota Anda belum ada?',
        text: 'Kirim nama kota dan dua rekan yang mau ikut. Yosep atau Suryadi akan menghubungi Anda.',
        actions: [{ label: 'Buat janji temu', href: '/Make-Appointment' }],
      },
    ],
  },
  {
    name: 'Bandung',
    eyebrow: 'Komunitas kota',
    title: 'Sanggar Bandung',
    lead: 'Pengelola lembaga kursus dari Bandung, Cimahi, dan Garut berkumpul setiap Sabtu kedua untuk membicarakan hal yang jarang dibicarakan: uang.',
    cover: { scene: 'batik', seed: 1313, alt: 'Kain batik di atas meja kerja' },
    sections: [
      {
        kind: 'schedule',
        id: 'sabtu-kedua',
        title: 'Sabtu kedua, setengah hari',
        days: [
          {
            title: 'Temu Sanggar Bandung',
            inDays: 21,
            items: [
              { time: '09.00', title: 'Kopi dan perkenalan', place: 'Ruang belajar mitra, Cikutra' },
              { time: '09.30', title: 'Bedah satu lembar keuangan akademi' },
              { time: '10.45', title: 'Menghitung ulang harga satu kelas bersama-sama' },
              { time: '12.00', title: 'Selesai, sebagian lanjut makan siang' },
            ],
          },
        ],
      },
      {
        kind: 'text',
        id: 'kebiasaan',
        title: 'Satu aturan: angka tetap di ruangan',
        bodyHtml: `<p>Peserta membawa angka sungguhan dari lembaganya. Tidak ada foto layar, tidak ada nama di papan. Yang boleh dibawa pulang hanya pelajarannya.</p>
<p>Dari meja inilah tulisan <a href="/Blog/menentukan-harga-kelas-pertama">Menentukan harga kelas pertama tanpa menebak</a> bermula.</p>`,
      },
      {
        kind: 'people',
        id: 'penjaga',
        title: 'Yang menjaga meja',
        people: ['dede-kurniasih'],
      },
      {
        kind: 'appeal',
        id: 'datang',
        title: 'Datang tanpa menyiapkan apa pun',
        text: 'Kabari kami supaya kursinya cukup. Acara tidak dipungut biaya.',
        actions: [
          { label: 'Kabari kedatangan', href: '/Make-Appointment' },
          { label: 'Kota lain', href: '/Chapters' },
        ],
      },
    ],
  },
  {
    name: 'Jakarta',
    eyebrow: 'Komunitas kota',
    title: 'Sanggar Jakarta',
    lead: 'Kamis malam ketiga, sepulang kerja. Untuk orang yang mengurus pelatihan di perusahaan, yayasan, dan kementerian.',
    sections: [
      {
        kind: 'questions',
        id: 'topik',
        title: 'Pertanyaan yang pernah kami kerjakan semalam',
        intro:
          'Setiap pertemuan hanya membahas satu pertanyaan. Inilah empat di antaranya, berikut jawaban singkatnya.',
        items: [
          {
            question: 'Mengapa karyawan mengulang kuis sampai lulus tanpa membaca?',
            answer:
              'Karena soalnya selalu sama. Ambil acak dari bank soal, dan tampilkan pembahasan setelah batas waktu.',
          },
          {
            question: 'Laporan apa yang sungguh dibaca direksi?',
            answer: 'Satu halaman: berapa yang selesai, berapa yang menerapkan, dan satu cerita.',
          },
          {
            question: 'Bagaimana melatih cabang yang tokonya tidak boleh tutup?',
            answer: 'Bab sepuluh menit per hari selama tiga pekan, dibaca bergiliran di ruang belakang.',
          },
          {
            question: 'Siapa yang menulis materi bila ahlinya tidak punya waktu?',
            answer: 'Wawancarai empat puluh menit, tulis oleh orang lain, lalu ahlinya menyunting.',
          },
        ],
      },
      {
        kind: 'features',
        id: 'praktis',
        title: 'Keterangan praktis',
        items: [
          {
            icon: 'clock',
            title: 'Pukul 18.30 sampai 20.30 WIB',
            text: 'Dimulai tepat waktu, karena kereta terakhir tidak menunggu.',
          },
          {
            icon: 'pin',
            title: 'Berpindah kantor tuan rumah',
            text: 'Selalu dekat stasiun. Alamat dikirim tiga hari sebelumnya kepada yang mendaftar.',
          },
          {
            icon: 'ticket',
            title: 'Tanpa biaya',
            text: 'Kursi terbatas dua puluh lima orang supaya semua bicara.',
          },
        ],
      },
      {
        kind: 'people',
        id: 'pemandu',
        title: 'Pemandu',
        people: ['andi-tenriawaru', 'nurhaliza-daulay'],
      },
      {
        kind: 'appeal',
        id: 'usul',
        title: 'Usulkan pertanyaan berikutnya',
        text: 'Pertanyaan dari pendaftar didahulukan. Kantor Anda juga boleh menjadi tuan rumah.',
        actions: [
          { label: 'Daftar dan usulkan', href: '/Make-Appointment' },
          { label: 'Sanggar untuk perusahaan', href: '/Corporates' },
        ],
      },
    ],
  },
]
