import { randomBytes } from 'node:crypto'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Due, Instructions, PaymentMethod } from '../providers/providers.ts'
import type { State } from './payment-attempts.rules.ts'

const columns = `p.id, p.subject_kind as "kind", p.subject_code as "code", p.subject_number as "number",
  p.membership_id as "membershipId", p.provider, p.is_simulated as "isSimulated", p.ref, p.provider_id as "providerId",
  p.method, p.channel, p.amount, p.fee, p.received, p.returned, p.taken_back as "takenBack", p.state, p.instructions, p.problem,
  p.expires_at as "expiresAt", p.created_at as "createdAt", p.paid_at as "paidAt", p.proof_key as "proofKey",
  p.proof_by as "proofBy", p.proof_at as "proofAt", p.version`

const byId = statement('payments.byId', `select ${columns} from payments p where p.id = :id`)
const locked = statement('payments.locked', `select ${columns} from payments p where p.id = :id for update`)

export type PaymentRow = Omit<RowOf<'payments.byId'>, 'instructions'> & { instructions: Instructions }

export const findPayment = (tx: Tx, id: number) => tx.find<'payments.byId', PaymentRow>(byId, { id })
/** the row is this transaction's until its end */
export const lockPayment = (tx: Tx, id: number) => tx.find<'payments.locked', PaymentRow>(locked, { id })

const confirmed = statement(
  'payments.confirmedBy',
  'select p.decided_by as "by" from payments p where p.id = :id and p.paid_at is not null',
)
/** Who saw a transfer by hand on the account; null: a provider says so, or nobody did. */
export const whoConfirmed = async (tx: Tx, id: number | null): Promise<number | null> =>
  (id === null ? undefined : await tx.find(confirmed, { id }))?.by ?? null

const newest = statement(
  'payments.newestOf',
  `select distinct on (p.subject_kind) ${columns} from payments p
    where p.subject_kind = any (:kinds::text[]) and p.subject_code = :code order by p.subject_kind, (p.state in ('paid', 'refunded', 'partially_refunded', 'charged_back')) desc, p.id desc`,
)
/** Of each kind of things, the one that tells where its payment stands: one with money before all others, else the last. */
export const listNewest = (tx: Tx, kinds: readonly string[], code: string) =>
  tx.rows<'payments.newestOf', PaymentRow>(newest, { kinds: [...kinds], code })

export const findNewest = async (tx: Tx, kind: string, code: string) =>
  (await listNewest(tx, [kind], code))[0]

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

const insert = statement(
  'payments.insert',
  `insert into payments as p (subject_kind, subject_code, subject_number, membership_id, provider, is_simulated, ref, method,
      channel, amount, fee, state, expires_at, created_at, updated_at)
    values (:kind, :code, :number, :membershipId?, :provider, :isSimulated, :ref, :method, :channel, :amount, :fee, :state,
      :expiresAt, :at, :at)
    on conflict do nothing returning ${columns}`,
)
const valuesOf = ({ due, ...given }: NewPayment) => ({
  ...given,
  code: due.code,
  number: due.number,
  membershipId: due.buyer.membershipId,
  ref: newRef(),
  amount: due.total,
  state: given.provider === 'manual' ? 'pending' : 'creating',
})

/** undefined: another attempt is open */
export const insertPayment = (tx: Tx, given: NewPayment): Promise<PaymentRow | undefined> =>
  tx.find<'payments.insert', PaymentRow>(insert, valuesOf(given))

/** The same as the last of its transaction; which it was is known when that is over. */
export const insertLast = (tx: Tx, given: NewPayment): (() => Promise<PaymentRow | undefined>) =>
  tx.last<'payments.insert', PaymentRow>(insert, valuesOf(given))

const opened = statement(
  'payments.opened',
  `update payments set state = :state, provider_id = :providerId, instructions = coalesce(:instructions?::jsonb, instructions),
      problem = :problem, asked_at = :at, version = version + 1, updated_at = :at
    where id = :id and state in ('creating', 'unknown')`,
)

interface OpenedThere {
  state: 'pending' | 'closing'
  providerId: string
  instructions?: Instructions
  problem: string
  at: Date
}

