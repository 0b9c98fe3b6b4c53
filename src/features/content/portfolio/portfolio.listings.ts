import { to } from '../../../routes.ts'
import type { Listings } from '../../core/sections/sections.ts'
import { portfolioCard } from './portfolio.cards.ts'
import { listStored } from './portfolio.ts'

export const portfolioListings: Listings = {
  portfolio: {
    place: 70,
    label: 'Portofolio',
    href: to.portfolio(),
    tag: 'portfolio',
    async list(context, { count }) {
      return (await listStored(context, { page: 1, pageSize: count })).items.map(portfolioCard)
    },
  },
}
