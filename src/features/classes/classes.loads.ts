import { type PageContext, type PublicPageLoad, parseQuery } from '../../platform/http/page-load.ts'
import { to } from '../../routes.ts'
import type { PageAnswer } from '../../shared/page.ts'
import { pagerOf } from '../../shared/pager.ts'
import { classCard } from './classes.cards.ts'
import { type ClassListPage, classPageQuery } from './classes.contract.ts'
import {
  badges,
  type ClassLevel,
  type ClassType,
  classLevels,
  classStates,
  levels,
  types,
} from './classes.rules.ts'
import { listClassCategories, listClassItems } from './classes.ts'

interface Shelf {
  path: string
  name: string
  lead: string
  searchLabel: string
  /** which classes stand on it */
  types: readonly ClassType[]
  premium?: boolean
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
} as const satisfies Record<string, Shelf>

/** A list of classes with search and filters. */
export function loadClassList(name: keyof typeof shelves): PublicPageLoad {
  const shelf: Shelf = shelves[name]
  return {
    query: ['page', 'search', 'state', 'level', 'type', 'kategori'],
    async load(context) {
      const data = await classListData(context, shelf)
      return {
        page: 'classes.list',
        data,
        head: {
          title: data.page > 1 ? `${shelf.name}, halaman ${data.page}` : shelf.name,
          description: shelf.lead,
          noindex: data.isFiltered,
          jsonLd: [
            {
              '@type': 'ItemList',
              itemListElement: data.items.map((item, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                url: item.href,
                name: item.title,
              })),
            },
          ],
        },
        canonical: shelf.path,
        crumbs: data.crumbs,
        tags: ['classes'],
        status: data.isBeyond ? 404 : 200,
      } satisfies PageAnswer<'classes.list', ClassListPage>
    },
  }
}

async function classListData(context: PageContext, shelf: Shelf): Promise<ClassListPage> {
  const query = parseQuery(classPageQuery, context.query)
  const list = await listClassItems(context, {
    page: query.page,
    pageSize: query.pageSize,
    search: query.search,
    state: query.state,
    level: query.level,
    type: query.type && query.type.length > 0 ? query.type : shelf.types,
    categorySlug: query.kategori,
    premium: shelf.premium,
  })
  const { state, level, type, kategori, search } = context.query
  const kept = { search, state, level, type, kategori }
  const isFiltered = Object.values(kept).some(Boolean)
  return {
    path: shelf.path,
    page: query.page,
    isFiltered,
    isBeyond: list.items.length === 0 && query.page > 1,
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
}

async function filtersOf(context: PageContext, shelf: Shelf): Promise<ClassListPage['filters']> {
  const categories = await listClassCategories(context)
  const { state, level, type, kategori } = context.query
  const isDated = shelf.types.length > 1
  return [
    ...(isDated
      ? [
          {
            name: 'state',
            label: 'Status',
            any: 'Semua status',
            value: state,
            choices: classStates.map(value => ({ value, label: badges[value].label })),
          },
          {
            name: 'type',
            label: 'Bentuk',
            any: 'Semua bentuk',
            value: type,
            choices: shelf.types.map(value => ({ value, label: types[value] })),
          },
        ]
      : []),
    {
      name: 'level',
      label: 'Tingkat',
      any: 'Semua tingkat',
      value: level,
      choices: classLevels
        .filter((value): value is Exclude<ClassLevel, 'all'> => value !== 'all')
        .map(value => ({ value, label: levels[value] })),
    },
    ...(categories.length > 1
      ? [
          {
            name: 'kategori',
            label: 'Kategori',
            any: 'Semua kategori',
            value: kategori,
            choices: categories.map(({ slug, name }) => ({ value: slug, label: name })),
          },
        ]
      : []),
  ]
}
