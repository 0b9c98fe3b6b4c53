import type { DemoTenant } from '../demo.types.ts'
import { classes } from './pemerintah/classes.ts'
import { events, posts } from './pemerintah/posts.ts'

const portrait = (kind: 'woman' | 'man' | 'hijab', seed: number, name: string) => ({
  scene: `portrait:${kind}`,
  seed,
  alt: `Potret ${name}`,
})

/** An invented district's office of work, for the layout of the same name. */
export const pemerintah: DemoTenant = {
  slug: 'pemerintah',
  name: 'Dinas Kerja Sungai Lintang',
  layout: 'pemerintah',
  title: 'Dinas Pelatihan dan Kerja Sungai Lintang',
  tagline: 'Melayani yang mencari dan yang memberi kerja',
  description:
    'Pelatihan gratis, kartu pencari kerja, bursa kerja, dan pengaduan ketenagakerjaan bagi warga Kabupaten Sungai Lintang.',
  keywords: [
    'dinas tenaga kerja',
    'pelatihan gratis',
    'balai latihan kerja',
    'bursa kerja',
    'layanan publik',
  ],
  fonts: { primary: 'Archivo', secondary: 'Instrument Sans' },
  colours: {
    primary: '#17456e',
    secondary: '#b8322a',
    success: '#2d7a4f',
    info: '#2b7396',
    warning: '#c98d1f',
    danger: '#b02a30',
    light: '#e8edf3',
    dark: '#15202e',
  },
  logo: { mark: 'weave', seed: 12701 },
  nav: [
    { label: 'Beranda', href: '/' },
    { label: 'Pelatihan', href: '/Class' },
    { label: 'Kursus', href: '/Courses' },
    { label: 'Pengumuman', href: '/News' },
    { label: 'Agenda', href: '/Event' },
    { label: 'Profil', href: '/About' },
  ],
  footer: {
    about:
      'Situs ini memuat layanan dan pengumuman dinas. Bila isinya berbeda dengan papan pengumuman di kantor, yang berlaku adalah keputusan tertulis.',
    columns: [
      {
        title: 'Layanan',
        links: [
          { label: 'Pelatihan gratis', href: '/Class' },
          { label: 'Kursus mandiri', href: '/Courses' },
          { label: 'Janji temu', href: '/Make-Appointment' },
          { label: 'Program', href: '/Program' },
        ],
      },
      {
        title: 'Informasi',
        links: [
          { label: 'Pengumuman', href: '/News' },
          { label: 'Pengetahuan', href: '/Articles' },
          { label: 'Agenda', href: '/Event' },
          { label: 'Cerita warga', href: '/Blog' },
        ],
      },
      {
        title: 'Lembaga',
        links: [
          { label: 'Profil', href: '/About' },
          { label: 'Kebijakan privasi', href: '/Privacy-Policy' },
          { label: 'Syarat pemakaian', href: '/Terms-And-Conditions' },
        ],
      },
    ],
    contact: {
      address: 'Jalan Tepian No. 3, Kota Lintang, Kalimantan Barat 78391',
      email: 'layanan@dinaskerja.example',
      phone: '0812-0000-1270',
      whatsapp: '0812-0000-1271',
    },
    social: [{ label: 'Instagram', href: 'https://instagram.example/dinaskerjalintang' }],
    legal: 'Pemerintah Kabupaten Sungai Lintang (rekaan).',
  },
  home: {
    hero: {
      eyebrow: 'Pelayanan ketenagakerjaan',
      title: 'Pelatihan dan kerja, dari satu loket',
      text: 'Cari layanan yang Anda perlukan, daftar pelatihan gratis, atau periksa pengumuman terbaru. Semua layanan dinas tidak dipungut biaya.',
      actions: [
        { label: 'Daftar pelatihan', href: '/Class' },
        { label: 'Buat janji', href: '/Make-Appointment' },
      ],
      picture: { scene: 'flag-ceremony', seed: 12702, alt: 'Halaman kantor dinas' },
      featuredClass: 'las-dasar',
    },
    sections: [
      {
        id: 'layanan',
        kind: 'features',
        title: 'Layanan',
        items: [
          {
            title: 'Pelatihan gratis',
            text: 'Las, menjahit, komputer, dan pangan.',
            icon: 'graduation-cap',
            href: '/Class',
          },
          {
            title: 'Kursus mandiri',
            text: 'Belajar menulis lamaran dari ponsel.',
            icon: 'book-open',
            href: '/Courses',
          },
          {
            title: 'Kartu pencari kerja',
            text: 'Syarat dan loket keliling.',
            icon: 'ticket',
            href: '/News/loket-keliling-kecamatan',
          },
          {
            title: 'Bursa kerja',
            text: 'Jadwal dan perusahaan peserta.',
            icon: 'briefcase',
            href: '/Event/bursa-kerja-akhir-tahun',
          },
          {
            title: 'Pengaduan upah',
            text: 'Konsultasi tertutup dengan mediator.',
            icon: 'shield',
            href: '/Make-Appointment',
          },
          {
            title: 'Hak pekerja',
            text: 'Penjelasan singkat dan contoh surat.',
            icon: 'file-text',
            href: '/Articles',
          },
          {
            title: 'Agenda dinas',
            text: 'Sosialisasi dan uji kompetensi.',
            icon: 'calendar',
            href: '/Event',
          },
          { title: 'Profil dinas', text: 'Tugas, pejabat, dan alamat.', icon: 'building', href: '/About' },
        ],
      },
      {
        id: 'pengumuman',
        kind: 'listing',
        of: 'news',
        count: 5,
        title: 'Pengumuman',
        more: { label: 'Semua pengumuman', href: '/News' },
      },
      {
        id: 'pelatihan',
        kind: 'listing',
        of: 'class',
        count: 4,
        title: 'Pelatihan yang dibuka',
        intro: 'Peserta mendapat makan siang, alat kerja, dan uji kompetensi tanpa biaya.',
        more: { label: 'Semua pelatihan', href: '/Class' },
      },
      {
        id: 'alur',
        kind: 'steps',
        title: 'Alur pendaftaran',
        intro: 'Dari berkas sampai panggilan, paling lama sepuluh hari kerja.',
        items: [
          { title: 'Siapkan berkas', text: 'Kartu identitas, ijazah terakhir, dan satu pasfoto.' },
          { title: 'Daftar', text: 'Lewat halaman pelatihan atau langsung di loket dua.' },
          { title: 'Wawancara', text: 'Lima belas menit bersama instruktur.' },
          { title: 'Pengumuman', text: 'Hasil dimuat di situs ini dan dikirim lewat pesan singkat.' },
        ],
      },
      {
        id: 'capaian',
        kind: 'figures',
        title: 'Capaian tahun berjalan',
        items: [
          { value: '612', label: 'peserta pelatihan' },
          { value: '137', label: 'ditempatkan lewat bursa kerja terakhir' },
          { value: '43', label: 'pengaduan diselesaikan' },
          { value: '6', label: 'kecamatan loket keliling' },
        ],
      },
      {
        id: 'standar',
        kind: 'table',
        title: 'Standar pelayanan',
        columns: ['Layanan', 'Waktu', 'Biaya', 'Loket'],
        rows: [
          ['Kartu pencari kerja', '15 menit', 'Tanpa biaya', '1'],
          ['Pendaftaran pelatihan', '10 menit', 'Tanpa biaya', '2'],
          ['Konsultasi upah', '45 menit', 'Tanpa biaya', '3'],
          ['Pencatatan perjanjian kerja', '3 hari kerja', 'Tanpa biaya', '4'],
        ],
      },
      {
        id: 'agenda',
        kind: 'listing',
        of: 'event',
        count: 3,
        title: 'Agenda terdekat',
        more: { label: 'Semua agenda', href: '/Event' },
      },
      {
        id: 'pejabat',
        kind: 'people',
        title: 'Petugas yang akan Anda temui',
        people: ['ratih-prameswari', 'bambang-irawan', 'mariana-hutapea', 'yosef-anggoi'],
      },
      {
        id: 'tanya',
        kind: 'questions',
        title: 'Pertanyaan yang sering masuk',
        items: [
          {
            question: 'Bolehkah warga kabupaten lain mendaftar?',
            answer: 'Boleh bila kursi tersisa pada hari penutupan. Warga kabupaten didahulukan.',
          },
          {
            question: 'Apakah peserta pelatihan mendapat uang saku?',
            answer: 'Peserta mendapat penggantian ongkos perjalanan dan makan siang, bukan uang saku.',
          },
          {
            question: 'Bagaimana bila petugas meminta biaya?',
            answer:
              'Semua layanan tanpa biaya. Laporkan kepada kepala dinas lewat surel atau kotak di pintu masuk.',
          },
        ],
      },
    ],
  },
  categories: [
    { kind: 'class', slug: 'siap-kerja', name: 'Siap Kerja' },
    { kind: 'class', slug: 'teknik', name: 'Teknik' },
    { kind: 'class', slug: 'kerajinan', name: 'Kerajinan' },
    { kind: 'class', slug: 'teknologi-informasi', name: 'Teknologi Informasi' },
    { kind: 'class', slug: 'pangan', name: 'Pangan' },
    { kind: 'news', slug: 'seleksi', name: 'Hasil Seleksi' },
    { kind: 'news', slug: 'layanan', name: 'Layanan' },
    { kind: 'news', slug: 'kebijakan', name: 'Kebijakan' },
    { kind: 'articles', slug: 'pengetahuan', name: 'Pengetahuan' },
    { kind: 'blog', slug: 'cerita', name: 'Cerita Warga' },
  ],
  people: [
    {
      slug: 'ratih-prameswari',
      name: 'Ratih Prameswari, S.H.',
      title: 'Kepala dinas',
      bio: 'Menerima warga setiap Kamis pagi tanpa janji. Pernah menjadi mediator hubungan industrial selama sebelas tahun.',
      photo: portrait('woman', 12751, 'Ratih Prameswari'),
    },
    {
      slug: 'bambang-irawan',
      name: 'Bambang Irawan',
      title: 'Pengantar kerja',
      bio: 'Memeriksa lamaran di loket satu dan mengajar kursus menulis lamaran. Hafal nama bagian personalia di kabupaten.',
      photo: portrait('man', 12752, 'Bambang Irawan'),
    },
    {
      slug: 'mariana-hutapea',
      name: 'Mariana Hutapea',
      title: 'Instruktur menjahit dan pangan',
      bio: 'Membina lima kelompok usaha perempuan dan mendampingi mereka mengurus izin edar.',
      photo: portrait('woman', 12753, 'Mariana Hutapea'),
    },
    {
      slug: 'yosef-anggoi',
      name: 'Yosef Anggoi',
      title: 'Instruktur las',
      bio: 'Juru las kapal yang kini mengajar di balai latihan. Mewajibkan peserta menyapu bengkel sebelum mulai.',
      photo: portrait('man', 12754, 'Yosef Anggoi'),
    },
  ],
  programs: [
    {
      slug: 'balai-latihan-terbuka',
      name: 'Balai Latihan Terbuka',
      kind: 'Pelatihan',
      summary: 'Bengkel balai dibuka pada akhir pekan bagi lulusan yang belum memiliki alat sendiri.',
      html: '<p>Lulusan pelatihan boleh memakai mesin balai setiap Sabtu dengan pengawasan instruktur, sampai enam bulan setelah lulus.</p>',
      cover: { scene: 'workshop-tools', seed: 12761, alt: 'Bengkel balai pada akhir pekan' },
      partners: ['Koperasi Sandang Lintang'],
      classes: ['las-dasar', 'menjahit-seragam'],
      startsInDays: -100,
      endsInDays: 265,
    },
    {
      slug: 'desa-siap-kerja',
      name: 'Desa Siap Kerja',
      kind: 'Pendampingan',
      summary: 'Satu petugas desa dilatih agar warga dapat mengurus berkas tanpa pergi ke kabupaten.',
      html: '<p>Petugas desa mengikuti pelatihan komputer, lalu membuka meja layanan dua kali sepekan di kantor desa.</p>',
      cover: { scene: 'computer-lab', seed: 12762, alt: 'Meja layanan desa' },
      partners: ['Forum Kepala Desa'],
      classes: ['operator-komputer-desa', 'menulis-lamaran-kerja'],
      startsInDays: -30,
      endsInDays: 330,
    },
  ],
  classes,
  posts,
  events,
}
