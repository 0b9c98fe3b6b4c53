import { randomBytes } from 'node:crypto'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Due, Instructions, PaymentMethod } from '../providers/providers.ts'
import type { State } from './payment-attempts.rules.ts'

const columns = `p.id, p.subject_kind as "kind", p.subject_code as "code", p.subject_number as "number",
  p.membership_id as "membershipId", p.provider, p.is_simulated as "isSimulated", p.ref, p.provider_id as "providerId",
  p.method, p.channel, p.amount, p.fee, p.received, p.returned, p.state, p.instructions, p.problem,
  p.expires_at as "expiresAt", p.created_at as "createdAt", p.paid_at as "paidAt", p.proof_key as "proofKey",
  p.proof_by as "proofBy", p.proof_at as "proofAt", p.version`

const byId = statement('payments.byId', `select ${columns} from payments p where p.id = :id`)
const locked = statement('payments.locked', `select ${columns} from payments p where p.id = :id for update`)

export type PaymentRow = Omit<RowOf<'payments.byId'>, 'instructions'> & { instructions: Instructions }

export const findPayment = (tx: Tx, id: number) => tx.find<'payments.byId', PaymentRow>(byId, { id })
/** the row is this transaction's until its end */
export const lockPayment = (tx: Tx, id: number) => tx.find<'payments.locked', PaymentRow>(locked, { id })

const newest = statement(
  'payments.newestOf',
  `select ${columns} from payments p where p.subject_kind = :kind and p.subject_code = :code
    order by (p.state in ('paid', 'refunded', 'partially_refunded', 'charged_back')) desc, p.id desc limit 1`,
)
/** The one that tells where a thing's payment stands: one with money before all others, else the last. */
export const findNewest = (tx: Tx, kind: string, code: string) =>
  tx.find<'payments.newestOf', PaymentRow>(newest, { kind, code })

const open = statement(
  'payments.openOf',
  `select ${columns} from payments p where p.subject_kind = :kind and p.subject_code = :code
    and p.state in ('creating', 'pending', 'review', 'closing', 'unknown')`,
)
export const findOpen = (tx: Tx, kind: string, code: string) =>
  tx.find<'payments.openOf', PaymentRow>(open, { kind, code })

interface NewPayment {
  kind: string
  due: Due
  provider: 'midtrans' | 'xendit' | 'manual'
  isSimulated: boolean
  method: PaymentMethod
  channel: string
  fee: number
  expiresAt: Date
  at: Date
}

/** letters and digits that nobody mistakes for each other (RFC 4648) */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const newRef = () => `SGR-${[...randomBytes(24)].map(byte => alphabet[byte % 32]).join('')}`

/** undefined: another attempt is open */
export async function insertPayment(tx: Tx, given: NewPayment): Promise<number | undefined> {
  const { kind, due, provider, isSimulated, method, channel, fee, expiresAt, at } = given
  const row = await tx.db
    .insertInto('payments')
    .values({
      subject_kind: kind,
      subject_code: due.code,
      subject_number: due.number,
      membership_id: due.buyer.membershipId,
      provider,
      is_simulated: isSimulated,
      ref: newRef(),
      method,
      channel,
      amount: due.total,
      fee,
      state: provider === 'manual' ? 'pending' : 'creating',
      expires_at: expiresAt,
      created_at: at,
      updated_at: at,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

interface Changed {
  state?: State
  providerId?: string
  instructions?: Instructions
  problem?: string
  received?: number
  returned?: number
  paidAt?: Date
  askedAt?: Date
  heardAt?: Date
  proofKey?: string
  proofBy?: number
  proofAt?: Date
  decidedBy?: number
}

/** Whoever looks at it by its version sees that something changed. */
export async function changePayment(tx: Tx, id: number, changed: Changed, at: Date): Promise<void> {
  const isSeen = Object.keys(changed).some(name => name !== 'askedAt' && name !== 'heardAt')
  await tx.db
    .updateTable('payments')
    .set(eb => ({
      ...(changed.state === undefined ? {} : { state: changed.state }),
      ...(changed.providerId === undefined ? {} : { provider_id: changed.providerId }),
      ...(changed.instructions === undefined ? {} : { instructions: JSON.stringify(changed.instructions) }),
      ...(changed.problem === undefined ? {} : { problem: changed.problem }),
      ...(changed.received === undefined ? {} : { received: changed.received }),
      ...(changed.returned === undefined ? {} : { returned: changed.returned }),
      ...(changed.paidAt === undefined ? {} : { paid_at: changed.paidAt }),
      ...(changed.askedAt === undefined ? {} : { asked_at: changed.askedAt }),
      ...(changed.heardAt === undefined ? {} : { heard_at: changed.heardAt }),
      ...(changed.proofKey === undefined ? {} : { proof_key: changed.proofKey }),
      ...(changed.proofBy === undefined ? {} : { proof_by: changed.proofBy }),
      ...(changed.proofAt === undefined ? {} : { proof_at: changed.proofAt }),
      ...(changed.decidedBy === undefined ? {} : { decided_by: changed.decidedBy }),
      ...(isSeen ? { version: eb('version', '+', 1), updated_at: at } : {}),
    }))
    .where('id', '=', id)
    .execute()
}

interface NewEvent {
  paymentId: number
  key: string
  kind: 'notification' | 'status' | 'change' | 'mismatch' | 'late' | 'decision'
  body: unknown
  at: Date
}

/** false: this was heard before */
export async function insertEvent(tx: Tx, { paymentId, key, kind, body, at }: NewEvent): Promise<boolean> {
  const row = await tx.db
    .insertInto('payment_events')
    .values({ payment_id: paymentId, event_key: key, kind, body: JSON.stringify(body), at })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

const subject = statement(
  'payments.subjectOf',
  'select p.subject_code as "code" from payments p where p.ref = :word or p.subject_code = :word limit 1',
)
/** What a provider's page sends a browser back with, a reference or the code itself: whose payment it names here. */
export const findSubject = (tx: Tx, word: string) => tx.find(subject, { word })

const place = statement(
  'payments.place',
  `select x.tenant as "tenantId!", x.payment as "id!" from platform.payment_place(:ref) x`,
)
/** Whose a reference is: the platform's look across tenants. */
export const findPlace = (tx: Tx, ref: string) => tx.find(place, { ref })

const placeThere = statement(
  'payments.placeThere',
  `select tenant_id as "tenantId", id from payments where provider = 'xendit' and provider_id = :providerId limit 1`,
)
/** Whose a number of Xendit's is: the platform's look across tenants. */
export const findPlaceThere = (tx: Tx, providerId: string) => tx.find(placeThere, { providerId })

const due = statement(
  'payments.due',
  `select x.tenant as "tenantId!", x.payment as "id!" from platform.payments_due(:now::timestamptz) x`,
)
export const listDue = (tx: Tx, now: Date) => tx.rows(due, { now })
