import type { z } from 'zod'
import { askedPage, type PageContext, type PublicPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { readJson } from '../../../shared/json.ts'
import { productLayout } from '../../../shared/product.ts'
import { everyOf, listPage } from '../../../ui/lists.ts'
import { categoryFilters, levelFilter, stateFilter, typeFilter } from './class-filters.ts'
import { classPageQuery } from './class-pages.contract.ts'
import { classCard, courseList } from './classes.cards.ts'
import { type ClassType, pesilatSlug } from './classes.rules.ts'
import { findClass, listClassCategories, pageOfClasses } from './classes.ts'

/** A list of classes at an address of its own. */
interface Shelf {
  path: string
  name: string
  lead: string
  searchLabel: string
  /** which classes stand on it */
  types: readonly ClassType[]
  premium?: boolean
  programSlug?: string
}

const dated: readonly ClassType[] = ['live', 'hybrid', 'bootcamp', 'webinar']

const shelves = {
  classes: {
    path: to.classes(),
    name: 'Kelas',
    lead: 'Kelas berjadwal bersama pengajar. Pilih yang pendaftarannya sedang dibuka.',
    searchLabel: 'Cari kelas',
    types: dated,
  },
  courses: {
    path: to.courses(),
    name: 'Kursus',
    lead: 'Belajar mandiri kapan saja, dari bab pertama sampai selesai.',
    searchLabel: 'Cari kursus',
    types: ['self_paced'],
  },
  premium: {
    path: to.premiumCourses(),
    name: 'Kursus premium',
    lead: 'Kursus mandiri pilihan dengan pendampingan dan sertifikat.',
    searchLabel: 'Cari kursus premium',
    types: ['self_paced'],
    premium: true,
  },
  camps: {
    path: to.camps(),
    name: 'Bootcamp',
    lead: 'Belajar padat bersama satu angkatan, dari hari pertama sampai karya akhir.',
    searchLabel: 'Cari bootcamp',
    types: ['bootcamp'],
  },
  pesilat: {
    path: to.pesilatClasses(),
    name: 'Kelas Pesilat',
    lead: 'Semua kelas dalam program Pesilat, dari kursus mandiri sampai lokakarya berjadwal.',
    searchLabel: 'Cari kelas Pesilat',
    types: ['live', 'hybrid', 'bootcamp', 'webinar', 'self_paced'],
    programSlug: pesilatSlug,
  },
} as const satisfies Record<string, Shelf>

/** A list of classes with search and filters. */
export const loadClassList = (name: keyof typeof shelves): PublicPageLoad =>
  askedPage(classPageQuery, (context, query) => classList(context, query, shelves[name]))

const pesilatList = loadClassList('pesilat')

/**
 * The product's own class page, filtered to its programme; every other layout's classes stand at their usual address.
 * With a code: that class, where it belongs to the programme (specification section 2, `/Pesilat/Class/{code?}`).
 */
export const loadPesilatClasses: PublicPageLoad = {
  ...pesilatList,
  async load(context) {
    const { code } = context.params
    const isProduct = context.tenant.layout === productLayout
    if (code === undefined) return isProduct ? pesilatList.load(context) : { redirect: to.classes() }
    const found =
      readJson(await findClass(context, { code })) ?? readJson(await findClass(context, { slug: code }))
    const isShown = found && (!isProduct || found.programs.some(({ slug }) => slug === pesilatSlug))
    return isShown ? { redirect: to.class(found) } : undefined
  },
}

type Query = z.output<typeof classPageQuery>

async function classList(context: PageContext, query: Query, shelf: Shelf) {
  const { path, name, lead, searchLabel, premium, programSlug } = shelf
  const { page, pageSize, search, state, level, category: categorySlug } = query
  const asked = { page, pageSize, search, state, level, categorySlug, premium, programSlug }
  const read = (page = {}) => pageOfClasses(context, { ...asked, type: typesOf(shelf, query.type), ...page })
  const [found, categories] = await Promise.all([read(), listClassCategories(context)])
  return listPage('classes.list', {
    path,
    title: name,
    lead,
    query,
    found,
    every: await everyOf(found, read),
    card: classCard,
    search: searchLabel,
    filters: [
      ...(shelf.types.some(one => one !== 'self_paced') ? [stateFilter] : []),
      ...(shelf.types.length > 1 ? [typeFilter(shelf.types)] : []),
      levelFilter,
      ...categoryFilters(categories),
    ],
    empty: {
      title: `Belum ada ${name.toLowerCase()}`,
      text: 'Begitu diterbitkan, semuanya akan tampil di sini.',
      action: { label: 'Kembali ke halaman utama', href: to.home() },
    },
    head: { jsonLd: () => [courseList(found.items, context.tenant.title)] },
    tags: programSlug ? ['classes', 'programs'] : ['classes'],
    data: (list, tools) => ({ ...list, ...tools }),
  })
}

/** what was asked for, as far as it stands on this shelf; nothing of it: the whole shelf */
function typesOf(shelf: Shelf, asked: readonly ClassType[] = []): readonly ClassType[] {
  const here = asked.filter(type => shelf.types.includes(type))
  return here.length > 0 ? here : shelf.types
}
