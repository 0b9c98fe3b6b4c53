import { pageValues } from '../../../platform/db/page-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** Days of the tenant's zone, both counted. */
export interface Days {
  first: string
  last: string
}

/** by what is told apart, of a visit and of an order alike; nothing: all together */
const keyBy = (of: string) => `case :by::text when 'day' then ${of}.day::text when 'source' then ${of}.source
  when 'campaign' then ${of}.campaign when 'device' then ${of}.device else '' end`

const cutVisits = `from visits v left join (select p.tenant_id, p.day, p.visitor, bool_or(p.step = 'class') as class,
      bool_or(p.step = 'form') as form from visit_pages p
    where p.day between :first::date and :last::date and p.step is not null group by 1, 2, 3) s
    on s.tenant_id = v.tenant_id and s.day = v.day and s.visitor = v.visitor
  where v.day between :first::date and :last::date`

/**
 * A visit is somebody on a day. Orders are those of the visit that were placed; paid are those of them that money came
 * for, whenever it came, less what went back.
 */
const cut = statement(
  'visits.cut',
  `with seen as (select ${keyBy('v')} as key, count(*)::int as visits, sum(v.views)::int as views,
      count(*) filter (where s.class)::int as classes, count(*) filter (where s.form)::int as forms,
      count(*) filter (where v.joined > 0 or v.orders > 0)::int as entered, sum(v.orders)::int as orders
    ${cutVisits} group by 1),
  paid as (select ${keyBy('o')} as key, count(*)::int as paid, sum(t.captured - t.refunded)::bigint as amount
    from order_sources o join order_standings t on t.tenant_id = o.tenant_id and t.code = o.order_code
    where o.day between :first::date and :last::date and t.captured > 0 group by 1)
  select seen.key as "key!", seen.visits as "visits!", seen.views as "views!", seen.classes as "classes!",
    seen.forms as "forms!", seen.entered as "entered!", seen.orders as "orders!", coalesce(paid.paid, 0) as "paid!",
    coalesce(paid.amount, 0) as "amount!"
  from seen left join paid on paid.key = seen.key
  order by case when :by::text = 'day' then seen.key end desc, seen.visits desc, seen.key
  limit :limit offset :offset`,
)
export type CutRow = RowOf<'visits.cut'>

const cutCount = statement(
  'visits.countCut',
  `select count(distinct ${keyBy('v')})::int as "total!" from visits v
    where v.day between :first::date and :last::date`,
)

interface Paging {
  page: number
  pageSize: number
}

export async function listCut(tx: Tx, by: string, { first, last }: Days, paging: Paging) {
  const filter = { by, first, last }
  const rows = await tx.rows(cut, { ...filter, ...pageValues(paging) })
  return { rows, total: (await tx.find(cutCount, filter))?.total ?? 0 }
}

/** All visits of the days together. */
export const sumUp = async (tx: Tx, { first, last }: Days): Promise<CutRow | undefined> =>
  tx.find(cut, { by: 'all', first, last, limit: 1, offset: 0 })

const pages = statement(
  'visits.pages',
  `select p.page as "key!", count(*)::int as "visits!", sum(p.views)::int as "views!",
      count(*) filter (where v.joined > 0 or v.orders > 0)::int as "entered!"
    from visit_pages p join visits v on v.tenant_id = p.tenant_id and v.day = p.day and v.visitor = p.visitor
    where p.day between :first::date and :last::date group by p.page
    order by count(*) desc, p.page limit :limit offset :offset`,
)
const pageCount = statement(
  'visits.countPages',
  `select count(distinct p.page)::int as "total!" from visit_pages p where p.day between :first::date and :last::date`,
)
export async function listPages(tx: Tx, days: Days, paging: Paging) {
  const rows = await tx.rows(pages, { ...days, ...pageValues(paging) })
  return { rows, total: (await tx.find(pageCount, { ...days }))?.total ?? 0 }
}

const byDay = statement(
  'visits.days',
  `select d.day::date::text as "day!", count(v.visitor)::int as "visits!", coalesce(sum(v.views), 0)::int as "views!"
    from generate_series(:first::date, :last::date, interval '1 day') as d (day) left join visits v on v.day = d.day::date
    group by d.day order by d.day`,
)
/** Every day, those on which nobody came as well. */
export const listDays = (tx: Tx, days: Days) => tx.rows(byDay, { ...days })

const left = statement(
  'visits.left',
  `select l.reason as "reason!", sum(l.views)::int as "views!" from visit_leftovers l
    where l.day between :first::date and :last::date group by 1 order by 1`,
)
export const listLeft = (tx: Tx, days: Days) => tx.rows(left, { ...days })

/**
 * Participants by the month in which they joined, and how many were still there so many weeks later: who opened or
 * finished a chapter then or afterwards, and who had completed the class. A week that is not over for everybody of the
 * month is not told.
 */
const cohorts = statement(
  'visits.cohorts',
  `with joined as (select date_trunc('month', e.joined_at at time zone :zone::text) as month, e.joined_at, e.finished_at,
      greatest(e.seen_at, e.joined_at) as seen_at from enrolment_spans e where e.joined_at <= :now::timestamptz),
  months as (select generate_series(date_trunc('month', :now::timestamptz at time zone :zone::text)
      - make_interval(months => :months::int - 1), date_trunc('month', :now::timestamptz at time zone :zone::text),
      interval '1 month') as month)
  select to_char(m.month, 'YYYY-MM') as "month!", w.week as "week!", count(j.joined_at)::int as "size!",
    case when (m.month + interval '1 month') at time zone :zone::text + make_interval(weeks => w.week) <= :now::timestamptz
      then count(j.joined_at) filter (where j.finished_at is not null
        or j.seen_at >= j.joined_at + make_interval(weeks => w.week))::int end as "kept"
  from months m cross join unnest(:weeks::int[]) as w (week) left join joined j on j.month = m.month
  group by m.month, w.week order by m.month desc, w.week`,
)
export const listCohorts = (
  tx: Tx,
  asked: { zone: string; now: Date; months: number; weeks: readonly number[] },
) => tx.rows(cohorts, asked)
