import type { DemoPage } from '../../pages.types.ts'

/** Words above lists and forms of other rooms. */
export const listWords: DemoPage[] = [
  {
    name: 'Class',
    title: 'Kelas bersama tim Sanggar',
    lead: 'Webinar, kelas langsung, dan bootcamp untuk orang yang mengelola atau mengajar di akademi.',
    sections: [
      {
        kind: 'appeal',
        id: 'lanjut',
        title: 'Tidak menemukan kelasnya?',
        text: 'Kelas dapat diselenggarakan khusus untuk tim Anda, dengan contoh dari akademi sendiri.',
        actions: [
          { label: 'Pelatihan khusus', href: '/Training-Services' },
          { label: 'Kursus gratis', href: '/Courses/membuka-akademi-daring' },
        ],
      },
    ],
  },
  {
    name: 'Courses',
    title: 'Kursus mandiri',
    lead: 'Dikerjakan di sela pekerjaan, bab demi bab. Dua kursus pertama gratis.',
  },
  {
    name: 'Courses-Premium',
    title: 'Kursus premium',
    lead: 'Kursus mandiri dengan bahan lebih dalam dan umpan balik dari pengajar.',
  },
  { name: 'Program', title: 'Program', lead: 'Untuk yang ingin ditemani lebih lama daripada satu kelas.' },
  {
    name: 'News',
    title: 'Berita Sanggar',
    lead: 'Yang baru di platform dan yang sedang terjadi di komunitas.',
  },
  {
    name: 'Blog',
    title: 'Blog',
    lead: 'Catatan dari dapur: keputusan yang kami ambil, dan yang kami sesali.',
  },
  {
    name: 'Articles',
    title: 'Panduan',
    lead: 'Bacaan panjang yang boleh dicetak dan ditempel di dinding kantor akademi.',
  },
  {
    name: 'Podcasts',
    title: 'Bincang Sanggar',
    lead: 'Percakapan dengan orang yang mengajar, direkam di tempat mereka mengajar.',
  },
  {
    name: 'Tulisan-Temans',
    title: 'Tulisan teman',
    lead: 'Cerita yang ditulis pengelola dan pengajar sendiri. Kami hanya membetulkan ejaannya.',
  },
  {
    name: 'Event',
    title: 'Acara',
    lead: 'Temu pengelola, lokakarya, dan festival. Datanglah walau belum kenal siapa-siapa.',
  },
  {
    name: 'Event-Careers',
    title: 'Bursa kerja',
    lead: 'Lowongan di akademi dan lembaga yang berjalan bersama Sanggar.',
  },
  {
    name: 'Event-Program',
    title: 'Acara program',
    lead: 'Kegiatan tatap muka dan daring dari program Sanggar.',
  },
  {
    name: 'Camp',
    title: 'Bootcamp dan kamp',
    lead: 'Belajar intensif bersama, dengan hasil yang dibawa pulang.',
  },
  {
    name: 'BelajarBersama',
    title: 'Belajar Bersama',
    lead: 'Sekali setahun, semua akademi berkumpul untuk saling mengajar.',
  },
  {
    name: 'Career',
    title: 'Berkarier bersama akademi',
    lead: 'Kenali lembaganya sebelum melamar pekerjaannya.',
  },
  { name: 'Mentor', title: 'Mentor', lead: 'Orang-orang yang menanggapi tugas Anda, satu per satu.' },
  {
    name: 'Portfolio',
    title: 'Pekerjaan kami',
    lead: 'Cerita proyek bersama lembaga, lengkap dengan bagian yang tidak berjalan mulus.',
  },
  {
    name: 'Gallery',
    title: 'Galeri',
    lead: 'Meja panjang, papan tulis, dan wajah orang yang baru saja paham.',
  },
  { name: 'Video', title: 'Video', lead: 'Pendek, seperlunya, dan tidak pernah berputar sendiri.' },
  { name: 'Clients', title: 'Klien', lead: 'Lembaga yang mempercayakan rumah belajarnya kepada kami.' },
  {
    name: 'Collaboration',
    title: 'Kolaborasi',
    lead: 'Siapa yang bekerja bersama kami dan bagaimana memulainya.',
  },
  {
    name: 'Curriculum',
    title: 'Kurikulum',
    lead: 'Urutan belajar setiap program, dari sabuk pertama sampai terakhir.',
  },
  { name: 'Silabus', title: 'Silabus', lead: 'Isi setiap kelas sebelum Anda mendaftar.' },
  { name: 'Liga-Smk', title: 'Liga SMK', lead: 'Pertandingan antartim SMK yang berjalan di studio koding.' },
  {
    name: 'Tenants',
    title: 'Akademi di Sanggar',
    lead: 'Berkunjunglah ke rumah tetangga. Setiap akademi punya wajah sendiri.',
  },
  {
    name: 'Make-Appointment',
    title: 'Buat janji temu',
    lead: 'Tiga puluh menit dengan orang yang mengerjakan, bukan tenaga penjual.',
  },
]
