import { aboutPages } from './about-pages.ts'
import { cityPages } from './city-pages.ts'
import { employerPages } from './employer-pages.ts'
import { learningPages } from './learning-pages.ts'
import { networkPages } from './network-pages.ts'
import { offerPages } from './offer-pages.ts'
import type { PageText } from './page-text.ts'
import { partnerPages } from './partner-pages.ts'
import { platformPages } from './platform-pages.ts'

/** What a tenant called `name` begins with: every page of the site's own, true for whoever teaches. */
export const starterPages = (name: string): PageText[] => [
  ...aboutPages(name),
  ...networkPages(name),
  ...cityPages(name),
  ...learningPages(name),
  ...platformPages(name),
  ...partnerPages(name),
  ...employerPages(name),
  ...offerPages(name),
]
