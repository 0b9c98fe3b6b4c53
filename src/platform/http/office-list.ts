import { z } from 'zod'
import type { Paged } from '../../shared/envelope.ts'
import type { KeptView, ListFilter, ListSort, OfficeListData } from '../../shared/office-list.ts'
import { framedPage, type PageAnswer, type PageData, type PageId } from '../../shared/page.ts'
import { pagerOf, statusOfPage, withQuery } from '../../shared/pager.ts'
import type { AccessRule, Viewer } from './access.ts'
import { type CallContext, Download, type Endpoint, endpoint, type InTenant } from './endpoint.ts'
import { csvOf, type FileColumn, type FilePage, fileName, pagesOf } from './list-file.ts'
import { type PersonalContext, type PersonalPageLoad, parseQuery } from './page-load.ts'

/** Who looks at a list, and where. */
export type ListContext = InTenant & { viewer: Viewer }

declare module '../room-parts.ts' {
  interface RoomParts {
    /** the states of a list that whoever looks at it has kept, and those others share */
    keptViews: (context: ListContext, list: string) => Promise<KeptView[]>
    /** writes down that a list was taken away as a file */
    listTaken: (context: CallContext, taken: { name: string; title: string; rows: number }) => Promise<void>
  }
}

/** `all` is "Semua status" where the label is "Status", and "Semua" of tabs */
type GivenFilter = Pick<ListFilter, 'name' | 'label'> & Partial<ListFilter>

interface ListPlace<Id extends PageId> {
  page: Id
  path: string
  access: AccessRule
}

interface ListWords {
  title: string
  description: string
  /** label of the search */
  search?: string
}

interface OfficeListOf<Id extends PageId, Query extends FilePage, Row extends { id: unknown }> {
  /**
   * By which its views and columns are kept, and below which its calls stand: "people" of /v1/people. The first word of
   * its page unless it says otherwise.
   */
  name?: string
  /** what the address may say, with its pages */
  query: z.ZodType<Query>
  /** each by its name in the address; `value` only where it is not what the address says */
  filters?: (context: ListContext, query: Query) => readonly GivenFilter[] | Promise<readonly GivenFilter[]>
  sorts?: readonly ListSort[]
  /** further names of the address that are no state of the list */
  besides?: readonly string[]
  /** a page of rows as the screen shows them, counted over all pages */
  list(context: ListContext, query: Query): Promise<Paged<Row>>
  /** all that the page is given */
  data(
    list: OfficeListData<Row>,
    context: PersonalContext,
    query: Query,
  ): PageData[Id] | Promise<PageData[Id]>
  /** its file, and the ids and names of what matches, as calls */
  calls?: ListCalls & {
    /** in the description of the interface; the title unless it says otherwise */
    tag?: string
    columns: readonly FileColumn<Row>[]
    /** what a row is called where something is done to many; left out, nothing is */
    nameOf?: (row: Row) => string
  }
}

interface ListCalls {
  /** /v1/ and the list's name unless it says otherwise */
  path?: string
  nameOf?: unknown
}

const callsPath = ({ name, calls }: { name: string; calls?: ListCalls | undefined }) =>
  calls?.path ?? `/v1/${name}`

/** ids at once; whoever does something to more narrows the list */
const mostIds = 20_000

/**
 * A list of the office, said once: its page with search, filters, orders, views and pager (`load`), and its calls, the
 * whole of what matches as CSV and as ids, under the same permission.
 */
export function officeList<Id extends PageId, Query extends FilePage, Row extends { id: unknown }>(
  { page, path, access }: ListPlace<Id>,
  { title, description, search }: ListWords,
  list: OfficeListOf<Id, Query, Row>,
): { load: PersonalPageLoad; calls: Endpoint[] } {
  const { name = page.split('.')[0] ?? page, besides = [], sorts, calls } = list
  const said = { name, title, path, search, sorts, calls }
  // found when somebody first asks, for no start needs it
  let found: string[] | undefined
  const names = () => {
    found ??= namesOf(list)
    return found
  }
  return {
    load: {
      access,
      get query() {
        return ['page', ...names(), ...besides]
      },
      async load(context): Promise<PageAnswer<Id>> {
        const given = onlyThose(context.query, ['page', ...names()])
        const query = parseQuery(list.query, given)
        const paged = await list.list(context, query)
        const filters = await list.filters?.(context, query)
        const shown = listData({ ...said, given, filters, paged, views: await viewsOf(context, name) })
        return framedPage('office', page, await list.data(shown, context, query), {
          title,
          description,
          canonical: path,
          status: statusOfPage(paged),
        })
      },
    },
    calls: callsOf({ name, title, access }, list),
  }
}

