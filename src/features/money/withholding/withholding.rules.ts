import type { TaxRule } from '../../../shared/income-tax.ts'

/** What is true of income tax that is withheld from who earns, as data. Nothing is withheld until the tenant says so. */
export const ruleNames = {
  pph21: { label: 'PPh 21, jasa perorangan', account: 'pph21' },
  pph23_service: { label: 'PPh 23, jasa badan', account: 'pph23' },
  pph23_royalty: { label: 'PPh 23, royalti', account: 'pph23' },
  pph_final: { label: 'PPh final, surat keterangan PP 55', account: 'pph_final' },
} as const
export type RuleName = keyof typeof ruleNames

/** characters of the number of a letter of the tax office */
export const longestLetter = 100
/** of a state's receipt (NTPN) */
export const receiptLength = 16

/** what the books owe the tax office is kept apart by these */
export const taxAccounts = ['pph21', 'pph23', 'pph_final'] as const
export type TaxAccount = (typeof taxAccounts)[number]

/** A rule with where it stands in the law, and the code of what is taxed as the tax office numbers it. */
export interface WrittenRule extends TaxRule {
  source: string
  /** empty until the tenant's adviser names it */
  objectCode: string
}
export type Rules = Readonly<Record<RuleName, WrittenRule>>

const flat = (bps: number) => [{ upTo: null, bps }]

/** as the law stood in November 2026; a tenant writes its own over them */
export const usualRules: Rules = {
  pph21: {
    baseBps: 5_000,
    layers: [
      { upTo: 60_000_000, bps: 500 },
      { upTo: 250_000_000, bps: 1_500 },
      { upTo: 500_000_000, bps: 2_500 },
      { upTo: 5_000_000_000, bps: 3_000 },
      { upTo: null, bps: 3_500 },
    ],
    surchargeBps: 2_000,
    source:
      'PMK 168/2023: bukan pegawai, 50% dari bruto dengan tarif UU PPh pasal 17 ayat (1) huruf a, setiap pembayaran sendiri; tanpa NPWP atau NIK 20% lebih tinggi (UU PPh pasal 21 ayat (5a))',
    objectCode: '',
  },
  pph23_service: {
    baseBps: 10_000,
    layers: flat(200),
    surchargeBps: 10_000,
    source: 'UU PPh pasal 23 ayat (1) huruf c: jasa 2% dari bruto; tanpa NPWP 100% lebih tinggi (ayat (1a))',
    objectCode: '',
  },
  pph23_royalty: {
    baseBps: 10_000,
    layers: flat(1_500),
    surchargeBps: 10_000,
    source:
      'UU PPh pasal 23 ayat (1) huruf a: royalti 15% dari bruto; tanpa NPWP 100% lebih tinggi (ayat (1a))',
    objectCode: '',
  },
  pph_final: {
    baseBps: 10_000,
    layers: flat(50),
    surchargeBps: 0,
    source: 'PP 55/2022: 0,5% dari bruto selama surat keterangannya berlaku',
    objectCode: '',
  },
}

export const payeeKindsOfTax = {
  individual: { label: 'Perorangan' },
  company: { label: 'Badan usaha' },
} as const
export type PayeeKind = keyof typeof payeeKindsOfTax

export const incomes = {
  service: { label: 'Jasa, misalnya mengajar' },
  royalty: { label: 'Royalti, misalnya atas isi kelas' },
} as const
export type Income = keyof typeof incomes

export const profileStates = {
  submitted: { label: 'Menunggu diperiksa', tone: 'orange' },
  verified: { label: 'Sudah diperiksa', tone: 'green' },
  needs_fix: { label: 'Perlu diperbaiki', tone: 'red' },
} as const
export type ProfileState = keyof typeof profileStates

export const slipStates = {
  held: { label: 'Dipotong', tone: 'green' },
  back: { label: 'Batal', tone: 'red' },
} as const

interface Said {
  kind: PayeeKind
  income: Income
  letter: string
  /** the last day it holds, YYYY-MM-DD */
  letterUntil: string | null
}

/** Which rule holds for a payee on a day: the letter first, as long as it holds, then what is paid for and to whom. */
export function ruleOf({ kind, income, letter, letterUntil }: Said, day: string): RuleName {
  if (letter !== '' && letterUntil !== null && letterUntil >= day) return 'pph_final'
  if (income === 'royalty') return 'pph23_royalty'
  return kind === 'company' ? 'pph23_service' : 'pph21'
}
