import { z } from 'zod'
import { lineOf } from '../../../platform/http/person-fields.ts'
import { plainText, positiveId } from '../../../platform/http/query.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import { mostRemarks, paperKinds } from './registrations.rules.ts'

/** what a remark is about: a field of the form, or a paper by its number */
const remarkField = z
  .string()
  .max(60)
  .regex(/^[a-zA-Z]+(\.[a-zA-Z0-9]+){0,2}$/, 'Bagian ini tidak dikenal')

export const remarkShape = z.strictObject({
  field: remarkField,
  words: lineOf(300, 3).meta({ label: 'Catatan' }),
})

/** What has to be mended, part by part. */
export const remarkList = z.array(remarkShape).max(mostRemarks, `Maksimal ${mostRemarks} catatan`).default([])
export type Remark = z.output<typeof remarkShape>

export const paperItem = z.object({
  id: z.int(),
  kind: z.enum(keysOf(paperKinds)),
  kindText: z.string(),
  name: z.string(),
  sizeText: z.string(),
})

/** A paper as whoever may see it is shown it. */
export interface ShownPaper extends z.output<typeof paperItem> {
  href: string
  remark: string
}

/** of a call by the registration's link: which registration, and what is sent */
export const sentPaper = z.object({ token: plainText(100), kind: z.enum(keysOf(paperKinds)) })
export const paperByLink = z.object({ token: plainText(100), paperId: positiveId })
export const keptPaper = paperItem.extend({
  /** the registration's own page */
  page: z.string(),
})
