import { GatewayRefused, GatewaySilent } from './gateway.ts'
import { payoutBankOf } from './payout-banks.rules.ts'
import type { PayoutAsked, PayoutGateway, PayoutKeys, SeenPayout } from './payout-gateway.ts'
import { askProvider, objectsOf, rupiahOf, textOf, type WireAnswer } from './wire.ts'

type Body = Record<string, unknown>

const states: Readonly<Record<string, SeenPayout['state']>> = {
  queued: 'queued',
  approved: 'processing',
  processed: 'processing',
  completed: 'paid',
  failed: 'failed',
  rejected: 'failed',
}

/** Midtrans' payouts. They are known by Midtrans' own number only: what was sent in silence is sent again under the same key. */
export function createIris(base: string, keys: PayoutKeys): PayoutGateway {
  const ask = (
    method: 'GET' | 'POST',
    path: string,
    {
      body,
      headers,
      key = keys.creatorKey,
    }: { body?: unknown; headers?: Record<string, string>; key?: string } = {},
  ) => askProvider({ method, url: `${base}${path}`, key, ...(headers ? { headers } : {}), body })

  return {
    dialect: 'midtrans',
    findsByRef: false,
    async send(asked) {
      const answer = await ask('POST', '/payouts', {
        body: { payouts: [beneficiaryOf(asked)] },
        headers: { 'x-idempotency-key': asked.ref },
      })
      if (answer.status >= 400) throw refusal(answer)
      const providerId = textOf(objectsOf(answer.body.payouts)[0]?.reference_no)
      if (providerId === '') throw new GatewaySilent('The provider named no reference')
      return { providerId }
    },
    async look(_ref, providerId) {
      if (providerId === null) return undefined
      const answer = await ask('GET', `/payouts/${encodeURIComponent(providerId)}`)
      if (answer.status === 404) return undefined
      if (answer.status >= 400) throw refusal(answer)
      return seenOf(providerId, answer.body)
    },
    async release(providerId) {
      if (keys.approverKey === '') return
      const answer = await ask('POST', '/payouts/approve', {
        body: { reference_nos: [providerId] },
        key: keys.approverKey,
      })
      if (answer.status >= 400) throw refusal(answer)
    },
  }
}

/** 409 may be the same key once more: nobody knows, so it is no clear no. */
function refusal({ status, body }: WireAnswer): Error {
  const said = [body.error_message, ...Object.values(asBody(body.errors)).flat()].map(textOf)
  const words = said.filter(Boolean).join(', ')
  return status === 409 || status === 429
    ? new GatewaySilent(words || `Iris answered ${status}`)
    : new GatewayRefused(words || `Iris answered ${status}`)
}

const asBody = (value: unknown): Body => (typeof value === 'object' && value !== null ? { ...value } : {})

function beneficiaryOf({ ref, amount, bank, accountNumber, holder, email }: PayoutAsked): Body {
  const code = payoutBankOf('midtrans', bank)
  if (code === undefined) throw new GatewayRefused(`Iris does not send to bank ${bank}`)
  return {
    beneficiary_name: holder.replaceAll(/[^\p{L}\p{N} ]/gu, ' ').slice(0, 50),
    beneficiary_account: accountNumber,
    beneficiary_bank: code,
    ...(email ? { beneficiary_email: email } : {}),
    amount: String(amount),
    // letters and digits only, says Midtrans
    notes: ref.replaceAll('-', ''),
  }
}

function seenOf(providerId: string, body: Body): SeenPayout {
  const amount = rupiahOf(body.amount)
  if (amount === undefined || textOf(body.reference_no) !== providerId)
    throw new GatewaySilent('The provider answered about another payout')
  const ref = /PYT([A-Z2-7]{24})/.exec(textOf(body.notes))?.[1]
  return {
    state: states[textOf(body.status)] ?? 'unknown',
    amount,
    providerId,
    ...(ref ? { ref: `PYT-${ref}` } : {}),
    accountNumber: textOf(body.beneficiary_account),
    why: textOf(body.error_message) || textOf(body.error_code),
    raw: body,
  }
}
