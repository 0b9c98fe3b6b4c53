import type { InTenant } from '../../../platform/http/endpoint.ts'
import { pathTo, type RouteName, routes } from '../../../routes.ts'
import { byPlace } from '../../../shared/by-place.ts'

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
export type Intros = Readonly<Record<`/${string}`, IntroPage>>

interface IntroPage {
  label: string
  /** in whose order an editor finds them */
  place: number
  /** another list without which this one is empty too, where no sitemap says whether something stands here */
  with?: string
  /** visitors write there, so something stands there always */
  isForm?: true
  /** whether something stands there, asked of the room itself */
  isFilled?(context: InTenant): Promise<boolean>
}

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** lists of the room around which an editor may put words */
    intros: Intros
  }
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

type PartsContext = Pick<InTenant, 'partsOf'>

const introsOf = ({ partsOf }: PartsContext): PageEntry[] =>
  partsOf('intros')
    .flatMap(intros => Object.entries(intros))
    .sort(([, one], [, other]) => byPlace(one, other))
    .map(([path, { label }]) => ({ name: nameOfPath(path), path, label, kind: 'intro' }))

export const hasIntro = ({ partsOf }: PartsContext, path: string): boolean =>
  partsOf('intros').some(intros => Object.hasOwn(intros, path))

/** Lists on which there is something to read; forms, which wait for visitors, among them. `known` are addresses with something on them. */
export async function filledIntros(context: InTenant, known: ReadonlySet<string>): Promise<PageEntry[]> {
  const filled: PageEntry[] = []
  for (const entry of introsOf(context)) {
    const said = context.partsOf('intros').find(intros => Object.hasOwn(intros, entry.path))
    const { with: other = entry.path, isForm, isFilled } = said?.[entry.path as keyof Intros] ?? {}
    if (isForm || (isFilled ? await isFilled(context) : known.has(other))) filled.push(entry)
  }
  return filled
}

const entries = new WeakMap<PartsContext['partsOf'], readonly PageEntry[]>()

/** Every page that may be written, families excepted: of those there are as many as somebody writes. Put together once. */
export function pageEntries(told: PartsContext): readonly PageEntry[] {
  const known = entries.get(told.partsOf) ?? [...own, ...introsOf(told)]
  entries.set(told.partsOf, known)
  return known
}

/** Pages of which there are as many as somebody writes: what their names and addresses begin with. */
export const families = [
  { prefix: 'Services-', path: pathTo('Services', { slug: '' }), label: 'Layanan' },
  { prefix: 'Halaman-', path: pathTo('Halaman-slug', { slug: '' }), label: 'Halaman' },
] as const

export const familyOf = (name: string) =>
  families.find(({ prefix }) => name.toLowerCase().startsWith(prefix.toLowerCase()))

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** A page by its name, letter case aside; undefined where no page can be. */
export function findEntry(told: PartsContext, name: string): PageEntry | undefined {
  const wanted = name.toLowerCase()
  const known = pageEntries(told).find(entry => entry.name.toLowerCase() === wanted)
  if (known) return known
  const family = familyOf(wanted)
  const slug = wanted.slice(family?.prefix.length)
  if (!family || wanted.length > 100 || !slugPattern.test(slug)) return undefined
  const { prefix, path, label } = family
  return { name: `${prefix}${slug}`, path: `${path}${slug}`, label: `${label}: ${slug}`, kind: 'own' }
}

/** What it is called to whoever edits it: one of a family by its title, once it has one. */
export function calledLabel({ name, label }: Pick<PageEntry, 'name' | 'label'>, title: string): string {
  const family = familyOf(name)
  return family && title ? `${family.label}: ${title}` : label
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
    path: routes['Terms-And-Conditions'],
    label: 'Syarat dan ketentuan',
    key: 'terms',
  },
]

export const findSettingPage = (name: string): SettingPage | undefined =>
  settingPages.find(page => page.name.toLowerCase() === name.toLowerCase())

/** What they are called in history and log. */
export const settingLabels = { home: 'Isi beranda', terms: 'Syarat dan ketentuan' } as const

/** How two writers' changes of them come together. */
export const settingShapes = {
  home: { nested: ['hero'], blocks: 'sections' },
  terms: {},
} as const

/** How two writers' changes of a page come together: section by section. */
export const pageShape = { blocks: 'sections' } as const

/** What a page's state is called to whoever edits it. */
export const statusWords = {
  none: { label: 'Belum ada', tone: 'neutral' },
  draft: { label: 'Draf', tone: 'orange' },
  published: { label: 'Terbit', tone: 'green' },
  changed: { label: 'Terbit, ada perubahan', tone: 'blue' },
} as const

export type PageState = keyof typeof statusWords
