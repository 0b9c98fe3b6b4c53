import { z } from 'zod'
import { type ListContext, officeList, pageOfAll } from '../../../platform/http/office-list.ts'
import { pageNumber, searchText } from '../../../platform/http/query.ts'
import { to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import { optionsOf } from '../../../shared/office-list.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { listDrafts } from '../../core/publishing/publishing.ts'
import type { PageListLine } from './editor.contract.ts'
import {
  calledLabel,
  familyOf,
  findEntry,
  type PageEntry,
  pageEntries,
  settingPages,
  statusWords,
} from './pages.rules.ts'
import * as store from './pages.store.ts'

const query = z
  .object({
    page: pageNumber,
    search: searchText.optional(),
    kind: z.enum(['own', 'intro'], 'Pilih halaman situs atau pengantar daftar').optional(),
    state: z.enum(['none', 'draft', 'published', 'changed'], 'Status tidak dikenal').optional(),
  })
  .transform(asked => ({ ...asked, pageSize: 15 }))

type Query = z.output<typeof query>

/** Every page that may be written, with where it stands. */
export const writtenPages = officeList<'pages.list', Query, PageListLine>(
  { page: 'pages.list', path: to.managePages(), access: permissions.editPages },
  { title: 'Halaman', description: 'Halaman situs yang dapat ditulis.', search: 'Cari halaman atau judul' },
  {
    query,
    filters: () => [
      {
        name: 'kind',
        label: 'Jenis',
        kind: 'tabs',
        all: 'Semua',
        options: [
          { value: 'own', label: 'Halaman situs' },
          { value: 'intro', label: 'Pengantar daftar' },
        ],
      },
      {
        name: 'state',
        label: 'Status',
        all: 'Semua status',
        options: optionsOf(statusWords),
      },
    ],
    list: async (context, asked) => pageOfAll((await linesOf(context)).filter(matching(asked)), asked),
    data: list => ({ list, settings: settingPages }),
  },
)

const matching =
  ({ search = '', kind, state }: Query) =>
  (line: PageListLine) =>
    `${line.label} ${line.title}`.toLowerCase().includes(search.toLowerCase()) &&
    (kind === undefined || line.kind === kind) &&
    (state === undefined || line.state === state)

async function linesOf(context: ListContext): Promise<PageListLine[]> {
  const rows = new Map((await store.listPages(context.tx)).map(row => [row.name, row]))
  const drafts = new Map((await listDrafts(context.tx, 'page')).map(row => [row.id, row]))
  const others = [...new Set([...rows.keys(), ...drafts.keys()])].flatMap(name =>
    familyOf(name) ? (findEntry(context, name) ?? []) : [],
  )
  const lineOf = (entry: PageEntry): PageListLine => {
    const row = rows.get(entry.name)
    const draft = drafts.get(entry.name)
    const title = row?.title ?? draft?.title ?? ''
    const [at, by] = draft?.isOpen ? [draft.savedAt, draft.savedBy] : [row?.updatedAt, row?.updatedBy]
    return {
      ...entry,
      id: entry.name,
      label: calledLabel(entry, title),
      title,
      state: row ? (draft?.isOpen ? 'changed' : 'published') : draft ? 'draft' : 'none',
      changedText: at ? momentText(at, context.tenant.timeZone) : '',
      changedBy: by ?? '',
    }
  }
  const lines = [...pageEntries(context), ...others].map(lineOf)
  // what stands on the site first; what nobody has written yet would hide it on a phone
  return [...lines.filter(({ state }) => state !== 'none'), ...lines.filter(({ state }) => state === 'none')]
}
