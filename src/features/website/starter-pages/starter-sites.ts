import type { z } from 'zod'
import { routes, to } from '../../../routes.ts'
import type { Institution } from '../../../shared/institutions.ts'
import type { LayoutName } from '../../../shared/layout-names.ts'
import type { writtenSections } from '../../core/sections/sections.ts'
import { starterPages } from './every-page.ts'

interface Start {
  layout: LayoutName
  /** of the starter pages, those that visitors find at once; the others wait in the office, unpublished */
  pages: readonly string[]
  eyebrow: string
  text: string
  /** below the title of /Class: what its classes are like */
  classes: string
  /** what the place is like: title, text, icon */
  strengths: readonly (readonly [title: string, text: string, icon: string])[]
}

const starts: Record<Institution, Start> = {
  school: {
    layout: 'default',
    pages: ['About', 'Overview', 'Network', 'Lms'],
    eyebrow: 'Sekolah',
    text: 'Guru, siswa, dan orang tua bertemu di sini: bahan belajar, kegiatan, dan kabar sekolah dalam satu tempat.',
    classes: 'Kelas dan kegiatan sekolah yang dibuka, dengan gurunya. Daftarlah sebelum tempatnya penuh.',
    strengths: [
      ['Belajar dengan praktik', 'Setiap pelajaran ditutup dengan sesuatu yang dibuat sendiri.', 'rocket'],
      ['Guru yang mendampingi', 'Ada yang menjawab saat siswa berhenti di tengah jalan.', 'users'],
      ['Terbuka bagi orang tua', 'Jadwal, kegiatan, dan kabar dapat dibaca siapa saja.', 'heart'],
    ],
  },
  campus: {
    layout: 'kampus',
    pages: ['About', 'Overview', 'Network', 'Lms', 'Talent-Hiring'],
    eyebrow: 'Kampus',
    text: 'Kuliah, kelas terbuka, dan karya mahasiswa di satu tempat, juga bagi masyarakat di luar kampus.',
    classes: 'Kuliah dan kelas terbuka dari dosen kami. Yang terbuka juga bagi masyarakat umum.',
    strengths: [
      ['Kuliah dan kelas terbuka', 'Materi tersusun per bab dan dapat dibuka dari ponsel.', 'book-open'],
      [
        'Dekat dengan dunia kerja',
        'Proyek berangkat dari hal yang benar-benar dikerjakan orang.',
        'briefcase',
      ],
      ['Karya yang terlihat', 'Hasil belajar dapat dibaca calon mitra dan calon mahasiswa.', 'award'],
    ],
  },
  academy: {
    layout: 'default',
    pages: ['About', 'Overview', 'Pricing', 'Lms', 'Corporates'],
    eyebrow: 'Akademi',
    text: 'Kelas kecil yang berangkat dari praktik, dengan pengajar yang menemani sampai karya Anda selesai.',
    classes:
      'Kelas kecil dengan jadwal dan biaya yang tertulis sejak awal. Pilih yang berangkat dari pekerjaan Anda.',
    strengths: [
      ['Praktik lebih dulu', 'Teori datang saat dibutuhkan, bukan sebelum Anda mencoba.', 'rocket'],
      ['Kelas kecil', 'Pertanyaan Anda dijawab orang, bukan rekaman.', 'users'],
      ['Biaya terbuka', 'Biaya dan jadwal tertulis di setiap kelas sebelum Anda mendaftar.', 'wallet'],
    ],
  },
  training: {
    layout: 'pelatihan',
    pages: ['About', 'Overview', 'Services', 'Training-Services', 'Corporates', 'Government'],
    eyebrow: 'Pelatihan',
    text: 'Pelatihan yang disusun dari pekerjaan peserta, untuk tim, lembaga, dan perorangan.',
    classes: 'Pelatihan terjadwal untuk perorangan dan tim. Tanyakan kepada kami bila jadwalnya belum cocok.',
    strengths: [
      ['Disusun dari kebutuhan', 'Kami bertanya dulu, baru menulis bahan.', 'layers'],
      ['Selesai di meja kerja', 'Yang dipelajari hari ini dipakai besok.', 'briefcase'],
      ['Dapat diukur', 'Tujuan disepakati di awal dan diperiksa di akhir.', 'award'],
    ],
  },
  foundation: {
    layout: 'foundation',
    pages: ['About', 'Overview', 'Network', 'Chapters'],
    eyebrow: 'Yayasan',
    text: 'Kami membuka jalan belajar bagi yang belum terjangkau, bersama relawan, sekolah, dan para mitra.',
    classes: 'Kelas yang kami buka bersama relawan dan mitra, sebagian besar tanpa biaya.',
    strengths: [
      ['Belajar untuk semua', 'Yang jauh dan yang terlewat tetap punya tempat.', 'heart'],
      ['Bergerak bersama', 'Relawan, guru, dan mitra mengerjakan bagian masing-masing.', 'users'],
      ['Terbuka', 'Kegiatan dan hasilnya dapat dibaca siapa saja di sini.', 'book-open'],
    ],
  },
  community: {
    layout: 'komunitas',
    pages: ['About', 'Overview', 'Network', 'Chapters'],
    eyebrow: 'Komunitas',
    text: 'Tempat belajar dari sesama: bertemu, berbagi cara, dan mengerjakan sesuatu bersama.',
    classes: 'Belajar dari sesama anggota. Datang ke satu pertemuan dulu, baru putuskan.',
    strengths: [
      ['Terbuka untuk siapa saja', 'Datang untuk mencoba, tinggal karena betah.', 'heart'],
      ['Belajar dari sesama', 'Setiap orang mengajar yang ia bisa dan bertanya yang ia belum.', 'users'],
      ['Bertemu langsung', 'Yang dimulai di layar dilanjutkan di kota Anda.', 'calendar'],
    ],
  },
}

