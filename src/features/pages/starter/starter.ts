import type { z } from 'zod'
import type { pageContent } from '../pages.contract.ts'
import { aboutPages } from './about.ts'
import { cityPages } from './cities.ts'
import { learningPages } from './learning.ts'
import { offerPages } from './offers.ts'
import { partnerPages } from './partners.ts'

/** A page as starter data has it: what is not said is empty. */
export type StarterPage = { name: string } & z.input<typeof pageContent>

/** What a tenant called `name` begins with: every page of the site's own, true for whoever teaches. */
export const starterPages = (name: string): StarterPage[] => [
  ...aboutPages(name),
  ...cityPages(name),
  ...learningPages(name),
  ...partnerPages(name),
  ...offerPages(name),
]
