import { createHash } from 'node:crypto'
import { isSame } from '../../../platform/secrets/tokens.ts'
import { refPattern } from './gateway.ts'
import { rupiahOf, textOf } from './wire.ts'

/** Midtrans: lower-case SHA-512 over four words without separators. */
export const midtransSignature = (ref: string, statusCode: string, grossAmount: string, serverKey: string) =>
  createHash('sha512').update(`${ref}${statusCode}${grossAmount}${serverKey}`).digest('hex')

interface Expected {
  ref: string
  amount: number
  serverKey: string
  merchantId: string
}

/**
 * Whether a notification comes from Midtrans and is of this payment. The signature says nothing of the status, and its
 * words have no separators: each has to be of its own strict shape and equal to what we know. What it tells is
 * believed only after the provider has been asked.
 */
export function isMidtransNotice(body: Record<string, unknown>, expected: Expected): boolean {
  const ref = textOf(body.order_id)
  const code = textOf(body.status_code)
  const gross = textOf(body.gross_amount)
  const isShaped = refPattern.test(ref) && /^\d{3}$/.test(code) && /^\d{1,13}\.\d{2}$/.test(gross)
  const isOurs =
    isShaped &&
    ref === expected.ref &&
    rupiahOf(gross) === expected.amount &&
    (expected.merchantId === '' || textOf(body.merchant_id) === expected.merchantId)
  const made = midtransSignature(ref, code, gross, expected.serverKey)
  return isSame(textOf(body.signature_key), made) && isOurs
}

/** Xendit: one word per account in a header, which says nothing of the body. */
export const isXenditNotice = (token: unknown, expected: string): boolean =>
  expected !== '' && isSame(textOf(token), expected)

/** Midtrans' payouts: SHA-512 over the body's own bytes and the merchant key. */
export const irisSignature = (raw: Buffer, merchantKey: string): string =>
  createHash('sha512').update(raw).update(merchantKey).digest('hex')

export const isIrisNotice = (raw: Buffer, signature: unknown, merchantKey: string): boolean =>
  merchantKey !== '' && isSame(textOf(signature), irisSignature(raw, merchantKey))
