import { room } from '../../../platform/room.ts'
import { to } from '../../../routes.ts'
import { loadClassDetail } from './class-detail.loads.ts'
import { loadClassList, loadPesilatClasses } from './class-list.loads.ts'
import { classTopics } from './class-topics.ts'
import { classesApi } from './classes.api.ts'
import { classesSitemaps } from './classes.feeds.ts'
import { classesListings } from './classes.listings.ts'
import { classesOverview } from './classes.office.ts'
import { classesSearch, classPassages, lessonPassages } from './classes.search.ts'
import { firstClasses } from './classes.ts'
import { classesFiles } from './classes-files.store.ts'

export const classesRoom = room(() => ({
  name: 'classes',
  fileHolders: classesFiles,
  pages: {
    Class: loadClassList('classes'),
    'Class-slug': loadClassDetail,
    'Class-code': loadClassDetail,
    Camp: loadClassList('camps'),
    'Camp-id-slug': loadClassDetail,
    'Camp-slug': loadClassDetail,
    'Pesilat-Class-code': loadPesilatClasses,
    Courses: loadClassList('courses'),
    'Courses-Premium': loadClassList('premium'),
    'Courses-Premium-slug': loadClassDetail,
    'Courses-slug': loadClassDetail,
    'Overview-code': { ...loadClassDetail, ownPage: 'Overview' },
  },
  calls: classesApi,
  search: classesSearch,
  passages: [classPassages, lessonPassages, ...classTopics],
  sitemaps: classesSitemaps,
  intros: {
    [to.classes()]: { label: 'Kelas', place: 10 },
    [to.courses()]: { label: 'Kursus', place: 20 },
    [to.premiumCourses()]: {
      label: 'Kursus premium',
      place: 30,
      isFilled: async context => (await firstClasses(context, { premium: true }, 1)).length > 0,
    },
    [to.camps()]: {
      label: 'Kamp',
      place: 130,
      isFilled: async context => (await firstClasses(context, { type: ['bootcamp'] }, 1)).length > 0,
    },
  },
  listings: classesListings,
  overview: classesOverview,
}))