/** What the provider has begun, unless it was given up meanwhile. */
export function noteOpened(tx: Tx, id: number, { instructions, ...given }: OpenedThere): void {
  tx.put(opened, {
    id,
    ...given,
    instructions: instructions === undefined ? null : JSON.stringify(instructions),
  })
}

const asked = statement(
  'payments.asked',
  'update payments set asked_at = :at where id = :id and version = :version',
)
/** The provider says what is known already. Of another version it does nothing: that is asked about again. */
export function noteAsked(tx: Tx, { id, version }: Pick<PaymentRow, 'id' | 'version'>, at: Date): void {
  tx.put(asked, { id, version, at })
}

interface Changed {
  state?: State
  providerId?: string
  instructions?: Instructions
  problem?: string
  received?: number
  returned?: number
  takenBack?: number
  paidAt?: Date
  askedAt?: Date
  heardAt?: Date
  proofKey?: string
  proofBy?: number
  proofAt?: Date
  decidedBy?: number
}

const change = statement(
  'payments.change',
  `update payments set state = coalesce(:state?::text, state), provider_id = coalesce(:providerId?::text, provider_id),
      instructions = coalesce(:instructions?::jsonb, instructions), problem = coalesce(:problem?::text, problem),
      received = coalesce(:received?::bigint, received), returned = coalesce(:returned?::bigint, returned),
      taken_back = coalesce(:takenBack?::bigint, taken_back), paid_at = coalesce(:paidAt?::timestamptz, paid_at),
      asked_at = coalesce(:askedAt?::timestamptz, asked_at), heard_at = coalesce(:heardAt?::timestamptz, heard_at),
      proof_key = coalesce(:proofKey?::text, proof_key), proof_by = coalesce(:proofBy?::int, proof_by),
      proof_at = coalesce(:proofAt?::timestamptz, proof_at), decided_by = coalesce(:decidedBy?::int, decided_by),
      version = version + :isSeen::boolean::int, updated_at = case when :isSeen::boolean then :at else updated_at end
    where id = :id`,
)

/** What is left out stays as it is. Whoever looks at it by its version sees that something changed. */
export function changePayment(tx: Tx, id: number, changed: Changed, at: Date): void {
  const { state, providerId, instructions, problem, received, returned, takenBack } = changed
  const { paidAt, askedAt, heardAt, proofKey, proofBy, proofAt, decidedBy } = changed
  tx.put(change, {
    id,
    at,
    isSeen: Object.keys(changed).some(name => name !== 'askedAt' && name !== 'heardAt'),
    state: state ?? null,
    providerId: providerId ?? null,
    instructions: instructions === undefined ? null : JSON.stringify(instructions),
    problem: problem ?? null,
    received: received ?? null,
    returned: returned ?? null,
    takenBack: takenBack ?? null,
    paidAt: paidAt ?? null,
    askedAt: askedAt ?? null,
    heardAt: heardAt ?? null,
    proofKey: proofKey ?? null,
    proofBy: proofBy ?? null,
    proofAt: proofAt ?? null,
    decidedBy: decidedBy ?? null,
  })
}

interface NewEvent {
  paymentId: number
  key: string
  kind: 'notification' | 'status' | 'change' | 'mismatch' | 'late' | 'decision'
  body: unknown
  at: Date
}

const addEvent = statement(
  'payments.addEvent',
  `insert into payment_events (payment_id, event_key, kind, body, at) values (:paymentId, :key, :kind, :body::jsonb, :at)
    on conflict do nothing`,
)
/** Heard before, it stands there already. */
export function insertEvent(tx: Tx, { body, ...event }: NewEvent): void {
  tx.put(addEvent, { ...event, body: JSON.stringify(body) })
}

const hear = statement(
  'payments.hear',
  `with heard as (
      insert into payment_events (payment_id, event_key, kind, body, at) values (:id, :key, 'notification', :body::jsonb, :at)
      on conflict do nothing returning payment_id)
    update payments p set heard_at = :at from heard where p.id = heard.payment_id returning p.id`,
)
/** Keeps a notification, and that it was heard; false: it was heard before. */
export const hearNotice = async (tx: Tx, heard: { id: number; key: string; body: string; at: Date }) =>
  (await tx.find(hear, { ...heard })) !== undefined

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
