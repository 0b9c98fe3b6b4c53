import { z } from 'zod'
import { officeQuery, plainText, positiveId } from '../../../platform/http/query.ts'
import { limits } from '../../../shared/limits.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'
import { draftParameters } from '../../core/publishing/publishing.ts'
import { decisions, standings } from './reviews.rules.ts'

const rev = z.int('Harus berupa bilangan bulat').min(0).max(2_147_483_647)

/** A step of a review, whatever is reviewed. */
export const reviewStep = z.strictObject({
  decision: z.enum(decisions, `Pilihan: ${decisions.join(', ')}`),
  note: plainText(limits.reviewNote).default(''),
  /** the rev that was looked at: approving needs it */
  rev: rev.optional(),
})
export type ReviewStep = z.output<typeof reviewStep>

export const newRemark = z.strictObject({
  /** the rev in which these words stood */
  rev,
  /** the id of the block they stand in; empty: it is about the whole */
  block: plainText(64).default(''),
  quote: plainText(300).default(''),
  words: plainText(limits.reviewNote).trim().min(1, 'Tulis catatannya'),
})
export type NewRemark = z.output<typeof newRemark>

export const remarkParameters = draftParameters.extend({ number: positiveId })

const remark = z.object({
  number: z.int(),
  block: z.string(),
  quote: z.string(),
  words: z.string(),
  by: z.string(),
  at: z.string(),
  /** who said that it is done; null: it is open */
  resolvedBy: z.string().nullable(),
})

/** How something stands with its reviewers. */
export const reviewAnswer = z.object({
  state: z.enum(standings).nullable(),
  /** what was changed since it was sent, in words */
  changed: z.array(z.string()),
  steps: z.array(
    z.object({
      number: z.int(),
      decision: z.enum(decisions),
      words: z.string(),
      note: z.string(),
      by: z.string(),
      at: z.string(),
    }),
  ),
  /** the open ones first */
  remarks: z.array(remark),
  mayDecide: z.boolean(),
})
export type ReviewAnswer = z.output<typeof reviewAnswer>

/** Links of a draft that lead to no page of the site, with the blocks they stand in. */
export const deadLinks = z.object({ links: z.array(z.object({ block: z.string(), href: z.string() })) })

export const queueQuery = officeQuery(20, {
  state: z.enum(standings, 'Status tidak dikenal').optional(),
})
export type QueueQuery = z.output<typeof queueQuery>

export interface QueueRow {
  /** kind and id */
  id: string
  name: string
  kind: string
  href: string
  owner: string
  since: string
  remarks: number
  state: { label: string; tone: 'orange' | 'blue' }
}

export interface ReviewQueuePage {
  list: OfficeListData<QueueRow>
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'reviews.queue': ReviewQueuePage
  }
}
