import { classesSearch } from '../features/classes/classes.search.ts'
import { postsSearch } from '../features/posts/posts.search.ts'
import { programsSearch } from '../features/programs/programs.search.ts'
import { createSearch } from '../features/search/search.ts'
import type { SearchPart } from '../platform/search-part.ts'

/** What the site's search finds, room by room; in this order it is counted on the page. */
const searchParts: readonly SearchPart[] = [classesSearch, programsSearch, postsSearch]

export const siteSearch = createSearch(searchParts)
