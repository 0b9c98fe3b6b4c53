import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../platform/db/transaction.ts'
import { isObject, objectsOf, rupiahOf, textOf } from '../providers/providers.ts'
import type { SimPayoutStatus } from './sim-payouts.rules.ts'
import {
  changeSimPayout,
  findSimPayoutByProviderId,
  findSimPayoutByRef,
  keepSimPayout,
  type SimPayout,
} from './sim-payouts.store.ts'

type Body = Record<string, unknown>

export interface PayoutCall {
  tx: Tx
  method: string
  path: string
  query: URLSearchParams
  body: Body
  /** the header under which the same again is the same */
  idempotencyKey: string
  at: Date
}

interface Answered {
  status: number
  body: unknown
  ref: string
}

const said = (status: number, body: unknown, ref = ''): Answered => ({ status, body, ref })
const failedAs = (words: string) => said(400, { error_message: words, errors: { payouts: [words] } })

/** Midtrans' payouts; undefined: no address of theirs. */
export async function answerIris(call: PayoutCall): Promise<Answered | undefined> {
  const { tx, method, path, body, at } = call
  if (method === 'POST' && path === '/payouts') return createIris(call)
  if (method === 'POST' && path === '/payouts/approve') {
    const [number = ''] = Array.isArray(body.reference_nos) ? body.reference_nos.map(textOf) : []
    const payout = await findSimPayoutByProviderId(tx, number)
    if (payout?.status !== 'queued') return failedAs('Payout cannot be approved')
    await changeSimPayout(tx, payout.id, { status: 'approved', at })
    return said(200, { status: 'ok' }, payout.ref)
  }
  const number = /^\/payouts\/([\w-]{1,60})$/.exec(path)?.[1]
  if (method === 'GET' && number !== undefined) {
    const payout = await findSimPayoutByProviderId(tx, number)
    return payout?.dialect === 'midtrans'
      ? said(200, irisBody(payout), payout.ref)
      : said(404, { error_message: 'Payout not found' })
  }
  if (method === 'GET' && path === '/balance') return said(200, { balance: '1000000000.0' })
  return undefined
}

async function createIris({ tx, body, idempotencyKey, at }: PayoutCall): Promise<Answered> {
  const [asked, ...more] = objectsOf(body.payouts)
  const amount = typeof asked?.amount === 'string' ? rupiahOf(asked.amount) : undefined
  if (!asked || more.length > 0 || idempotencyKey === '') return failedAs('payouts are not valid')
  if (amount === undefined || amount < 10_000) return failedAs('amount is not valid')
  if (!/^\d{6,20}$/.test(textOf(asked.beneficiary_account)))
    return failedAs('beneficiary_account is not valid')
  if (!/^[a-z]{2,12}$/.test(textOf(asked.beneficiary_bank))) return failedAs('beneficiary_bank is not valid')
  if (!/^[A-Za-z0-9 ]{0,100}$/.test(textOf(asked.notes))) return failedAs('notes are not valid')
  await keepSimPayout(tx, {
    dialect: 'midtrans',
    providerId: randomUUID().replaceAll('-', '').slice(0, 18),
    ref: idempotencyKey,
    bank: textOf(asked.beneficiary_bank),
    account: textOf(asked.beneficiary_account),
    holder: textOf(asked.beneficiary_name),
    amount,
    notes: textOf(asked.notes),
    status: 'queued',
    at,
  })
  const made = await findSimPayoutByRef(tx, 'midtrans', idempotencyKey)
  if (made?.amount !== amount)
    return said(409, { error_message: 'idempotency key has been used' }, idempotencyKey)
  return said(201, { payouts: [{ status: 'queued', reference_no: made.providerId }] }, idempotencyKey)
}

/** after it had arrived it is said to have failed: so tell banks that send it back */
const irisWord = (status: SimPayoutStatus) => (status === 'returned' ? 'failed' : status)

const irisBody = (payout: SimPayout): Body => ({
  amount: `${payout.amount}.0`,
  beneficiary_name: payout.holder,
  beneficiary_account: payout.account,
  bank: payout.bank,
  reference_no: payout.providerId,
  notes: payout.notes,
  status: irisWord(payout.status),
  created_by: 'simulator',
  created_at: payout.createdAt.toISOString(),
  updated_at: payout.updatedAt.toISOString(),
  ...(payout.failure ? { error_code: '012', error_message: payout.failure } : {}),
})

