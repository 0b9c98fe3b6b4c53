import { to } from '../../../routes.ts'
import { mediumDate } from '../../../shared/dates.ts'
import type { Listings } from '../../core/sections/sections.ts'
import { starsText } from '../voices/voices.ts'
import { listTestimonies } from './testimonies.ts'

/** What people tell, on pages that editors make. */
export const testimoniesListings: Listings = {
  testimony: {
    place: 165,
    label: 'Testimoni',
    href: to.testimonies(),
    tag: 'testimonies',
    async list(context, { count }) {
      const { items } = await listTestimonies(context, { page: 1, pageSize: count })
      return items.map(({ name, role, content, rating, createdAt }) => ({
        href: to.testimonies(),
        title: name,
        eyebrow: role || undefined,
        summary: content,
        facts: [
          ...(rating === null ? [] : [{ icon: 'tag' as const, text: starsText(rating) }]),
          {
            icon: 'calendar' as const,
            text: mediumDate(new Date(createdAt), context.tenant.timeZone),
            dateTime: new Date(createdAt).toISOString(),
          },
        ],
      }))
    },
  },
}
