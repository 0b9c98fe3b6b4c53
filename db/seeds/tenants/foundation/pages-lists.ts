import type { DemoPage } from '../../pages.types.ts'

/** Words above lists and forms of other rooms. */
export const listWords: DemoPage[] = [
  {
    name: 'Class',
    title: 'Kelas guru dan relawan',
    lead: 'Sebagian besar ditanggung donatur. Daftarlah bersama satu rekan dari sekolah yang sama.',
    sections: [
      {
        kind: 'appeal',
        id: 'lanjut',
        title: 'Ingin kelas ini diadakan di gugus Anda?',
        text: 'Dengan dua puluh guru, pelatih kami datang ke tempat Anda. Cukup satu surat dari pengawas.',
        actions: [
          { label: 'Cara meminta pelatihan', href: '/Training-Services' },
          { label: 'Berapa biayanya', href: '/Pricing' },
        ],
        picture: {
          scene: 'teacher-board',
          seed: 1203,
          alt: 'Guru menulis dua pelajaran pada satu papan tulis',
        },
      },
    ],
  },
  {
    name: 'Courses',
    title: 'Kursus mandiri',
    lead: 'Diunduh di kantor desa, dibaca di rumah, dicoba di kelas besok pagi.',
  },
  {
    name: 'Courses-Premium',
    title: 'Kursus berbayar',
    lead: 'Hasil penjualannya dipakai membeli bahan untuk sekolah binaan.',
  },
  {
    name: 'Program',
    title: 'Empat program yayasan',
    lead: 'Dijalankan bersama guru, warga, dan pemerintah daerah.',
  },
  { name: 'News', title: 'Kabar yayasan', lead: 'Termasuk kabar yang tertunda, batal, dan keliru.' },
  { name: 'Blog', title: 'Cerita desa', lead: 'Catatan guru, relawan, dan penjual bubur.' },
  { name: 'Articles', title: 'Bacaan', lead: 'Temuan lapangan yang boleh dikutip dan dibantah.' },
  {
    name: 'Podcasts',
    title: 'Suara Desa',
    lead: 'Nurlaila merekam di dapur, di perahu, dan di dekat perapian.',
  },
  {
    name: 'Tulisan-Temans',
    title: 'Tulisan teman',
    lead: 'Ditulis penerima beasiswa, guru peserta, dan relawan.',
  },
  { name: 'Event', title: 'Kegiatan', lead: 'Pekan buku, pameran, dan temu relawan.' },
  { name: 'Event-Careers', title: 'Lowongan', lead: 'Pekerjaan di yayasan dan di lembaga mitra.' },
  { name: 'Event-Program', title: 'Kegiatan program', lead: 'Pertemuan dari keempat program yayasan.' },
  { name: 'Camp', title: 'Kamp belajar', lead: 'Beberapa hari tinggal dan belajar bersama.' },
  { name: 'Career', title: 'Bekerja di bidang pendidikan', lead: 'Lembaga yang mencari orang seperti Anda.' },
  {
    name: 'Mentor',
    title: 'Mentor guru',
    lead: 'Guru yang duduk di bangku belakang, mencatat, lalu mengajak Anda minum kopi.',
  },
  {
    name: 'Portfolio',
    title: 'Kerja bersama mitra',
    lead: 'Apa yang dibangun, berapa biayanya, dan bagaimana keadaannya sekarang.',
  },
  {
    name: 'Gallery',
    title: 'Galeri',
    lead: 'Foto dimuat dengan izin. Anak boleh meminta fotonya diturunkan.',
  },
  { name: 'Video', title: 'Video', lead: 'Singkat, supaya kuota Anda cukup untuk mengunduh bab.' },
  {
    name: 'Clients',
    title: 'Mitra program',
    lead: 'Perusahaan dan pemerintah daerah yang berjalan bersama kami.',
  },
  { name: 'Collaboration', title: 'Kolaborasi', lead: 'Lembaga yang meminjamkan keahliannya.' },
  { name: 'Curriculum', title: 'Kurikulum', lead: 'Apa yang dipelajari guru dalam setiap program.' },
  { name: 'Silabus', title: 'Silabus', lead: 'Isi kelas, pertemuan demi pertemuan.' },
  {
    name: 'Make-Appointment',
    title: 'Buat janji temu',
    lead: 'Untuk sekolah, relawan, dan donatur. Kami menelepon balik bila pulsa Anda terbatas.',
  },
]
