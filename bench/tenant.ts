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

/** stands in the name of every class, so that a search for a part of it finds them all */
export const commonWord = 'Angkatan'

/**
 * The first three pages of the list under 24 spellings of the filter that lets every class through. Our server makes
 * an answer once however many ask for it at the same time, so ten connections must ask for ten different pages, or
 * nine of them would get theirs for nothing.
 */
export function equalLists(parameter: 'type' | 'filter.type'): string[] {
  const orders = permutationsOf(['live', 'hybrid', 'bootcamp', 'webinar']).map(types => types.join(','))
  return orders.flatMap(types => [1, 2, 3].map(page => `${parameter}=${types}&page=${page}`))
}

function permutationsOf(items: string[]): string[][] {
  if (items.length < 2) return [items]
  return items.flatMap(first =>
    permutationsOf(items.filter(item => item !== first)).map(rest => [first, ...rest]),
  )
}

/** Addresses of different pages of the large tenant, nearly all of them with ten classes. */
export function manyLists(count: number): string[] {
  const parts = new Set<string>()
  for (let length = 2; length <= commonWord.length; length++)
    for (let at = 0; at + length <= commonWord.length; at++)
      parts.add(commonWord.slice(at, at + length).toLowerCase())
  const paths = [...parts].flatMap(part =>
    Array.from({ length: 30 }, (_, page) => `/Class?search=${part}${page > 0 ? `&page=${page + 1}` : ''}`),
  )
  for (const level of ['beginner', 'intermediate', 'advanced'])
    for (const part of parts)
      for (const page of [1, 2, 3]) paths.push(`/Class?search=${part}&level=${level}&page=${page}`)
  if (paths.length < count) throw new Error(`Only ${paths.length} different pages`)
  return paths.slice(0, count)
}
