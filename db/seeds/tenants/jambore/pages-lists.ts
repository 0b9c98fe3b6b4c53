import type { DemoPage } from '../../pages.types.ts'

/** Words above lists and forms of other rooms. */
export const listWords: DemoPage[] = [
  {
    name: 'Class',
    title: 'Kelas dan kemah',
    lead: 'Sepanjang tahun, di delapan kota. Tidak harus menunggu jambore.',
    sections: [
      {
        kind: 'appeal',
        id: 'lanjut',
        title: 'Kotanya jauh dari rumah?',
        text: 'Sekolah Alam ada di delapan kota, dan kemah bisa datang ke halaman sekolah Anda.',
        actions: [
          { label: 'Cari gugus', href: '/Chapters' },
          { label: 'Kemah sekolah', href: '/Services/kemah-sekolah' },
        ],
        picture: { scene: 'forest-trail', seed: 2302, alt: 'Anak-anak berjalan di jalur hutan' },
      },
    ],
  },
  {
    name: 'Courses',
    title: 'Bekal dari rumah',
    lead: 'Dua di antaranya wajib bagi regu, dan keduanya gratis.',
  },
  {
    name: 'Courses-Premium',
    title: 'Kursus premium',
    lead: 'Sebagian hasilnya membiayai kursi solidaritas.',
  },
  {
    name: 'Program',
    title: 'Kegiatan',
    lead: 'Jambore empat hari, akhir pekan di alam, dan pelatihan pembina.',
  },
  {
    name: 'News',
    title: 'Kabar perkemahan',
    lead: 'Jadwal, cuaca, dan aturan. Dibaca sebelum mengemas ransel.',
  },
  { name: 'Blog', title: 'Blog', lead: 'Tips berkemah, dapur, kriya, dan catatan alam.' },
  { name: 'Articles', title: 'Bacaan pembina', lead: 'Tentang anak, alam, dan keputusan yang sulit.' },
  { name: 'Podcasts', title: 'Suara Api Unggun', lead: 'Paling enak didengar dalam gelap.' },
  {
    name: 'Tulisan-Temans',
    title: 'Buku harian regu',
    lead: 'Ditulis anak-anak, basah sedikit di pinggirnya.',
  },
  { name: 'Event', title: 'Acara', lead: 'Festival, lomba, dan malam pengamatan bintang.' },
  { name: 'Event-Careers', title: 'Lowongan lapangan', lead: 'Pekerjaan yang sepatunya kotor.' },
  {
    name: 'Event-Program',
    title: 'Acara program',
    lead: 'Kegiatan dari jambore, sekolah alam, dan akademi pembina.',
  },
  { name: 'Camp', title: 'Kemah', lead: 'Pilih menurut usia, lama, dan seberapa jauh dari rumah.' },
  {
    name: 'BelajarBersama',
    title: 'Festival Belajar Bersama',
    lead: 'Keluarga dan regu bertemu di kebun teh.',
  },
  {
    name: 'Career',
    title: 'Tempat bekerja di alam',
    lead: 'Lembaga yang mencari pemandu, pembina, dan perawat hutan.',
  },
  { name: 'Mentor', title: 'Pengajar dan pembina', lead: 'Perajin, dokter, pemandu, dan pengamat langit.' },
  {
    name: 'Portfolio',
    title: 'Kemah bersama mitra',
    lead: 'Kegiatan yang kami susun untuk kota, taman, dan perusahaan.',
  },
  {
    name: 'Gallery',
    title: 'Galeri',
    lead: 'Diambil tim dokumentasi bertanda pengenal, dimuat dengan izin.',
  },
  { name: 'Video', title: 'Video', lead: 'Tujuh belas detik cukup untuk rindu.' },
  { name: 'Clients', title: 'Mitra kemah', lead: 'Yang pernah mempercayakan anak-anaknya kepada kami.' },
  { name: 'Collaboration', title: 'Kolaborasi', lead: 'Yang menjaga tenda, dapur, dan cuaca bersama kami.' },
  { name: 'Curriculum', title: 'Kurikulum', lead: 'Kecakapan yang dipelajari di setiap kegiatan.' },
  { name: 'Silabus', title: 'Silabus', lead: 'Isi kelas, jam demi jam.' },
  {
    name: 'Make-Appointment',
    title: 'Buat janji temu',
    lead: 'Tanyakan apa saja, termasuk yang membuat Anda cemas.',
  },
]
