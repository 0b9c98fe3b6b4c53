import { GatewayRefused, GatewaySilent } from './gateway.ts'
import { payoutBankOf } from './payout-banks.rules.ts'
import type { PayoutAsked, PayoutGateway, PayoutKeys, SeenPayout } from './payout-gateway.ts'
import { askProvider, isObject, objectsOf, rupiahOf, textOf, type WireAnswer } from './wire.ts'

type Body = Record<string, unknown>

const states: Readonly<Record<string, SeenPayout['state']>> = {
  ACCEPTED: 'queued',
  REQUESTED: 'processing',
  PENDING_COMPLIANCE_ASSESSMENT: 'processing',
  LOCKED: 'processing',
  READY: 'processing',
  SUCCEEDED: 'paid',
  FAILED: 'failed',
  COMPLIANCE_REJECTED: 'failed',
  EXPIRED: 'failed',
  CANCELLED: 'cancelled',
  REVERSED: 'reversed',
}

/** Xendit's payouts, version 2: known by our own reference as well as by theirs. */
export function createXenditPayouts(base: string, keys: Pick<PayoutKeys, 'creatorKey'>): PayoutGateway {
  const ask = (method: 'GET' | 'POST', path: string, body?: unknown, headers?: Record<string, string>) =>
    askProvider({
      method,
      url: `${base}${path}`,
      key: keys.creatorKey,
      ...(headers ? { headers } : {}),
      body,
    })

  return {
    dialect: 'xendit',
    findsByRef: true,
    async send(asked) {
      const answer = await ask('POST', '/v2/payouts', payoutBody(asked), { 'idempotency-key': asked.ref })
      if (answer.status >= 400) throw refusal(answer)
      return { providerId: seenOf(asked.ref, answer.body).providerId }
    },
    async look(ref) {
      const answer = await ask('GET', `/v2/payouts?reference_id=${encodeURIComponent(ref)}`)
      if (answer.status === 404) return undefined
      if (answer.status >= 400) throw refusal(answer)
      const found = objectsOf(answer.body.data).find(({ reference_id }) => reference_id === ref)
      return found && seenOf(ref, found)
    },
    // what Xendit accepted it sends
    release: async () => {},
  }
}

function refusal({ status, body }: WireAnswer): Error {
  const words = textOf(body.message) || textOf(body.error_code) || `Xendit answered ${status}`
  // it may be the same one once more: that is looked up
  return status === 409 || status === 429 ? new GatewaySilent(words) : new GatewayRefused(words)
}

function payoutBody({ ref, amount, bank, accountNumber, holder, email }: PayoutAsked): Body {
  const code = payoutBankOf('xendit', bank)
  if (code === undefined) throw new GatewayRefused(`Xendit does not send to bank ${bank}`)
  return {
    reference_id: ref,
    channel_code: code,
    channel_properties: { account_number: accountNumber, account_holder_name: holder },
    amount,
    currency: 'IDR',
    description: 'Bagi hasil',
    ...(email ? { receipt_notification: { email_to: [email] } } : {}),
  }
}

function seenOf(ref: string, body: Body): SeenPayout {
  const amount = rupiahOf(body.amount)
  const providerId = textOf(body.id)
  if (amount === undefined || providerId === '' || textOf(body.reference_id) !== ref)
    throw new GatewaySilent('The provider answered about another payout')
  const to = isObject(body.channel_properties) ? body.channel_properties : {}
  return {
    state: states[textOf(body.status)] ?? 'unknown',
    amount,
    providerId,
    ref,
    accountNumber: textOf(to.account_number),
    why: textOf(body.failure_code),
    raw: body,
  }
}
