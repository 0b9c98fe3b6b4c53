import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { badRequest, Failure, forbidden, notFound } from '../../../shared/failure.ts'
import {
  type Dialect,
  findSettings,
  isMidtransNotice,
  isObject,
  isXenditNotice,
  keysFor,
  readObject,
  refPattern,
  textOf,
} from '../providers/providers.ts'
import {
  findPayment,
  findPlace,
  findPlaceThere,
  hearNotice,
  type PaymentRow,
} from './payment-attempts.store.ts'
import type { PaymentsDeps } from './payments-deps.ts'

const longest = 65_536

/** What a provider sends, byte by byte as it came. */
export interface Notice {
  raw: Buffer
  body: Record<string, unknown>
  token: unknown
  /** of Midtrans' payouts, over the raw bytes */
  signature: unknown
}

/** The body as it comes; more than 64 KB, or no JSON object, is refused. */
export async function readNotice(request: IncomingMessage): Promise<Notice> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    length += chunk.length
    if (length > longest) throw new Failure('tooLarge', 'Pemberitahuan terlalu besar')
    chunks.push(chunk)
  }
  const raw = Buffer.concat(chunks)
  const text = raw.toString('utf8')
  const body = text.includes('\\u0000') || !text.isWellFormed() ? undefined : readObject(text)
  if (!body) throw badRequest('Pemberitahuan bukan JSON yang dikenal')
  const { headers } = request
  return { raw, body, token: headers['x-callback-token'], signature: headers['iris-signature'] }
}

/** By its shape, for the address that serves every provider; undefined: no provider's at all. */
export function dialectOfNotice({ body, token }: Notice): Dialect | undefined {
  if ('signature_key' in body) return 'midtrans'
  return token !== undefined && ('external_id' in body || invoiceOfRefund(body)) ? 'xendit' : undefined
}

/**
 * Takes a provider's notification: whose it is says its reference alone, never the address or a header; signed it must
 * be, and even then it is only a hint to ask the provider. Answers which payment is to be asked about.
 */
export async function takeNotice(
  house: PaymentsDeps,
  dialect: Dialect,
  notice: Notice,
): Promise<{ tenantId: number; id: number; isNew: boolean }> {
  const { database, clock } = house
  const place = await placeOf(house, dialect, notice.body)
  if (!place) throw notFound('Pembayaran')
  return database.withTenant(place.tenantId, async tx => {
    const [row, settings] = await Promise.all([findPayment(tx, place.id), findSettings(tx)])
    if (!row || !settings || row.provider !== dialect) throw notFound('Pembayaran')
    const chosen = row.isSimulated ? ({ ...settings, provider: 'simulator', dialect } as const) : settings
    assertSigned(row, notice, keysFor(house, place.tenantId, chosen), dialect)
    const isNew = await hearNotice(tx, {
      id: row.id,
      key: createHash('sha256').update(notice.raw).digest('hex'),
      body: JSON.stringify(notice.body),
      at: clock.now(),
    })
    return { ...place, isNew }
  })
}

/** Xendit's word on a refund, `refund.succeeded` or `refund.failed`, names its own invoice and nothing of ours. */
function invoiceOfRefund({ event, data }: Notice['body']): string {
  if (!textOf(event).startsWith('refund.') || !isObject(data)) return ''
  const id = textOf(data.invoice_id)
  return /^[\w-]{1,100}$/.test(id) ? id : ''
}

async function placeOf({ database }: PaymentsDeps, dialect: Dialect, body: Notice['body']) {
  const invoice = dialect === 'xendit' ? invoiceOfRefund(body) : ''
  if (invoice !== '') return database.withPlatform(tx => findPlaceThere(tx, invoice))
  const ref = textOf(dialect === 'midtrans' ? body.order_id : body.external_id)
  if (!refPattern.test(ref)) throw notFound('Pembayaran')
  return database.withPlatform(tx => findPlace(tx, ref))
}

function assertSigned(
  { ref, amount }: PaymentRow,
  { body, token }: Notice,
  keys: ReturnType<typeof keysFor>,
  dialect: Dialect,
): void {
  const isSigned =
    dialect === 'midtrans'
      ? isMidtransNotice(body, { ref, amount, serverKey: keys.serverKey, merchantId: keys.merchantId })
      : isXenditNotice(token, keys.callbackToken)
  // why it was refused is nobody's business who cannot sign
  if (!isSigned) throw forbidden('Pemberitahuan ditolak')
}
