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

const lock = statement('orders.lock', `select ${orderColumns} from orders o where o.code = :code for update`)
/** Held until the transaction ends: the first lock of every step of an order. */
export const lockOrder = (tx: Tx, code: string) => tx.find(lock, { code })

const pending = statement(
  'orders.pending',
  `select ${orderColumns} from orders o where o.membership_id = :membershipId and o.class_id = :classId
    and o.state = 'pending' and (:anyRun::boolean or o.classroom_id is not distinct from :classroomId?::int)
    order by o.id desc limit 1 for update`,
)
/** The order of somebody for a place that is still to be paid; of any of its runs where none is named. */
export const lockPending = (
  tx: Tx,
  asked: { membershipId: number; classId: number; classroomId?: number | null },
) =>
  tx.find(pending, {
    membershipId: asked.membershipId,
    classId: asked.classId,
    classroomId: asked.classroomId ?? null,
    anyRun: asked.classroomId === undefined,
  })

export interface NewOrder {
  code: string
  membershipId: number | null
  buyer: { name: string; email: string | null; phone: string | null }
  /** a class with what holds its seat, or what another room sells */
  of:
    | { thing: 'class'; classId: number; classroomId: number | null; slug: string; enrolmentId: number }
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

/** The order with all that was agreed. */
export async function insertOrder(tx: Tx, given: NewOrder): Promise<number> {
  const { id } = await tx.db
    .insertInto('orders')
    .values({
      code: given.code,
      membership_id: given.membershipId,
      buyer_name: given.buyer.name,
      buyer_email: given.buyer.email,
      buyer_phone: given.buyer.phone,
      ...thingOf(given),
      title: given.title,
      subtotal: given.subtotal,
      discount: given.discount,
      total: given.total,
      tax: given.tax,
      tax_bps: given.taxBps,
      coupon_code: given.couponCode,
      maturity_days: given.maturityDays,
      policy: given.policy,
      created_at: given.createdAt,
      expires_at: given.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const numbered = <Row>(rows: readonly Row[]) =>
    rows.map((row, index) => ({ order_id: id, n: index + 1, ...row }))
  await tx.db.insertInto('order_lines').values(numbered(given.lines)).execute()
  if (given.adjustments.length > 0)
    await tx.db.insertInto('order_adjustments').values(numbered(given.adjustments)).execute()
  if (given.shares.length > 0) await tx.db.insertInto('order_shares').values(numbered(given.shares)).execute()
  return id
}

const thingOf = ({ of }: NewOrder) =>
  of.classId === undefined
    ? { thing: of.thing, thing_id: of.id, thing_slug: of.slug, class_slug: '' }
    : {
        class_id: of.classId,
        classroom_id: of.classroomId,
        class_slug: of.slug,
        enrolment_id: of.enrolmentId,
      }

export interface OrderChange {
  state?: OrderState
  number?: string
  captured?: number
  refunded?: number
  fee?: number
  provider?: string
  method?: string
  paymentId?: number | null
  paidAt?: Date
  maturedAt?: Date
}

/** Answers the new version, by which its history is numbered. */
export async function updateOrder(tx: Tx, row: OrderRow, change: OrderChange): Promise<number> {
  const version = row.version + 1
  const { state, number, captured, refunded, fee, provider, method, paymentId, paidAt, maturedAt } = change
  await tx.db
    .updateTable('orders')
    .set({
      version,
      ...(state === undefined ? {} : { state }),
      ...(number === undefined ? {} : { number }),
      ...(captured === undefined ? {} : { captured }),
      ...(refunded === undefined ? {} : { refunded }),
      ...(fee === undefined ? {} : { fee }),
      ...(provider === undefined ? {} : { provider }),
      ...(method === undefined ? {} : { method }),
      ...(paymentId === undefined ? {} : { payment_id: paymentId }),
      ...(paidAt === undefined ? {} : { paid_at: paidAt }),
      ...(maturedAt === undefined ? {} : { matured_at: maturedAt }),
    })
    .where('id', '=', row.id)
    .execute()
  return version
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

export async function addEvent(tx: Tx, event: OrderEvent): Promise<void> {
  await tx.db
    .insertInto('order_events')
    .values({
      order_id: event.orderId,
      n: event.n,
      kind: event.kind,
      from_state: event.from,
      to_state: event.to,
      by_id: event.by,
      why: event.why ?? '',
      amount: event.amount ?? null,
      payment_id: event.paymentId ?? null,
      at: event.at,
    })
    .execute()
}

const lines = statement(
  'orders.lines',
  'select label, amount::bigint as "amount!" from order_lines where order_id = :id order by n',
)
export const listLines = (tx: Tx, id: number) => tx.rows(lines, { id })

const adjustments = statement(
  'orders.adjustments',
  'select kind, source, label, amount::bigint as "amount!" from order_adjustments where order_id = :id order by n',
)
export const listAdjustments = (tx: Tx, id: number) => tx.rows(adjustments, { id })

const shares = statement(
  'orders.shares',
  'select payee, name, bps from order_shares where order_id = :id order by n',
)
export const listShares = (tx: Tx, id: number) => tx.rows(shares, { id })

const teachers = statement(
  'orders.teachers',
  `select s.person_id as "personId", p.name, s.role, s.share_bps as "bps" from class_shares s
    join visible_people p on p.tenant_id = s.tenant_id and p.id = s.person_id
    where s.class_id = :classId order by s.position, s.person_id`,
)
/** Who teaches a class, with what they get of its price. */
export const listTeachers = (tx: Tx, classId: number) => tx.rows(teachers, { classId })

const buyer = statement(
  'orders.buyer',
  'select m.name, m.email from member_contacts m where m.id = :membershipId and m.erased_at is null',
)
export const findBuyer = (tx: Tx, membershipId: number) => tx.find(buyer, { membershipId })

const number = statement('orders.setNumber', 'update orders set number = :number where id = :id')
export async function setNumber(tx: Tx, id: number, given: string): Promise<void> {
  await tx.rows(number, { id, number: given })
}

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
  `select ${orderColumns} from orders o where o.membership_id = :membershipId and o.class_id = :classId
    and o.state = 'pending' and o.expires_at > :now order by o.id desc limit 1`,
)
/** The newest order of somebody for a class that may still be paid. */
export const findPending = (tx: Tx, asked: { membershipId: number; classId: number; now: Date }) =>
  tx.find(unpaid, { ...asked })
