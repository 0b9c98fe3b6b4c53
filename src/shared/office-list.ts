import type { pagerOf } from './pager.ts'

interface Choice {
  value: string
  label: string
}

/** One filter of a list: what may be chosen, and what is. */
export interface ListFilter {
  /** as the address calls it */
  name: string
  label: string
  /** what is chosen; empty: nothing */
  value: string
  /** days are chosen from a calendar, tabs stand above the list, choices in a box */
  kind: 'choice' | 'day' | 'tabs'
  /** the words for no choice: "Semua status" */
  all: string
  options: readonly Choice[]
}

/** An order the list may stand in; the first one is the usual. */
export interface ListSort {
  /** as the address calls it */
  value: string
  label: string
  /** the column whose head leads to it */
  column: string
  isDescending?: boolean
}

/** Words by value as what may be chosen, in their order. */
export const optionsOf = (words: Readonly<Record<string, { label: string }>>): Choice[] =>
  Object.entries(words).map(([value, { label }]) => ({ value, label }))

/** A state of a list that somebody keeps under a name. */
export interface KeptView {
  id: number
  name: string
  /** the state: an address's query, without page */
  query: string
  isShared: boolean
  /** whoever asks may rename and remove it */
  isOwn: boolean
}

/** All that an office list is drawn from; rows are the room's own. */
export interface OfficeListData<Row> {
  /** by which its views and columns are kept */
  name: string
  path: string
  /** what is listed, as its page is called: "Undangan" */
  title: string
  rows: Row[]
  /** of everything that matches, on all pages */
  total: number
  pager: ReturnType<typeof pagerOf>
  /** label and text of the search; none: nothing can be searched */
  search: { label: string; value: string } | null
  filters: ListFilter[]
  sorts: readonly ListSort[]
  /** the order it stands in; empty: there is one only */
  sort: string
  /** the state as an address's query, without page; empty: nothing was asked for */
  state: string
  views: KeptView[]
  /** address of everything that matches as CSV; empty: there is none */
  fileHref: string
  /** address of the ids of everything that matches, for what is done to all of them; empty: nothing is */
  idsHref: string
}

/** What narrows the list; a search or a filter, but no order. */
export const isNarrowed = ({ search, filters }: Pick<OfficeListData<unknown>, 'search' | 'filters'>) =>
  Boolean(search?.value) || filters.some(({ value }) => value !== '')
