import type { DemoPage } from '../../pages.types.ts'

/** Words above lists and forms of other rooms. */
export const listWords: DemoPage[] = [
  {
    name: 'Class',
    title: 'Kelas bersama mentor',
    lead: 'Sore hari, setelah bel pulang di semua zona waktu.',
    sections: [
      {
        kind: 'appeal',
        id: 'lanjut',
        title: 'Satu kelas penuh ingin ikut?',
        text: 'Lebih dari dua puluh siswa mendapat potongan 30 persen, dan gurunya boleh duduk di dalam.',
        actions: [
          { label: 'Biaya sekolah', href: '/Pricing' },
          { label: 'Peta belajar', href: '/Overview' },
        ],
      },
    ],
  },
  {
    name: 'Courses',
    title: 'Kursus mandiri',
    lead: 'Dikerjakan di peramban. Tidak ada yang perlu dipasang.',
  },
  {
    name: 'Courses-Premium',
    title: 'Kursus premium',
    lead: 'Materi lanjutan dengan latihan yang diuji otomatis.',
  },
  { name: 'Program', title: 'Program', lead: 'Rangkaian kelas yang mengikuti kalender sekolah.' },
  { name: 'News', title: 'Berita', lead: 'Kelas baru, kabar sekolah, dan pengumuman untuk guru.' },
  { name: 'Blog', title: 'Blog', lead: 'Galat, Git, solder, dan pelajaran dari sensor yang tercebur.' },
  { name: 'Articles', title: 'Panduan', lead: 'Untuk dibaca sebelum proyek dimulai.' },
  { name: 'Podcasts', title: 'Ngobrol Koding', lead: 'Didengar di angkot, berguna di lab.' },
  { name: 'Tulisan-Temans', title: 'Tulisan Temans', lead: 'Ditulis siswa, tanpa dipoles berlebihan.' },
  { name: 'Event', title: 'Acara', lead: 'Hackathon, lomba, pameran, dan bincang industri.' },
  { name: 'Event-Careers', title: 'Lowongan dan PKL', lead: 'Dari mitra yang punya pembimbing bernama.' },
  {
    name: 'Event-Program',
    title: 'Acara program',
    lead: 'Pertemuan dari jalur belajar dan program sekolah.',
  },
  { name: 'Camp', title: 'Bootcamp', lead: 'Beberapa pekan sampai benar-benar terpasang di sekolah.' },
  {
    name: 'Career',
    title: 'Tempat praktik dan kerja',
    lead: 'Kenali mitranya, baca tugasnya, hitung jaraknya.',
  },
  { name: 'Mentor', title: 'Mentor', lead: 'Praktisi dan guru yang masih menulis kode setiap pekan.' },
  {
    name: 'Portfolio',
    title: 'Proyek bersama industri',
    lead: 'Masalah nyata yang dikerjakan siswa dan guru.',
  },
  { name: 'Gallery', title: 'Galeri', lead: 'Lab lama, kabel rapi, dan antrean kantin yang memendek.' },
  { name: 'Video', title: 'Video', lead: 'Cuplikan kelas dan proyek.' },
  { name: 'Clients', title: 'Klien', lead: 'Lembaga yang membawa masalah ke laboratorium kami.' },
  { name: 'Collaboration', title: 'Kolaborasi', lead: 'Industri, guru, dan komunitas di satu repositori.' },
  { name: 'Curriculum', title: 'Kurikulum', lead: 'Urutan belajar dari kelas X sampai XII.' },
  { name: 'Silabus', title: 'Silabus', lead: 'Isi kelas, pertemuan demi pertemuan.' },
  { name: 'Liga-Smk', title: 'Liga SMK', lead: 'Satu tim, satu sekolah, satu masalah nyata.' },
  {
    name: 'Make-Appointment',
    title: 'Buat janji temu',
    lead: 'Untuk sekolah dan industri. Guru pendamping menjawab setelah jam mengajar.',
  },
]
