import type { Paged } from '../shared/envelope.ts'
import type { PageAnswer, PageData, PageHead, PageId } from '../shared/page.ts'
import { pagerOf, statusOfPage, titleOfPage, withQuery } from '../shared/pager.ts'
import type { Action, Crumb, ListFrameProps } from './parts.tsx'

/** Data of a list page: all that its frame shows but the tools, which are drawn, and which page of the list it is. */
export interface ListPage extends Omit<ListFrameProps, 'tools'> {
  page: number
}

interface Choice {
  value: string
  label: string
}

export interface ListFilter {
  /** of the query: "category" */
  name: string
  label: string
  /** the choice of nothing, one word: the label says of what, and on a phone two fields share a line: "Semua" */
  any: string
  value?: string
  choices: Choice[]
}

/** A list that can be narrowed, as its tools need it. */
export interface SearchableList {
  /** the address that is asked: the form is a plain GET */
  path: string
  /** something is chosen or searched: there is a way back to the whole list, and no search engine comes along */
  isFiltered: boolean
  search?: { label: string; value?: string }
  filters?: ListFilter[]
  /** of a list of few things: what narrows it further and what has, instead of the filters; by filter */
  chips?: ChipGroup[]
}

export interface ChipGroup {
  /** of the filter: "Kategori" */
  label: string
  chips: FilterChip[]
}

export interface FilterChip extends Action {
  /** it is asked for: the link takes it back */
  isSet: boolean
}

/** Fewer things than this are narrowed by one search line and links, more by a form. */
const few = 12

/**
 * All things of a list of few, whose links offer what they have: those of the page in hand, and where there are more
 * than those, read once more. Of a longer list nobody asks.
 */
export async function everyOf<Item>(
  found: Paged<Item>,
  read: (page: { page: number; pageSize: number }) => Promise<Paged<Item>>,
): Promise<readonly Item[]> {
  if (found.totalItems >= few || found.items.length >= found.totalItems) return found.items
  return (await read({ page: 1, pageSize: few })).items
}

/** A filter before anything was asked for. */
export interface Filter<Item = unknown> extends Omit<ListFilter, 'any' | 'value'> {
  /** "Semua" unless it says otherwise */
  any?: string
  /** what an item of the list has of it; a filter that does not say offers all its choices */
  of?(item: Item): string | null | undefined
  /** words for what was asked for though nothing has it: it stays to be seen */
  asked?: (value: string) => string
}

/** Words by value as choices, in their order. */
export const choicesOf = (words: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** The way to a page from the site's home. */
export const trail = (...crumbs: Crumb[]): Crumb[] => [{ label: 'Beranda', href: '/' }, ...crumbs]

interface List<Id extends PageId, Item, Card> {
  /** its one address, without query */
  path: string
  title: string
  lead: string
  eyebrow?: string
  /** from home to here; the title alone unless it says otherwise */
  crumbs?: Crumb[]
  /** as it was parsed: whatever is in it beside page and size narrows the list, and is kept from page to page */
  query: { page: number; pageSize?: number }
  found: Paged<Item>
  /** all of them where they are few (`everyOf`), for a list that has filters by what its things are */
  every?: readonly NoInfer<Item>[] | undefined
  card(item: Item): Card
  /** label of the search box, whose parameter is `search` */
  search?: string | undefined
  filters?: readonly Filter<NoInfer<Item>>[] | undefined
  /** nothing is there yet: what this place is for, and the way on */
  empty: { title: string; text: string; action: Action }
  /** nothing of what is there is what was asked for */
  none?: { title?: string; text?: string }
  head?: Partial<PageHead>
  tags: readonly string[]
  /** the page's own data, of what its frame and its tools are given */
  data(list: Omit<ListPage, 'items'> & { items: Card[] }, tools: SearchableList): PageData[Id]
}

/**
 * A list as a page: heading, search and filters with what was asked for, the things found or what to do where there
 * are none, the pager. Further pages have titles of their own, what is beyond the last is 404, and what was narrowed is
 * not for search engines.
 */
export function listPage<Id extends PageId, Item, Card>(
  page: Id,
  list: List<Id, Item, Card>,
): PageAnswer<Id> {
  const { path, title, lead, eyebrow, query, found, filters } = list
  const asked = askedOf(query)
  const isFiltered = Object.values(asked).some(Boolean)
  const items = found.items.map(item => list.card(item))
  const crumbs = list.crumbs ?? trail({ label: title })
  const empty = isFiltered ? nothingFound(list, asked.search) : list.empty
  const pager = pagerOf(found, path, asked)
  const tools: SearchableList = {
    path,
    isFiltered,
    search: list.search === undefined ? undefined : { label: list.search, value: asked.search },
    filters: filters?.map(filter => filterOf(filter, asked[filter.name])),
    chips:
      found.totalItems < few
        ? filters
            ?.map(filter => ({
              label: filter.label,
              chips: chipsOf(filter, list.every ?? found.items, path, asked),
            }))
            .filter(({ chips }) => chips.length > 0)
        : undefined,
  }
  const heading = { eyebrow, title, lead }
  return {
    page,
    data: list.data({ page: query.page, heading, crumbs, items, empty, pager }, tools),
    head: {
      description: lead,
      noindex: isFiltered,
      ...list.head,
      title: titleOfPage(list.head?.title ?? title, query.page),
    },
    canonical: path,
    crumbs,
    tags: list.tags,
    isNarrowed: isFiltered,
    status: statusOfPage({ items, page: query.page }),
  }
}

function askedOf({ page, pageSize, ...asked }: { page: number; pageSize?: number }) {
  const kept: Record<string, string | undefined> = {}
  for (const [name, value] of Object.entries<unknown>(asked))
    kept[name] = value === undefined ? undefined : String(value)
  return kept
}

/** What is asked for, to take it back; else what some of the things have, and not all of them. */
function chipsOf<Item>(
  { name, choices, asked: wordsOf = value => value, of }: Filter<Item>,
  items: readonly Item[],
  path: string,
  asked: Record<string, string | undefined>,
): FilterChip[] {
  const chip = (label: string, value: string | undefined) => ({
    label,
    href: withQuery(path, { ...asked, [name]: value }),
    isSet: value === undefined,
  })
  const set = asked[name]
  if (set) {
    const words = set.split(',').map(one => choices.find(({ value }) => value === one)?.label ?? wordsOf(one))
    return [chip(words.join(', '), undefined)]
  }
  const has = new Set(of && items.map(of))
  return choices
    .filter(({ value }) => !of || (has.size > 1 && has.has(value)))
    .map(({ label, value }) => chip(label, value))
}

function filterOf<Item>(
  { name, label, any = 'Semua', choices, asked }: Filter<Item>,
  value: string | undefined,
) {
  const isMissing = asked && value && !choices.some(choice => choice.value === value)
  const shown = isMissing ? [...choices, { value, label: asked(value) }] : choices
  return { name, label, any, value, choices: shown }
}

const nothingFound = (
  { path, none }: Pick<List<PageId, unknown, unknown>, 'path' | 'none'>,
  search: string | undefined,
) => ({
  title: search ? `Tidak ada hasil untuk "${search}"` : (none?.title ?? 'Tidak ada hasil'),
  text: none?.text ?? 'Coba kata lain atau hapus filter.',
  action: { label: 'Tampilkan semua', href: path },
})
