import { z } from 'zod'
import { paragraphOf } from '../../../platform/http/person-fields.ts'
import { officeQuery, plainText, positiveId, searchText } from '../../../platform/http/query.ts'
import { wholeRupiah } from '../../../platform/http/rupiah.ts'
import { isDay } from '../../../shared/days.ts'
import type { FieldOption, FormField } from '../../../shared/form-field.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'
import { storedPicture } from '../../core/sections/sections.ts'
import { orderStates } from '../orders/orders.ts'
import { wordsDecisions, wordsStates } from './donations.rules.ts'

export const donationQuery = officeQuery(25, {
  search: searchText.optional(),
  campaign: positiveId.optional(),
  state: z.enum(keysOf(orderStates), 'Status tidak dikenal').optional(),
  words: z.enum(keysOf(wordsStates), 'Pilihan tidak dikenal').optional(),
})
export type DonationQuery = z.output<typeof donationQuery>

export const donationItem = z.object({
  id: z.int(),
  code: z.string(),
  number: z.string(),
  campaign: z.string(),
  name: z.string(),
  isAnonymous: z.boolean(),
  email: z.string(),
  message: z.string(),
  amount: z.int(),
  amountText: z.string(),
  refunded: z.int(),
  state: z.enum(keysOf(orderStates)),
  badge: z.object({ label: z.string(), tone: z.enum(['neutral', 'orange', 'green', 'blue', 'red']) }),
  words: z.enum(keysOf(wordsStates)),
  atText: z.string(),
  paidText: z.string(),
  href: z.string(),
})
export type DonationItem = z.output<typeof donationItem>

export const idParameter = z.object({ id: positiveId })
export const wordsDecided = z.strictObject({
  decision: z.enum(keysOf(wordsDecisions), 'Pilih keputusan'),
})

/** What money of a campaign was used for, as somebody writes it down. */
export const writtenUse = z.strictObject({
  campaignId: positiveId.meta({
    label: 'Kampanye',
    control: 'choice',
    from: 'campaigns',
    hint: 'Yang dananya dipakai',
  }),
  spentOn: plainText(10).refine(isDay, 'Pilih tanggal').meta({ label: 'Tanggal', control: 'day' }),
  amount: wholeRupiah(1).meta({
    label: 'Jumlah',
    control: 'rupiah',
    hint: 'Tidak lebih dari dana kampanyenya',
  }),
  words: paragraphOf(500)
    .pipe(z.string().min(5, 'Minimal 5 karakter').max(500, 'Maksimal 500 karakter'))
    .meta({ label: 'Dipakai untuk', control: 'area', lines: 3 }),
  receipt: storedPicture.nullable().default(null).meta({
    label: 'Foto bukti',
    control: 'picture',
    hint: 'Tampil di halaman kampanye: tutupi nama dan nomor orang',
  }),
})
export type WrittenUse = z.output<typeof writtenUse>

export const useQuery = officeQuery(25, { campaign: positiveId.optional() })
export type UseQuery = z.output<typeof useQuery>

export const useItem = z.object({
  id: z.int(),
  campaign: z.string(),
  words: z.string(),
  spentText: z.string(),
  amount: z.int(),
  amountText: z.string(),
  by: z.string(),
  isUndone: z.boolean(),
})
export type UseItem = z.output<typeof useItem>

export interface CampaignSum {
  id: number
  title: string
  href: string
  given: string
  returned: string
  spent: string
  left: string
}

export interface ManageDonationsPage {
  list: OfficeListData<DonationItem>
  sums: CampaignSum[]
  waiting: number
}

export interface ManageUsesPage {
  list: OfficeListData<UseItem>
  fields: FormField[]
  campaigns: FieldOption[]
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'donations.manage': ManageDonationsPage
    'donations.uses': ManageUsesPage
  }
}
