import type { DemoPage } from '../../pages.types.ts'

/** Words above lists and forms of other rooms. */
export const listWords: DemoPage[] = [
  {
    name: 'Class',
    title: 'Kelas bersama mentor',
    lead: 'Malam hari dan Sabtu. Pendaftaran ditutup ketika kursi penuh.',
    sections: [
      {
        kind: 'appeal',
        id: 'lanjut',
        title: 'Belum yakin dengan bidangnya?',
        text: 'Bandingkan lama belajar dan biaya semua kelas dalam satu tabel, atau mulai dari kursus gratis.',
        actions: [
          { label: 'Bandingkan kelas', href: '/Overview' },
          { label: 'Kursus mandiri', href: '/Courses' },
        ],
      },
    ],
  },
  {
    name: 'Courses',
    title: 'Kursus mandiri',
    lead: 'Uji minat Anda sebelum mengeluarkan uang. Dua kursus dasarnya gratis.',
  },
  {
    name: 'Courses-Premium',
    title: 'Kursus premium',
    lead: 'Untuk kebutuhan yang lebih khusus, dengan latihan bertahap.',
  },
  {
    name: 'Program',
    title: 'Program karier dan usaha',
    lead: 'Beberapa kelas yang disusun menuju satu tujuan: bekerja, berganti pekerjaan, atau menata usaha.',
  },
  {
    name: 'News',
    title: 'Berita akademi',
    lead: 'Pendaftaran, kelulusan, dan perubahan yang perlu Anda ketahui.',
  },
  { name: 'Blog', title: 'Blog', lead: 'Ditulis pengajar di sela pekerjaan mereka yang lain.' },
  { name: 'Articles', title: 'Panduan karier', lead: 'Dikerjakan malam ini, berguna besok pagi.' },
  {
    name: 'Podcasts',
    title: 'Ruang Karier',
    lead: 'Maria berbincang dengan orang yang berganti arah, dari Kupang.',
  },
  {
    name: 'Tulisan-Temans',
    title: 'Cerita peserta',
    lead: 'Tentang belajar di lapak, di kapal, dan di ruang tunggu.',
  },
  { name: 'Event', title: 'Acara', lead: 'Temu alumni, klinik, dan hari karier.' },
  {
    name: 'Event-Careers',
    title: 'Bursa kerja',
    lead: 'Lowongan yang sudah dibaca mentor karier kami lebih dulu.',
  },
  {
    name: 'Event-Program',
    title: 'Acara program',
    lead: 'Pertemuan dari program Siap Kerja, Usaha Tertata, dan lainnya.',
  },
  { name: 'Camp', title: 'Bootcamp', lead: 'Beberapa pekan yang padat, dengan portofolio di ujungnya.' },
  {
    name: 'Career',
    title: 'Pemberi kerja',
    lead: 'Siapa mereka, apa yang mereka cari, dan bagaimana mereka menjawab pelamar.',
  },
  { name: 'Mentor', title: 'Mentor', lead: 'Praktisi yang masih menghadapi masalah yang sama setiap hari.' },
  {
    name: 'Portfolio',
    title: 'Kerja sama lembaga',
    lead: 'Pelatihan yang pernah kami jalankan dan apa yang berubah sesudahnya.',
  },
  { name: 'Gallery', title: 'Galeri', lead: 'Titik belajar, hari karya, dan kelas malam.' },
  { name: 'Video', title: 'Video', lead: 'Cuplikan kelas dan cara kami bekerja.' },
  { name: 'Clients', title: 'Klien', lead: 'Lembaga yang mengirim orang-orangnya belajar di sini.' },
  {
    name: 'Collaboration',
    title: 'Kolaborasi',
    lead: 'Perusahaan, kampus, dan komunitas yang ikut mengajar.',
  },
  { name: 'Curriculum', title: 'Kurikulum', lead: 'Urutan kelas di setiap program.' },
  { name: 'Silabus', title: 'Silabus', lead: 'Baca isi kelasnya sebelum membayar.' },
  {
    name: 'Make-Appointment',
    title: 'Buat janji temu',
    lead: 'Ceritakan keadaan Anda. Mentor menjawab dengan satu saran.',
  },
]
