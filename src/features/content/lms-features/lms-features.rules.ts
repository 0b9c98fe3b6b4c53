/** Whose feature it is; each product has addresses of its own (specification section 2). */
export const products = ['lms', 'aksara', 'umum'] as const

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
  lms: { name: 'LMS', home: '/Lms', others: 'Fitur LMS lainnya' },
  aksara: { name: 'Aksara', home: '/Aksara', others: 'Fitur Aksara lainnya' },
  umum: { name: 'Fitur', home: undefined, others: 'Fitur lainnya' },
} as const satisfies Record<Product, ProductWords>
