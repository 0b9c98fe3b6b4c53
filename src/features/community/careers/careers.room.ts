import { room } from '../../../platform/room.ts'
import { to } from '../../../routes.ts'
import { careersApi } from './careers.api.ts'
import { careersSitemap } from './careers.feeds.ts'
import { careersListings } from './careers.listings.ts'
import { loadCareer, loadJobList } from './careers.loads.ts'
import { careersSearch } from './careers.search.ts'
import { careersFiles } from './careers-files.store.ts'
import { loadJob } from './job.loads.ts'

export const careersRoom = room(() => ({
  name: 'careers',
  fileHolders: careersFiles,
  pages: {
    'Event-Careers': loadJobList,
    'Event-Careers-id-slug': loadJob,
    'Career-slug': loadCareer,
  },
  calls: careersApi,
  search: careersSearch,
  sitemaps: [careersSitemap],
  intros: {
    [to.jobs()]: { label: 'Bursa kerja', place: 110 },
    [to.careers()]: { label: 'Karier', place: 150 },
  },
  listings: careersListings,
}))
