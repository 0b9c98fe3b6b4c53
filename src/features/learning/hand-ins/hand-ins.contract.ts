import { z } from 'zod'
import { lineOf, paragraphOf } from '../../../platform/http/person-fields.ts'
import { officeQuery, plainText, positiveId, searchText, slugText } from '../../../platform/http/query.ts'
import { pointsBetween } from '../../../platform/http/written-fields.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import { commentLength, linkLength, mostFiles, textLength } from './hand-ins.rules.ts'

/** of a criterion or a level */
const id = plainText(12).regex(/^[a-z0-9]{0,12}$/, 'Kode tidak dikenal')

export const chapterParameter = z.object({ chapterId: positiveId })
export const handInParameter = z.object({ id: positiveId })
export const fileParameter = z.object({ id: positiveId, fileId: positiveId })

export const standings = {
  none: 'Belum mengumpulkan',
  draft: 'Sedang dikerjakan',
  submitted: 'Menunggu dinilai',
  late: 'Terlambat',
  returned: 'Dikembalikan',
  graded: 'Dinilai',
} as const
export const handInQuery = officeQuery(30, {
  search: searchText.optional(),
  chapter: positiveId.optional(),
  state: z.enum(keysOf(standings), 'Status tidak dikenal').optional(),
})
export type HandInQuery = z.output<typeof handInQuery>

export const beginning = z.strictObject({ slug: slugText, chapter: slugText })
const rev = z.int().min(1)
export const begun = z.object({ id: z.int(), rev: z.int() })

const link = plainText(linkLength)
  .default('')
  .transform(text => text.trim())
export const draftWords = z.strictObject({ rev, text: plainText(textLength), link })
export type DraftWords = z.output<typeof draftWords>
export const savedDraft = z.object({ rev: z.int(), savedText: z.string() })

export const receipt = z.object({
  code: z.string(),
  submittedText: z.string(),
  files: z.int(),
  words: z.int(),
  isLate: z.boolean(),
})
export type Receipt = z.output<typeof receipt>

export const newFile = z.strictObject({
  upload: plainText(32).regex(/^[0-9a-f]{32}$/, 'Unggahan tidak dikenal'),
})
export const keptFile = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(['picture', 'audio', 'video', 'file']),
  sizeText: z.string(),
  href: z.string(),
})
export type KeptFile = z.output<typeof keptFile>
export const keptFiles = z.array(keptFile).max(mostFiles * 2)

export const marking = z.strictObject({
  /** of plain points; where there is a rubric they come from its levels */
  points: pointsBetween(0, 1000).nullable().default(null),
  levels: z.record(id, id).default({}),
  comment: paragraphOf(commentLength).default(''),
  /** keep: released with the others; return: to be done once more */
  outcome: z.enum(['keep', 'release', 'return']).default('keep'),
  /** number of the last event that whoever marks has seen */
  expectedEvent: z.int().min(0),
})
export type Marking = z.output<typeof marking>
export const marked = z.object({
  event: z.int(),
  points: z.number().nullable(),
  comment: z.string(),
  levels: z.record(z.string(), z.string()),
  /** the next one that waits; empty: none */
  nextHref: z.string(),
})
export type Marked = z.output<typeof marked>
export const released = z.object({ released: z.int() })

export const likenesses = z.array(
  z.object({ name: z.string(), percent: z.int(), passages: z.array(z.string()), href: z.string() }),
)
export type Likenesses = z.output<typeof likenesses>

export const saying = z.strictObject({
  text: paragraphOf(commentLength).pipe(z.string().min(1, 'Wajib diisi')),
})
export const remark = z.object({ id: z.int(), text: z.string() })
export const newRemark = z.strictObject({ text: lineOf(500, 3) })
export const remarkParameter = z.object({ id: positiveId })
export const nothing = z.null()
