import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { OrderEventKind, OrderState } from './orders.rules.ts'

export const orderColumns = `o.id, o.code, o.number, o.membership_id as "membershipId", o.buyer_name as "buyerName",
  o.buyer_email as "buyerEmail", o.buyer_phone as "buyerPhone", o.state, o.class_id as "classId",
  o.classroom_id as "classroomId", o.class_slug as "classSlug", o.title, o.enrolment_id as "enrolmentId",
  o.thing, o.thing_id as "thingId", o.thing_slug as "thingSlug", o.subtotal::bigint as "subtotal!", o.discount::bigint as "discount!", o.total::bigint as "total!",
  o.tax::bigint as "tax!", o.tax_bps as "taxBps", o.captured::bigint as "captured!", o.refunded::bigint as "refunded!",
  o.fee::bigint as "fee!", o.provider, o.method, o.payment_id as "paymentId", o.coupon_code as "couponCode",
  o.maturity_days as "maturityDays", o.policy, o.created_at as "createdAt", o.expires_at as "expiresAt",
  o.paid_at as "paidAt", o.matured_at as "maturedAt", o.version`

export type OrderRow = RowOf<'orders.byCode'>

const byCode = statement('orders.byCode', `select ${orderColumns} from orders o where o.code = :code`)
export const findOrder = (tx: Tx, code: string) => tx.find(byCode, { code })
/** One that this transaction has written. */
export async function getOrder(tx: Tx, code: string): Promise<OrderRow> {
  const row = await findOrder(tx, code)
  if (!row) throw new Error(`There is no order ${code}`)
  return row
}

const lock = statement('orders.lock', `select ${orderColumns} from orders o where o.code = :code for update`)
/** Held until the transaction ends: the first lock of every step of an order. */
export const lockOrder = (tx: Tx, code: string) => tx.find(lock, { code })

const pending = statement(
  'orders.pending',
  `select ${orderColumns} from orders o where o.membership_id = :membershipId and o.state = 'pending' and o.thing = 'class'
    and o.class_id = (select x.id from class_entries x where x.slug = :slug) order by o.id for update`,
)
/** The orders of somebody for a class that are still to be paid, of any of its runs, held. */
export const lockPending = (tx: Tx, asked: { membershipId: number; slug: string }) =>
  tx.rows(pending, { ...asked })

export interface NewOrder {
  code: string
  membershipId: number | null
  buyer: { name: string; email: string | null; phone: string | null }
  /** a class with what holds its seat, or what another room sells */
  of:
    | { thing: 'class'; classId: number; classroomId: number | null; slug: string; enrolmentId: number }
    /** a further part of the price of such a place: it stands beside the class in every sum */
    | {
        thing: 'instalment'
        id: number
        classId: number
        classroomId: number | null
        slug: string
        enrolmentId: number | null
      }
    | { thing: string; id: number; slug: string; classId?: undefined }
  title: string
  subtotal: number
  discount: number
  total: number
  tax: number
  taxBps: number
  couponCode: string | null
  maturityDays: number
  policy: string
  createdAt: Date
  expiresAt: Date
  lines: readonly { label: string; amount: number }[]
  adjustments: readonly { kind: 'coupon'; label: string; amount: number }[]
  shares: readonly { payee: string; name: string; bps: number }[]
}

