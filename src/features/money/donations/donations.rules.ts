import { rupiahIn } from '../../../shared/rupiah-typed.ts'

/** What is true of donations, as data. */

/** decisions: a donation is at least Rp 10.000 */
export const leastAmount = 10_000
export const mostAmount = 1_000_000_000

/** offered where a campaign says nothing of its own */
export const usualAmounts: readonly number[] = [25_000, 50_000, 100_000, 250_000]

/** the same gift by the same giver within so many seconds is one */
export const repeatSeconds = 60

/** orders that one network begins, whatever for; a school sits behind one address */
export const givingLimit = { tokens: 20, seconds: 600 } as const

export const wordsStates = {
  pending: { label: 'Belum diperiksa', tone: 'orange' },
  published: { label: 'Tampil', tone: 'green' },
  rejected: { label: 'Tidak ditampilkan', tone: 'neutral' },
} as const
export type WordsState = keyof typeof wordsStates

export const wordsDecisions = { published: 'Tampilkan', rejected: 'Sembunyikan' } as const

/** the account of the books in which a campaign's money stands */
export const fundOf = (campaignId: number): string => `campaign:${campaignId}`

export const nameless = 'Tanpa nama'

/** said before one gives and on the bill */
export const donationPolicy =
  'Donasi dapat diminta kembali sampai 7 hari setelah dibayar selama dananya belum disalurkan, atau kapan saja bila Anda salah memasukkan jumlah.'

/** Whole rupiah out of what an editor listed: "25.000, 50.000". */
export const amountsOf = (text: string): number[] =>
  text
    .split(/[,;]/)
    .map(part => rupiahIn(part) ?? 0)
    .filter(amount => amount > 0)

/** Open until its last day is over, in the site's time zone. */
export const isOpenOn = ({ endsOn }: { endsOn: string | null }, today: string): boolean =>
  endsOn === null || endsOn >= today
