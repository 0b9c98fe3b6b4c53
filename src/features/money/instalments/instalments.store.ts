import { pageValues } from '../../../platform/db/page-sql.ts'
import { likeText } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Part, PlanState } from './instalments.rules.ts'

const insertPlan = statement(
  'instalments.insertPlan',
  `insert into instalment_plans (membership_id, title, parts, grace_days, created_at)
    values (:membershipId, :title, :parts, :graceDays, :at) returning id`,
)
const insertParts = statement(
  'instalments.insertParts',
  `insert into instalments (plan_id, n, subtotal, discount, due_at, order_code, look_at)
    select :planId, g.n, g.subtotal::bigint, g.discount::bigint, g.due_at::timestamptz, nullif(g.order_code, ''),
      nullif(g.look_at, '')::timestamptz
    from unnest(:ns::int[], :subtotals::text[], :discounts::text[], :dues::text[], :codes::text[], :looks::text[])
      as g (n, subtotal, discount, due_at, order_code, look_at)`,
)

interface NewPlan {
  membershipId: number
  title: string
  graceDays: number
  at: Date
  /** `lookAt`: when its bill is to be made; null: it has one */
  parts: readonly (Part & { orderCode: string; lookAt: Date | null })[]
}

export async function insert(tx: Tx, { parts, ...plan }: NewPlan): Promise<number> {
  const made = await tx.find(insertPlan, { ...plan, parts: parts.length })
  if (!made) throw new Error('No plan was made')
  tx.put(insertParts, {
    planId: made.id,
    ns: parts.map(({ n }) => n),
    subtotals: parts.map(({ subtotal }) => String(subtotal)),
    discounts: parts.map(({ discount }) => String(discount)),
    dues: parts.map(({ dueAt }) => dueAt.toISOString()),
    codes: parts.map(({ orderCode }) => orderCode),
    looks: parts.map(({ lookAt }) => lookAt?.toISOString() ?? ''),
  })
  return made.id
}

const planColumns = `p.id, p.membership_id as "membershipId", p.title, p.parts, p.grace_days as "graceDays",
  p.created_at as "createdAt", p.suspended_at as "suspendedAt", p.ended_at as "endedAt"`

const locked = statement(
  'instalments.lock',
  `select ${planColumns} from instalment_plans p where p.id = :id for update`,
)
export type PlanRow = RowOf<'instalments.lock'>
/** Held until the transaction ends: after the order, before the place. */
export const lockPlan = (tx: Tx, id: number) => tx.find(locked, { id })

const ofOrder = statement(
  'instalments.planOfOrder',
  `select ${planColumns} from instalment_plans p
    where p.id = (select i.plan_id from instalments i where i.order_code = :code)`,
)
export const findPlanOfOrder = (tx: Tx, code: string) =>
  tx.find<'instalments.planOfOrder', PlanRow>(ofOrder, { code })

const parts = statement(
  'instalments.parts',
  `select i.n, (i.subtotal - i.discount)::bigint as "total!", i.subtotal::bigint as "subtotal!", i.discount::bigint as "discount!",
      i.due_at as "dueAt", i.order_code as "orderCode", o.state as "orderState", i.reminded_at as "remindedAt", i.look_at as "lookAt"
    from instalments i left join order_standings o on o.tenant_id = i.tenant_id and o.code = i.order_code
    where i.plan_id = :planId order by i.n`,
)
export type PartRow = RowOf<'instalments.parts'>
export const listParts = (tx: Tx, planId: number) => tx.rows(parts, { planId })

const change = statement(
  'instalments.changePart',
  `update instalments set order_code = coalesce(:orderCode?::text, order_code), look_at = :lookAt?,
      reminded_at = coalesce(:remindedAt?::timestamptz, reminded_at) where plan_id = :planId and n = :n`,
)
interface PartChange {
  orderCode?: string
  remindedAt?: Date
  /** null: nothing more is to be done of it */
  lookAt: Date | null
}
export function changePart(tx: Tx, planId: number, n: number, given: PartChange): void {
  const { orderCode = null, remindedAt = null, lookAt } = given
  tx.put(change, { planId, n, orderCode, remindedAt, lookAt })
}

const suspend = statement(
  'instalments.suspend',
  'update instalment_plans set suspended_at = :at? where id = :id',
)
/** null: the place is open again */
export function markSuspended(tx: Tx, id: number, at: Date | null): void {
  tx.put(suspend, { id, at })
}

