import { z } from 'zod'
import { plainText } from '../../../platform/http/query.ts'
import type { DeskCard, Figure, Waiting } from '../../../ui/office/desk-card.ts'
import type { OfficeIconName } from '../../../ui/office/icons.tsx'

export const searchQuery = z.strictObject({
  q: plainText(100).trim().min(2, 'Ketik minimal 2 huruf'),
})

export const found = z.object({
  items: z.array(
    z.object({
      group: z.string(),
      label: z.string(),
      text: z.string(),
      href: z.string(),
      /** a drawing of the office, by its name */
      icon: z.string(),
    }),
  ),
})

export interface PaletteHits {
  items: (z.output<typeof found>['items'][number] & { icon: OfficeIconName })[]
}

/** One of the first steps of a new tenant. */
export interface OfficeStep {
  id: string
  title: string
  text: string
  href: string
  isDone: boolean
}

export interface OverviewPage {
  greeting: string
  people: { total: number; byKind: Figure[]; href?: string | undefined }
  classes: Figure[] | undefined
  waiting: Waiting[]
  /** what this kind of person looks after */
  desk: DeskCard[]
  steps: OfficeStep[]
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
