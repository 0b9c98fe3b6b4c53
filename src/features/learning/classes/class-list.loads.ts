import { type PageContext, type PublicPageLoad, parseQuery } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { readJson } from '../../../shared/json.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { pagerOf, statusOfPage, titleOfPage } from '../../../shared/pager.ts'
import { productLayout } from '../../../shared/product.ts'
import type { ListFilter } from '../../../ui/lists.ts'
import { categoryFilter, levelFilter, stateFilter, typeFilter } from './class-filters.ts'
import { type ClassListPage, classPageQuery } from './class-pages.contract.ts'
import { classCard, courseList } from './classes.cards.ts'
import type { ClassItem } from './classes.contract.ts'
import { type ClassType, pesilatSlug } from './classes.rules.ts'
import { findClass, listClassCategories, listClasses } from './classes.ts'

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

const listQuery = ['page', 'search', 'state', 'level', 'type', 'kategori'] as const

/** A list of classes with search and filters. */
export function loadClassList(name: keyof typeof shelves): PublicPageLoad {
  return { query: listQuery, load: context => classList(context, shelves[name]) }
}

/**
 * The product's own class page, filtered to its programme; every other layout's classes stand at their usual address.
 * With a code: that class, where it belongs to the programme (specification section 2, `/Pesilat/Class/{code?}`).
 */
export const loadPesilatClasses: PublicPageLoad = {
  query: listQuery,
  async load(context) {
    const { code } = context.params
    const isProduct = context.tenant.layout === productLayout
    if (code === undefined)
      return isProduct ? classList(context, shelves.pesilat) : { redirect: to.classes() }
    const found =
      readJson(await findClass(context, { code })) ?? readJson(await findClass(context, { slug: code }))
    const isShown = found && (!isProduct || found.programs.some(({ slug }) => slug === pesilatSlug))
    return isShown ? { redirect: to.class(found) } : undefined
  },
}

async function classList(context: PageContext, shelf: Shelf) {
  const { data, items } = await classListData(context, shelf)
  return {
    page: 'classes.list',
    data,
    head: {
      title: titleOfPage(shelf.name, data.page),
      description: shelf.lead,
      noindex: data.isFiltered,
      jsonLd: [courseList(items, context.tenant.title)],
    },
    canonical: shelf.path,
    crumbs: data.crumbs,
    tags: shelf.programSlug ? ['classes', 'programs'] : ['classes'],
    status: statusOfPage(data),
  } satisfies PageAnswer<'classes.list'>
}

/** what was asked for, as far as it stands on this shelf; nothing of it: the whole shelf */
function typesOf(shelf: Shelf, asked: readonly ClassType[] = []): readonly ClassType[] {
  const here = asked.filter(type => shelf.types.includes(type))
  return here.length > 0 ? here : shelf.types
}

async function classListData(
  context: PageContext,
  shelf: Shelf,
): Promise<{ data: ClassListPage; items: ClassItem[] }> {
  const query = parseQuery(classPageQuery, context.query)
  const list = readJson(
    await listClasses(context, {
      page: query.page,
      pageSize: query.pageSize,
      search: query.search,
      state: query.state,
      level: query.level,
      type: typesOf(shelf, query.type),
      categorySlug: query.kategori,
      premium: shelf.premium,
      programSlug: shelf.programSlug,
    }),
  )
  const { state, level, type, kategori, search } = context.query
  const kept = { search, state, level, type, kategori }
  const isFiltered = Object.values(kept).some(Boolean)
  const data: ClassListPage = {
    path: shelf.path,
    page: query.page,
    isFiltered,
    heading: { title: shelf.name, lead: shelf.lead },
    crumbs: [{ label: 'Beranda', href: to.home() }, { label: shelf.name }],
    search: { label: shelf.searchLabel, value: query.search },
    filters: await filtersOf(context, shelf),
    items: list.items.map(classCard),
    empty: isFiltered
      ? {
          title: search ? `Tidak ada hasil untuk "${search}"` : 'Tidak ada hasil',
          text: 'Coba kata lain atau hapus filter.',
          action: { label: 'Tampilkan semua', href: shelf.path },
        }
      : {
          title: `Belum ada ${shelf.name.toLowerCase()}`,
          text: 'Begitu diterbitkan, semuanya akan tampil di sini.',
          action: { label: 'Kembali ke halaman utama', href: to.home() },
        },
    pager: pagerOf(list, shelf.path, kept),
  }
  return { data, items: list.items }
}

async function filtersOf(context: PageContext, shelf: Shelf): Promise<ListFilter[]> {
  const { state, level, type, kategori } = context.query
  const isDated = shelf.types.some(one => one !== 'self_paced')
  const categories = categoryFilter(await listClassCategories(context), kategori)
  return [
    ...(isDated ? [stateFilter(state)] : []),
    ...(shelf.types.length > 1 ? [typeFilter(shelf.types, type)] : []),
    levelFilter(level),
    ...(categories ? [categories] : []),
  ]
}
