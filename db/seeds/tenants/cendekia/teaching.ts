import type { DemoTeaching } from '../../teaching.types.ts'

export const teaching: DemoTeaching = {
  competences: [
    {
      name: 'Riset pengguna',
      description:
        'Mewawancarai dan mengamati calon pengguna, lalu meringkas temuannya menjadi kebutuhan yang dapat dirancang.',
    },
    {
      name: 'Perancangan antarmuka',
      description:
        'Menyusun alur dan layar yang jelas, terbaca di ponsel kecil, dan konsisten dari awal sampai akhir.',
    },
    {
      name: 'Pengujian kegunaan',
      description:
        'Menguji rancangan bersama lima orang, mencatat yang tersendat, dan memperbaiki yang terpenting.',
    },
    {
      name: 'Pengembangan karier',
      description:
        'Menata portofolio, riwayat hidup, dan latihan wawancara menuju pekerjaan pertama atau berikutnya.',
    },
    {
      name: 'Pembersihan data',
      description: 'Menemukan dan membetulkan data ganda, kosong, dan salah ketik sebelum dianalisis.',
    },
    {
      name: 'Statistik deskriptif',
      description:
        'Meringkas data dengan rerata, median, dan sebaran, serta tahu kapan masing-masing menyesatkan.',
    },
    {
      name: 'Kueri SQL dasar',
      description: 'Mengambil, menyaring, dan menggabungkan tabel dengan SELECT, WHERE, JOIN, dan GROUP BY.',
    },
    {
      name: 'Kueri SQL lanjutan',
      description: 'Menjawab pertanyaan bisnis dengan subkueri, fungsi jendela, dan tabel sementara.',
    },
    {
      name: 'Penyajian data',
      description:
        'Memilih grafik yang tepat dan menulis satu kalimat simpulan yang bisa langsung dipakai atasan.',
    },
    {
      name: 'Penulisan konten',
      description:
        'Menulis konten yang menjawab pertanyaan pelanggan, bukan sekadar mengisi kalender unggahan.',
    },
    {
      name: 'Produksi konten',
      description: 'Merencanakan, merekam, dan menyunting konten pendek dengan ponsel dan cahaya alami.',
    },
    {
      name: 'Pembukuan',
      description: 'Mencatat uang masuk dan keluar setiap hari sehingga laba usaha terlihat di akhir bulan.',
    },
    {
      name: 'Korespondensi',
      description: 'Menulis surat dan email kantor yang singkat, sopan, dan jelas apa yang diminta.',
    },
  ],
  webinars: [
    {
      class: 'portofolio-tanpa-pengalaman',
      title: 'Tiga proyek yang bisa dimulai akhir pekan ini',
      summary:
        'Stefanus menunjukkan cara mengubah tugas kuliah, pekerjaan keluarga, dan kegiatan kampung menjadi portofolio.',
      inDays: 6,
      hour: 19.5,
      minutes: 90,
      provider: 'Zoom',
      speakers: ['stefanus-gunadi'],
      capacity: 300,
    },
    {
      class: 'bootcamp-ui-ux',
      title: 'Kenalan dengan Batch 5',
      summary: 'Jadwal, alat yang perlu dipasang, dan contoh karya akhir dari angkatan sebelumnya.',
      inDays: 11,
      hour: 19,
      minutes: 60,
      provider: 'Google Meet',
      speakers: ['ayu-kartika', 'stefanus-gunadi'],
      capacity: 100,
    },
    {
      class: 'inggris-untuk-rapat',
      title: 'Latihan bicara terbuka: membuka rapat',
      summary: 'Satu jam berbicara bergantian, dengan umpan balik singkat untuk setiap orang.',
      inDays: 1,
      hour: 19.5,
      minutes: 60,
      provider: 'Zoom',
      speakers: ['yuliana-wenda'],
      capacity: 24,
    },
    {
      class: 'sql-untuk-analis',
      title: 'Bedah kueri: laporan penjualan mingguan',
      summary: 'Satu laporan, empat cara menulis kuerinya, dan alasan memilih yang paling mudah dirawat.',
      inDays: -34,
      hour: 19.5,
      minutes: 75,
      provider: 'Zoom',
      speakers: ['andi-baso-rahmat', 'asep-mulyana'],
    },
  ],
  programs: [
    {
      program: 'siap-kerja',
      lead: 'stefanus-gunadi',
      provinces: ['32', '33', '34', '35'],
      schools: ['90010101', '90010103', '90010202', '90010302', '90010401'],
    },
    {
      program: 'usaha-tertata',
      lead: 'suparmi',
      provinces: ['33', '53', '73'],
      schools: ['90010202', '90010502'],
    },
    {
      program: 'alih-karier-desain',
      lead: 'ayu-kartika',
      provinces: ['31', '51'],
      schools: ['90010801'],
    },
  ],
  elevated: ['bootcamp-ui-ux', 'dasar-analisis-data', 'portofolio-tanpa-pengalaman'],
}
