import type { DemoTenant } from '../demo.types.ts'
import { classes } from './kampus/classes.ts'
import { events, posts } from './kampus/posts.ts'

const portrait = (kind: 'woman' | 'man' | 'hijab', seed: number, name: string) => ({
  scene: `portrait:${kind}`,
  seed,
  alt: `Potret ${name}`,
})

/** A university on an island, for the layout of the same name. */
export const kampus: DemoTenant = {
  slug: 'kampus',
  name: 'Universitas Tanah Rempah',
  layout: 'kampus',
  title: 'Universitas Tanah Rempah',
  tagline: 'Ilmu dari pulau, untuk pulau-pulau',
  description:
    'Universitas di Ternate dengan empat fakultas, kelas terbuka bagi umum, dan kapal riset yang berlayar bersama mahasiswa.',
  keywords: ['universitas', 'Ternate', 'Maluku Utara', 'kelautan', 'kelas terbuka', 'beasiswa'],
  fonts: { primary: 'Source Serif 4', secondary: 'Public Sans' },
  colours: {
    primary: '#7a1f2b',
    secondary: '#b8862b',
    success: '#2f7d5b',
    info: '#2f7c94',
    warning: '#c98a22',
    danger: '#a92c33',
    light: '#efe8df',
    dark: '#241a1c',
  },
  logo: { mark: 'sprout', seed: 12001 },
  nav: [
    { label: 'Beranda', href: '/' },
    { label: 'Fakultas', href: '/Program' },
    { label: 'Kelas terbuka', href: '/Class' },
    { label: 'Kursus', href: '/Courses' },
    { label: 'Berita', href: '/News' },
    { label: 'Agenda', href: '/Event' },
    { label: 'Tentang', href: '/About' },
  ],
  footer: {
    about:
      'Universitas swasta di Ternate yang berdiri dari sumbangan para pekebun cengkih dan pala. Empat fakultas, satu kapal, dan pintu yang terbuka bagi siapa pun yang ingin belajar.',
    columns: [
      {
        title: 'Belajar di sini',
        links: [
          { label: 'Fakultas', href: '/Program' },
          { label: 'Kelas terbuka', href: '/Class' },
          { label: 'Kursus mandiri', href: '/Courses' },
          { label: 'Persiapan ujian masuk', href: '/Class/persiapan-ujian-masuk' },
        ],
      },
      {
        title: 'Kabar',
        links: [
          { label: 'Berita', href: '/News' },
          { label: 'Agenda', href: '/Event' },
          { label: 'Esai', href: '/Articles' },
          { label: 'Cerita mahasiswa', href: '/Blog' },
        ],
      },
      {
        title: 'Universitas',
        links: [
          { label: 'Tentang kami', href: '/About' },
          { label: 'Dosen', href: '/Mentor' },
          { label: 'Kebijakan privasi', href: '/Privacy-Policy' },
        ],
      },
    ],
    contact: {
      address: 'Jalan Ketapang Raya No. 1, Gambesi, Kota Ternate, Maluku Utara 97719',
      email: 'humas@tanahrempah.example',
      phone: '0812-0000-1201',
      whatsapp: '0812-0000-1202',
    },
    social: [
      { label: 'Instagram', href: 'https://instagram.example/tanahrempah' },
      { label: 'YouTube', href: 'https://youtube.example/tanahrempah' },
    ],
    legal: 'Diselenggarakan oleh Yayasan Pendidikan Tanah Rempah.',
  },
  home: {
    hero: {
      eyebrow: 'Penerimaan mahasiswa baru',
      title: 'Kuliah di antara gunung, laut, dan kebun pala',
      text: 'Empat fakultas di satu pulau. Mahasiswa kami belajar di ruang kuliah pada pagi hari dan di laut, kebun, atau puskesmas pada siangnya.',
      actions: [
        { label: 'Kenali fakultas', href: '/Program' },
        { label: 'Ikut kelas terbuka', href: '/Class' },
      ],
      picture: { scene: 'graduation', seed: 12002, alt: 'Wisudawan berjalan di halaman kampus' },
      featuredClass: 'kelas-terbuka-oseanografi',
      figures: [
        { value: '4', label: 'fakultas' },
        { value: '2.860', label: 'mahasiswa' },
        { value: '1971', label: 'tahun berdiri' },
      ],
    },
    sections: [
      {
        id: 'fakultas',
        kind: 'listing',
        of: 'program',
        count: 4,
        title: 'Empat fakultas',
        intro:
          'Setiap fakultas punya satu ruang belajar di luar gedung: kapal, kebun, puskesmas, dan ruang naskah.',
        more: { label: 'Semua fakultas', href: '/Program' },
      },
      {
        id: 'berita',
        kind: 'listing',
        of: 'news',
        count: 4,
        title: 'Kabar kampus',
        more: { label: 'Semua berita', href: '/News' },
      },
      {
        id: 'agenda',
        kind: 'listing',
        of: 'event',
        count: 4,
        title: 'Agenda',
        more: { label: 'Semua agenda', href: '/Event' },
      },
      {
        id: 'angka',
        kind: 'figures',
        title: 'Universitas dalam angka',
        items: [
          { value: '118', label: 'dosen tetap', note: 'semester ini' },
          { value: '30', label: 'beasiswa anak nelayan', note: 'setiap tahun' },
          { value: '22 m', label: 'panjang kapal riset' },
          { value: '41', label: 'desa mitra kuliah kerja nyata' },
        ],
      },
      {
        id: 'kelas',
        kind: 'listing',
        of: 'class',
        count: 4,
        title: 'Kelas yang terbuka bagi umum',
        intro: 'Bukan promosi, melainkan kuliah sungguhan yang kursinya kami tambah.',
        more: { label: 'Semua kelas', href: '/Class' },
      },
      {
        id: 'loket',
        kind: 'features',
        title: 'Loket layanan',
        intro: 'Tidak perlu datang ke gedung rektorat. Pilih loketnya dari sini.',
        items: [
          {
            title: 'Pendaftaran',
            text: 'Jadwal, syarat, dan kelas persiapan ujian masuk.',
            icon: 'pen',
            href: '/Class/persiapan-ujian-masuk',
          },
          {
            title: 'Beasiswa',
            text: 'Tiga jalur, satu surat.',
            icon: 'handshake',
            href: '/News/beasiswa-anak-nelayan',
          },
          {
            title: 'Perpustakaan',
            text: 'Jam buka dan ruang naskah.',
            icon: 'book-open',
            href: '/News/perpustakaan-buka-sampai-malam',
          },
          {
            title: 'Bertemu dosen',
            text: 'Buat janji dengan dosen atau penasihat akademik.',
            icon: 'calendar',
            href: '/Make-Appointment',
          },
        ],
      },
      {
        id: 'dosen',
        kind: 'people',
        title: 'Dekan dan dosen',
        people: [
          'siti-rahma-abubakar',
          'yusuf-hatala',
          'clara-pattiasina',
          'dewi-lestaluhu',
          'melkior-souhoka',
        ],
      },
      {
        id: 'suara',
        kind: 'quotes',
        title: 'Kata mereka yang pernah duduk di sini',
        items: [
          {
            text: 'Saya belajar statistik dari buku register puskesmas ibu saya. Sejak itu angka tidak lagi dingin.',
            name: 'Rugaya Umasugi',
            role: 'Alumni Kesehatan Masyarakat, petugas gizi di Sanana',
            photo: portrait('hijab', 12402, 'Rugaya Umasugi'),
          },
          {
            text: 'Dosen kami menunggu di dermaga, bukan di kantor.',
            name: 'Jonas Letelay',
            role: 'Mahasiswa Kelautan, semester lima',
            photo: portrait('man', 12403, 'Jonas Letelay'),
          },
        ],
      },
      {
        id: 'tanya',
        kind: 'questions',
        title: 'Pertanyaan calon mahasiswa',
        items: [
          {
            question: 'Apakah kelas terbuka dapat diakui sebagai kredit?',
            answer:
              'Dapat, paling banyak dua kelas, bila Anda diterima sebagai mahasiswa dalam dua tahun setelahnya.',
          },
          {
            question: 'Adakah asrama bagi mahasiswa dari luar pulau?',
            answer: 'Ada untuk tahun pertama. Penerima beasiswa didahulukan, selebihnya diundi terbuka.',
          },
          {
            question: 'Bolehkah menunda kuliah satu tahun?',
            answer: 'Boleh dengan surat kepada dekan sebelum semester dimulai. Kursi Anda disimpan.',
          },
        ],
      },
      {
        id: 'ajakan',
        kind: 'appeal',
        title: 'Datang dan lihat sendiri',
        text: 'Pada Hari Kampus Terbuka setiap fakultas membuka satu ruangan yang biasanya tertutup.',
        actions: [
          { label: 'Lihat agenda', href: '/Event' },
          { label: 'Hubungi kami', href: '/About' },
        ],
      },
    ],
  },
  categories: [
    { kind: 'class', slug: 'kelautan', name: 'Kelautan' },
    { kind: 'class', slug: 'kesehatan', name: 'Kesehatan Masyarakat' },
    { kind: 'class', slug: 'bahasa-sastra', name: 'Bahasa dan Sejarah' },
    { kind: 'class', slug: 'persiapan', name: 'Persiapan Kuliah' },
    { kind: 'news', slug: 'kabar-kampus', name: 'Kabar Kampus' },
    { kind: 'news', slug: 'layanan', name: 'Layanan' },
    { kind: 'news', slug: 'penerimaan', name: 'Penerimaan' },
    { kind: 'articles', slug: 'esai', name: 'Esai' },
    { kind: 'blog', slug: 'cerita-mahasiswa', name: 'Cerita Mahasiswa' },
  ],
  people: [
    {
      slug: 'siti-rahma-abubakar',
      name: 'Dr. Siti Rahma Abubakar',
      title: 'Dekan Fakultas Kelautan',
      bio: 'Meneliti arus di Laut Maluku dan mengajar mahasiswa tahun pertama, karena menurutnya di sanalah kebiasaan mengukur terbentuk.',
      photo: portrait('hijab', 12411, 'Siti Rahma Abubakar'),
    },
    {
      slug: 'yusuf-hatala',
      name: 'Yusuf Hatala, M.A.',
      title: 'Dosen penulisan ilmiah',
      bio: 'Mengasuh klinik naskah setiap Rabu. Pensilnya biru, karena merah menurutnya membuat orang berhenti menulis.',
      photo: portrait('man', 12412, 'Yusuf Hatala'),
    },
    {
      slug: 'clara-pattiasina',
      name: 'Clara Pattiasina, M.Hum.',
      title: 'Arsiparis dan dosen sejarah',
      bio: 'Menjaga ruang naskah universitas dan mengajar cara membaca surat dagang lama.',
      photo: portrait('woman', 12413, 'Clara Pattiasina'),
    },
    {
      slug: 'dewi-lestaluhu',
      name: 'dr. Dewi Lestaluhu, M.K.M.',
      title: 'Dekan Fakultas Kesehatan',
      bio: 'Pernah memimpin puskesmas kepulauan selama sembilan tahun. Kuliahnya selalu dimulai dari satu kasus.',
      photo: portrait('woman', 12414, 'Dewi Lestaluhu'),
    },
    {
      slug: 'melkior-souhoka',
      name: 'Melkior Souhoka',
      title: 'Koordinator kelas persiapan',
      bio: 'Mahasiswa doktoral matematika yang percaya semua orang dapat berhitung bila tidak dipermalukan.',
      photo: portrait('man', 12415, 'Melkior Souhoka'),
    },
  ],
  programs: [
    {
      slug: 'fakultas-kelautan',
      name: 'Fakultas Kelautan',
      kind: 'Tiga jurusan',
      summary:
        'Oseanografi, perikanan, dan teknik pesisir. Satu semester dijalani di atas kapal riset Cengkih Satu.',
      html: '<p>Fakultas tertua di universitas ini lahir di dermaga. Mahasiswa belajar mengukur laut, merawat alat ukurnya, dan berbicara dengan nelayan yang lebih dahulu mengenalnya.</p><h2>Jurusan</h2><ul><li>Oseanografi</li><li>Perikanan tangkap</li><li>Teknik pesisir</li></ul>',
      cover: { scene: 'sea-boat', seed: 12501, alt: 'Kapal riset di dermaga kampus' },
      partners: ['Balai Pengamatan Laut Halmahera'],
      classes: ['kelas-terbuka-oseanografi'],
      startsInDays: -120,
      endsInDays: 245,
    },
    {
      slug: 'fakultas-kesehatan',
      name: 'Fakultas Kesehatan',
      kind: 'Dua jurusan',
      summary: 'Kesehatan masyarakat dan gizi kepulauan, dengan puskesmas sebagai ruang kuliah ketiga.',
      html: '<p>Jarak antarpulau adalah mata kuliah pertama. Mahasiswa belajar menjaga kesehatan warga ketika rumah sakit terdekat berjarak empat jam perahu.</p>',
      cover: { scene: 'clean-water', seed: 12502, alt: 'Mahasiswa memeriksa sumber air desa' },
      partners: ['Jaringan Puskesmas Kepulauan'],
      classes: ['analisis-data-kesehatan'],
      startsInDays: -120,
      endsInDays: 245,
    },
    {
      slug: 'fakultas-ilmu-budaya',
      name: 'Fakultas Ilmu Budaya',
      kind: 'Tiga jurusan',
      summary: 'Sejarah, sastra, dan bahasa-bahasa Maluku Utara, dengan ruang naskah yang terbuka bagi umum.',
      html: '<p>Fakultas ini menyimpan tiga ratus naskah dan lebih banyak lagi rekaman cerita lisan. Keduanya dibaca, didengar, dan dikembalikan ke kampung asalnya.</p>',
      cover: { scene: 'library', seed: 12503, alt: 'Ruang naskah fakultas' },
      partners: ['Perkumpulan Arsip Rempah'],
      classes: ['arsip-dan-naskah-rempah', 'menulis-ilmiah-dari-nol'],
      startsInDays: -120,
      endsInDays: 245,
    },
    {
      slug: 'fakultas-pertanian',
      name: 'Fakultas Pertanian',
      kind: 'Dua jurusan',
      summary: 'Kebun rempah dan teknologi pascapanen. Mahasiswa memegang sepetak kebun sejak semester dua.',
      html: '<p>Kebun kampus menanam pala, cengkih, dan kenari. Hasilnya membiayai sebagian beasiswa, dan setiap mahasiswa mencatat petaknya sendiri.</p>',
      cover: { scene: 'planting', seed: 12504, alt: 'Mahasiswa menanam bibit pala' },
      partners: ['Koperasi Pekebun Gamalama'],
      classes: ['persiapan-ujian-masuk'],
      startsInDays: -120,
      endsInDays: 245,
    },
  ],
  classes,
  posts,
  events,
}