/** What Midtrans tells of it unasked. */
export const irisNotice = (payout: SimPayout): Body => ({
  reference_no: payout.providerId,
  amount: `${payout.amount}.0`,
  status: irisWord(payout.status),
  updated_at: payout.updatedAt.toISOString(),
  ...(payout.failure ? { error_code: '012', error_message: payout.failure } : {}),
})

/** Xendit's payouts; undefined: no address of theirs. */
export async function answerXenditPayouts(call: PayoutCall): Promise<Answered | undefined> {
  const { tx, method, path, query } = call
  if (path === '/v2/payouts' && method === 'POST') return createXendit(call)
  if (path === '/v2/payouts' && method === 'GET') {
    const payout = await findSimPayoutByRef(tx, 'xendit', query.get('reference_id') ?? '')
    return said(200, { data: payout ? [xenditPayoutBody(payout)] : [], has_more: false }, payout?.ref)
  }
  const id = /^\/v2\/payouts\/([\w-]{1,60})$/.exec(path)?.[1]
  if (method !== 'GET' || id === undefined) return undefined
  const payout = await findSimPayoutByProviderId(tx, id)
  return payout?.dialect === 'xendit'
    ? said(200, xenditPayoutBody(payout), payout.ref)
    : said(404, { error_code: 'DATA_NOT_FOUND', message: 'not found' })
}

async function createXendit({ tx, body, idempotencyKey, at }: PayoutCall): Promise<Answered> {
  const ref = textOf(body.reference_id)
  const to = isObject(body.channel_properties) ? body.channel_properties : {}
  const amount = typeof body.amount === 'number' ? rupiahOf(body.amount) : undefined
  const isWhole = ref !== '' && idempotencyKey !== '' && /^ID_[A-Z_]+$/.test(textOf(body.channel_code))
  if (!isWhole || amount === undefined || amount < 10_000 || body.currency !== 'IDR')
    return said(400, { error_code: 'API_VALIDATION_ERROR', message: 'the payout is not valid' })
  if (!/^\d{6,20}$/.test(textOf(to.account_number)))
    return said(400, { error_code: 'INVALID_DESTINATION', message: 'account_number is not valid' })
  await keepSimPayout(tx, {
    dialect: 'xendit',
    providerId: `disb-${randomUUID()}`,
    ref,
    bank: textOf(body.channel_code),
    account: textOf(to.account_number),
    holder: textOf(to.account_holder_name),
    amount,
    notes: textOf(body.description),
    status: 'approved',
    at,
  })
  const made = await findSimPayoutByRef(tx, 'xendit', ref)
  return made?.amount === amount
    ? said(200, xenditPayoutBody(made), ref)
    : said(409, { error_code: 'IDEMPOTENCY_ERROR', message: 'the key was used for another payout' }, ref)
}

const xenditWords: Readonly<Record<SimPayoutStatus, string>> = {
  queued: 'ACCEPTED',
  approved: 'ACCEPTED',
  processed: 'REQUESTED',
  completed: 'SUCCEEDED',
  failed: 'FAILED',
  returned: 'REVERSED',
}

const xenditPayoutBody = (payout: SimPayout): Body => ({
  id: payout.providerId,
  reference_id: payout.ref,
  business_id: 'simulator',
  channel_code: payout.bank,
  channel_properties: { account_number: payout.account, account_holder_name: payout.holder },
  amount: payout.amount,
  currency: 'IDR',
  description: payout.notes,
  status: xenditWords[payout.status],
  created: payout.createdAt.toISOString(),
  updated: payout.updatedAt.toISOString(),
  ...(payout.failure ? { failure_code: payout.failure } : {}),
})

/** What Xendit tells of it unasked. */
export const xenditPayoutNotice = (payout: SimPayout): Body => ({
  event: `payout.${xenditWords[payout.status].toLowerCase()}`,
  business_id: 'simulator',
  created: payout.updatedAt.toISOString(),
  data: xenditPayoutBody(payout),
})
