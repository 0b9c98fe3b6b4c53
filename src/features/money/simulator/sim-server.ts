import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Tx } from '../../../platform/db/transaction.ts'
import { createServer } from '../../../platform/http/node-http.ts'
import { isSame } from '../../../platform/secrets/tokens.ts'
import { readObject, rupiahOf, textOf } from '../providers/providers.ts'
import {
  type Bill,
  changeBill,
  findBillByProviderId,
  findBillByRef,
  insertBill,
  noteLine,
} from './bills.store.ts'
import {
  answerFor,
  midtransBody,
  newProviderId,
  readCharge,
  readSnap,
  type SimCharge,
} from './sim-midtrans.ts'
import { answerIris, answerXenditPayouts } from './sim-payouts.ts'
import { giveBack, returnsOf } from './sim-returns.ts'
import { invoiceFacts, readInvoice, xenditBody, xenditReturn } from './sim-xendit.ts'
import { keysOf, tenantOfKey } from './simulator-keys.ts'
import type { SimulatorWork } from './simulator-work.ts'

interface Answered {
  status: number
  body: unknown
  /** which bill it was about, for the wire log */
  ref: string
}

interface Call {
  house: SimulatorWork
  tenantId: number
  tx: Tx
  method: string
  url: URL
  body: Record<string, unknown>
  notifyUrl: string
  idempotencyKey: string
}

export interface SimServer {
  base(): Promise<string>
  close(): Promise<void>
}

/** The providers on this machine: a server of its own on the loopback, which nobody else reaches. Begun when first asked. */
export function createSimServer(house: SimulatorWork): SimServer {
  let starting: Promise<string> | undefined
  let server: ReturnType<typeof createServer> | undefined

  const start = () =>
    new Promise<string>((resolve, reject) => {
      const made = createServer((request, response) => void serve(house, request, response))
      made.on('error', reject)
      made.listen(0, '127.0.0.1', () => {
        const address = made.address()
        server = made
        resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
      })
      made.unref()
    })

  return {
    base() {
      starting ??= start()
      return starting
    },
    async close() {
      await starting?.catch(() => {})
      server?.closeAllConnections()
      server?.close()
    },
  }
}

async function serve(
  house: SimulatorWork,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, body } = await answer(house, request).catch((error: unknown) => {
    house.log.error({ err: error }, 'the payment simulator failed')
    return { status: 500, body: { status_code: '500', status_message: 'simulator failed' } }
  })
  if (status === 0) return void response.destroy()
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

async function answer(
  house: SimulatorWork,
  request: IncomingMessage,
): Promise<{ status: number; body: unknown }> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const sent = Buffer.concat(chunks).toString('utf8')
  const url = new URL(request.url ?? '/', 'http://127.0.0.1')
  const basic = /^Basic ([A-Za-z0-9+/=]+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
  const key = Buffer.from(basic, 'base64').toString('utf8').slice(0, -1)
  const tenantId = tenantOfKey(key)
  const isKnown = tenantId !== undefined && isSame(key, keysOf(house.secrets, tenantId).serverKey)
  if (!isKnown) return { status: 401, body: { status_code: '401', status_message: 'Unknown server key' } }
  const method = request.method ?? 'GET'
  const notifyUrl = textOf(request.headers['x-override-notification'])
  const idempotencyKey = textOf(request.headers['x-idempotency-key'] ?? request.headers['idempotency-key'])
  const body = readObject(sent) ?? {}
  const answered = await house.database.withTenant(tenantId, async tx => {
    const made = await route({ house, tenantId, tx, method, url, body, notifyUrl, idempotencyKey })
    noteLine(tx, {
      ref: made.ref,
      direction: 'in',
      line: `${method} ${url.pathname}${url.search}`,
      sent,
      answered: JSON.stringify(made.body),
      status: made.status,
      at: house.clock.now(),
    })
    return made
  })
  // committed, and the line breaks: nobody can know what became of it without asking
  return house.nextFault.taken(tenantId, `${method} ${url.pathname}`) ? { status: 0, body: null } : answered
}

