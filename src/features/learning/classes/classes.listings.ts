import { to } from '../../../routes.ts'
import type { Listing, Listings } from '../../core/sections/sections.ts'
import { classCard } from './classes.cards.ts'
import { firstClasses, listClassItemsOf, listProgramOptions } from './classes.ts'

type ClassType = 'self_paced' | 'live' | 'hybrid' | 'bootcamp' | 'webinar'

const listing = (place: number, type: ClassType[], label: string, href: string): Listing => ({
  place,
  label,
  href,
  tag: 'classes',
  filter: { label: 'Program', all: 'Semua program', options: ({ tx }) => listProgramOptions(tx) },
  async list(context, { count, filter }) {
    const items = filter
      ? await listClassItemsOf(context, filter, type, count)
      : await firstClasses(context, { type }, count)
    return items.map(item => classCard(item))
  },
})

export const classesListings: Listings = {
  class: {
    ...listing(10, ['live', 'hybrid', 'bootcamp', 'webinar'], 'Kelas', to.classes()),
    question: { place: 10, of: title => `Berapa biaya ${title}?` },
  },
  course: {
    ...listing(20, ['self_paced'], 'Kursus', to.courses()),
    question: { place: 40, of: title => `Apa yang dipelajari di ${title}?` },
  },
}
