import { room } from '../../../platform/room.ts'
import { to } from '../../../routes.ts'
import { type EntryDeps, entryParts, joinedParts } from '../../core/entries/entries.ts'
import { careerKind } from './career-kind.ts'
import { careersApi } from './careers.api.ts'
import { careersSitemap } from './careers.feeds.ts'
import { careersListings } from './careers.listings.ts'
import { loadCareer, loadJobList } from './careers.loads.ts'
import { careersDesks } from './careers.office.ts'
import { careerPassages, careersSearch, vacancyPassages } from './careers.search.ts'
import { careersFiles } from './careers-files.store.ts'
import { loadJob } from './job.loads.ts'
import { jobKind } from './job-kind.ts'

export const careersRoom = room((house: EntryDeps) => {
  const job = entryParts(house, jobKind)
  const career = entryParts(house, careerKind)
  const parts = joinedParts(job, career)
  return {
    ...parts,
    name: 'careers',
    fileHolders: careersFiles,
    pages: {
      'Event-Careers': loadJobList,
      'Event-Careers-id-slug': loadJob,
      'Career-slug': loadCareer,
      'Kelola-Lowongan': job.pages.list,
      'Kelola-Lowongan-Pratinjau': job.pages.preview,
      'Kelola-Lowongan-id': job.pages.entry,
      'Kelola-Karier': career.pages.list,
      'Kelola-Karier-Pratinjau': career.pages.preview,
      'Kelola-Karier-id': career.pages.entry,
    },
    calls: [...careersApi, ...parts.calls],
    office: {
      ...parts.office,
      // partners write them too, and have no administration
      own: [
        { place: 62, label: 'Lowongan', page: 'Kelola-Lowongan', icon: 'briefcase', permission: 'writeJobs' },
        { place: 64, label: 'Karier', page: 'Kelola-Karier', icon: 'building', permission: 'writeJobs' },
      ],
    },
    search: careersSearch,
    passages: [careerPassages, vacancyPassages],
    sitemaps: [careersSitemap],
    intros: {
      [to.jobs()]: { label: 'Bursa kerja', place: 110 },
      [to.careers()]: { label: 'Karier', place: 150 },
    },
    listings: careersListings,
    desks: careersDesks,
  }
})
