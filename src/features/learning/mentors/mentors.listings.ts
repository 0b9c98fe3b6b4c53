import { to } from '../../../routes.ts'
import { readJson } from '../../../shared/json.ts'
import type { Listings } from '../../core/sections/sections.ts'
import { mentorCard } from './mentors.cards.ts'
import { listMentors } from './mentors.ts'

export const mentorsListings: Listings = {
  mentor: {
    place: 80,
    label: 'Mentor',
    href: to.mentors(),
    tag: 'people',
    async list(context, { count }) {
      return readJson(await listMentors(context, { page: 1, pageSize: count })).items.map(mentorCard)
    },
  },
}
