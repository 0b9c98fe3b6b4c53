import {
  type Charge,
  type Gateway,
  GatewayRefused,
  GatewaySilent,
  type Instructions,
  type Opened,
  type ProviderKeys,
  type Seen,
} from './gateway.ts'
import { askProvider, objectsOf, rupiahOf, textOf, type WireAnswer } from './wire.ts'

type Body = Record<string, unknown>

const states: Readonly<Record<string, Seen['state']>> = {
  authorize: 'pending',
  pending: 'pending',
  settlement: 'paid',
  deny: 'failed',
  failure: 'failed',
  cancel: 'cancelled',
  expire: 'expired',
  refund: 'refunded',
  partial_refund: 'partially_refunded',
  chargeback: 'charged_back',
  partial_chargeback: 'charged_back',
}

/**
 * Midtrans' core API: own QR codes and account numbers on our own page. Cards are asked for on Snap's page, which lies at a
 * host of its own: no card number comes near this site.
 */
export function createMidtrans(
  base: string,
  keys: Pick<ProviderKeys, 'serverKey'>,
  snapBase = base,
): Gateway {
  const ask = (method: 'GET' | 'POST', path: string, body?: unknown, headers?: Record<string, string>) =>
    askProvider({ method, url: `${base}${path}`, key: keys.serverKey, ...(headers ? { headers } : {}), body })

  /** Snap answers a token and a page; the order is known to the core API once a card was tried there. */
  async function openSnap(charge: Charge): Promise<Opened> {
    const answer = await askProvider({
      method: 'POST',
      url: `${snapBase}/snap/v1/transactions`,
      key: keys.serverKey,
      headers: { 'x-override-notification': charge.notifyUrl },
      body: snapBody(charge),
    })
    if (answer.status >= 400) throw refusal(answer)
    const { token, redirect_url: page } = answer.body
    return { providerId: textOf(token), instructions: { link: textOf(page) } }
  }

  return {
    dialect: 'midtrans',
    async open(charge) {
      if (charge.channel === 'card') return openSnap(charge)
      const answer = await ask('POST', '/v2/charge', chargeBody(charge), {
        'idempotency-key': charge.ref,
        'x-override-notification': charge.notifyUrl,
      })
      const { body } = answer
      const code = codeOf(answer)
      if (code !== '200' && code !== '201') throw refusal(answer)
      const ours = textOf(body.order_id) === charge.ref && rupiahOf(body.gross_amount) === charge.amount
      if (!ours) throw new GatewaySilent('The provider answered about another payment')
      return { providerId: textOf(body.transaction_id), instructions: instructionsOf(charge, body) }
    },
    async look(ref) {
      const answer = await ask('GET', `/v2/${encodeURIComponent(ref)}/status`)
      if (codeOf(answer) === '404') return undefined
      return seenOf(ref, answer)
    },
    async close(ref) {
      const answer = await ask('POST', `/v2/${encodeURIComponent(ref)}/cancel`)
      // 412: no longer to be changed, 404: never begun. Either is what `look` will say
      if (!['200', '404', '412'].includes(codeOf(answer))) throw refusal(answer)
    },
    async refund({ ref, key, amount, reason }) {
      const body = { refund_key: key, amount, reason }
      const answer = await ask('POST', `/v2/${encodeURIComponent(ref)}/refund`, body, {
        'idempotency-key': key,
      })
      if (codeOf(answer) !== '200') throw refusal(answer)
      return { state: 'done', amount }
    },
    async findRefund({ ref, key }) {
      const answer = await ask('GET', `/v2/${encodeURIComponent(ref)}/status`)
      if (!['200', '201', '407'].includes(codeOf(answer))) throw refusal(answer)
      const found = objectsOf(answer.body.refunds).find(({ refund_key }) => refund_key === key)
      const amount = found && rupiahOf(found.refund_amount)
      if (found && amount === undefined) throw new GatewaySilent('The provider named no amount')
      return amount === undefined ? undefined : { state: 'done', amount }
    },
    async test() {
      const answer = await ask('GET', '/v2/SGR-PERIKSA/status')
      // an order that is not there is what a right key hears
      return codeOf(answer) === '401' ? 'Server key ditolak. Periksa kunci dan pilihan sandbox.' : undefined
    },
  }
}

/** Midtrans says in the body what HTTP's line may not: 407 for an expired one comes with 200. */
const codeOf = ({ status, body }: WireAnswer): string => textOf(body.status_code) || String(status)

