import { pageEntries } from '../../src/features/pages/pages.rules.ts'
import type { DemoPage } from './pages.types.ts'

/** Words for lists whose room stands in this build; the table of routes decides, and the others wait. */
export const ofKnownPages = (pages: DemoPage[]): DemoPage[] => {
  const known = new Set(pageEntries().map(entry => entry.name))
  return pages.filter(page => known.has(page.name))
}
