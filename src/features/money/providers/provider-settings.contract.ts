import { z } from 'zod'
import { plainText, seenVersion } from '../../../platform/http/query.ts'
import { wholeRupiah } from '../../../platform/http/rupiah.ts'
import { channelNames, type ProviderName, providerNames } from './pay-channels.rules.ts'
import type { SaleSettings } from './sale-settings.ts'

const amount = wholeRupiah(0)

/** printable and without spaces, as providers make their keys; empty: the one that is there stays */
const key = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{0,200}$/, 'Salin kuncinya persis seperti di dasbor penyedia')
  .default('')

export const way = z
  .strictObject({
    channel: z.enum(channelNames),
    isOpen: z.boolean('Pilih ya atau tidak'),
    min: amount,
    max: amount,
    feeFixed: amount,
    /** hundredths of a percent */
    feeBps: z.int('Tulis persen, misalnya 0,7').min(0, 'Paling sedikit 0%').max(10_000, 'Paling banyak 100%'),
  })
  .refine(({ min, max }) => min <= max, { message: 'Minimal tidak boleh melebihi maksimal', path: ['min'] })

export type Way = z.output<typeof way>

export const bankAccount = z.strictObject({
  bank: plainText(40).trim().min(2, 'Isi nama bank'),
  number: z
    .string()
    .trim()
    .regex(/^\d{6,20}$/, 'Nomor rekening 6 sampai 20 angka'),
  holder: plainText(100).trim().min(3, 'Isi nama pemilik rekening'),
})

export type BankAccount = z.output<typeof bankAccount>

export const settingsBody = z.strictObject({
  version: seenVersion,
  provider: z.enum(providerNames, 'Pilih penyedia pembayaran'),
  dialect: z.enum(['midtrans', 'xendit']).default('midtrans'),
  /** at the provider's sandbox, where nothing is money */
  isSandbox: z.boolean('Pilih ya atau tidak'),
  serverKey: key,
  clientKey: key,
  merchant: key,
  callbackToken: key,
  ways: z.array(way).max(channelNames.length),
  bankAccounts: z.array(bankAccount).max(5, 'Paling banyak 5 rekening'),
})

export type SettingsBody = z.output<typeof settingsBody>

/** Keys are never told again: only whether there is one, and its last four characters. */
const heldKey = z.object({ isThere: z.boolean(), end: z.string() })

export const settingsView = z.object({
  version: z.int(),
  provider: z.enum(providerNames),
  dialect: z.enum(['midtrans', 'xendit']),
  isSandbox: z.boolean(),
  keys: z.object({
    serverKey: heldKey,
    clientKey: heldKey,
    merchant: heldKey,
    callbackToken: heldKey,
  }),
  ways: z.array(way),
  bankAccounts: z.array(bankAccount),
  /** addresses to be entered at the provider */
  webhooks: z.object({ midtrans: z.string(), xendit: z.string() }),
})

export type SettingsView = z.output<typeof settingsView>

export const testAnswer = z.object({ isFine: z.boolean(), words: z.string() })

export interface ProviderSettingsPage {
  settings: SettingsView
  /** why one cannot be chosen here, in words; empty where it can */
  refusals: Record<ProviderName, string>
  words: { channel: string; label: string; note: string }[]
  /** how it sells, and the call that writes it */
  sales: { path: string; value: SaleSettings }
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'providers.settings': ProviderSettingsPage
  }
}
