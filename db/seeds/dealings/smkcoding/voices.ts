import type { DemoVoices } from '../../forms.types.ts'

export const voices: DemoVoices = {
  testimonies: [
    {
      name: 'Wulan Safitri',
      role: 'Siswa XII RPL',
      content:
        'Saya pertama kali paham kenapa commit harus kecil setelah mentor mengembalikan tugas saya tiga kali. Sekarang teman sekelas bertanya ke saya.',
      rating: 5,
      daysAgo: 9,
    },
    {
      name: 'Bambang Hartono',
      role: 'Guru produktif',
      content:
        'Silabusnya bisa langsung saya pakai di laboratorium. Murid yang pulang sore pun masih sempat mengejar lewat kursus mandiri.',
      rating: 5,
      daysAgo: 23,
    },
    {
      name: 'Ratna Dewi',
      role: 'Orang tua siswa',
      content:
        'Anak saya jadi berani menjelaskan proyeknya di depan keluarga. Saya tidak mengerti kodenya, tetapi saya mengerti bangganya.',
      rating: 4,
      daysAgo: 41,
    },
    {
      name: 'Dimas Anggara',
      role: 'Alumni bootcamp Laravel',
      content:
        'Dua minggu pertama berat. Yang membuat saya bertahan adalah tinjauan kode: setiap catatan ada alasannya.',
      rating: 5,
      daysAgo: 64,
    },
    {
      name: 'Lestari Putri',
      role: 'Siswa XI TKJ',
      content:
        'Jadwal sorenya pas setelah praktik. Rekamannya semoga bisa diunduh karena sinyal di rumah sering hilang.',
      rating: 4,
      daysAgo: 1,
      state: 'pending',
    },
    {
      name: 'Promo Kilat',
      content: 'Tambah pengikut dalam satu jam, hubungi kami sekarang juga.',
      daysAgo: 3,
      state: 'spam',
    },
  ],
  aspirations: [
    {
      name: 'Yoga Pratama',
      content:
        'Mohon video kelas bisa diunduh untuk ditonton tanpa internet. Di sekolah kami, kuota habis sebelum akhir bulan.',
      category: 'platform',
      progress: 'in_progress',
      supports: 37,
      daysAgo: 34,
      replies: [
        [
          'Kami sedang menyiapkan berkas berukuran kecil untuk setiap bab. Kursus Web Dasar lebih dulu, lalu menyusul yang lain.',
          'Tim pengelola',
          12,
        ],
      ],
    },
    {
      name: 'Siti Aminah',
      content: 'Adakan kelas akhir pekan untuk guru yang mengajar penuh dari Senin sampai Jumat.',
      category: 'learning',
      progress: 'done',
      supports: 21,
      daysAgo: 72,
      replies: [
        [
          'Kelas Sabtu pagi sudah dibuka mulai bulan ini. Terima kasih sudah mengusulkan.',
          'Tim pengelola',
          20,
        ],
      ],
    },
    {
      name: 'Arif Setiawan',
      content: 'Pinjamkan laptop untuk peserta liga dari sekolah yang labnya belum memadai.',
      category: 'facilities',
      progress: 'planned',
      supports: 16,
      daysAgo: 18,
      replies: [
        [
          'Kami menghitung kebutuhannya dari pendaftaran musim ini dan mencari mitra perangkat.',
          'Panitia liga',
          6,
        ],
      ],
    },
    {
      name: 'Nur Halimah',
      content: 'Bolehkah satu siswa ikut dua tim di kategori yang sama?',
      category: 'programme',
      progress: 'declined',
      reason:
        'Aturan liga menjaga agar semua siswa mendapat giliran; satu siswa hanya satu tim di setiap kategori.',
      supports: 2,
      daysAgo: 25,
      replies: [['Aturannya kami jelaskan lagi di halaman liga.', 'Panitia liga', 22]],
    },
    {
      name: 'Galih Saputra',
      content: 'Buat forum alumni supaya adik kelas bisa bertanya soal magang.',
      category: 'community',
      supports: 5,
      daysAgo: 4,
    },
    {
      name: 'Intan Permata',
      content: 'Tolong tambah materi aksesibilitas di kelas web. Teman saya memakai pembaca layar.',
      category: 'learning',
      daysAgo: 1,
      state: 'pending',
    },
  ],
  books: [
    {
      slug: 'dari-nol-ke-repositori-pertama',
      title: 'Dari Nol ke Repositori Pertama',
      author: 'Hendra Wijaya',
      publisher: 'Pustaka Lab Sekolah',
      year: 2025,
      summary:
        'Buku kerja enam minggu untuk kelas X: membuka terminal, menulis berkas pertama, lalu membagikannya lewat Git.\n\nSetiap bab ditutup dengan latihan yang bisa dikerjakan berdua di satu komputer.',
      reviews: [
        {
          name: 'Wulan Safitri',
          content: 'Latihan berduanya seru. Bab konflik merge menyelamatkan tugas akhir kami.',
          rating: 5,
          daysAgo: 15,
        },
        {
          name: 'Bambang Hartono',
          content: 'Saya pakai sebagai pegangan mengajar. Bab terakhir agak tergesa, semoga ada edisi kedua.',
          rating: 4,
          daysAgo: 30,
        },
        {
          name: 'Rizky Maulana',
          content: 'Bahasanya sederhana dan contohnya dekat dengan sekolah.',
          rating: 5,
          daysAgo: 47,
        },
        {
          name: 'Galih Saputra',
          content: 'Cocok untuk pemula, kurang menantang untuk kelas XII.',
          rating: 3,
          daysAgo: 2,
          state: 'pending',
        },
      ],
    },
    {
      slug: 'merakit-jaringan-di-kelas',
      title: 'Merakit Jaringan di Kelas',
      author: 'Sri Mulyani Rahayu',
      publisher: 'Pustaka Lab Sekolah',
      year: 2023,
      summary: 'Lima belas praktik jaringan dengan alat yang ada di lemari lab, dari kabel sampai VLAN.',
      reviews: [
        { name: 'Yoga Pratama', content: 'Praktik VLAN-nya jelas, gambarnya besar.', rating: 4, daysAgo: 11 },
        {
          name: 'Arif Setiawan',
          content: 'Butuh daftar alat di awal, sisanya mantap.',
          rating: 4,
          daysAgo: 52,
        },
      ],
    },
  ],
}
