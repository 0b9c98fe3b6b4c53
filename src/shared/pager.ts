import type { Paged } from './envelope.ts'

/** Numbers around the current page, with the first and the last: 1 4 5 6 12. */
function numbers(page: number, totalPages: number): number[] {
  const wanted = new Set([1, page - 1, page, page + 1, totalPages])
  return [...wanted].filter(number => number >= 1 && number <= totalPages).sort((a, b) => a - b)
}

/** The pager of a list page; `query` are the filters to keep. None when there is a single page. */
export function pagerOf(list: Paged<unknown>, path: string, query: Record<string, string | undefined>) {
  const { page, totalPages, totalItems } = list
  if (totalPages <= 1) return undefined
  const href = (number: number) =>
    withQuery(path, { ...query, page: number === 1 ? undefined : String(number) })
  return {
    page,
    totalPages,
    totalItems,
    hrefs: {
      previous: page > 1 ? href(page - 1) : undefined,
      next: page < totalPages ? href(page + 1) : undefined,
      pages: numbers(page, totalPages).map(number => ({ page: number, href: href(number) })),
    },
  }
}

/** A path with those parameters that have a value. */
export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

/** "Berita, halaman 2": further pages of a list have titles of their own, since search engines compare them. */
export const titleOfPage = (title: string, page: number): string =>
  page > 1 ? `${title}, halaman ${page}` : title

/** 404 beyond the last page, so that nobody remembers pages that are not there; an empty first page is a page. */
export const statusOfPage = ({ items, page }: { items: readonly unknown[]; page: number }): 404 | 200 =>
  items.length === 0 && page > 1 ? 404 : 200
