import { type PageContext, type PublicPageLoad, parseQuery } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { duration } from '../../../shared/dates.ts'
import { readJson } from '../../../shared/json.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { pagerOf, statusOfPage, titleOfPage } from '../../../shared/pager.ts'
import { categoryFilter, levelFilter, typeFilter } from './class-filters.ts'
import { type SyllabusPage, type SyllabusRow, syllabusPageQuery } from './class-pages.contract.ts'
import type { OutlineItem } from './classes.contract.ts'
import { type ClassType, classTypes, levels, trainingTypes, types } from './classes.rules.ts'
import { listClassCategories, listOutlines } from './classes.ts'

interface SyllabusShelf {
  path: string
  title: string
  lead: string
  crumbs: { label: string }[]
  caption: string
  /** which classes stand in the table */
  types: readonly ClassType[]
  empty: { title: string; text: string }
}

const shelves = {
  all: {
    path: to.syllabi(),
    title: 'Silabus',
    lead: 'Isi setiap kelas dan kursus, modul demi modul. Saring menurut bentuk, tingkat, atau kategori.',
    crumbs: [{ label: 'Silabus' }],
    caption: 'Silabus semua kelas dan kursus',
    types: classTypes,
    empty: { title: 'Belum ada silabus', text: 'Silabus tampil di sini begitu sebuah kelas memiliki modul.' },
  },
  training: {
    path: to.trainingSyllabi(),
    title: 'Silabus pelatihan',
    lead: 'Pelatihan dengan pengajar yang dapat diselenggarakan untuk sekolah, lembaga, atau perusahaan Anda.',
    crumbs: [{ label: 'Layanan pelatihan' }, { label: 'Silabus' }],
    caption: 'Silabus pelatihan yang kami tawarkan',
    types: trainingTypes,
    empty: {
      title: 'Belum ada silabus pelatihan',
      text: 'Pelatihan dengan pengajar tampil di sini begitu modulnya disusun.',
    },
  },
} as const satisfies Record<string, SyllabusShelf>

/** Syllabi as one table to read, filter and print. */
export function loadSyllabi(name: keyof typeof shelves): PublicPageLoad {
  const shelf: SyllabusShelf = shelves[name]
  return {
    query: ['page', 'search', 'level', 'type', 'kategori'],
    async load(context) {
      const data = await syllabusData(context, shelf)
      return {
        page: 'classes.syllabi',
        data,
        head: {
          title: titleOfPage(shelf.title, data.page),
          description: shelf.lead,
          noindex: data.isFiltered,
        },
        canonical: shelf.path,
        crumbs: data.crumbs,
        tags: ['classes'],
        status: statusOfPage({ items: data.rows, page: data.page }),
      } satisfies PageAnswer<'classes.syllabi'>
    },
  }
}

async function syllabusData(context: PageContext, shelf: SyllabusShelf): Promise<SyllabusPage> {
  const query = parseQuery(syllabusPageQuery, context.query)
  const asked = (query.type ?? []).filter(type => shelf.types.includes(type))
  const list = readJson(
    await listOutlines(context, {
      page: query.page,
      pageSize: query.pageSize,
      search: query.search,
      level: query.level,
      type: asked.length > 0 ? asked : shelf.types,
      categorySlug: query.kategori,
    }),
  )
  const { level, type, kategori, search } = context.query
  const kept = { search, level, type, kategori }
  const isFiltered = Object.values(kept).some(Boolean)
  const categories = categoryFilter(await listClassCategories(context), kategori)
  return {
    path: shelf.path,
    page: query.page,
    isFiltered,
    heading: { title: shelf.title, lead: shelf.lead },
    crumbs: [{ label: 'Beranda', href: to.home() }, ...shelf.crumbs],
    search: { label: 'Cari kelas atau modul', value: query.search },
    filters: [typeFilter(shelf.types, type), levelFilter(level), ...(categories ? [categories] : [])],
    caption: shelf.caption,
    rows: list.items.map(syllabusRow),
    empty: isFiltered
      ? {
          title: search ? `Tidak ada hasil untuk "${search}"` : 'Tidak ada hasil',
          text: 'Coba kata lain atau hapus filter.',
          action: { label: 'Tampilkan semua', href: shelf.path },
        }
      : { ...shelf.empty, action: { label: 'Lihat kelas', href: to.classes() } },
    pager: pagerOf(list, shelf.path, kept),
  }
}

const syllabusRow = (item: OutlineItem): SyllabusRow => ({
  title: item.name,
  href: to.class(item),
  kind: `${types[item.type]}, ${levels[item.level].toLowerCase()}`,
  length: duration(item.durationMinutes),
  modules: item.modules.map(module => ({ title: module.title, chapters: `${module.chapters.length} bab` })),
  competencies: item.competencies,
})
