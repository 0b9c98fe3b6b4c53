import { z } from 'zod'
import { positiveId } from '../../../platform/http/query.ts'
import { draftParameters } from '../../core/publishing/publishing.ts'

export const linkParameters = draftParameters.extend({ number: positiveId })

const link = z.object({
  number: z.int(),
  by: z.string(),
  /** "dibuat 21 November 2026 pukul 10.00 WIB" */
  madeText: z.string(),
  untilText: z.string(),
})

/** Links that open it now, the newest first. */
export const linkList = z.object({ links: z.array(link) })
export type LinkList = z.output<typeof linkList>

/** The one time that its address is said: the database keeps a hash. */
export const newLink = linkList.extend({ url: z.string() })
