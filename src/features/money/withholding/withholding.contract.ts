import { z } from 'zod'
import {
  day,
  officeQuery,
  plainText,
  positiveId,
  searchText,
  seenVersion,
} from '../../../platform/http/query.ts'
import { wholeRupiah } from '../../../platform/http/rupiah.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import { limits } from '../../../shared/limits.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'
import {
  incomes,
  longestLetter,
  type PayeeKind,
  type ProfileState,
  payeeKindsOfTax,
  profileStates,
  type RuleName,
  ruleNames,
  type slipStates,
  type TaxAccount,
  taxAccounts,
} from './withholding.rules.ts'

const bps = (most: number) =>
  z
    .number('Isi dengan angka')
    .int('Paling banyak dua angka di belakang koma')
    .min(0, 'Minimal 0')
    .max(most, 'Terlalu besar')

const layer = z.strictObject({
  upTo: wholeRupiah(1).nullable(),
  bps: bps(5_000),
})

const rule = z
  .strictObject({
    baseBps: bps(10_000).min(1, 'Minimal 0,01%'),
    layers: z.array(layer).min(1).max(8).readonly(),
    surchargeBps: bps(10_000),
    source: plainText(limits.reason).trim().min(10, 'Sebut dasar hukumnya, minimal 10 karakter'),
    objectCode: z
      .string()
      .trim()
      .regex(/^[\d-]{0,20}$/, 'Tulis seperti 21-100-18'),
  })
  .refine(
    ({ layers }) =>
      layers.every(({ upTo }, place) =>
        place === layers.length - 1 ? upTo === null : upTo !== null && upTo > (layers[place - 1]?.upTo ?? 0),
      ),
    { message: 'Batas lapisan harus naik, dan yang terakhir tanpa batas', path: ['layers'] },
  )
  .refine(
    ({ layers, surchargeBps }) => layers.every(one => one.bps * (10_000 + surchargeBps) <= 80_000_000),
    {
      message: 'Tarif dengan kenaikannya paling banyak 80%',
      path: ['surchargeBps'],
    },
  )

const rules = z.strictObject({ pph21: rule, pph23_service: rule, pph23_royalty: rule, pph_final: rule })

export const withholdingSettingsBody = z.strictObject({ version: seenVersion, isOn: z.boolean(), rules })
export type WithholdingSettingsBody = z.output<typeof withholdingSettingsBody>
export const withholdingSettingsView = z.object({ version: z.int(), isOn: z.boolean(), rules })
export type WithholdingSettingsView = z.output<typeof withholdingSettingsView>

/** NPWP has 15 or 16 digits, of a branch 22 with its place; NIK 16. Empty: there is none. */
const taxNumber = z
  .string()
  .max(40, 'NPWP 15 atau 16 angka, NIK 16 angka')
  .transform(text => text.replaceAll(/[\s.-]/g, ''))
  .pipe(z.string().regex(/^(\d{15,16}|\d{22})?$/, 'NPWP 15 atau 16 angka, NIK 16 angka'))

export const taxProfileBody = z
  .strictObject({
    kind: z.enum(keysOf(payeeKindsOfTax), 'Pilih perorangan atau badan usaha'),
    income: z.enum(keysOf(incomes), 'Pilih jenis penghasilan'),
    taxNumber: taxNumber.default(''),
    letter: plainText(longestLetter).trim().default(''),
    letterUntil: z.literal('').or(day('Pilih tanggal terakhir berlakunya')).default(''),
  })
  .refine(({ letter, letterUntil }) => (letter === '') === (letterUntil === ''), {
    message: 'Isi nomor surat dan tanggal berlakunya, atau kosongkan keduanya',
    path: ['letterUntil'],
  })
  .refine(({ letter, taxNumber: number }) => letter === '' || number !== '', {
    message: 'Surat keterangan hanya berlaku bersama NPWP',
    path: ['taxNumber'],
  })
export type TaxProfileBody = z.output<typeof taxProfileBody>

export const profileDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('verify') }),
  z.strictObject({
    decision: z.literal('fix'),
    reason: plainText(limits.reason).trim().min(10, 'Tulis apa yang perlu diperbaiki, minimal 10 karakter'),
  }),
])
export type ProfileDecision = z.output<typeof profileDecision>
export const profileStanding = z.object({ id: z.int(), status: z.enum(keysOf(profileStates)) })
export const shownNumber = z.object({ taxNumber: z.string(), letter: z.string() })
export const idParameter = z.object({ id: positiveId })

export const depositBody = z.strictObject({
  account: z.enum(taxAccounts, 'Pilih jenis pajak'),
  amount: wholeRupiah(1),
  on: day('Pilih tanggal setor'),
  /** of the state's receipt */
  reference: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[0-9A-Z]{16}$/, 'NTPN 16 huruf atau angka, dari bukti penerimaan negara'),
})
export type DepositBody = z.output<typeof depositBody>
export const depositStanding = z.object({ reference: z.string(), left: z.int() })

/** What was withheld and is not with the tax office yet; whole rupiah. */
export interface OwedTax {
  account: TaxAccount
  label: string
  amount: number
  amountText: string
}

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Bulan ditulis seperti 2026-11')
export const slipsFileQuery = z.object({ month })

export const slipsQuery = officeQuery(25, {
  search: searchText.optional(),
  month: z
    .literal('')
    .transform(() => undefined)
    .or(month)
    .optional(),
  rule: z.enum(keysOf(ruleNames), 'Jenis tidak dikenal').optional(),
})
export type SlipsQuery = z.output<typeof slipsQuery>

/** Tax of one payout. Amounts are whole rupiah. */
export interface SlipItem {
  id: number
  name: string
  number: string
  rule: RuleName
  ruleText: string
  dayText: string
  grossText: string
  baseText: string
  /** "5% dari Rp 1.000.000", a line for each rate */
  rates: string[]
  amountText: string
  state: keyof typeof slipStates
  backText: string
  source: string
}

/** What a payee said of their taxes, as others read it: never the number. */
export interface ProfileItem {
  id: number
  name: string
  kind: PayeeKind
  facts: { label: string; value: string }[]
  status: ProfileState
  reason: string
  /** why this viewer may not check it; empty: may */
  why: string
}

export interface OwnTaxPage {
  isPayee: boolean
  /** whether the tenant withholds at all */
  isOn: boolean
  /** the newest, and the one that holds where that is another */
  newest: ProfileItem | null
  holding: ProfileItem | null
  /** what holds for them today, in words */
  ruleText: string
  source: string
  slips: SlipItem[]
}

export interface SlipsPage {
  list: OfficeListData<SlipItem>
  waiting: ProfileItem[]
  settings: WithholdingSettingsView
  maySet: boolean
  /** the month that is looked at, and what was withheld in it by each account */
  month: { name: string; sums: { label: string; value: string }[] }
  fileHref: string
  owed: OwedTax[]
  today: string
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'withholding.own': OwnTaxPage
    'withholding.slips': SlipsPage
  }
}
