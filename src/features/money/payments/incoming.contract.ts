import { z } from 'zod'
import { officeQuery, plainText, positiveId } from '../../../platform/http/query.ts'
import { wholeRupiah } from '../../../platform/http/rupiah.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'
import { type State, states } from './payment-attempts.rules.ts'

export const incomingQuery = officeQuery(30, {
  state: z.enum(states, 'Pilih status pembayaran').optional(),
  search: plainText(60).trim().optional(),
})
export type IncomingQuery = z.output<typeof incomingQuery>

export const incomingParameters = z.object({ id: positiveId })

export interface IncomingItem {
  id: number
  number: string
  buyer: string
  channelText: string
  amountText: string
  amount: number
  returnedText: string
  state: State
  ref: string
  isSimulated: boolean
  atText: string
  problem: string
  /** where the proof of a transfer by hand lies; empty where there is none */
  proofUrl: string
  /** it waits for somebody, and this viewer may be the one */
  isToDecide: boolean
  /** why this viewer may not */
  whyNot: string
}

export const decision = z.discriminatedUnion('decision', [
  z.strictObject({
    decision: z.literal('confirmed'),
    received: wholeRupiah(1),
    /** less than the bill, and that is all that came */
    isShort: z.boolean().default(false),
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
