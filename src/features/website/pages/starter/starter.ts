import { aboutPages } from './about.ts'
import { cityPages } from './cities.ts'
import { learningPages } from './learning.ts'
import { offerPages } from './offers.ts'
import { partnerPages } from './partners.ts'
import type { StarterPage } from './starter-page.ts'

/** What a tenant called `name` begins with: every page of the site's own, true for whoever teaches. */
export const starterPages = (name: string): StarterPage[] => [
  ...aboutPages(name),
  ...cityPages(name),
  ...learningPages(name),
  ...partnerPages(name),
  ...offerPages(name),
]