async function route(call: Call): Promise<Answered> {
  const { method, url, tx } = call
  const path = url.pathname.replace(/\/$/, '')
  const payout = await payoutAnswer(call, path)
  if (payout) return payout
  if (method === 'POST' && path === '/v2/charge') return charge(call)
  if (method === 'POST' && path === '/snap/v1/transactions') return snap(call)
  const status = /^\/v2\/([\w\-~.]{1,50})\/(status|cancel|expire|refund)$/.exec(path)
  if (status) return transaction(call, status[1] ?? '', status[2] ?? '')
  if (method === 'POST' && path === '/v2/invoices') return invoice(call)
  if (method === 'GET' && path === '/v2/invoices') {
    const ref = url.searchParams.get('external_id') ?? ''
    const bill = await current(call, await findBillByRef(tx, ref))
    return { status: 200, body: bill ? [xenditBody(bill)] : [], ref }
  }
  const one = /^\/(?:v2\/)?invoices\/([\w-]{1,60})(\/expire!)?$/.exec(path)
  if (one) return ownInvoice(call, one[1] ?? '', one[2] !== undefined)
  if (path === '/refunds') return method === 'POST' ? refund(call) : listReturns(call)
  if (method === 'GET' && path === '/balance') return { status: 200, body: { balance: 0 }, ref: '' }
  return { status: 404, body: { status_code: '404', status_message: 'No such resource' }, ref: '' }
}

async function payoutAnswer(call: Call, path: string): Promise<Answered | undefined> {
  const { house, url } = call
  const asked = { ...call, query: url.searchParams, at: house.clock.now() }
  return path.startsWith('/iris/api/v1/')
    ? answerIris({ ...asked, path: path.slice('/iris/api/v1'.length) })
    : answerXenditPayouts({ ...asked, path })
}

/** As it stands now: what nobody paid in time has expired. */
async function current({ tx, house }: Call, bill: Bill | undefined): Promise<Bill | undefined> {
  if (bill?.status !== 'pending' || bill.expiresAt > house.clock.now()) return bill
  await changeBill(tx, bill.id, { status: 'expire' })
  return { ...bill, status: 'expire' }
}

function keep(call: Call, asked: SimCharge, dialect: 'midtrans' | 'xendit'): Promise<Bill | undefined> {
  const at = call.house.clock.now()
  return insertBill(call.tx, {
    dialect,
    providerId: newProviderId(),
    ...asked,
    answer: dialect === 'midtrans' ? answerFor(asked) : invoiceFacts(asked),
    notifyUrl: call.notifyUrl,
    at,
    expiresAt: new Date(at.getTime() + asked.minutes * 60_000),
  })
}

async function charge(call: Call): Promise<Answered> {
  const asked = readCharge(call.body)
  if (typeof asked === 'string')
    return { status: 200, body: { status_code: '400', status_message: asked }, ref: '' }
  const made = await keep(call, asked, 'midtrans')
  const known = made ?? (await findBillByRef(call.tx, asked.ref))
  // the same key and the same charge: the first answer once more
  const bill = known?.amount === asked.amount && known.channel === asked.channel ? known : undefined
  if (!bill)
    return {
      status: 200,
      body: { status_code: '406', status_message: 'order_id has been used' },
      ref: asked.ref,
    }
  return { status: 200, body: midtransBody(bill, keysOf(call.house.secrets, call.tenantId)), ref: asked.ref }
}

/** Snap: a page on which a card is asked for. Here nobody opens it; the payer's buttons stand on our own pages. */
async function snap(call: Call): Promise<Answered> {
  const asked = readSnap(call.body)
  if (typeof asked === 'string') return { status: 400, body: { error_messages: [asked] }, ref: '' }
  const bill = await keep(call, asked, 'midtrans')
  if (!bill)
    return {
      status: 400,
      body: { error_messages: ['transaction_details.order_id has already been taken'] },
      ref: asked.ref,
    }
  const page = `https://app.sandbox.midtrans.com/snap/v2/vtweb/${bill.providerId}`
  return { status: 201, body: { token: bill.providerId, redirect_url: page }, ref: asked.ref }
}

