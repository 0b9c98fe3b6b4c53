import type { ListFrameProps } from './parts.tsx'

/** Data of a list page: all that its frame shows but the tools, which are drawn, and which page of the list it is. */
export interface ListPage extends Omit<ListFrameProps, 'tools'> {
  page: number
}

export interface ListFilter {
  /** of the query: "kategori" */
  name: string
  label: string
  /** the choice of nothing, one word: the label says of what, and on a phone two fields share a line: "Semua" */
  any: string
  value?: string
  choices: { value: string; label: string }[]
}

/** A list that can be narrowed, as its tools need it. */
export interface SearchableList {
  /** the address that is asked: the form is a plain GET */
  path: string
  /** something is chosen or searched: there is a way back to the whole list, and no search engine comes along */
  isFiltered: boolean
  search?: { label: string; value?: string }
  filters?: ListFilter[]
}
