import { askedPage, type PublicPageLoad } from '../../../platform/http/page-load.ts'
import { listQuery, plainText, searchText, wordList } from '../../../platform/http/query.ts'
import { to } from '../../../routes.ts'
import { duration } from '../../../shared/dates.ts'
import { readJson } from '../../../shared/json.ts'
import { everyOf, listPage, trail } from '../../../ui/lists.ts'
import {
  type ClassType,
  categoryFilters,
  classLevels,
  classTypes,
  levelFilter,
  levels,
  listClassCategories,
  listOutlines,
  type OutlineItem,
  trainingTypes,
  typeFilter,
  types,
} from '../classes/classes.ts'
import type { SyllabusRow } from './syllabi.contract.ts'

/** The filters of the two pages that show syllabi as a table. */
const syllabusPageQuery = listQuery(10, {
  search: searchText.optional(),
  level: wordList(classLevels).optional(),
  type: wordList(classTypes).optional(),
  category: plainText(191).optional(),
})

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
export const loadSyllabi = (name: keyof typeof shelves): PublicPageLoad =>
  askedPage(syllabusPageQuery, async (context, query) => {
    const { types: offered, caption, empty, crumbs, ...shelf }: SyllabusShelf = shelves[name]
    const { page, pageSize, search, level, category: categorySlug } = query
    const asked = (query.type ?? []).filter(type => offered.includes(type))
    const type = asked.length > 0 ? asked : offered
    const whole = { page, pageSize, search, level, type, categorySlug }
    const read = async (part = {}) => readJson(await listOutlines(context, { ...whole, ...part }))
    const found = await read()
    return listPage('classes.syllabi', {
      ...shelf,
      crumbs: trail(...crumbs),
      query,
      found,
      every: await everyOf(found, read),
      card: syllabusRow,
      search: 'Cari kelas atau modul',
      filters: [typeFilter(offered), levelFilter, ...categoryFilters(await listClassCategories(context))],
      empty: { ...empty, action: { label: 'Lihat kelas', href: to.classes() } },
      tags: ['classes'],
      data: ({ items: rows, ...list }, tools) => ({ ...list, ...tools, caption, rows }),
    })
  })

const syllabusRow = (item: OutlineItem): SyllabusRow => ({
  title: item.name,
  href: to.class(item),
  kind: `${types[item.type]}, ${levels[item.level].toLowerCase()}`,
  length: duration(item.durationMinutes),
  modules: item.modules.map(module => ({ title: module.title, chapters: `${module.chapters.length} bab` })),
  competencies: item.competencies,
})
