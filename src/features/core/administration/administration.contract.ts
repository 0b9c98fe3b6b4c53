import { z } from 'zod'
import { plainText } from '../../../platform/http/query.ts'
import type { OfficeIconName } from '../../../ui/office/icons.tsx'
import type { TagTone } from '../../../ui/office/panels.tsx'

export const searchQuery = z.strictObject({
  q: plainText(100).trim().min(2, 'Ketik minimal 2 huruf'),
})

const icons = [
  'user',
  'graduation-cap',
  'file-text',
  'school',
  'settings',
] as const satisfies OfficeIconName[]

/** What the command palette shows of a thing. */
export const found = z.object({
  items: z.array(
    z.object({
      group: z.string(),
      label: z.string(),
      text: z.string(),
      href: z.string(),
      icon: z.enum(icons),
    }),
  ),
})

export type Found = z.output<typeof found>

export interface Figure {
  label: string
  value: number
  href?: string | undefined
}

/** One of the first steps of a new tenant. */
export interface Step {
  id: string
  title: string
  text: string
  href: string
  isDone: boolean
}

/** What waits for somebody. */
export interface Waiting {
  label: string
  text: string
  href?: string | undefined
  tone: TagTone
}

export interface OverviewPage {
  greeting: string
  people: { total: number; byKind: Figure[]; href?: string | undefined }
  classes: Figure[] | undefined
  waiting: Waiting[]
  steps: Step[]
  /** the log's last lines; undefined for whoever may not read it */
  deeds:
    | { id: number; actor: string; words: string; object: string; at: string; atText: string }[]
    | undefined
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'administration.overview': OverviewPage
  }
}
