import { z } from 'zod'
import { plainText, positiveId } from '../../../platform/http/query.ts'
import { wholeRupiah } from '../../../platform/http/rupiah.ts'
import { simPayoutDeeds } from './sim-payouts.rules.ts'
import { billDeeds } from './simulator.rules.ts'

export const billParameters = z.object({ id: positiveId })

export const billDeed = z.strictObject({
  deed: z.enum(billDeeds, 'Pilih yang dilakukan'),
  amount: wholeRupiah(1).optional(),
  duplicate: z.int().min(0).max(5, 'Paling banyak 5 kali').default(0),
  delaySeconds: z.int().min(0).max(60, 'Paling lama 60 detik').default(0),
  isDropped: z.boolean().default(false),
  isWronglySigned: z.boolean().default(false),
  isReordered: z.boolean().default(false),
})

export const statementQuery = z.strictObject({
  dialect: z.enum(['midtrans', 'xendit'], 'Pilih penyedia').default('midtrans'),
})

export const billItem = z.object({
  id: z.int(),
  ref: z.string(),
  dialect: z.string(),
  channel: z.string(),
  title: z.string(),
  amountText: z.string(),
  status: z.string(),
  statusText: z.string(),
  atText: z.string(),
  /** what may be done with it now */
  deeds: z.array(z.enum(billDeeds)),
})

export type BillItem = z.output<typeof billItem>

export const simPayoutDeed = billDeed
  .omit({ deed: true, amount: true })
  .extend({ deed: z.enum(simPayoutDeeds, 'Pilih yang dilakukan') })

export const simPayoutItem = z.object({
  id: z.int(),
  ref: z.string(),
  dialect: z.string(),
  toText: z.string(),
  amountText: z.string(),
  status: z.string(),
  statusText: z.string(),
  atText: z.string(),
  deeds: z.array(z.enum(simPayoutDeeds)),
})
export type SimPayoutItem = z.output<typeof simPayoutItem>

const wireLine = z.object({
  id: z.int(),
  direction: z.enum(['in', 'out']),
  line: z.string(),
  ref: z.string(),
  status: z.int(),
  sent: z.string(),
  answered: z.string(),
  atText: z.string(),
})

export const simulatorView = z.object({
  /** why it is not used here, in words; empty where it is */
  closed: z.string(),
  bills: z.array(billItem),
  payouts: z.array(simPayoutItem),
  lines: z.array(wireLine),
})

export type SimulatorView = z.output<typeof simulatorView>

declare module '../../../shared/page.ts' {
  interface PageData {
    'simulator.phone': SimulatorView
  }
}

/** only of a request whose method and path hold it: POST /refunds */
export const lostAnswerQuery = z.object({ only: plainText(60).default('') })
