import {
  type Charge,
  type Gateway,
  GatewayRefused,
  GatewaySilent,
  type Opened,
  type ProviderKeys,
  type Seen,
} from './gateway.ts'
import { askProvider, isObject, objectsOf, rupiahOf, textOf, type WireAnswer } from './wire.ts'

type Body = Record<string, unknown>

const states: Readonly<Record<string, Seen['state']>> = {
  PENDING: 'pending',
  PAID: 'paid',
  SETTLED: 'paid',
  EXPIRED: 'expired',
}

/** Xendit's invoices: its own page to pay on, and the account number on ours where it names one. */
export function createXendit(base: string, keys: Pick<ProviderKeys, 'serverKey'>): Gateway {
  const ask = (method: 'GET' | 'POST', path: string, body?: unknown, headers?: Record<string, string>) =>
    askProvider({ method, url: `${base}${path}`, key: keys.serverKey, ...(headers ? { headers } : {}), body })

  async function find(ref: string): Promise<Body | undefined> {
    const answer = await ask('GET', `/v2/invoices?external_id=${encodeURIComponent(ref)}`)
    if (answer.status >= 400) throw refusal(answer)
    return objectsOf(answer.body.items).find(({ external_id }) => external_id === ref)
  }

  return {
    dialect: 'xendit',
    async open(charge) {
      // an invoice is made without an idempotency key: one that is there already is the one
      const known = await find(charge.ref)
      if (known) return openedOf(charge, known)
      const answer = await ask('POST', '/v2/invoices', invoiceBody(charge))
      if (answer.status >= 400) throw refusal(answer)
      return openedOf(charge, answer.body)
    },
    async look(ref) {
      const found = await find(ref)
      return found && seenOf(found)
    },
    async close(ref, providerId) {
      const id = providerId || textOf((await find(ref))?.id)
      if (id === '') return
      const answer = await ask('POST', `/invoices/${encodeURIComponent(id)}/expire!`)
      if (answer.status >= 400 && answer.status !== 404 && answer.status !== 400) throw refusal(answer)
    },
    async refund({ providerId, key, amount, reason: _ }) {
      const body = { invoice_id: providerId, reference_id: key, amount, reason: 'REQUESTED_BY_CUSTOMER' }
      const answer = await ask('POST', '/refunds', body, { 'idempotency-key': key })
      if (answer.status >= 400) throw refusal(answer)
    },
    async test() {
      const { status } = await ask('GET', '/balance')
      return status === 401 || status === 403 ? 'Secret key ditolak. Periksa kuncinya.' : undefined
    },
  }
}

function refusal({ status, body }: WireAnswer): Error {
  return new GatewayRefused(textOf(body.message) || textOf(body.error_code) || `Xendit answered ${status}`)
}

const methods: Readonly<Record<string, string>> = { qris: 'QRIS', gopay: 'GOPAY', shopeepay: 'SHOPEEPAY' }
const methodOf = (channel: string) => methods[channel] ?? channel.toUpperCase()

function invoiceBody({ ref, amount, channel, title, now, expiresAt, buyer, finishUrl }: Charge): Body {
  return {
    external_id: ref,
    amount,
    ...(buyer.email ? { payer_email: buyer.email } : {}),
    description: title.slice(0, 200),
    invoice_duration: Math.max(60, Math.floor((expiresAt.getTime() - now.getTime()) / 1000)),
    payment_methods: [methodOf(channel)],
    currency: 'IDR',
    locale: 'id',
    items: [{ name: title.slice(0, 200), price: amount, quantity: 1 }],
    success_redirect_url: finishUrl,
    failure_redirect_url: finishUrl,
  }
}

function openedOf({ ref, amount, channel }: Charge, body: Body): Opened {
  if (textOf(body.external_id) !== ref || rupiahOf(body.amount) !== amount)
    throw new GatewaySilent('The provider answered about another payment')
  const bank = objectsOf(body.available_banks).find(({ bank_code }) => bank_code === methodOf(channel))
  const number = textOf(bank?.bank_account_number)
  const link = textOf(body.invoice_url)
  return {
    providerId: textOf(body.id),
    instructions: { ...(number ? { va: { bank: channel, number } } : {}), ...(link ? { link } : {}) },
  }
}

/** Refunds stand on the invoice's own record where there are any; an unknown word is stored and looked at by people. */
function seenOf(body: Body): Seen {
  const amount = rupiahOf(body.amount)
  if (amount === undefined) throw new GatewaySilent('The provider named no amount')
  const state = states[textOf(body.status)] ?? 'unknown'
  const returned = objectsOf(body.refunds)
    .filter(({ status }) => status === 'SUCCEEDED')
    .reduce((sum, refund) => sum + (rupiahOf(refund.amount) ?? 0), 0)
  const paidAt = textOf(body.paid_at)
  return {
    state:
      state !== 'paid' || returned === 0 ? state : returned >= amount ? 'refunded' : 'partially_refunded',
    amount: state === 'paid' ? (rupiahOf(body.paid_amount) ?? amount) : amount,
    returned,
    paidAt: paidAt && !Number.isNaN(Date.parse(paidAt)) ? new Date(paidAt) : null,
    providerId: textOf(body.id),
    raw: isObject(body) ? body : {},
  }
}
