import { createHash, randomUUID } from 'node:crypto'
import {
  crcOf,
  isObject,
  midtransSignature,
  objectsOf,
  type ProviderKeys,
  rupiahOf,
  textOf,
} from '../providers/providers.ts'
import type { Bill } from './bills.store.ts'
import { returnsOf, type SimReturn } from './sim-returns.ts'
import type { BillStatus } from './simulator.rules.ts'

type Body = Record<string, unknown>

/** "2026-11-21 10:00:00", Jakarta's */
const jakartaText = (at: Date) =>
  new Date(at.getTime() + 25_200_000).toISOString().slice(0, 19).replace('T', ' ')
const gross = (amount: number) => `${amount}.00`

const codes: Readonly<Record<BillStatus, string>> = {
  pending: '201',
  challenge: '201',
  settlement: '200',
  deny: '202',
  cancel: '200',
  expire: '407',
  refund: '200',
  partial_refund: '200',
  chargeback: '200',
}

export interface SimCharge {
  ref: string
  amount: number
  channel: string
  title: string
  minutes: number
}

/** What is paid, and how much, as charges and Snap's transactions say it alike; a text says why it is refused. */
function readDetails(body: Body): Omit<SimCharge, 'channel' | 'minutes'> | string {
  const details = isObject(body.transaction_details) ? body.transaction_details : {}
  const ref = textOf(details.order_id)
  const amount = rupiahOf(details.gross_amount)
  const items = objectsOf(body.item_details)
  if (!/^[A-Za-z0-9\-_~.]{1,50}$/.test(ref)) return 'transaction_details.order_id is not valid'
  if (amount === undefined || amount < 1) return 'transaction_details.gross_amount is not valid'
  const sum = items.reduce((all, { price, quantity }) => all + Number(price) * Number(quantity), 0)
  if (items.length > 0 && sum !== amount) return 'gross_amount is not equal to the sum of item_details'
  return { ref, amount, title: textOf(items[0]?.name) }
}

const wholeMinutes = (value: number) => (Number.isInteger(value) && value > 0 ? value : 1440)

/** A transaction of Snap; only cards are asked for there. */
export function readSnap(body: Body): SimCharge | string {
  const details = readDetails(body)
  if (typeof details === 'string') return details
  const ways = Array.isArray(body.enabled_payments) ? body.enabled_payments : []
  if (ways.length !== 1 || ways[0] !== 'credit_card') return 'enabled_payments is not valid'
  const minutes = isObject(body.expiry) ? Number(body.expiry.duration) : 1440
  return { ...details, channel: 'card', minutes: wholeMinutes(minutes) }
}

/** A charge as Midtrans reads it; a text says why it is refused. */
export function readCharge(body: Body): SimCharge | string {
  const details = readDetails(body)
  if (typeof details === 'string') return details
  const type = textOf(body.payment_type)
  const bank = isObject(body.bank_transfer) ? textOf(body.bank_transfer.bank) : ''
  const channel = type === 'bank_transfer' ? bank : type === 'echannel' ? 'mandiri' : type
  if (!['qris', 'bca', 'bni', 'bri', 'permata', 'cimb', 'mandiri', 'gopay', 'shopeepay'].includes(channel))
    return 'payment_type is not valid'
  const expiry = isObject(body.custom_expiry) ? Number(body.custom_expiry.expiry_duration) : 1440
  return { ...details, channel, minutes: wholeMinutes(expiry) }
}

const tag = (name: string, value: string) => `${name}${String(value.length).padStart(2, '0')}${value}`

/** A QRIS code as EMVCo has it, with a checksum that fits, of a merchant that does not exist. */
function qrisOf(ref: string, amount: number): string {
  const account = tag('00', 'ID.CO.QRIS.WWW') + tag('02', 'ID1020000000000') + tag('03', 'UMI')
  const text = [
    tag('00', '01'),
    tag('01', '12'),
    tag('51', account),
    tag('52', '8299'),
    tag('53', '360'),
    tag('54', String(amount)),
    tag('58', 'ID'),
    tag('59', 'SIMULASI SANGGAR'),
    tag('60', 'JAKARTA'),
    tag('62', tag('01', ref.slice(-20))),
    '6304',
  ].join('')
  return text + crcOf(text)
}

const digitsOf = (ref: string, count: number) =>
  BigInt(`0x${createHash('sha256').update(ref).digest('hex')}`)
    .toString()
    .slice(-count)

/** What a charge is answered beside what every answer says, by its channel. */
export function answerFor({ ref, amount, channel }: SimCharge): Body {
  if (channel === 'qris') return { payment_type: 'qris', acquirer: 'gopay', qr_string: qrisOf(ref, amount) }
  if (channel === 'card')
    return { payment_type: 'credit_card', masked_card: '48111111-1114', card_type: 'credit', bank: 'bni' }
  if (channel === 'mandiri')
    return { payment_type: 'echannel', biller_code: '70012', bill_key: digitsOf(ref, 12) }
  if (channel === 'permata')
    return { payment_type: 'bank_transfer', permata_va_number: `8562${digitsOf(ref, 12)}` }
  if (channel === 'gopay' || channel === 'shopeepay')
    return {
      payment_type: channel,
      actions: [
        {
          name: 'deeplink-redirect',
          method: 'GET',
          url: `https://simulator.sandbox.midtrans.com/${channel}/${ref}`,
        },
      ],
    }
  const number = `${channel === 'bca' ? '70012' : '98800'}${digitsOf(ref, 11)}`
  return { payment_type: 'bank_transfer', va_numbers: [{ bank: channel, va_number: number }] }
}

/** A return as Midtrans lists it. */
const returnLine = ({ id, key, amount, reason, at }: SimReturn): Body => ({
  refund_chargeback_id: id,
  refund_amount: gross(amount),
  refund_key: key,
  reason,
  created_at: jakartaText(at),
})

export const newProviderId = (): string => randomUUID()

/** A bill as Midtrans tells of it, in answers and in notifications alike. */
export function midtransBody(bill: Bill, keys: ProviderKeys, status: BillStatus = bill.status): Body {
  const code = codes[status]
  const isReturn = bill.returned > 0
  return {
    transaction_time: jakartaText(bill.createdAt),
    transaction_status: status === 'challenge' ? 'capture' : status,
    transaction_id: bill.providerId,
    status_message: 'midtrans payment notification',
    status_code: code,
    signature_key: midtransSignature(bill.ref, code, gross(bill.amount), keys.serverKey),
    order_id: bill.ref,
    merchant_id: keys.merchantId,
    gross_amount: gross(bill.amount),
    fraud_status: status === 'challenge' ? 'challenge' : 'accept',
    currency: 'IDR',
    expiry_time: jakartaText(bill.expiresAt),
    ...(bill.settledAt && status !== 'pending' ? { settlement_time: jakartaText(bill.settledAt) } : {}),
    ...bill.answer,
    ...(isReturn ? { refund_amount: gross(bill.returned), refunds: returnsOf(bill).map(returnLine) } : {}),
  }
}
