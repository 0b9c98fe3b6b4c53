import type { DemoTeaching } from '../../teaching.types.ts'

export const teaching: DemoTeaching = {
  competences: [
    {
      name: 'Struktur HTML',
      description:
        'Menandai judul, paragraf, daftar, dan formulir dengan elemen yang tepat sehingga halaman terbaca mesin dan pembaca layar.',
    },
    {
      name: 'Tata letak CSS',
      description:
        'Menyusun halaman dengan grid dan flexbox yang rapi dari layar ponsel sampai proyektor kelas.',
    },
    {
      name: 'JavaScript dasar',
      description: 'Variabel, percabangan, perulangan, fungsi, dan menanggapi klik di halaman.',
    },
    {
      name: 'JavaScript lanjutan',
      description: 'Janji, async dan await, serta mengambil data dari layanan lain tanpa membekukan halaman.',
    },
    {
      name: 'Logika pemrograman',
      description:
        'Memecah masalah menjadi langkah, memilih percabangan dan perulangan, lalu membacanya kembali.',
    },
    {
      name: 'Struktur data dasar',
      description: 'Memakai daftar, kamus, dan himpunan untuk menyimpan dan mencari data.',
    },
    {
      name: 'Pengembangan web sisi server',
      description: 'Menangani permintaan, menyimpan data, dan menampilkan halaman dengan Laravel.',
    },
    {
      name: 'Perancangan basis data',
      description:
        'Menentukan tabel, kunci, dan relasi dari cerita pemakai, lalu mengujinya dengan pertanyaan nyata.',
    },
    {
      name: 'Kendali versi',
      description:
        'Mencatat perubahan dengan Git, bekerja di cabang, dan menggabungkan pekerjaan tanpa saling menimpa.',
    },
    {
      name: 'Kerja tim',
      description: 'Membagi tugas, meninjau pekerjaan teman, dan menyampaikan kendala sebelum tenggat.',
    },
    {
      name: 'Perancangan jaringan',
      description: 'Menggambar topologi, memilih perangkat, dan menghitung kabel untuk satu gedung sekolah.',
    },
    {
      name: 'Pemrograman mikrokontroler',
      description: 'Membaca sensor dan menggerakkan relai dengan program kecil di papan ESP32.',
    },
    {
      name: 'Kesiapan kerja',
      description: 'Menyiapkan jurnal, sikap, dan portofolio untuk praktik kerja lapangan.',
    },
  ],
  webinars: [
    {
      class: 'siap-pkl',
      title: 'Hari pertama PKL: apa yang ditunggu industri',
      summary:
        'Laila dan Sumarni menjawab pertanyaan yang dikumpulkan dari siswa kelas XI, dari jam kerja sampai jurnal.',
      inDays: 7,
      hour: 13.5,
      minutes: 90,
      provider: 'Google Meet',
      speakers: ['laila-nasution', 'sumarni'],
      capacity: 250,
    },
    {
      class: 'bootcamp-laravel',
      title: 'Pasang alat bersama sebelum bootcamp',
      summary: 'Memasang PHP, Composer, dan basis data di laptop sekolah, selangkah demi selangkah.',
      inDays: 18,
      hour: 19,
      minutes: 90,
      provider: 'Zoom',
      speakers: ['zulfikar-piliang', 'jefri-lumentut'],
      capacity: 60,
    },
    {
      class: 'git-dan-kerja-tim',
      title: 'Konflik Git tanpa panik',
      summary: 'Jefri sengaja membuat tiga konflik dan menyelesaikannya bersama peserta.',
      inDays: 2,
      hour: 19,
      minutes: 60,
      provider: 'Zoom',
      speakers: ['jefri-lumentut'],
      capacity: 100,
    },
    {
      class: 'persiapan-ukk-rpl',
      title: 'Simulasi presentasi di depan penguji',
      summary: 'Dua kelompok tampil sepuluh menit, penguji memberi nilai beserta alasannya.',
      inDays: -66,
      hour: 15,
      minutes: 120,
      provider: 'Zoom',
      speakers: ['sumarni', 'zulfikar-piliang'],
    },
  ],
  programs: [
    {
      program: 'jalur-pengembang-web',
      lead: 'zulfikar-piliang',
      provinces: ['32', '33', '34', '35'],
      schools: ['90010101', '90010102', '90010103', '90010201', '90010202', '90010302', '90010401'],
    },
    {
      program: 'laboratorium-sekolah',
      lead: 'hendra-tanuwijaya',
      provinces: ['32', '35', '51'],
      schools: ['90010103', '90010401', '90010801'],
    },
    {
      program: 'dari-kelas-ke-industri',
      lead: 'laila-nasution',
      provinces: ['32', '33', '34'],
      schools: ['90010101', '90010201', '90010202', '90010302'],
    },
  ],
  elevated: ['bootcamp-laravel', 'web-dasar', 'siap-pkl'],
}
