import type { DemoPage } from '../../pages.types.ts'
import { aboutPages } from './pages-about.ts'
import { cityPages } from './pages-cities.ts'
import { listWords } from './pages-lists.ts'
import { networkPages } from './pages-network.ts'
import { offerPages } from './pages-offers.ts'
import { partnerPages } from './pages-partners.ts'
import { programPages } from './pages-programs.ts'
import { servicePages } from './pages-services.ts'
import { trainingPages } from './pages-training.ts'

/** Pages in place of the starter's, by name; what is not here stays as a new tenant has it. */
export const pages: DemoPage[] = [
  ...aboutPages,
  ...servicePages,
  ...trainingPages,
  ...partnerPages,
  ...networkPages,
  ...cityPages,
  ...offerPages,
  ...programPages,
  ...listWords,
]
