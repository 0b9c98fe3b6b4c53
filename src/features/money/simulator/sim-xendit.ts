import { isObject, rupiahOf, textOf } from '../providers/providers.ts'
import type { Bill } from './bills.store.ts'
import { answerFor, type SimCharge } from './sim-midtrans.ts'
import { returnsOf, type SimReturn } from './sim-returns.ts'
import type { BillStatus } from './simulator.rules.ts'

type Body = Record<string, unknown>

const words: Readonly<Record<BillStatus, string>> = {
  pending: 'PENDING',
  challenge: 'PENDING',
  settlement: 'PAID',
  deny: 'EXPIRED',
  cancel: 'EXPIRED',
  expire: 'EXPIRED',
  refund: 'PAID',
  partial_refund: 'PAID',
  chargeback: 'PAID',
}

/** An invoice as Xendit reads it; a text says why it is refused. */
export function readInvoice(body: Body): SimCharge | string {
  const ref = textOf(body.external_id)
  const amount = rupiahOf(body.amount)
  if (ref === '') return 'external_id is required'
  if (amount === undefined || amount < 1) return 'amount is not valid'
  const seconds = Number(body.invoice_duration ?? 86_400)
  const asked = Array.isArray(body.payment_methods) ? textOf(body.payment_methods[0]).toLowerCase() : 'qris'
  const method = asked === 'credit_card' ? 'card' : asked
  return {
    ref,
    amount,
    channel: method,
    title: textOf(body.description),
    minutes: Number.isFinite(seconds) && seconds >= 60 ? Math.floor(seconds / 60) : 1440,
  }
}

/** What of an invoice depends on how it is paid. */
export function invoiceFacts(asked: SimCharge): Body {
  const made = answerFor(asked)
  const list = Array.isArray(made.va_numbers) ? made.va_numbers[0] : undefined
  const number =
    textOf(made.permata_va_number) || textOf(made.bill_key) || (isObject(list) ? textOf(list.va_number) : '')
  return {
    invoice_url: `https://checkout-staging.xendit.co/web/${asked.ref}`,
    available_banks:
      number === ''
        ? []
        : [
            {
              bank_code: asked.channel.toUpperCase(),
              collection_type: 'POOL',
              bank_account_number: number,
              account_holder_name: 'SIMULASI SANGGAR',
              transfer_amount: asked.amount,
              bank_branch: 'Virtual Account',
            },
          ],
  }
}

/** A bill as Xendit tells of it, in answers and callbacks alike. */
export function xenditBody(bill: Bill, status: BillStatus = bill.status): Body {
  const isPaid = words[status] === 'PAID'
  // what went back stands in a list of its own
  const { refunds: _, ...facts } = bill.answer
  return {
    id: bill.providerId,
    external_id: bill.ref,
    user_id: 'simulator',
    status: words[status],
    merchant_name: 'Simulasi Sanggar',
    amount: bill.amount,
    description: bill.title,
    currency: 'IDR',
    created: bill.createdAt.toISOString(),
    updated: (bill.settledAt ?? bill.createdAt).toISOString(),
    expiry_date: bill.expiresAt.toISOString(),
    ...(isPaid
      ? { paid_amount: bill.amount, paid_at: (bill.settledAt ?? bill.createdAt).toISOString() }
      : {}),
    ...facts,
  }
}

/** A return as Xendit tells of it. */
export const xenditReturn = (bill: Bill, { id, key, amount, reason, at }: SimReturn): Body => ({
  id: `rfd-${bill.providerId}-${id}`,
  invoice_id: bill.providerId,
  reference_id: key,
  amount,
  currency: 'IDR',
  status: 'SUCCEEDED',
  reason,
  failure_code: null,
  refund_fee_amount: null,
  created: at.toISOString(),
  updated: at.toISOString(),
})

/** What Xendit tells unasked: of a return in a message of its own, of everything else the invoice. */
export function xenditNotice(bill: Bill, status: BillStatus = bill.status): Body {
  const last = returnsOf(bill).at(-1)
  const isReturn = status === 'refund' || status === 'partial_refund'
  if (!isReturn || !last) return xenditBody(bill, status)
  return {
    event: 'refund.succeeded',
    business_id: 'simulator',
    created: last.at.toISOString(),
    data: xenditReturn(bill, last),
  }
}