const end = statement(
  'instalments.end',
  'update instalment_plans set ended_at = coalesce(ended_at, :at) where id = :id',
)
const forget = statement(
  'instalments.lookNoMore',
  'update instalments set look_at = null where plan_id = :id',
)
/** No further part is asked for. */
export function markEnded(tx: Tx, id: number, at: Date): void {
  tx.put(end, { id, at })
  tx.put(forget, { id })
}

const dueTenants = statement(
  'instalments.dueTenants',
  'select distinct tenant_id as "tenantId" from instalments where look_at <= :now order by tenant_id',
)
/** Tenants with a part of which something is due. Runs as the platform. */
export const listDueTenants = (tx: Tx, now: Date) => tx.rows(dueTenants, { now })

const due = statement(
  'instalments.due',
  'select plan_id as "planId", n from instalments where look_at <= :now order by look_at, plan_id, n limit 500',
)
export const listDue = (tx: Tx, now: Date) => tx.rows(due, { now })

/** a plan with what its orders say of it */
const judged = `with sums as (
    select p.id, p.title, p.parts, p.created_at, p.suspended_at, p.ended_at,
        count(*) filter (where o.state = 'paid')::int as paid,
        sum(i.subtotal - i.discount)::bigint as total,
        coalesce(sum(i.subtotal - i.discount) filter (where o.state is distinct from 'paid'), 0)::bigint as open,
        min(i.due_at) filter (where o.state is null or o.state = 'pending') as next_at,
        max(o.state) filter (where i.n = 1) as first_state, max(i.order_code) filter (where i.n = 1) as code,
        max(o.buyer_name) filter (where i.n = 1) as buyer
      from instalment_plans p join instalments i on i.tenant_id = p.tenant_id and i.plan_id = p.id
        left join order_standings o on o.tenant_id = i.tenant_id and o.code = i.order_code
      group by p.tenant_id, p.id, p.title, p.parts, p.created_at, p.suspended_at, p.ended_at
  ), judged as (
    select s.*, case when s.paid = s.parts then 'paid' when s.ended_at is not null then 'ended'
        when s.first_state = 'pending' then 'waiting' when s.suspended_at is not null then 'suspended'
        when s.first_state in ('expired', 'cancelled', 'failed') then 'ended'
        when s.next_at < :now::timestamptz then 'late' else 'running' end as state from sums s
  )`
const matching = `from judged j where (:state?::text is null or j.state = :state)
  and (:search?::text is null or concat_ws(' ', j.buyer, j.title) ilike '%' || :search || '%')`

const page = statement(
  'instalments.page',
  `${judged} select j.id as "id!", j.title as "title!", j.parts as "parts!", j.paid as "paid!", j.total as "total!", j.open as "open!",
      j.next_at as "nextAt", j.state as "state!", j.code as "code!", j.buyer ${matching}
    order by array_position(array['suspended', 'late', 'running', 'waiting', 'paid', 'ended'], j.state), j.next_at, j.id desc
    limit :limit offset :offset`,
)
const count = statement('instalments.count', `${judged} select count(*)::int as "total!" ${matching}`)
export type JudgedPlan = Omit<RowOf<'instalments.page'>, 'state'> & { state: PlanState }

interface Asked {
  state?: PlanState | undefined
  search?: string | undefined
  page: number
  pageSize: number
}

export async function listPlans(
  tx: Tx,
  { state, search, ...asked }: Asked,
  now: Date,
): Promise<{ rows: JudgedPlan[]; total: number }> {
  const filter = { state: state ?? null, search: search ? likeText(search) : null, now }
  const [rows, counted] = await Promise.all([
    tx.rows<'instalments.page', JudgedPlan>(page, { ...filter, ...pageValues(asked) }),
    tx.find(count, filter),
  ])
  return { rows, total: counted?.total ?? 0 }
}

const own = statement(
  'instalments.held',
  `select coalesce(json_agg(json_build_object('title', p.title, 'parts', p.parts, 'agreedAt', p.created_at) order by p.id), '[]') as data
    from instalment_plans p where p.membership_id = :membershipId`,
)
export const personalPlansOf = (tx: Tx, membershipId: number) => tx.json(own, { membershipId })

const empty = statement(
  'instalments.empty',
  'update instalment_plans set membership_id = null where membership_id = :membershipId',
)
export async function emptyPlansOf(tx: Tx, membershipId: number): Promise<void> {
  tx.put(empty, { membershipId })
}
