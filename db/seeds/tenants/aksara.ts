import type { DemoTenant } from '../demo.types.ts'
import { classes } from './aksara/classes.ts'
import { events, posts } from './aksara/posts.ts'

const portrait = (kind: 'woman' | 'man' | 'hijab', seed: number, name: string) => ({
  scene: `portrait:${kind}`,
  seed,
  alt: `Potret ${name}`,
})

/** A house of books in a river quarter, for the layout of the same name. */
export const aksara: DemoTenant = {
  slug: 'aksara',
  name: 'Rumah Baca Hulu',
  layout: 'aksara',
  title: 'Rumah Baca Hulu',
  tagline: 'Membaca pelan-pelan, bersama-sama',
  description:
    'Rumah baca warga di Bandung: membaca nyaring, kelas menulis, aksara daerah, dan gerobak buku yang masuk ke gang-gang.',
  keywords: ['literasi', 'rumah baca', 'membaca nyaring', 'menulis', 'aksara Sunda', 'Bandung'],
  fonts: { primary: 'Newsreader', secondary: 'Literata' },
  colours: {
    primary: '#8c3b1f',
    secondary: '#9a7b4f',
    success: '#4f7a4d',
    info: '#4a7585',
    warning: '#c78b3a',
    danger: '#a2362c',
    light: '#f1e9dc',
    dark: '#2a211b',
  },
  logo: { mark: 'book', seed: 12600 },
  nav: [
    { label: 'Kelas', href: '/Class' },
    { label: 'Kursus', href: '/Courses' },
    { label: 'Tulisan teman', href: '/Tulisan-Temans' },
    { label: 'Kabar', href: '/News' },
    { label: 'Acara', href: '/Event' },
    { label: 'Tentang', href: '/About' },
  ],
  footer: {
    about:
      'Situs ini disusun relawan Rumah Baca Hulu di beranda rumah sendiri. Tulisan di dalamnya milik penulisnya dan boleh dibacakan di mana saja, asal namanya disebut.',
    columns: [
      {
        title: 'Bacaan',
        links: [
          { label: 'Tulisan teman', href: '/Tulisan-Temans' },
          { label: 'Catatan', href: '/Articles' },
          { label: 'Blog', href: '/Blog' },
          { label: 'Kabar', href: '/News' },
        ],
      },
      {
        title: 'Kegiatan',
        links: [
          { label: 'Kelas', href: '/Class' },
          { label: 'Kursus', href: '/Courses' },
          { label: 'Program', href: '/Program' },
          { label: 'Acara', href: '/Event' },
        ],
      },
    ],
    contact: {
      address: 'Gang Melati II No. 14, Cibeunying, Kota Bandung, Jawa Barat 40191',
      email: 'surat@rumahbacahulu.example',
      phone: '0812-0000-1261',
    },
    social: [{ label: 'Instagram', href: 'https://instagram.example/rumahbacahulu' }],
    legal: 'Perkumpulan Rumah Baca Hulu, berdiri sejak 2016.',
  },
  home: {
    hero: {
      eyebrow: 'Rumah baca warga, buka setiap sore',
      title: 'Sebuah rumah yang isinya dapat dipinjam',
      text: 'Enam ribu buku, sebuah beranda, dan orang-orang yang mau membacakannya. Datanglah tanpa kartu anggota.',
      actions: [
        { label: 'Ikut kelas', href: '/Class' },
        { label: 'Baca tulisan teman', href: '/Tulisan-Temans' },
      ],
      picture: { scene: 'children-reading', seed: 12601, alt: 'Anak-anak membaca di beranda' },
      featuredClass: 'menulis-kenangan',
      figures: [
        { value: '6.140', label: 'buku' },
        { value: '2', label: 'gerobak' },
        { value: '31', label: 'relawan' },
      ],
    },
    sections: [
      {
        id: 'pembuka',
        kind: 'text',
        title: 'Dari satu rak bambu',
        bodyHtml:
          '<p>Pada mulanya hanya ada satu rak bambu di depan rumah Bu Ratna, dan tulisan tangan di atasnya: silakan. Anak-anak datang karena rak itu menghadap jalan, bukan karena mereka suka membaca. Mereka duduk karena tikarnya bersih. Mereka kembali karena ada yang membacakan.</p><p>Delapan tahun kemudian rak itu masih ada di tempat yang sama. Di belakangnya kini berdiri sebuah rumah yang seluruh dindingnya buku.</p>',
      },
      {
        id: 'kelas',
        kind: 'listing',
        of: 'class',
        count: 4,
        title: 'Kelas di beranda',
        intro: 'Setiap kelas kecil, melingkar, dan berakhir dengan sesuatu yang dapat dibawa pulang.',
        more: { label: 'Semua kelas', href: '/Class' },
      },
      {
        id: 'tulisan',
        kind: 'listing',
        of: 'tulisan-temans',
        count: 3,
        title: 'Tulisan teman',
        intro: 'Ditulis peserta kelas, disunting bersama, dan dibacakan lebih dahulu sebelum diterbitkan.',
        more: { label: 'Semua tulisan', href: '/Tulisan-Temans' },
      },
      {
        id: 'angka',
        kind: 'figures',
        title: 'Catatan peminjaman',
        items: [
          { value: '214', label: 'anak meminjam bulan lalu' },
          { value: '7', label: 'gang yang dilewati gerobak' },
          { value: '12', label: 'cerita rakyat terbit' },
        ],
      },
      {
        id: 'kutipan',
        kind: 'quotes',
        title: 'Di pinggir halaman',
        items: [
          {
            text: 'Anak saya tidak bisa diam, kecuali di tikar itu.',
            name: 'Neneng Hasanah',
            role: 'Warga Gang Sereh',
            photo: portrait('hijab', 12651, 'Neneng Hasanah'),
          },
        ],
      },
      {
        id: 'kabar',
        kind: 'listing',
        of: 'news',
        count: 2,
        title: 'Kabar dari beranda',
        more: { label: 'Semua kabar', href: '/News' },
      },
      {
        id: 'acara',
        kind: 'listing',
        of: 'event',
        count: 3,
        title: 'Malam dan pasar',
        more: { label: 'Semua acara', href: '/Event' },
      },
      {
        id: 'penjaga',
        kind: 'people',
        title: 'Para penjaga rak',
        people: ['ratna-kusumaningrum', 'hendra-situmeang', 'yohana-tefa', 'wawan-setiawan-adhi'],
      },
      {
        id: 'ajakan',
        kind: 'appeal',
        title: 'Satu buku dari rak Anda',
        text: 'Kami menerima buku anak, novel, dan buku masak yang masih utuh. Buku pelajaran lama sebaiknya diberikan kepada sekolah.',
        actions: [
          { label: 'Cara memberi buku', href: '/About' },
          { label: 'Menjadi relawan', href: '/Program/gerobak-buku' },
        ],
      },
    ],
  },
  categories: [
    { kind: 'class', slug: 'membaca', name: 'Membaca' },
    { kind: 'class', slug: 'menulis', name: 'Menulis' },
    { kind: 'class', slug: 'aksara-daerah', name: 'Aksara Daerah' },
    { kind: 'class', slug: 'buku', name: 'Membuat Buku' },
    { kind: 'news', slug: 'kabar-beranda', name: 'Kabar Beranda' },
    { kind: 'news', slug: 'terbitan', name: 'Terbitan' },
    { kind: 'tulisan-temans', slug: 'kenangan', name: 'Kenangan' },
    { kind: 'tulisan-temans', slug: 'surat', name: 'Surat' },
    { kind: 'articles', slug: 'catatan', name: 'Catatan' },
    { kind: 'blog', slug: 'dapur-rumah-baca', name: 'Dapur Rumah Baca' },
  ],
  people: [
    {
      slug: 'ratna-kusumaningrum',
      name: 'Ratna Kusumaningrum',
      title: 'Pendiri, pembaca nyaring',
      bio: 'Mantan guru kelas satu. Rak bambu pertama berdiri di depan rumahnya, dan kuncinya tidak pernah ada.',
      photo: portrait('woman', 12652, 'Ratna Kusumaningrum'),
    },
    {
      slug: 'hendra-situmeang',
      name: 'Hendra Situmeang',
      title: 'Pengasuh kelas menulis',
      bio: 'Dahulu penyunting koran sore. Kini menyunting kenangan orang, satu halaman setiap Sabtu.',
      photo: portrait('man', 12653, 'Hendra Situmeang'),
    },
    {
      slug: 'yohana-tefa',
      name: 'Yohana Tefa',
      title: 'Pengurus koleksi dan gerobak',
      bio: 'Datang dari Soe untuk kuliah, tinggal karena buku. Ia hafal letak enam ribu judul dan nama peminjamnya.',
      photo: portrait('woman', 12654, 'Yohana Tefa'),
    },
    {
      slug: 'wawan-setiawan-adhi',
      name: 'Wawan Setiawan Adhi',
      title: 'Pengajar aksara Sunda',
      bio: 'Juru gambar papan nama yang belajar aksara dari naskah kakeknya dan mengajarkannya dengan pena celup.',
      photo: portrait('man', 12655, 'Wawan Setiawan Adhi'),
    },
  ],
  programs: [
    {
      slug: 'gerobak-buku',
      name: 'Gerobak Buku',
      kind: 'Layanan keliling',
      summary: 'Dua gerobak, tujuh gang, dan pendorong yang digaji dengan hak memilih buku lebih dahulu.',
      html: '<p>Gerobak berangkat pukul empat sore. Pendorongnya siswa SMP yang bergiliran, didampingi seorang relawan. Setiap perhentian berlangsung dua puluh menit dan selalu ada satu buku yang dibacakan.</p>',
      cover: { scene: 'market', seed: 12661, alt: 'Gerobak buku di tepi jalan' },
      partners: ['Karang Taruna Cibeunying'],
      classes: ['membaca-nyaring-di-rumah'],
      startsInDays: -200,
      endsInDays: 160,
    },
    {
      slug: 'penulis-beranda',
      name: 'Penulis Beranda',
      kind: 'Kelas berkelanjutan',
      summary: 'Dari kelas menulis sampai buku kecil yang dijilid sendiri, dalam satu tahun.',
      html: '<p>Peserta mengikuti tiga kelas berturut-turut: menulis kenangan, klub buku, dan menjilid. Di akhir tahun mereka menerbitkan satu buku bersama.</p>',
      cover: { scene: 'books', seed: 12662, alt: 'Buku-buku karya peserta' },
      partners: [],
      classes: ['menulis-kenangan', 'klub-buku-kamis', 'menjilid-buku-sendiri'],
      startsInDays: -60,
      endsInDays: 300,
    },
  ],
  classes,
  posts,
  events,
}
