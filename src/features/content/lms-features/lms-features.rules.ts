import { routes } from '../../../routes.ts'
import { uniqueSlug } from '../../../shared/slug.ts'

/** Whose feature it is; each product has addresses of its own (specification section 2). */
export const products = ['lms', 'aksara', 'general'] as const

export type Product = (typeof products)[number]

interface ProductWords {
  /** on the screen */
  name: string
  /** the product's own page, where it has one */
  home: string | undefined
  /** heading of the features beside the one that is read */
  others: string
}

export const productWords = {
  lms: { name: 'LMS', home: routes.Lms, others: 'Fitur LMS lainnya' },
  aksara: { name: 'Aksara', home: routes.Aksara, others: 'Fitur Aksara lainnya' },
  general: { name: 'Fitur', home: undefined, others: 'Fitur lainnya' },
} as const satisfies Record<Product, ProductWords>

/** the products where somebody chooses one */
export const productNames = { lms: 'LMS', aksara: 'Aksara', general: 'Umum' } as const satisfies Record<
  Product,
  string
>

/** "kuis_daring" of "kuis-daring", with the first number that is free; a key begins with a letter. */
export function freeKey(slug: string, taken: ReadonlySet<string>): string {
  const words = slug.replace(/^[^a-z]+/, '').slice(0, 60) || 'fitur'
  const others = new Set([...taken].map(key => key.replaceAll('_', '-')))
  return uniqueSlug(words.replace(/-+$/, ''), others).replaceAll('-', '_')
}
