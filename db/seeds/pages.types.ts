import type { Drawing } from './drawing.types.ts'
import type { DemoSection } from './sections.types.ts'

/**
 * A page of a demo tenant in place of the starter's page of the same name: the path without slashes (About,
 * Talent-Hiring, Services-pelatihan-guru, and News or Class for the words around a list).
 */
export interface DemoPage {
  name: string
  eyebrow?: string
  title: string
  lead?: string
  cover?: Drawing
  sections?: DemoSection[]
  seo?: { title?: string; description?: string; noindex?: boolean }
}
