import type { DemoPage } from '../../pages.types.ts'

export const cityPages: DemoPage[] = [
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
            icon: 'wallet',
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
        kind: 'text',
        id: 'penjaga',
        title: 'Dede yang menjaga meja',
        bodyHtml: `<p>Dede Kurniasih mendampingi lembaga kursus di Bandung dan Garut menata harga, tagihan, dan honor pengajar. Ia senang mengubah lembar kerja yang rumit menjadi satu halaman yang dipahami semua orang.</p><p>Di meja ini ia hanya punya satu kebiasaan: setiap angka ditanya dua kali, dari mana datangnya dan siapa yang memutuskan.</p>`,
        picture: { scene: 'portrait:woman', seed: 1110, alt: 'Potret Dede Kurniasih' },
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
            icon: 'message-circle',
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
        kind: 'text',
        id: 'pemandu',
        title: 'Tenri yang memandu',
        bodyHtml: `<p>Andi Tenriawaru meneliti cara orang dewasa belajar di sela jam kerja. Ia datang dari Makassar setiap bulan, dan Nurhaliza menemani bila topiknya menyangkut produk.</p><p>Aturannya sederhana: tidak ada paparan lebih dari tujuh menit, dan setiap orang pulang membawa satu hal yang akan dicoba hari Senin.</p>`,
        picture: { scene: 'portrait:hijab', seed: 1105, alt: 'Potret Andi Tenriawaru' },
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
