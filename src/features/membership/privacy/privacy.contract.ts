import { z } from 'zod'
import type { OfficeListData } from '../../../shared/office-list.ts'
import type { ConsentState, OwnConsents } from '../consents/consents.ts'
import type { OwnRequest, QueuedRequest } from '../data-requests/data-requests.ts'
import type { GuardianState } from '../guardians/guardians.ts'

export const statistics = z.object({
  open: z.int(),
  overdue: z.int(),
  restricted: z.int(),
  guardiansAsked: z.int(),
  purposes: z.array(
    z.object({ purpose: z.string(), label: z.string(), given: z.int(), withdrawn: z.int(), none: z.int() }),
  ),
})
export type Statistics = z.output<typeof statistics>

/** What is held on somebody and why, a line for each purpose. */
export interface PersonalDataLine {
  what: string
  value: string
  why: string
  until: string
}

export interface OwnPrivacyPage {
  site: string
  held: PersonalDataLine[]
  consents: ConsentState[]
  history: OwnConsents['history']
  guardian: GuardianState
  guardianWords: readonly string[]
  restrictions: readonly string[]
  requests: OwnRequest[]
  /** must be typed to erase */
  confirmation: string
  /** a notice that has not been acknowledged */
  notice: { version: number; dateText: string; summary: string; textVersion: string } | null
  policyHref: string
  accountHref: string
}

export interface QueuePage {
  status: 'open' | 'decided'
  list: OfficeListData<QueuedRequest>
  statistics: Statistics
  notice: { version: number; dateText: string } | null
  mayPublish: boolean
  policyHref: string
  editorHref: string
  recordHref: string
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'privacy.own': OwnPrivacyPage
    'privacy.queue': QueuePage
  }
}
