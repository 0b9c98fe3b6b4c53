import { pageValues } from '../../../platform/db/page-sql.ts'
import { likeText } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { CouponKind } from './coupons.rules.ts'

const columns = `k.id, k.code, k.kind, k.value, k.uses, k.used, k.per_person as "perPerson", k.min_total::bigint as "minTotal!",
  k.class_id as "classId", k.starts_at as "startsAt", k.ends_at as "endsAt", k.is_active as "isActive",
  c.name as "className"`
const from = 'from coupons k left join class_entries c on c.tenant_id = k.tenant_id and c.id = k.class_id'

const byCode = statement('coupons.byCode', `select ${columns} ${from} where k.code = :code`)
const byId = statement('coupons.byId', `select ${columns} ${from} where k.id = :id`)
export type CouponRow = RowOf<'coupons.byCode'>
export const findByCode = (tx: Tx, code: string) => tx.find(byCode, { code })
export const findById = (tx: Tx, id: number) => tx.find(byId, { id })

const lock = statement(
  'coupons.lock',
  `select ${columns} ${from} where k.code = :code
      or k.id in (select u.coupon_id from coupon_uses u where u.membership_id = :membershipId)
    order by k.id for update of k`,
)
/**
 * The coupon of this code, and those that this member has used, which an order that gives way frees: held until the
 * transaction ends, always in the same order.
 */
export const lockCoupons = (tx: Tx, asked: { code: string; membershipId: number }) =>
  tx.rows<'coupons.lock', CouponRow>(lock, { ...asked })

const usesOfCode = statement(
  'coupons.usesOfCode',
  `select count(*)::int as "count!" from coupon_uses u join coupons k on k.tenant_id = u.tenant_id and k.id = u.coupon_id
    where k.code = :code and u.membership_id = :membershipId`,
)
export const countUsesOfCode = async (
  tx: Tx,
  asked: { code: string; membershipId: number },
): Promise<number> => (await tx.find(usesOfCode, { ...asked }))?.count ?? 0

const take = statement(
  'coupons.take',
  `update coupons set used = used + 1 where id = :id and is_active and (uses is null or used < uses)
    and (starts_at is null or starts_at <= :now) and (ends_at is null or ends_at > :now)`,
)
const use = statement(
  'coupons.use',
  `insert into coupon_uses (coupon_id, order_code, membership_id, slot, used_at)
    select :couponId, :orderCode, :membershipId, free.slot, :now from generate_series(1, :perPerson::int) free (slot)
    where not exists (select from coupon_uses u where u.coupon_id = :couponId and u.membership_id = :membershipId
      and u.slot = free.slot)
    order by free.slot limit 1`,
)

export interface Use {
  couponId: number
  orderCode: string
  membershipId: number
  now: Date
  perPerson: number
}

/** By who holds the coupon, and has seen since that it is free to use: `used` never passes `uses`. */
export function putUse(tx: Tx, { couponId, now, ...given }: Use): void {
  tx.put(take, { id: couponId, now })
  tx.put(use, { couponId, now, ...given })
}

const retaken = statement(
  'coupons.retake',
  `with known as (
      select u.coupon_id from coupon_uses u join coupons k on k.tenant_id = u.tenant_id and k.id = u.coupon_id
        where k.code = :code and u.order_code = :orderCode
    ), free as (
      select k.id, min(g.slot) as slot from coupons k, generate_series(1, k.per_person) g (slot)
        where k.code = :code and (k.uses is null or k.used < k.uses) and not exists (select from known)
          and not exists (select from coupon_uses u where u.coupon_id = k.id and u.membership_id = :membershipId and u.slot = g.slot)
        group by k.id
    ), counted as (
      update coupons k set used = k.used + 1 from free where k.id = free.id returning k.id
    ), kept as (
      insert into coupon_uses (coupon_id, order_code, membership_id, slot, used_at)
        select free.id, :orderCode, :membershipId, free.slot, :now from free join counted on counted.id = free.id
        returning coupon_id
    )
    select coupon_id as "id!" from known union all select coupon_id from kept`,
)
/** By who holds the coupon: the order has its use (again); false: there is none left. */
export const retake = async (
  tx: Tx,
  asked: { code: string; orderCode: string; membershipId: number; now: Date },
): Promise<boolean> => (await tx.find(retaken, { ...asked })) !== undefined

