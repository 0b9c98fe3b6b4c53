import { z } from 'zod'
import { lineOf, paragraphOf } from '../../../platform/http/person-fields.ts'
import { officeQuery, positiveId, searchText, slugText } from '../../../platform/http/query.ts'
import { bodyLength, titleLength, whyLength } from './threads.rules.ts'

const title = lineOf(titleLength, 3).meta({ label: 'Judul' })
const body = paragraphOf(bodyLength).pipe(z.string().min(1, 'Wajib diisi')).meta({ label: 'Isi' })

export const newQuestion = z.strictObject({
  slug: slugText,
  /** which chapter it is about; none: the class */
  chapter: slugText.optional(),
  title,
  body,
})
export type NewQuestion = z.output<typeof newQuestion>

export const newAnnouncement = z.strictObject({
  classId: positiveId,
  /** none: everybody in the class */
  runId: positiveId.nullable().default(null),
  title,
  body,
})
export type NewAnnouncement = z.output<typeof newAnnouncement>

export const newPost = z.strictObject({ body })
export const threadParameter = z.object({ id: positiveId })
export const postParameter = z.object({ id: positiveId, number: positiveId })
/** null: it waits for an answer again */
export const answering = z.strictObject({ post: z.int().min(1).nullable() })
export const following = z.strictObject({ isOn: z.boolean() })
export const report = z.strictObject({
  /** 0: the question itself */
  post: z.int().min(0).default(0),
  why: lineOf(whyLength, 3),
})
export const made = z.object({ id: z.int(), href: z.string() })
export const posted = z.object({ number: z.int() })
export const nothing = z.null()

export const discussionQuery = officeQuery(20, {
  search: searchText.optional(),
  state: z.enum(['open', 'answered', 'reported'], 'Status tidak dikenal').optional(),
})
export type DiscussionQuery = z.output<typeof discussionQuery>