const put = statement(
  'orders.place',
  `with o as (
      insert into orders (code, number, membership_id, buyer_name, buyer_email, buyer_phone, thing, thing_id, thing_slug, class_id,
        classroom_id, class_slug, enrolment_id, title, subtotal, discount, total, tax, tax_bps, coupon_code, maturity_days, policy,
        created_at, expires_at)
      values (:code, :number, :membershipId?, :buyerName, :buyerEmail?, :buyerPhone?, :thing, :thingId?, :thingSlug?, :classId?,
        :classroomId?, :classSlug, :enrolmentId?, :title, :subtotal, :discount, :total, :tax, :taxBps, :couponCode?, :maturityDays,
        :policy, :createdAt, :expiresAt)
      returning id, state, membership_id, total, created_at
    ), lines as (
      insert into order_lines (order_id, n, label, amount) select o.id, g.n::int, g.label, g.amount::bigint
        from o, unnest(:lineLabels::text[], :lineAmounts::text[]) with ordinality as g (label, amount, n)
    ), adjustments as (
      insert into order_adjustments (order_id, n, kind, label, amount) select o.id, g.n::int, g.kind, g.label, g.amount::bigint
        from o, unnest(:kinds::text[], :labels::text[], :amounts::text[]) with ordinality as g (kind, label, amount, n)
    ), shares as (
      insert into order_shares (order_id, n, payee, name, bps) select o.id, g.n::int, g.payee, g.name, g.bps
        from o, unnest(:payees::text[], :names::text[], :bps::int[]) with ordinality as g (payee, name, bps, n)
    )
    insert into order_events (order_id, n, kind, to_state, by_id, amount, at)
      select o.id, 1, 'placed', o.state, o.membership_id, o.total, o.created_at from o`,
)

/** The order with all that was agreed, its number and the first line of its history; nobody waits for it. */
export function putOrder(tx: Tx, given: NewOrder & { number: string }): void {
  const { buyer, of: _, lines, adjustments, shares, ...row } = given
  tx.put(put, {
    ...row,
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    buyerPhone: buyer.phone,
    ...thingOf(given),
    lineLabels: lines.map(({ label }) => label),
    lineAmounts: lines.map(({ amount }) => String(amount)),
    kinds: adjustments.map(({ kind }) => kind),
    labels: adjustments.map(({ label }) => label),
    amounts: adjustments.map(({ amount }) => String(amount)),
    payees: shares.map(({ payee }) => payee),
    names: shares.map(({ name }) => name),
    bps: shares.map(({ bps }) => bps),
  })
}

const thingOf = ({ of }: NewOrder) => ({
  thing: of.thing,
  thingId: 'id' in of ? of.id : null,
  thingSlug: 'id' in of ? of.slug : null,
  classSlug: of.classId === undefined ? '' : of.slug,
  classId: of.classId ?? null,
  classroomId: of.classId === undefined ? null : of.classroomId,
  enrolmentId: of.classId === undefined ? null : of.enrolmentId,
})

export interface OrderChange {
  state?: OrderState
  number?: string
  captured?: number
  refunded?: number
  fee?: number
  provider?: string
  method?: string
  paymentId?: number
  paidAt?: Date
  maturedAt?: Date
}

const change = statement(
  'orders.change',
  `update orders set version = :version, state = coalesce(:state?::text, state), number = coalesce(:number?::text, number),
      captured = coalesce(:captured?::bigint, captured), refunded = coalesce(:refunded?::bigint, refunded),
      fee = coalesce(:fee?::bigint, fee), provider = coalesce(:provider?::text, provider),
      method = coalesce(:method?::text, method), payment_id = coalesce(:paymentId?::int, payment_id),
      paid_at = coalesce(:paidAt?::timestamptz, paid_at), matured_at = coalesce(:maturedAt?::timestamptz, matured_at)
    where id = :id`,
)

/** What is left out stays as it is. Answers the order as it is then; its history is numbered by its version. */
export function updateOrder(tx: Tx, row: OrderRow, given: OrderChange): OrderRow {
  const after = { ...row, ...given, version: row.version + 1 }
  tx.put(change, {
    id: row.id,
    version: after.version,
    state: given.state ?? null,
    number: given.number ?? null,
    captured: given.captured ?? null,
    refunded: given.refunded ?? null,
    fee: given.fee ?? null,
    provider: given.provider ?? null,
    method: given.method ?? null,
    paymentId: given.paymentId ?? null,
    paidAt: given.paidAt ?? null,
    maturedAt: given.maturedAt ?? null,
  })
  return after
}

