/**
 * The tenants that are measured: the demo tenant of the default layout with more classes and posts. Most figures are
 * taken on the small one; on the large one PostgreSQL's own work per page grows until nothing else is seen.
 */
export const tenants = {
  small: { slug: 'bench', count: 36 },
  large: { slug: 'bench-besar', count: 500 },
} as const

export type Size = keyof typeof tenants

export const hostOf = (size: Size) => `${tenants[size].slug}.localhost`

/**
 * Different addresses of the same length of list: its first three pages with the filter that lets every class through,
 * spelled in 24 ways. Our server makes an answer once however many ask for it at the same time, so ten connections must
 * ask for ten different pages, or nine of them would get theirs for nothing.
 */
export function listAddresses(path: string, filter: 'type' | 'filter.type'): string[] {
  const orders = permutationsOf(['live', 'hybrid', 'bootcamp', 'webinar'])
  return orders.flatMap(order => [1, 2, 3].map(page => `${path}?${filter}=${order.join(',')}&page=${page}`))
}

function permutationsOf(items: string[]): string[][] {
  if (items.length < 2) return [items]
  return items.flatMap(first =>
    permutationsOf(items.filter(item => item !== first)).map(rest => [first, ...rest]),
  )
}
