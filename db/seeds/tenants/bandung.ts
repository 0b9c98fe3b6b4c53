import type { DemoPerson, DemoTenant } from '../demo.types.ts'
import { classes, programs } from './bandung/classes.ts'
import { events, posts } from './bandung/writing.ts'

const people: DemoPerson[] = [
  {
    slug: 'neng-rina-marliani',
    name: 'Neng Rina Marliani',
    title: 'Pemandu tur kampung, Cicadas',
    bio: 'Rina hafal nama anak tangga di kampungnya. Ia melatih pelajar SMP menjadi pemandu sejak lima tahun lalu.',
    photo: { scene: 'portrait:hijab', seed: 15251, alt: 'Potret Neng Rina Marliani' },
  },
  {
    slug: 'daniel-kurnia',
    name: 'Daniel Kurnia',
    title: 'Perajin kaca patri, Braga',
    bio: 'Daniel meneruskan bengkel kaca kakeknya dan menyalin huruf papan nama tua sebelum dicat ulang orang.',
    photo: { scene: 'portrait:man', seed: 15252, alt: 'Potret Daniel Kurnia' },
  },
  {
    slug: 'euis-komariah',
    name: 'Euis Komariah',
    title: 'Guru angklung dan penjaga bale',
    bio: 'Euis mengajar angklung kepada siapa pun yang sanggup menunggu gilirannya, dari anak TK sampai ketua RW.',
    photo: { scene: 'portrait:woman', seed: 15253, alt: 'Potret Euis Komariah' },
  },
  {
    slug: 'agung-prasetya',
    name: 'Agung Prasetya',
    title: 'Penyangrai kopi dan pencatat lengkung',
    bio: 'Agung memotret pintu pada pagi hari dan menyangrai kopi pada malam hari. Keduanya, katanya, soal kesabaran.',
    photo: { scene: 'portrait:man', seed: 15254, alt: 'Potret Agung Prasetya' },
  },
  {
    slug: 'farid-alatas',
    name: 'Farid Alatas',
    title: 'Pembuat film, Tamansari',
    bio: 'Farid membuat film dengan satu lensa dan banyak tetangga. Layarnya selalu seprai yang sama.',
    photo: { scene: 'portrait:man', seed: 15255, alt: 'Potret Farid Alatas' },
  },
]

