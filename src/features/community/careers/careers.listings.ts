import { to } from '../../../routes.ts'
import { regionNames } from '../../core/regions/regions.ts'
import type { Listings } from '../../core/sections/sections.ts'
import { jobCard } from './careers.cards.ts'
import { listJobItems } from './careers.ts'

export const careersListings: Listings = {
  job: {
    place: 60,
    label: 'Lowongan',
    href: to.jobs(),
    tag: 'careers',
    question: { place: 50, of: title => `Apa syarat lowongan ${title}?` },
    async list(context, { count }) {
      const { items } = await listJobItems(context, { page: 1, pageSize: count })
      const names = await regionNames()
      return items.map(job => jobCard(job, names.city(job.cityCode)?.name, context.tenant.timeZone))
    },
  },
}
