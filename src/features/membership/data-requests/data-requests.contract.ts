import { z } from 'zod'
import { pagedOf } from '../../../platform/http/paged.ts'
import {
  pageNumber,
  pageSize,
  plainText,
  positiveId,
  withinReach,
  withinReachMessage,
} from '../../../platform/http/query.ts'
import type { AccountPageData } from '../../../shared/account-page.ts'
import { limits } from '../../../shared/limits.ts'
import { askedKinds } from './data-requests.rules.ts'

const kind = z.enum(['access', 'correction', 'erasure', 'restriction', 'objection', 'withdrawal'])
const status = z.enum(['open', 'done', 'rejected'])

export const requestAsking = z.strictObject({
  kind: z.enum(askedKinds, `Pilihan yang tersedia: ${askedKinds.join(', ')}`),
  message: plainText(limits.request).trim().min(10, 'Tuliskan permintaan Anda, minimal 10 karakter'),
})
export type RequestAsking = z.output<typeof requestAsking>

export const ownRequest = z.object({
  id: z.int(),
  kind,
  kindLabel: z.string(),
  status,
  message: z.string(),
  askedAt: z.string(),
  askedText: z.string(),
  dueAt: z.string(),
  dueText: z.string(),
  decidedText: z.string().nullable(),
  outcome: z.string(),
})
export type OwnRequest = z.output<typeof ownRequest>
export const ownRequests = z.array(ownRequest)

export const queueQuery = z
  .strictObject({
    page: pageNumber,
    pageSize: pageSize(20),
    status: z.enum(['open', 'decided'], 'Pilihan: open, decided').default('open'),
  })
  .refine(withinReach, withinReachMessage)
export type QueueQuery = z.output<typeof queueQuery>

const queued = ownRequest.extend({
  member: z.object({ id: z.int(), name: z.string(), email: z.string().nullable() }),
  /** of the 3 x 24 hours */
  leftText: z.string(),
  isUrgent: z.boolean(),
  isOverdue: z.boolean(),
})
export type QueuedRequest = z.output<typeof queued>
export const queueList = pagedOf(queued)

export const requestParameters = z.object({ id: positiveId })

export const requestDecision = z.strictObject({
  decision: z.enum(['done', 'rejected'], 'Pilih selesai atau tolak'),
  outcome: plainText(2_000).trim().min(10, 'Tuliskan hasilnya, minimal 10 karakter'),
})
export type RequestDecision = z.output<typeof requestDecision>

export const createdExport = z.object({ id: z.int(), href: z.string(), expiresText: z.string() })
export type CreatedExport = z.output<typeof createdExport>

export const erasing = z.strictObject({
  /** one's own address, or name where there is none: typed, so that it is meant */
  confirmation: plainText(300),
})
export const erased = z.object({ site: z.string() })

/** At the account service: the end of everything. */
export interface EraseAccountPage extends AccountPageData {
  email: string
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'privacy.erase-account': EraseAccountPage
  }
}
