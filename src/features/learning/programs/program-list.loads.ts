import { askedPage, type PublicPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { readJson } from '../../../shared/json.ts'
import { listPage } from '../../../ui/lists.ts'
import type { Action } from '../../../ui/parts.tsx'
import { programCard } from './programs.cards.ts'
import { type ProgramItem, programPageQuery } from './programs.contract.ts'
import { listPrograms } from './programs.ts'

/** The same programmes under two addresses: each leads to its page, or to its curriculum. */
interface Shelf {
  path: string
  title: string
  lead: string
  href(program: ProgramItem): string
  empty: { title: string; text: string; action: Action }
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
export const loadProgramList = (name: keyof typeof shelves): PublicPageLoad =>
  askedPage(programPageQuery, async (context, query) => {
    const { href, ...shelf }: Shelf = shelves[name]
    return listPage('programs.list', {
      ...shelf,
      query,
      found: readJson(await listPrograms(context, query)),
      card: item => ({ ...programCard(item, context.tenant.timeZone), href: href(item) }),
      data: list => list,
    })
  })