const moved = statement('coupons.move', 'update coupon_uses set order_code = :to where order_code = :from')
/** The same use, of the order that took the place of another. */
export function moveUses(tx: Tx, from: string, to: string): void {
  tx.put(moved, { from, to })
}

const freed = statement(
  'coupons.free',
  'delete from coupon_uses where order_code = :orderCode returning coupon_id as "couponId"',
)
const giveBack = statement(
  'coupons.giveBack',
  'update coupons set used = used - 1 where id = :id and used > 0',
)

export async function freeUses(tx: Tx, orderCode: string): Promise<void> {
  for (const { couponId } of await tx.rows(freed, { orderCode })) await tx.rows(giveBack, { id: couponId })
}

export interface CouponValues {
  code: string
  kind: CouponKind
  value: number
  uses: number | null
  perPerson: number
  minTotal: number
  classId: number | null
  startsAt: Date | null
  endsAt: Date | null
}

const row = (given: CouponValues) => ({
  code: given.code,
  kind: given.kind,
  value: given.value,
  uses: given.uses,
  per_person: given.perPerson,
  min_total: given.minTotal,
  class_id: given.classId,
  starts_at: given.startsAt,
  ends_at: given.endsAt,
})

/** undefined: the code is taken */
export async function insertCoupon(tx: Tx, given: CouponValues, at: Date): Promise<number | undefined> {
  const made = await tx.db
    .insertInto('coupons')
    .values({ ...row(given), created_at: at })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

export async function updateCoupon(
  tx: Tx,
  id: number,
  given: CouponValues & { isActive: boolean },
): Promise<void> {
  await tx.db
    .updateTable('coupons')
    .set({ ...row(given), is_active: given.isActive })
    .where('id', '=', id)
    .execute()
}

const matching = `${from} where (:search?::text is null or k.code ilike '%' || :search || '%')
  and (:state?::text is null or :state = case when not k.is_active then 'off' when k.starts_at > :now then 'later'
    when k.ends_at <= :now then 'over' when k.used >= k.uses then 'used' else 'open' end)`
const page = statement(
  'coupons.page',
  `select ${columns} ${matching} order by k.is_active desc, k.id desc limit :limit offset :offset`,
)
const count = statement('coupons.count', `select count(*)::int as "total!" ${matching}`)

interface Asked {
  search?: string | undefined
  state?: string | undefined
  page: number
  pageSize: number
}

export async function listCouponRows(
  tx: Tx,
  { search, state, ...asked }: Asked,
  now: Date,
): Promise<{ rows: CouponRow[]; total: number }> {
  const filter = { search: search ? likeText(search) : null, state: state ?? null, now }
  const rows = await tx.rows(page, { ...filter, ...pageValues(asked) })
  return { rows, total: (await tx.find(count, filter))?.total ?? 0 }
}

const paidClasses = statement(
  'coupons.paidClasses',
  `select c.id, c.name from class_entries c where c.status = 'published' order by c.name, c.id`,
)
export const listClassChoices = (tx: Tx) => tx.rows(paidClasses)

const isClass = statement('coupons.isClass', 'select c.id from class_entries c where c.id = :id')
export const isClassThere = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.find(isClass, { id })) !== undefined

const held = statement(
  'coupons.held',
  `select coalesce(json_agg(json_build_object('code', k.code, 'order', u.order_code, 'usedAt', u.used_at)
      order by u.used_at), '[]') as data
    from coupon_uses u join coupons k on k.tenant_id = u.tenant_id and k.id = u.coupon_id
    where u.membership_id = :membershipId`,
)
export const personalUsesOf = (tx: Tx, membershipId: number) => tx.json(held, { membershipId })

export async function removeUsesOf(tx: Tx, membershipId: number): Promise<void> {
  await tx.db.deleteFrom('coupon_uses').where('membership_id', '=', membershipId).execute()
}