const menuWords: Record<string, string> = {
  About: 'Tentang kami',
  Overview: 'Cara belajar',
  Network: 'Jejaring',
  Lms: 'Ruang belajar',
  'Talent-Hiring': 'Lulusan',
  Pricing: 'Biaya',
  Corporates: 'Perusahaan',
  Services: 'Layanan',
  'Training-Services': 'Pelatihan',
  Government: 'Pemerintah',
  Chapters: 'Di kota Anda',
}

/** The site a tenant called `name` begins with: its layout, the pages that are published, menu and home page. */
export function starterSite(institution: Institution, name: string) {
  const { layout, pages, eyebrow, text, classes, strengths } = starts[institution]
  const navigation = pages.map(page => ({ label: menuWords[page] ?? page, href: `/${page}` }))
  const isDead = (href: string) =>
    starterPages(name).some(page => `/${page.name.replace('Services-', 'Services/')}` === href) &&
    !navigation.some(link => link.href === href)
  return {
    layout,
    pages: [
      ...starterPages(name)
        .filter(page => pages.includes(page.name))
        .map(page => ({
          ...page,
          sections: page.sections?.map(section => withoutLinks(section, isDead)) ?? [],
        })),
      // words around a list: the list itself says what is open
      { name: 'Class', title: 'Kelas', lead: classes, sections: [] },
    ],
    navigation,
    footer: {
      about: text,
      contact: {},
      social: [],
      columns: [{ title: name, links: navigation }],
      legal: '',
    },
    hero: {
      eyebrow,
      title: name,
      text,
      actions: [
        { label: 'Kenali kami', href: routes.About },
        { label: 'Daftar', href: to.register() },
      ],
    },
    sections: sectionsOf(name, strengths),
  }
}

type Sections = z.input<typeof writtenSections>

const sectionsOf = (name: string, strengths: Start['strengths']): Sections => [
  {
    kind: 'features',
    id: 'mengapa',
    title: `Belajar di ${name}`,
    items: strengths.map(([title, text, icon]) => ({ title, text, icon })),
  },
  {
    kind: 'listing',
    id: 'kelas',
    title: 'Kelas',
    of: 'class',
    count: 3,
    more: { label: 'Semua kelas', href: to.classes() },
  },
  {
    kind: 'steps',
    id: 'mulai',
    title: 'Mulai dalam tiga langkah',
    items: [
      { title: 'Daftar', text: 'Satu akun, dengan email Anda.' },
      { title: 'Lengkapi profil', text: 'Supaya pengajar dan teman sekelas mengenali Anda.' },
      { title: 'Ikut belajar', text: 'Kelas dan kegiatan yang dibuka tampil di halaman ini.' },
    ],
  },
  {
    kind: 'listing',
    id: 'berita',
    title: 'Kabar terbaru',
    of: 'news',
    count: 3,
    more: { label: 'Semua berita', href: to.posts('news') },
  },
  {
    kind: 'questions',
    id: 'pertanyaan',
    title: 'Yang sering ditanyakan',
    items: [
      {
        question: 'Siapa yang dapat mendaftar?',
        answer: 'Siapa saja. Peserta di bawah 18 tahun memerlukan persetujuan orang tua atau wali.',
      },
      {
        question: 'Apakah saya perlu memasang aplikasi?',
        answer: 'Tidak. Situs ini dibuka dengan peramban, di ponsel maupun komputer.',
      },
      {
        question: 'Saya lupa kata sandi. Apa yang harus saya lakukan?',
        answer: 'Tekan Masuk, lalu Lupa kata sandi. Kami mengirim tautan ke email Anda.',
      },
    ],
  },
  {
    kind: 'appeal',
    id: 'ajakan',
    title: 'Siap bergabung?',
    text: `Buat akun, lalu ikuti kabar dan kelas ${name} dari mana saja.`,
    actions: [{ label: 'Daftar', href: to.register() }],
  },
]

/** The same without links to pages of this site that are not published: a feature keeps its words, a button goes. */
function withoutLinks<Value>(value: Value, isDead: (href: string) => boolean): Value
function withoutLinks(value: unknown, isDead: (href: string) => boolean): unknown {
  const isDeadLink = (one: unknown) =>
    typeof one === 'object' && one !== null && 'href' in one && 'label' in one && isDead(String(one.href))
  if (Array.isArray(value)) return value.filter(one => !isDeadLink(one)).map(one => withoutLinks(one, isDead))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, part]) => !(key === 'href' && isDead(String(part))) && !isDeadLink(part))
      .map(([key, part]) => [key, withoutLinks(part, isDead)]),
  )
}