interface Shown<Row> {
  name: string
  title: string
  path: string
  search?: string | undefined
  sorts?: readonly ListSort[] | undefined
  calls?: ListCalls | undefined
  given: Record<string, string>
  filters?: readonly GivenFilter[] | undefined
  paged: Paged<Row>
  views: KeptView[]
}

/** What a list is drawn from, of what the address says and what was found. */
export function listData<Row>(shown: Shown<Row>): OfficeListData<Row> {
  const { name, title, path, given, paged, sorts = [], calls } = shown
  const filters = (shown.filters ?? []).map(filter => ({
    kind: 'choice' as const,
    options: [],
    all: usualWords(filter),
    value: given[filter.name] ?? '',
    ...filter,
  }))
  const usual = sorts[0]?.value ?? ''
  const sort = given.sort || usual
  const asked = {
    search: given.search,
    ...Object.fromEntries(filters.map(filter => [filter.name, given[filter.name] && filter.value])),
    sort: sort === usual ? undefined : sort,
  }
  const at = (end: string) => (calls ? withQuery(`${callsPath(shown)}/${end}`, asked) : '')
  return {
    name,
    title,
    path,
    rows: [...paged.items],
    total: paged.totalItems,
    pager: pagerOf(paged, path, asked),
    search: shown.search === undefined ? null : { label: shown.search, value: given.search ?? '' },
    filters,
    sorts,
    sort,
    state: withQuery('', asked).slice(1),
    views: shown.views,
    fileHref: at('file'),
    idsHref: calls?.nameOf ? at('ids') : '',
  }
}

function usualWords({ kind, label }: GivenFilter): string {
  if (kind === 'day') return ''
  return kind === 'tabs' ? 'Semua' : `Semua ${label.toLowerCase()}`
}

/** A page of what is all there anyway. */
export function pageOfAll<Row>(rows: readonly Row[], { page, pageSize }: FilePage): Paged<Row> {
  const from = (page - 1) * pageSize
  return {
    items: rows.slice(from, from + pageSize),
    page,
    perPage: pageSize,
    totalItems: rows.length,
    totalPages: Math.ceil(rows.length / pageSize),
  }
}

/** The states of a list that are kept, of whoever looks and of those who share. */
export async function viewsOf(context: ListContext, name: string): Promise<KeptView[]> {
  const all = await Promise.all(context.partsOf('keptViews').map(views => views(context, name)))
  return all.flat()
}

const onlyThose = (query: Record<string, string>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(query).filter(([name, value]) => names.includes(name) && value !== ''))

/** What the address of a list may say of its state, by the shape of its query. */
function namesOf({ query }: { query: z.ZodType }): string[] {
  const shape = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).properties ?? {}
  return Object.keys(shape).filter(name => name !== 'page' && name !== 'pageSize')
}

function callsOf<Id extends PageId, Query extends FilePage, Row extends { id: unknown }>(
  { name, title, access }: { name: string; title: string; access: AccessRule },
  list: OfficeListOf<Id, Query, Row>,
): Endpoint[] {
  const { calls } = list
  if (!calls) return []
  const path = callsPath({ name, calls })
  const asked = { method: 'GET', tag: calls.tag ?? title, access, query: list.query } as const
  const file = endpoint(
    {
      ...asked,
      path: `${path}/file`,
      summary: `${title}: semua yang cocok sebagai berkas CSV; pengunduhan ikut dicatat`,
      message: 'Berhasil mengambil daftar',
      data: z.string(),
      limit: { tokens: 30, seconds: 600 },
    },
    async (context, { query }) => {
      const pages = pagesOf(size => list.list(context, { ...query, ...size }))
      const { body, rows } = await csvOf(calls.columns, pages)
      for (const taken of context.partsOf('listTaken')) await taken(context, { name, title, rows })
      return new Download(fileName(title, context), 'text/csv; charset=utf-8', body)
    },
  )
  const { nameOf } = calls
  if (!nameOf) return [file]
  const ids = endpoint(
    {
      ...asked,
      path: `${path}/ids`,
      summary: `${title}: ID semua yang cocok, untuk tindakan massal`,
      message: 'Berhasil mengambil ID',
      data: z.object({ rows: z.array(z.object({ id: z.unknown(), name: z.string() })) }),
      limit: { tokens: 60, seconds: 600 },
    },
    async (context, { query }) => {
      const found: { id: unknown; name: string }[] = []
      for await (const rows of pagesOf(size => list.list(context, { ...query, ...size }), mostIds))
        found.push(...rows.map(row => ({ id: row.id, name: nameOf(row) })))
      return { rows: found }
    },
  )
  return [file, ids]
}