export interface OrderEvent {
  orderId: number
  n: number
  kind: OrderEventKind
  from: OrderState | null
  to: OrderState
  by: number | null
  why?: string | undefined
  amount?: number | undefined
  paymentId?: number | undefined
  at: Date
}

const insertEvent = statement(
  'orders.addEvent',
  `insert into order_events (order_id, n, kind, from_state, to_state, by_id, why, amount, payment_id, at)
    values (:orderId, :n, :kind, :from?, :to, :by?, :why, :amount?, :paymentId?, :at)`,
)
export function addEvent(tx: Tx, event: OrderEvent): void {
  const { why = '', amount = null, paymentId = null } = event
  tx.put(insertEvent, { ...event, why, amount, paymentId })
}

const lines = statement(
  'orders.lines',
  `select label, amount::bigint as "amount!" from order_lines
    where order_id = (select o.id from orders o where o.code = :code) order by n`,
)
/** By the order's code, as all that is asked beside it. */
export const listLines = (tx: Tx, code: string) => tx.rows(lines, { code })

const adjustments = statement(
  'orders.adjustments',
  `select kind, source, label, amount::bigint as "amount!" from order_adjustments
    where order_id = (select o.id from orders o where o.code = :code) order by n`,
)
export const listAdjustments = (tx: Tx, code: string) => tx.rows(adjustments, { code })

const shares = statement(
  'orders.shares',
  'select payee, name, bps from order_shares where order_id = :id order by n',
)
export const listShares = (tx: Tx, id: number) => tx.rows(shares, { id })

const teachers = statement(
  'orders.teachers',
  `select s.person_id as "personId", p.name, s.role, s.share_bps as "bps" from class_shares s
    join visible_people p on p.tenant_id = s.tenant_id and p.id = s.person_id
    where s.class_id = (select x.id from class_entries x where x.slug = :slug) order by s.position, s.person_id`,
)
/** Who teaches a class, with what they get of its price. */
export const listTeachers = (tx: Tx, slug: string) => tx.rows(teachers, { slug })
export type Teacher = RowOf<'orders.teachers'>

const buyer = statement(
  'orders.buyer',
  'select m.name, m.email from member_contacts m where m.id = :membershipId and m.erased_at is null',
)
export const findBuyer = (tx: Tx, membershipId: number) => tx.find(buyer, { membershipId })

const sum = statement(
  'orders.sumEvents',
  `select coalesce(sum(amount), 0)::bigint as "amount!" from order_events
    where order_id = :orderId and payment_id = :paymentId and kind = :kind`,
)
interface OfPayment {
  orderId: number
  paymentId: number
  kind: OrderEventKind
}
/** What the events of one kind come to that happened to one payment. */
export const sumEvents = async (tx: Tx, of: OfPayment): Promise<number> =>
  (await tx.find(sum, { ...of }))?.amount ?? 0

const events = statement(
  'orders.events',
  `select e.n, e.kind, e.from_state as "from", e.to_state as "to", e.why, e.amount::bigint as amount, e.at, m.name as "byName"
    from order_events e left join member_names m on m.tenant_id = e.tenant_id and m.id = e.by_id
    where e.order_id = :orderId order by e.n`,
)
export const listEvents = (tx: Tx, orderId: number) => tx.rows(events, { orderId })

const unpaid = statement(
  'orders.unpaid',
  `select ${orderColumns} from orders o where o.membership_id = :membershipId
    and o.class_id = (select x.id from class_entries x where x.slug = :slug)
    and o.thing = 'class' and o.state = 'pending' and o.expires_at > :now order by o.id desc limit 1`,
)
/** The newest order of somebody for a class that may still be paid. */
export const findPending = (tx: Tx, asked: { membershipId: number; slug: string; now: Date }) =>
  tx.find(unpaid, { ...asked })
