import { type PageContext, type PublicPageLoad, parseQuery } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { readJson } from '../../../shared/json.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { pagerOf, statusOfPage, titleOfPage } from '../../../shared/pager.ts'
import { programCard } from './programs.cards.ts'
import { type ProgramItem, type ProgramListPage, programPageQuery } from './programs.contract.ts'
import { listPrograms } from './programs.ts'

/** The same programmes under two addresses: each leads to its page, or to its curriculum. */
interface Shelf {
  path: string
  title: string
  lead: string
  href(program: ProgramItem): string
  empty: ProgramListPage['empty']
  tags: readonly string[]
}

const shelves = {
  programs: {
    path: to.programs(),
    title: 'Program',
    lead: 'Rangkaian kelas yang disusun untuk satu tujuan, dari awal sampai tuntas.',
    href: to.program,
    empty: {
      title: 'Belum ada program',
      text: 'Program akan tampil di sini begitu dibuka. Sementara itu, silakan lihat kelas yang tersedia.',
      action: { label: 'Lihat kelas', href: to.classes() },
    },
    tags: ['programs'],
  },
  curricula: {
    path: to.curricula(),
    title: 'Kurikulum',
    lead: 'Apa yang dipelajari dalam setiap program, kelas demi kelas, modul demi modul.',
    href: to.curriculum,
    empty: {
      title: 'Belum ada kurikulum',
      text: 'Kurikulum sebuah program akan tampil di sini begitu program itu dibuka.',
      action: { label: 'Lihat silabus kelas', href: to.syllabi() },
    },
    tags: ['programs', 'classes'],
  },
} as const satisfies Record<string, Shelf>

/** A list of the active programmes, by pages. */
export function loadProgramList(name: keyof typeof shelves): PublicPageLoad {
  return { query: ['page'], load: context => programList(context, shelves[name]) }
}

async function programList(context: PageContext, { path, title, lead, href, empty, tags }: Shelf) {
  const query = parseQuery(programPageQuery, context.query)
  const list = readJson(await listPrograms(context, query))
  const data: ProgramListPage = {
    page: query.page,
    heading: { title, lead },
    crumbs: [{ label: 'Beranda', href: to.home() }, { label: title }],
    items: list.items.map(item => ({ ...programCard(item, context.tenant.timeZone), href: href(item) })),
    empty,
    pager: pagerOf(list, path, {}),
  }
  return {
    page: 'programs.list',
    data,
    head: { title: titleOfPage(title, query.page), description: lead },
    canonical: path,
    crumbs: data.crumbs,
    tags,
    status: statusOfPage(data),
  } satisfies PageAnswer<'programs.list'>
}
