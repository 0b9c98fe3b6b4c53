import { z } from 'zod'
import { positiveId } from '../../../platform/http/query.ts'
import type { ShownForm } from '../../../shared/shown-form.ts'
import type { Action, Crumb, Heading } from '../../../ui/parts.tsx'
import type { PayAlternative } from './pay-alternatives.ts'

/** a payable's own code; any text may be asked for, what is none is not found */
export const proofParameters = z.object({ id: positiveId })
export const codeParameters = z.object({
  code: z.string().regex(/^[a-z0-9]{20}$/, 'Kode tagihan tidak valid'),
})

export const statusAnswer = z.object({
  state: z.string(),
  stateText: z.string(),
  /** another one: something changed */
  version: z.string(),
  expiresAt: z.string().nullable(),
})

export const proofAnswer = z.object({ code: z.string() })

export interface WayChoice {
  channel: string
  label: string
  note: string
  closed: string
}

/** How an attempt is paid, ready to be drawn. */
export interface PayInstructions {
  channelLabel: string
  amountText: string
  /** bare, to be copied */
  amount: string
  untilText: string
  /** seconds left when the page was written */
  secondsLeft: number
  qr?: { path: string; size: number; alt: string; key: string }
  /** numbers to be typed: as the eye reads them, and as they are copied */
  numbers: { label: string; shown: string; bare: string }[]
  link?: { href: string; label: string }
  accounts: { bank: string; number: string; shown: string; holder: string }[]
  howTo: { title: string; steps: readonly string[] }[]
  checkedOn: string
  proof?: { action: string; words: string; problem: string; limit: string }
}

export interface PayPage extends ShownForm {
  heading: Heading
  crumbs: Crumb[]
  code: string
  action: string
  number: string
  lines: { label: string; text: string }[]
  totalText: string
  isSimulated: boolean
  status: { label: string; tone: 'info' | 'good' | 'warning'; title: string; text: string }
  /** changes whenever the page would */
  version: string
  isWatched: boolean
  ways: WayChoice[]
  /** to pay it in parts, say */
  alternatives: PayAlternative[]
  pay?: PayInstructions
  mayCheck: boolean
  mayChange: boolean
  maySimulate: boolean
  next?: Action
  back: string
  problem: string
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'checkout.pay': PayPage
  }
}
