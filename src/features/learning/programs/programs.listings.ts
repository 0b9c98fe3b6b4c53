import { to } from '../../../routes.ts'
import { readJson } from '../../../shared/json.ts'
import type { Listings } from '../../core/sections/sections.ts'
import { programCard } from './programs.cards.ts'
import { listPrograms } from './programs.ts'

export const programsListings: Listings = {
  program: {
    place: 30,
    label: 'Program',
    href: to.programs(),
    tag: 'programs',
    question: { place: 30, of: title => `Apa itu ${title}?` },
    async list(context, { count }) {
      const found = readJson(await listPrograms(context, { page: 1, pageSize: count }))
      return found.items.map(program => programCard(program, context.tenant.timeZone))
    },
  },
}