async function transaction(call: Call, ref: string, what: string): Promise<Answered> {
  const { tx, house, tenantId, body } = call
  const bill = await current(call, await findBillByRef(tx, ref))
  const said = (code: string, words: string): Answered => ({
    status: 200,
    body: { status_code: code, status_message: words },
    ref,
  })
  if (bill?.dialect !== 'midtrans') return said('404', "Transaction doesn't exist.")
  const keys = keysOf(house.secrets, tenantId)
  if (what === 'status') return { status: 200, body: midtransBody(bill, keys), ref }
  if (what === 'refund') {
    const amount = rupiahOf(body.amount) ?? bill.amount - bill.returned
    const [key, reason] = [textOf(body.refund_key), textOf(body.reason)]
    const isDone = await giveBack(tx, bill, { amount, key, reason, at: house.clock.now() })
    if (!isDone) return said('412', 'Transaction status cannot be changed.')
  } else if (bill.status === 'pending')
    await changeBill(tx, bill.id, { status: what === 'cancel' ? 'cancel' : 'expire' })
  else return said('412', 'Transaction status cannot be changed.')
  const now = await findBillByRef(tx, ref)
  return { status: 200, body: { ...midtransBody(now ?? bill, keys), status_code: '200' }, ref }
}

async function invoice(call: Call): Promise<Answered> {
  const asked = readInvoice(call.body)
  if (typeof asked === 'string')
    return { status: 400, body: { error_code: 'API_VALIDATION_ERROR', message: asked }, ref: '' }
  const bill = await keep(call, asked, 'xendit')
  if (!bill)
    return { status: 400, body: { error_code: 'DUPLICATE_ERROR', message: 'duplicate' }, ref: asked.ref }
  return { status: 200, body: xenditBody(bill), ref: asked.ref }
}

async function ownInvoice(call: Call, id: string, isExpiring: boolean): Promise<Answered> {
  const bill = await current(call, await findBillByProviderId(call.tx, id))
  if (!bill)
    return { status: 404, body: { error_code: 'INVOICE_NOT_FOUND_ERROR', message: 'not found' }, ref: '' }
  if (isExpiring && bill.status === 'pending') await changeBill(call.tx, bill.id, { status: 'expire' })
  const now = await findBillByProviderId(call.tx, id)
  return { status: 200, body: xenditBody(now ?? bill), ref: bill.ref }
}

async function refund({ tx, house, body }: Call): Promise<Answered> {
  const bill = await findBillByProviderId(tx, textOf(body.invoice_id))
  const amount = rupiahOf(body.amount)
  const [key, reason] = [textOf(body.reference_id), textOf(body.reason)]
  const isDone =
    bill && amount !== undefined && (await giveBack(tx, bill, { amount, key, reason, at: house.clock.now() }))
  const now = isDone ? await findBillByRef(tx, bill.ref) : undefined
  const line = now && returnsOf(now).find(one => one.key === key)
  return now && line
    ? { status: 200, body: xenditReturn(now, line), ref: now.ref }
    : {
        status: 400,
        body: { error_code: 'MAXIMUM_REFUND_AMOUNT_REACHED', message: 'refused' },
        ref: bill?.ref ?? '',
      }
}

async function listReturns({ tx, url }: Call): Promise<Answered> {
  const bill = await findBillByProviderId(tx, url.searchParams.get('invoice_id') ?? '')
  const data = bill ? returnsOf(bill).map(line => xenditReturn(bill, line)) : []
  return { status: 200, body: { data, has_more: false }, ref: bill?.ref ?? '' }
}
