import {
  type Charge,
  type Gateway,
  GatewayRefused,
  GatewaySilent,
  type Opened,
  type ProviderKeys,
  type RefundSeen,
  type Seen,
} from './gateway.ts'
import { askProvider, objectsOf, rupiahOf, textOf, type WireAnswer } from './wire.ts'

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

  async function refundsOf(invoiceId: string): Promise<Body[]> {
    const answer = await ask('GET', `/refunds?invoice_id=${encodeURIComponent(invoiceId)}&limit=100`)
    if (answer.status >= 400) throw refusal(answer)
    // a part of the list would count too little
    if (answer.body.has_more === true) throw new GatewaySilent('The provider has more returns than one page')
    return objectsOf(answer.body.data)
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
      if (!found) return undefined
      const isPaid = states[textOf(found.status)] === 'paid'
      return seenOf(found, isPaid ? await refundsOf(textOf(found.id)) : [])
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
      // known under this key already: what became of it says the list
      if (answer.status === 409) throw new GatewaySilent(textOf(answer.body.error_code))
      if (answer.status >= 400) throw refusal(answer)
      return refundOf(answer.body)
    },
    async findRefund({ ref, providerId, key }) {
      const id = providerId || textOf((await find(ref))?.id)
      if (id === '') return undefined
      const found = (await refundsOf(id)).find(({ reference_id }) => reference_id === key)
      return found && refundOf(found)
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

const methods: Readonly<Record<string, string>> = {
  qris: 'QRIS',
  gopay: 'GOPAY',
  shopeepay: 'SHOPEEPAY',
  card: 'CREDIT_CARD',
}
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

const refundStates: Readonly<Record<string, RefundSeen['state']>> = {
  SUCCEEDED: 'done',
  PENDING: 'pending',
  FAILED: 'failed',
  CANCELLED: 'failed',
}

function refundOf(body: Body): RefundSeen {
  const amount = rupiahOf(body.amount)
  const state = refundStates[textOf(body.status)]
  if (amount === undefined || !state) throw new GatewaySilent('The provider answered nothing of a return')
  return { state, amount }
}

/** What went back stands in a list of its own; an unknown word is stored and looked at by people. */
function seenOf(body: Body, refunds: readonly Body[]): Seen {
  const amount = rupiahOf(body.amount)
  if (amount === undefined) throw new GatewaySilent('The provider named no amount')
  const state = states[textOf(body.status)] ?? 'unknown'
  const returned = refunds
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
    raw: { ...body, ...(refunds.length > 0 ? { refunds } : {}) },
  }
}
