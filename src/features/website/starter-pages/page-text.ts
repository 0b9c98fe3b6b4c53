import type { z } from 'zod'
import type { writtenSections } from '../../core/sections/sections.ts'

/** The words of a page; what is not said is empty. */
export interface PageText {
  name: string
  eyebrow?: string
  title: string
  lead?: string
  sections?: z.input<typeof writtenSections>
  seo?: { title?: string; description?: string }
}
