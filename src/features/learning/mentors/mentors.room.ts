import { room } from '../../../platform/room.ts'
import { to } from '../../../routes.ts'
import { peopleFiles } from '../../core/people/people.ts'
import { mentorsApi } from './mentors.api.ts'
import { mentorsSitemap } from './mentors.feeds.ts'
import { mentorsListings } from './mentors.listings.ts'
import { loadMentorDetail, loadMentorList } from './mentors.loads.ts'
import { mentorsSearch } from './mentors.search.ts'

export const mentorsRoom = room(() => ({
  name: 'mentors',
  fileHolders: [peopleFiles],
  pages: {
    Mentor: loadMentorList,
    'Mentor-slug': loadMentorDetail,
  },
  calls: mentorsApi,
  search: mentorsSearch,
  sitemaps: [mentorsSitemap],
  intros: {
    [to.mentors()]: { label: 'Mentor', place: 160 },
  },
  listings: mentorsListings,
}))
