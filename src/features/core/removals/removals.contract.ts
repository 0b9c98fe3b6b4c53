import { z } from 'zod'
import { positiveId } from '../../../platform/http/query.ts'

/** What a call that removes something answers: the number by which it is taken back, for ten minutes. */
export const removed = z.object({ undo: z.int() })
export type Removed = z.output<typeof removed>

export const removalParameters = z.object({ id: positiveId })
