import type { PaymentMethod } from './payables.contract.ts'

/**
 * Every way of paying that is offered to choose from, in the order in which it is shown. Limits are those of the rails
 * (Bank Indonesia: QRIS up to Rp 10,000,000), a tenant may narrow them. Fees are usual prices, to be put right by the
 * tenant: they are estimates for the books and never added to what is paid (PBI 23/6/2021 article 52).
 */
interface Channel {
  label: string
  method: PaymentMethod
  /** what it is, below its name */
  note: string
  min: number
  max: number
  feeFixed: number
  feeBps: number
  /** how long it can be paid, in minutes */
  minutes: number
  /** a bank that has no refunds by the provider: money goes back by hand */
  hasRefund: boolean
}

const va = (label: string, fee = 4_440): Channel => ({
  label: `Virtual account ${label}`,
  method: 'va',
  note: 'Aplikasi bank, internet banking, atau ATM',
  min: 10_000,
  max: 50_000_000,
  feeFixed: fee,
  feeBps: 0,
  minutes: 24 * 60,
  hasRefund: false,
})

const wallet = (label: string): Channel => ({
  label,
  method: 'ewallet',
  note: 'Lanjut di aplikasinya',
  min: 1_000,
  max: 10_000_000,
  feeFixed: 0,
  feeBps: 200,
  minutes: 15,
  hasRefund: true,
})

export const channels = {
  qris: {
    label: 'QRIS',
    method: 'qris',
    note: 'Aplikasi bank atau dompet digital apa pun',
    min: 1_000,
    max: 10_000_000,
    feeFixed: 0,
    feeBps: 70,
    minutes: 15,
    hasRefund: true,
  },
  bca: va('BCA'),
  mandiri: va('Mandiri'),
  bni: va('BNI'),
  bri: va('BRI'),
  permata: va('Permata'),
  cimb: va('CIMB Niaga'),
  gopay: wallet('GoPay'),
  shopeepay: wallet('ShopeePay'),
  card: {
    label: 'Kartu kredit atau debit',
    method: 'card',
    note: 'Di halaman penyedia pembayaran; nomor kartu tidak lewat situs ini',
    min: 10_000,
    max: 100_000_000,
    feeFixed: 2_220,
    feeBps: 322,
    minutes: 60,
    hasRefund: true,
  },
  transfer: {
    label: 'Transfer ke rekening',
    method: 'transfer',
    note: 'Diperiksa oleh petugas, paling lama satu hari kerja',
    min: 10_000,
    max: 999_999_999_999,
    feeFixed: 0,
    feeBps: 0,
    minutes: 24 * 60,
    hasRefund: false,
  },
} as const satisfies Record<string, Channel>

export type ChannelName = keyof typeof channels
// the keys of the table above are its names
export const channelNames = Object.keys(channels) as [ChannelName, ...ChannelName[]]
export const isChannel = (name: string): name is ChannelName => Object.hasOwn(channels, name)

/** BigInt: 12 digits times bps pass what a number counts exactly. Rounded up, as providers bill it. */
export const feeOf = (amount: number, { feeFixed, feeBps }: { feeFixed: number; feeBps: number }): number =>
  feeFixed + Number((BigInt(amount) * BigInt(feeBps) + 9_999n) / 10_000n)

export const providerNames = ['none', 'midtrans', 'xendit', 'simulator'] as const
export type ProviderName = (typeof providerNames)[number]
export const providerWords: Readonly<Record<ProviderName, string>> = {
  none: 'Belum ada (hanya transfer ke rekening)',
  midtrans: 'Midtrans',
  xendit: 'Xendit',
  simulator: 'Simulator (bukan uang sungguhan)',
}

export type Dialect = 'midtrans' | 'xendit'
