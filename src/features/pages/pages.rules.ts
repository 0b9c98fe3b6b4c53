import { matchRoute, type RouteName } from '../../routes.ts'

/** The site's own pages by name, with what they are called to whoever edits them. */
export const sitePages = {
  About: 'Tentang kami',
  Aksara: 'Aksara',
  Bandung: 'Bandung',
  Campus: 'Kampus',
  Chapters: 'Komunitas kota',
  Corporates: 'Perusahaan',
  Government: 'Pemerintah',
  Jakarta: 'Jakarta',
  Lms: 'LMS',
  Metamorfosa: 'Metamorfosa',
  Network: 'Jejaring',
  Overview: 'Ikhtisar',
  Pesilat: 'Pesilat',
  Pricing: 'Biaya',
  Services: 'Layanan',
  'Talent-Hiring': 'Rekrut talenta',
  'Training-Services': 'Layanan pelatihan',
} as const satisfies Partial<Record<RouteName | 'Overview', string>>

export type SitePageName = keyof typeof sitePages

/** Pages of other rooms whose words an editor may replace, by their address; what stands there stays theirs. */
const introPaths: Readonly<Record<string, string>> = {
  '/Class': 'Kelas',
  '/Courses': 'Kursus',
  '/Courses/@Premium': 'Kursus premium',
  '/Program': 'Program',
  '/News': 'Berita',
  '/Blog': 'Blog',
  '/Articles': 'Artikel',
  '/Podcasts': 'Podcast',
  '/Tulisan-Temans': 'Tulisan Temans',
  '/Event': 'Acara',
  '/Event/Careers': 'Bursa kerja',
  '/Event/Program': 'Acara program',
  '/Camp': 'Kamp',
  '/BelajarBersama': 'Belajar Bersama',
  '/Career': 'Karier',
  '/Mentor': 'Mentor',
  '/Portfolio': 'Portofolio',
  '/Gallery': 'Galeri',
  '/Video': 'Video',
  '/Clients': 'Klien',
  '/Collaboration': 'Kolaborasi',
  '/Curriculum': 'Kurikulum',
  '/Silabus': 'Silabus',
  '/Leaderboards': 'Papan peringkat',
  '/Liga-Smk': 'Liga SMK',
  '/Tenants': 'Tenant',
  '/Make-Appointment': 'Janji temu',
}

/** The name an address has in the table: /Courses/@Premium is Courses-Premium. */
export const nameOfPath = (path: string): string => path.slice(1).replaceAll('/', '-').replaceAll('@', '')

export interface PageEntry {
  name: string
  path: string
  label: string
  /** own: all of it is written; intro: words around something else */
  kind: 'own' | 'intro'
}

const own: PageEntry[] = Object.entries(sitePages).map(([name, label]) => ({
  name,
  path: `/${name}`,
  label,
  kind: 'own',
}))

const intros: PageEntry[] = Object.entries(introPaths)
  .filter(([path]) => matchRoute(path) !== undefined)
  .map(([path, label]) => ({ name: nameOfPath(path), path, label, kind: 'intro' }))

const entries = [...own, ...intros]

export const hasIntro = (path: string): boolean => Object.hasOwn(introPaths, path)

/** Every page that may be written, services excepted: those are as many as somebody writes. */
export const pageEntries = (): readonly PageEntry[] => entries

const servicePattern = /^services-([a-z0-9]+(?:-[a-z0-9]+)*)$/

/** A page by its name, letter case aside; undefined where no page can be. */
export function findEntry(name: string): PageEntry | undefined {
  const wanted = name.toLowerCase()
  const known = entries.find(entry => entry.name.toLowerCase() === wanted)
  if (known) return known
  const slug = wanted.length <= 100 ? servicePattern.exec(wanted)?.[1] : undefined
  return slug === undefined
    ? undefined
    : { name: `Services-${slug}`, path: `/Services/${slug}`, label: `Layanan: ${slug}`, kind: 'own' }
}

/** Pages that are settings of the site, of a shape of their own. */
export interface SettingPage {
  name: string
  path: string
  label: string
  key: 'home' | 'terms'
}

export const settingPages: readonly SettingPage[] = [
  { name: 'Beranda', path: '/', label: 'Beranda', key: 'home' },
  {
    name: 'Terms-And-Conditions',
    path: '/Terms-And-Conditions',
    label: 'Syarat dan ketentuan',
    key: 'terms',
  },
]

export const findSettingPage = (name: string): SettingPage | undefined =>
  settingPages.find(page => page.name.toLowerCase() === name.toLowerCase())

export type PageStatus = 'draft' | 'published'

/** What a page's state is called to whoever edits it. */
export const statusWords = {
  none: { label: 'Belum ada', tone: 'neutral' },
  draft: { label: 'Draf', tone: 'orange' },
  published: { label: 'Terbit', tone: 'green' },
  changed: { label: 'Terbit, ada perubahan', tone: 'blue' },
} as const

export type PageState = keyof typeof statusWords
