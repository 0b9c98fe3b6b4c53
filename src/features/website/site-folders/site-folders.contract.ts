import { z } from 'zod'

const change = z.object({ path: z.string(), label: z.string(), state: z.enum(['new', 'changed', 'gone']) })
const count = z.object({
  label: z.string(),
  added: z.int(),
  changed: z.int(),
  same: z.int(),
  gone: z.int(),
})

/** What a folder brought, or would bring. */
export const folderReport = z.object({
  counts: z.array(count),
  changes: z.array(change),
  /** pictures that the site did not have */
  pictures: z.int(),
  /** files that belong to nothing */
  ignored: z.array(z.string()),
})

export type FolderChange = z.output<typeof change>
export type FolderCount = z.output<typeof count>
export type FolderReport = z.output<typeof folderReport>

export const bringQuery = z.object({ trial: z.enum(['0', '1'], 'Pilihan: 0, 1').default('0') })

/** What the command line asks of whoever holds the database. */
export const folderJob = z.strictObject({
  act: z.enum(['export', 'import', 'diff']),
  tenant: z.string().max(63),
  path: z.string().max(4096),
  isTrial: z.boolean(),
  /** address of a class: only its course, with the class itself */
  course: z.string().max(191).optional(),
})

export type FolderJob = z.output<typeof folderJob>

export interface FolderPage {
  /** of the site */
  title: string
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'site-folders.folder': FolderPage
  }
}
