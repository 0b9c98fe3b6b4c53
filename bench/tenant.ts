/**
 * The tenants that are measured: the demo tenant of the default layout with more classes and posts. Most figures are
 * taken on the small one; on the large one PostgreSQL's own work per page grows until nothing else is seen.
 */
export const tenants = {
  small: { slug: 'bench', count: 36 },
  large: { slug: 'bench-besar', count: 300 },
} as const

export type Size = keyof typeof tenants

export const hostOf = (size: Size) => `${tenants[size].slug}.localhost`

const types = ['live', 'hybrid', 'bootcamp', 'webinar']

/** The filter that lets every dated class through, spelled in 120 ways. */
const spellings = permutationsOf(types).flatMap(order => [order, ...types.map(again => [...order, again])])

function permutationsOf(items: string[]): string[][] {
  if (items.length < 2) return [items]
  return items.flatMap(first =>
    permutationsOf(items.filter(item => item !== first)).map(rest => [first, ...rest]),
  )
}

/**
 * Different addresses of lists of ten classes: the first pages of the list in many spellings of the same filter. Our
 * server makes an answer once however many ask for it at the same time, so ten connections must ask for ten different
 * pages, or nine of them would get theirs for nothing.
 */
export function listAddresses(path: string, filter: 'type' | 'filter.type', count = 72): string[] {
  const pages = count > 3 * spellings.length ? 9 : 3
  return spellings
    .flatMap(order =>
      Array.from({ length: pages }, (_, page) => `${path}?${filter}=${order.join(',')}&page=${page + 1}`),
    )
    .slice(0, count)
}
