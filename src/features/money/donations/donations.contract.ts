import { z } from 'zod'
import { lineOf, mailAddress, orEmpty, paragraphOf } from '../../../platform/http/person-fields.ts'
import { listQuery, plainText } from '../../../platform/http/query.ts'
import { limits } from '../../../shared/limits.ts'
import { rupiahIn, rupiahQuestion } from '../../../shared/rupiah-typed.ts'
import type { ShownForm } from '../../../shared/shown-form.ts'
import type { ListPage } from '../../../ui/lists.ts'
import type { Action, Crumb, Fact, Heading, Image } from '../../../ui/parts.tsx'
import { leastAmount, mostAmount } from './donations.rules.ts'

export const campaignQuery = listQuery(12, {})

const amount = z
  .union([z.number(), plainText(40)], 'Tulis jumlah dalam rupiah')
  .transform((given, context) => {
    const text = String(given).trim()
    const read = rupiahIn(text) ?? Number.NaN
    const wrong =
      text === ''
        ? 'Pilih atau tulis jumlahnya'
        : Number.isNaN(read)
          ? rupiahQuestion
          : read < leastAmount
            ? 'Donasi minimal Rp 10.000'
            : read > mostAmount
              ? 'Donasi paling banyak Rp 1.000.000.000 sekali beri'
              : undefined
    if (wrong === undefined) return read
    context.addIssue({ code: 'custom', message: wrong })
    return z.NEVER
  })
  .meta({ label: 'Jumlah' })

const truth = z.union([z.boolean(), z.enum(['true', 'false']).transform(text => text === 'true')])

/** What a program sends; the form sends the same. */
export const sentDonation = z.strictObject({
  name: lineOf(limits.fullName, 3).meta({ label: 'Nama' }),
  is_anonymous: truth.default(false).meta({ label: 'Tanpa nama' }),
  email: orEmpty(mailAddress),
  amount,
  message: paragraphOf(limits.message).default('').meta({ label: 'Pesan' }),
  /** the short address of a campaign; left out: the first that is open */
  campaign: plainText(191).optional(),
})
export type SentDonation = z.output<typeof sentDonation>

export interface CampaignItem {
  id: number
  slug: string
  title: string
  summary: string
  picture: (Image & { url: string }) | null
  goal: number | null
  endsOn: string | null
  raised: number
  donors: number
}
export interface CampaignDetail extends CampaignItem {
  storyHtml: string
  amounts: number[]
  spent: number
}
export interface Donor {
  id: number
  amount: number
  paidAt: string
  name: string | null
  message: string
}
export interface ShownUse {
  id: number
  spentOn: string
  amount: number
  words: string
  receipt: (Image & { url: string }) | null
}

export type CampaignsPage = ListPage

/** How far a campaign has come, in words. */
export interface Gauge {
  raised: string
  goal: string
  value: number
  target: number | null
  note: string
}

export interface CampaignPage extends ShownForm {
  heading: Heading
  crumbs: Crumb[]
  cover?: Image | undefined
  facts: Fact[]
  storyHtml: string
  gauge: Gauge
  path: string
  stamp: string
  /** empty: it is over */
  amounts: { value: string; label: string }[]
  isOpen: boolean
  policy: string
  donors: { key: number; name: string; amountText: string; atText: string; message: string }[]
  uses: { key: number; words: string; amountText: string; atText: string; receipt?: Image | undefined }[]
  usesText: string
}

export interface ThanksPage {
  heading: Heading
  crumbs: Crumb[]
  tone: 'good' | 'info' | 'warning'
  words: string
  facts: { label: string; value: string }[]
  actions: Action[]
  papers: { label: string; href: string }[]
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'donations.list': CampaignsPage
    'donations.campaign': CampaignPage
    'donations.thanks': ThanksPage
  }
}
