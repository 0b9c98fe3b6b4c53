import { z } from 'zod'
import { pagedOf } from '../../../platform/http/paged.ts'
import { officeQuery, plainText, positiveId } from '../../../platform/http/query.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'
import { states } from './attempts.rules.ts'

export const incomingQuery = officeQuery(30, {
  state: z.enum(states).optional().catch(undefined),
  search: plainText(60).trim().optional(),
})
export type IncomingQuery = z.output<typeof incomingQuery>

export const incomingParameters = z.object({ id: positiveId })

export const incomingItem = z.object({
  id: z.int(),
  number: z.string(),
  buyer: z.string(),
  channelText: z.string(),
  amountText: z.string(),
  amount: z.int(),
  returnedText: z.string(),
  state: z.enum(states),
  ref: z.string(),
  isSimulated: z.boolean(),
  atText: z.string(),
  problem: z.string(),
  /** where the proof of a transfer by hand lies; empty where there is none */
  proofUrl: z.string(),
  /** it waits for somebody, and this viewer may be the one */
  isToDecide: z.boolean(),
  /** why this viewer may not */
  whyNot: z.string(),
})
export type IncomingItem = z.output<typeof incomingItem>
export const incomingList = pagedOf(incomingItem)

export const decision = z.discriminatedUnion('decision', [
  z.strictObject({
    decision: z.literal('confirmed'),
    received: z.coerce
      .number('Isi jumlah yang masuk ke rekening')
      .int('Tanpa pecahan')
      .min(1, 'Isi jumlah yang masuk ke rekening')
      .max(999_999_999_999, 'Terlalu besar'),
  }),
  z.strictObject({
    decision: z.literal('rejected'),
    reason: plainText(500).trim().min(10, 'Beri tahu alasannya, minimal 10 karakter'),
  }),
])
export type TransferDecision = z.output<typeof decision>

export interface IncomingPage {
  list: OfficeListData<IncomingItem>
  waiting: number
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'payments.incoming': IncomingPage
  }
}
