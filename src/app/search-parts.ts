import { careersSearch } from '../features/careers/careers.search.ts'
import { classesSearch } from '../features/classes/classes.search.ts'
import { eventsSearch } from '../features/events/events.search.ts'
import { featuresSearch } from '../features/lms-features/lms-features.search.ts'
import { mentorsSearch } from '../features/mentors/mentors.search.ts'
import { pagesSearch } from '../features/pages/pages.search.ts'
import { portfolioSearch } from '../features/portfolio/portfolio.search.ts'
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
