import { to } from '../../../routes.ts'
import { regionNames } from '../../core/regions/regions.ts'
import type { Listings } from '../../core/sections/sections.ts'
import { eventCard } from './events.cards.ts'
import { listEventItems } from './events.ts'

export const eventsListings: Listings = {
  event: {
    place: 40,
    label: 'Acara mendatang',
    href: to.events(),
    tag: 'events',
    question: { place: 20, of: title => `Kapan ${title} diadakan?` },
    async list(context, { count }) {
      const { items } = await listEventItems(context, { page: 1, pageSize: count, isPast: false })
      const names = await regionNames()
      return items.map(event => eventCard(event, context.clock.now(), names.city(event.cityCode)?.name))
    },
  },
}
