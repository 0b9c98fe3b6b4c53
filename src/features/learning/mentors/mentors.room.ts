import { room } from '../../../platform/room.ts'
import { to } from '../../../routes.ts'
import { type EntryDeps, entryParts } from '../../core/entries/entries.ts'
import { peopleFiles } from '../../core/people/people.ts'
import { mentorsApi } from './mentors.api.ts'
import { mentorsSitemap } from './mentors.feeds.ts'
import { mentorsListings } from './mentors.listings.ts'
import { loadMentorDetail, loadMentorList } from './mentors.loads.ts'
import { mentorsDesks } from './mentors.office.ts'
import { mentorsPersonal } from './mentors.personal.ts'
import { mentorFacts, mentorPassages, mentorsSearch } from './mentors.search.ts'
import { loadProfileWriter } from './own-profiles.loads.ts'
import { personKind } from './person-kind.ts'

export const mentorsRoom = room((house: EntryDeps) => {
  const { pages, ...parts } = entryParts(house, personKind)
  return {
    ...parts,
    name: 'mentors',
    fileHolders: [peopleFiles],
    personal: [mentorsPersonal],
    desks: mentorsDesks,
    deeds: {
      ...parts.deeds,
      words: { ...parts.deeds.words, 'person.handed_over': 'menyerahkan profil publik' },
    },
    pages: {
      Mentor: loadMentorList,
      'Mentor-slug': loadMentorDetail,
      'Kelola-Profil': pages.list,
      'Kelola-Profil-id': pages.entry,
      'Kelola-Profil-Penulis': loadProfileWriter,
    },
    calls: [...mentorsApi, ...parts.calls],
    search: mentorsSearch,
    passages: [mentorFacts, mentorPassages],
    sitemaps: [mentorsSitemap],
    intros: {
      [to.mentors()]: { label: 'Mentor', place: 160 },
    },
    listings: mentorsListings,
  }
})
