import { careersSearch } from '../features/careers/careers.machines.ts'
import { classesSearch } from '../features/classes/classes.search.ts'
import { eventsSearch } from '../features/events/events.machines.ts'
import { featuresSearch } from '../features/lms-features/lms-features.machines.ts'
import { mentorsSearch } from '../features/mentors/mentors.machines.ts'
import { pagesSearch } from '../features/pages/pages.machines.ts'
import { portfolioSearch } from '../features/portfolio/portfolio.machines.ts'
import { postsSearch } from '../features/posts/posts.search.ts'
import { programsSearch } from '../features/programs/programs.search.ts'
import { createSearch } from '../features/search/search.ts'
import type { SearchPart } from '../platform/search-part.ts'

/** What the site's search finds, room by room; in this order it is counted on the page. */
const searchParts: readonly SearchPart[] = [
  classesSearch,
  programsSearch,
  eventsSearch,
  careersSearch,
  mentorsSearch,
  postsSearch,
  portfolioSearch,
  featuresSearch,
  pagesSearch,
]

export const siteSearch = createSearch(searchParts)