export const bandung: DemoTenant = {
  slug: 'bandung',
  name: 'Balad Bandung',
  layout: 'bandung',
  title: 'Balad Bandung',
  tagline: 'Belajar dari tetangga sendiri',
  description:
    'Balad Bandung mempertemukan warga antarkampung lewat tur jalan kaki, bengkel minggu sore, dan kelas yang diajarkan tetangga.',
  keywords: ['Bandung', 'komunitas kota', 'tur kampung', 'bengkel', 'art deco', 'angklung'],
  fonts: { primary: 'Josefin Sans', secondary: 'Lora' },
  colours: {
    primary: '#1c5a55',
    secondary: '#b5762a',
    success: '#3b8f5a',
    info: '#2c7f93',
    warning: '#d59a2b',
    danger: '#b5432f',
    light: '#f3ecdd',
    dark: '#1a2725',
  },
  logo: { mark: 'wave', seed: 15260 },
  nav: [
    { label: 'Beranda', href: '/' },
    { label: 'Acara', href: '/Event' },
    { label: 'Kelas', href: '/Class' },
    { label: 'Kursus', href: '/Courses' },
    { label: 'Kabar', href: '/News' },
    { label: 'Catatan', href: '/Blog' },
    { label: 'Tentang', href: '/About' },
  ],
  footer: {
    about:
      'Balad berarti kawan. Kami warga dari sebelas kampung yang saling mengajar, berjalan kaki bersama, dan menjaga cerita kota ini.',
    columns: [
      {
        title: 'Ikut',
        links: [
          { label: 'Acara terdekat', href: '/Event' },
          { label: 'Kelas', href: '/Class' },
          { label: 'Kursus mandiri', href: '/Courses' },
        ],
      },
      {
        title: 'Program',
        links: [
          { label: 'Kampung Bercerita', href: '/Program/kampung-bercerita' },
          { label: 'Bengkel Minggu Sore', href: '/Program/bengkel-minggu-sore' },
          { label: 'Pengajar', href: '/Mentor' },
        ],
      },
      {
        title: 'Baca',
        links: [
          { label: 'Kabar kampung', href: '/News' },
          { label: 'Catatan balad', href: '/Blog' },
          { label: 'Tentang kami', href: '/About' },
        ],
      },
    ],
    contact: {
      address: 'Jalan Anyelir No. 8, Kota Bandung 40111',
      email: 'sampurasun@baladbandung.example',
      phone: '0812-0000-4521',
      whatsapp: '0812-0000-4522',
    },
    social: [
      { label: 'Instagram', href: 'https://instagram.example/baladbandung' },
      { label: 'YouTube', href: 'https://youtube.example/baladbandung' },
    ],
    legal: 'Balad Bandung bernaung di bawah Paguyuban Sebelas Kampung.',
  },
  home: {
    hero: {
      eyebrow: 'Komunitas belajar sebelas kampung',
      title: 'Kota yang mengajar dari teras ke teras',
      text: 'Tur jalan kaki, bengkel minggu sore, dan kelas kecil yang diajarkan tetangga Anda sendiri.',
      actions: [
        { label: 'Ikut acara', href: '/Event' },
        { label: 'Lihat kelas', href: '/Class' },
      ],
      picture: { scene: 'volcano-sunrise', seed: 15270, alt: 'Gunung di utara kota saat matahari terbit' },
      featuredClass: 'huruf-kaca-patri',
      figures: [
        { value: '11', label: 'kampung' },
        { value: '46', label: 'pengajar tetangga' },
        { value: '6', label: 'bale bersama' },
        { value: '3', label: 'acara setiap pekan' },
      ],
    },
    sections: [
      {
        id: 'acara',
        kind: 'listing',
        of: 'event',
        count: 4,
        title: 'Terdekat di kota',
        more: { label: 'Semua acara', href: '/Event' },
      },
      {
        id: 'kelas',
        kind: 'listing',
        of: 'class',
        count: 3,
        title: 'Kelas bulan ini',
        intro: 'Rombongan kecil, di bengkel dan bale yang sungguh dipakai.',
        more: { label: 'Semua kelas', href: '/Class' },
      },
      {
        id: 'kampung',
        kind: 'features',
        title: 'Kampung kami',
        intro: 'Setiap kampung punya bale, satu penjaga, dan kebiasaan yang tidak ada di kampung lain.',
        items: [
          { title: 'Braga', text: 'Huruf tua, kaca patri, dan bengkel cetak.', icon: 'place' },
          { title: 'Cicadas', text: 'Pasar lama, angklung, dan pemandu cilik.', icon: 'place' },
          { title: 'Dago', text: 'Kebun bibit dan klinik tanaman Sabtu pagi.', icon: 'place' },
          { title: 'Tamansari', text: 'Film satu gang dan layar kain.', icon: 'place' },
          { title: 'Cibaduyut', text: 'Sepatu, kulit, dan sekolah jahit malam.', icon: 'place' },
          { title: 'Ujungberung', text: 'Benjang, kendang, dan dapur opak.', icon: 'place' },
          { title: 'Cikapundung', text: 'Mengukur air dan merawat tepi kali.', icon: 'place' },
        ],
      },
      {
        id: 'langkah',
        kind: 'steps',
        title: 'Cara menjadi balad',
        items: [
          {
            title: 'Datang',
            text: 'Pilih satu acara di kampung mana pun. Tidak perlu mengenal siapa-siapa.',
          },
          {
            title: 'Duduk',
            text: 'Tinggallah setengah jam sesudahnya. Di situ percakapan yang sebenarnya dimulai.',
          },
          { title: 'Ajarkan', text: 'Tawarkan satu hal yang Anda kuasai, sekecil apa pun.' },
        ],
      },
      {
        id: 'pengajar',
        kind: 'people',
        title: 'Tetangga yang mengajar',
        people: ['neng-rina-marliani', 'daniel-kurnia', 'euis-komariah', 'agung-prasetya', 'farid-alatas'],
        more: { label: 'Semua pengajar', href: '/Mentor' },
      },
      {
        id: 'kata',
        kind: 'quotes',
        title: 'Kata para balad',
        items: [
          {
            text: 'Dua puluh tahun saya lewat di depan bengkel itu. Baru sekarang saya masuk, dan langsung disuruh memegang kaca.',
            name: 'Tatang Suhendar',
            role: 'Pensiunan guru, Lengkong',
            photo: { scene: 'portrait:man', seed: 15281, alt: 'Potret Tatang Suhendar' },
          },
          {
            text: 'Anak saya memandu tur. Ia yang biasanya bersembunyi di belakang saya.',
            name: 'Yeni Sitanggang',
            role: 'Pedagang, Cicadas',
            photo: { scene: 'portrait:woman', seed: 15282, alt: 'Potret Yeni Sitanggang' },
          },
          {
            text: 'Saya pendatang. Di sini saya pertama kali dipanggil dengan nama, bukan dengan nomor kamar.',
            name: 'Maria Goreti Seran',
            role: 'Mahasiswa asal Malaka',
            photo: { scene: 'portrait:girl', seed: 15283, alt: 'Potret Maria Goreti Seran' },
          },
        ],
      },
      {
        id: 'kabar',
        kind: 'listing',
        of: 'news',
        count: 4,
        title: 'Kabar kampung',
        more: { label: 'Semua kabar', href: '/News' },
      },
      {
        id: 'tanya',
        kind: 'questions',
        title: 'Yang sering ditanyakan',
        items: [
          {
            question: 'Apakah harus bisa berbahasa Sunda?',
            answer:
              'Tidak. Kelas dan tur memakai bahasa Indonesia. Tetangga dengan senang hati mengajari sedikit bahasa Sunda.',
          },
          {
            question: 'Apakah tur cocok untuk anak kecil?',
            answer: 'Sebagian besar cocok. Keterangan jarak dan tangga ditulis di setiap acara.',
          },
          {
            question: 'Bagaimana bila saya ingin membuka bengkel?',
            answer:
              'Buat janji temu lewat situs ini. Kami datang melihat tempatnya dan membantu menyusun acara pertama.',
          },
        ],
      },
      {
        id: 'ajakan',
        kind: 'appeal',
        title: 'Buka teras Anda untuk satu sore',
        text: 'Dua puluh kursi, satu termos, dan satu keterampilan sudah cukup. Sisanya kami bantu.',
        actions: [
          { label: 'Buat janji temu', href: '/Make-Appointment' },
          { label: 'Kenali kami', href: '/About' },
        ],
      },
    ],
  },
  categories: [
    { kind: 'class', slug: 'sejarah-kota', name: 'Sejarah Kota' },
    { kind: 'class', slug: 'kriya', name: 'Kriya' },
    { kind: 'class', slug: 'seni-pertunjukan', name: 'Seni Pertunjukan' },
    { kind: 'class', slug: 'pangan', name: 'Pangan' },
    { kind: 'news', slug: 'kabar-kampung', name: 'Kabar Kampung' },
    { kind: 'news', slug: 'pengumuman', name: 'Pengumuman' },
    { kind: 'blog', slug: 'catatan-balad', name: 'Catatan Balad' },
  ],
  people,
  programs,
  classes,
  posts,
  events,
}