function refusal(answer: WireAnswer): Error {
  const { body } = answer
  const words = textOf(body.status_message) || [body.error_messages].flat().map(textOf).join(' ')
  return codeOf(answer).startsWith('5')
    ? new GatewaySilent(words)
    : new GatewayRefused(words || `Midtrans answered ${codeOf(answer)}`)
}

/** "2026-11-21 10:00:00 +0700" */
const jakartaTime = (at: Date) =>
  `${new Date(at.getTime() + 25_200_000).toISOString().slice(0, 19).replace('T', ' ')} +0700`

const detailsOf = ({ ref, amount, title, buyer }: Charge) => ({
  transaction_details: { order_id: ref, gross_amount: amount },
  item_details: [{ id: ref.slice(-8), price: amount, quantity: 1, name: title.slice(0, 50) }],
  customer_details: {
    first_name: buyer.name.slice(0, 50),
    ...(buyer.email ? { email: buyer.email } : {}),
    ...(buyer.phone ? { phone: buyer.phone } : {}),
  },
})

const minutesOf = ({ now, expiresAt }: Charge) =>
  Math.max(1, Math.floor((expiresAt.getTime() - now.getTime()) / 60_000))

const snapBody = (charge: Charge): Body => ({
  ...detailsOf(charge),
  enabled_payments: ['credit_card'],
  credit_card: { secure: true },
  expiry: { start_time: jakartaTime(charge.now), duration: minutesOf(charge), unit: 'minutes' },
  callbacks: { finish: charge.finishUrl },
})

function chargeBody(charge: Charge): Body {
  const { channel, title, now } = charge
  const minutes = minutesOf(charge)
  const shared = {
    ...detailsOf(charge),
    custom_expiry: { order_time: jakartaTime(now), expiry_duration: minutes, unit: 'minute' },
  }
  if (channel === 'qris') return { payment_type: 'qris', ...shared, qris: { acquirer: 'gopay' } }
  if (channel === 'mandiri')
    return {
      payment_type: 'echannel',
      ...shared,
      echannel: { bill_info1: 'Bayar', bill_info2: title.slice(0, 30) },
    }
  if (channel === 'gopay' || channel === 'shopeepay')
    return {
      payment_type: channel,
      ...shared,
      [channel]: {
        ...(channel === 'gopay' ? { enable_callback: true } : {}),
        callback_url: charge.finishUrl,
      },
    }
  return { payment_type: 'bank_transfer', ...shared, bank_transfer: { bank: channel } }
}

function instructionsOf({ channel }: Charge, body: Body): Instructions {
  const link = objectsOf(body.actions).find(({ name }) => name === 'deeplink-redirect')
  if (channel === 'qris') return { qr: textOf(body.qr_string) }
  if (channel === 'mandiri')
    return { bill: { billerCode: textOf(body.biller_code), billKey: textOf(body.bill_key) } }
  if (channel === 'gopay' || channel === 'shopeepay') return { link: textOf(link?.url) }
  const number = textOf(body.permata_va_number) || textOf(objectsOf(body.va_numbers)[0]?.va_number)
  return { va: { bank: channel, number } }
}

function seenOf(ref: string, { body }: WireAnswer): Seen {
  const word = textOf(body.transaction_status)
  const amount = rupiahOf(body.gross_amount)
  if (textOf(body.order_id) !== ref || amount === undefined || word === '')
    throw new GatewaySilent('The provider answered about another payment')
  return {
    state: stateOf(word, textOf(body.fraud_status)),
    amount,
    returned: returnedOf(word, body, amount),
    paidAt: timeOf(body.settlement_time) ?? timeOf(body.transaction_time),
    providerId: textOf(body.transaction_id),
    raw: body,
  }
}

/** Captured and under review is no money yet. */
function stateOf(word: string, fraud: string): Seen['state'] {
  if (word === 'capture') return fraud === 'accept' ? 'paid' : fraud === 'challenge' ? 'review' : 'failed'
  if (word === 'settlement' && fraud === 'challenge') return 'review'
  return states[word] ?? 'unknown'
}

function returnedOf(word: string, body: Body, amount: number): number {
  if (word === 'chargeback' || word === 'refund') return rupiahOf(body.refund_amount) ?? amount
  return word.startsWith('partial_') ? (rupiahOf(body.refund_amount) ?? 0) : 0
}

/** Midtrans' clock is Jakarta's, without saying so. */
function timeOf(value: unknown): Date | null {
  const text = textOf(value)
  return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? new Date(`${text.replace(' ', 'T')}+07:00`) : null
}
