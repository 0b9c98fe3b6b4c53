import { routes } from '../../../routes.ts'
import { readJson } from '../../../shared/json.ts'
import type { Listings } from '../../core/sections/sections.ts'
import { featureCard } from './lms-features.cards.ts'
import { productNames } from './lms-features.rules.ts'
import { listFeatures, products } from './lms-features.ts'

export const featuresListings: Listings = {
  feature: {
    place: 90,
    label: 'Fitur LMS',
    href: routes.Lms,
    tag: 'lms-features',
    filter: {
      label: 'Produk',
      all: 'Semua produk',
      options: () => products.map(value => ({ value, label: productNames[value] })),
    },
    async list(context, { count, filter }) {
      const product = products.find(one => one === filter)
      if (filter && !product) return []
      return readJson(await listFeatures(context, product))
        .slice(0, count)
        .map(featureCard)
    },
  },
}
