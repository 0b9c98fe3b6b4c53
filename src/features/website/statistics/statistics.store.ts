import { type Statement, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Json } from '../../../shared/json.ts'
import { readJson } from '../../../shared/json.ts'
import type { AllCounters, Extensions, OverviewRow, ProvinceRow } from './statistics.contract.ts'
import type { ChartType } from './statistics.rules.ts'

/** Classes that anybody may see, members who are here, schools that are what they say. `$1` is now. */
const shownClass = `c.status in ('published', 'scheduled') and c.published_at <= $1::timestamptz`
const activeMember = `m.status = 'active' and m.erased_at is null`
const activeSchool = `s.status = 'verified' and (
  exists (select from memberships m where m.tenant_id = s.tenant_id and m.school_id = s.id and ${activeMember})
  or exists (select from program_schools ps join programs g on g.tenant_id = ps.tenant_id and g.id = ps.program_id
    where ps.tenant_id = s.tenant_id and ps.school_id = s.id and g.status = 'active'))`

const schoolsAndCities = `
  'schools', (select count(*)::int from schools s where s.status = 'verified'),
  'schools_active', (select count(*)::int from schools s where ${activeSchool}),
  'cities', (select count(*)::int from (
    select s.city_code from schools s where s.status = 'verified' and s.city_code is not null
    union select m.city_code from memberships m where ${activeMember} and m.city_code is not null) city),
  'cities_active', (select count(*)::int from (
    select s.city_code from schools s where ${activeSchool} and s.city_code is not null
    union select m.city_code from memberships m where ${activeMember} and m.city_code is not null) city)`

/**
 * All counters at once. Nobody has completed anything as long as there are no enrolments, so there are no alumni,
 * and none in any city or school: 0 is the truth, not a guess.
 */
const counters = statement<readonly [Date]>(
  'statistics.counters',
  `select json_build_object('alumni', 0, 'cities_alumni', 0, 'schools_alumni', 0, ${schoolsAndCities},
    'students', (select count(*)::int from memberships m where ${activeMember} and m.kind = 4),
    'mentors', (select count(distinct ci.person_id)::int from class_instructors ci
      join classes c on c.tenant_id = ci.tenant_id and c.id = ci.class_id where ${shownClass}),
    'programs', (select count(*)::int from programs g where g.status = 'active'),
    'classes', (select count(*)::int from classes c where ${shownClass})) as data`,
)

export async function countAll(tx: Tx, now: Date): Promise<AllCounters & { classes: number }> {
  return readJson(await tx.json(counters, [now]))
}

const overview = statement<readonly [Date, readonly number[]]>(
  'statistics.overview',
  `select json_build_object(
    'members', (select coalesce(json_agg(json_build_object('kind', kind, 'total', total) order by kind), '[]') from (
      select m.kind, count(*)::int as total from memberships m where ${activeMember} and m.kind = any ($2)
      group by m.kind) counted),
    'classes', (select coalesce(json_agg(json_build_object('name', type, 'total', total) order by type), '[]') from (
      select c.type, count(*)::int as total from classes c where ${shownClass} group by c.type) counted),
    'classrooms', (select coalesce(json_agg(json_build_object('name', state, 'total', total) order by state), '[]') from (
      select classroom_state(r.status, r.registration_open_at, r.registration_close_at, r.start_at, r.end_at,
        $1::timestamptz) as state, count(*)::int as total
      from classrooms r join classes c on c.tenant_id = r.tenant_id and c.id = r.class_id
      where ${shownClass} group by 1) counted),
    'programs', (select count(*)::int from programs g where g.status = 'active'),
    'webinars', (select count(*)::int from webinars w join classes c on c.tenant_id = w.tenant_id and c.id = w.class_id
      where ${shownClass} and not w.is_cancelled),
    'schools', json_build_object(
      'total', (select count(*)::int from schools s where s.status = 'verified'),
      'active', (select count(*)::int from schools s where ${activeSchool})),
    'regions', json_build_object(
      'provinces', (select count(distinct s.province_code)::int from schools s where s.status = 'verified'),
      'cities', (select count(distinct s.city_code)::int from schools s where s.status = 'verified'))) as data`,
)

export async function countOverview(tx: Tx, kinds: readonly number[], now: Date): Promise<OverviewRow> {
  return readJson(await tx.json(overview, [now, kinds]))
}

const provinces = statement<readonly [number]>(
  'statistics.provinces',
  `with places as (
    select s.province_code as id, 1 as schools, 0 as members, s.city_code
    from schools s where s.status = 'verified' and s.province_code is not null
    union all
    select m.province_code, 0, 1, null from memberships m where ${activeMember} and m.province_code is not null
  )
  select id, sum(schools)::int as schools, case when sum(members) >= $1 then sum(members)::int end as members,
    count(distinct city_code)::int as cities
  from places group by id having sum(schools) > 0 or sum(members) >= $1 order by id`,
)

/** Provinces with schools or members; groups of people smaller than `smallest` leave the database uncounted. */
export function countProvinces(tx: Tx, smallest: number): Promise<ProvinceRow[]> {
  return tx.rows(provinces, [smallest])
}

const moments = {
  students: `select m.joined_at as at from memberships m where ${activeMember} and m.kind = 4`,
  members: `select m.joined_at as at from memberships m where ${activeMember}`,
  schools: `select s.created_at as at from schools s where s.status = 'verified'`,
  classes: `select c.published_at as at from classes c where ${shownClass}`,
  classrooms: `select r.start_at as at from classrooms r join classes c on c.tenant_id = r.tenant_id and c.id = r.class_id
    where ${shownClass} and r.status <> 'cancelled'`,
  webinars: `select w.start_at as at from webinars w join classes c on c.tenant_id = w.tenant_id and c.id = w.class_id
    where ${shownClass} and not w.is_cancelled`,
} as const satisfies Record<ChartType, string>

type ChartStatement = Statement<readonly [Date, string]>

/** Twelve months up to the one of now, in the time zone `$2`; a month counts what happened until now. */
const chartOf = (type: ChartType): ChartStatement =>
  statement(
    `statistics.chart.${type}`,
    `with happened as (select date_trunc('month', at at time zone $2) as month from (${moments[type]}) one
      where at <= $1::timestamptz),
    months as (select generate_series(date_trunc('month', $1::timestamptz at time zone $2) - interval '11 months',
      date_trunc('month', $1::timestamptz at time zone $2), interval '1 month') as month)
    select to_char(months.month, 'YYYY-MM') as month,
      (select count(*)::int from happened where happened.month = months.month) as data,
      (select count(*)::int from happened where happened.month <= months.month) as total
    from months order by months.month`,
  )

const chartStatements = {
  students: chartOf('students'),
  members: chartOf('members'),
  schools: chartOf('schools'),
  classes: chartOf('classes'),
  classrooms: chartOf('classrooms'),
  webinars: chartOf('webinars'),
} as const satisfies Record<ChartType, ChartStatement>

export function countMonths(
  tx: Tx,
  type: ChartType,
  now: Date,
  timeZone: string,
): Promise<{ month: string; data: number; total: number }[]> {
  return tx.rows(chartStatements[type], [now, timeZone])
}

const extensions = statement<readonly [Date]>(
  'statistics.extensions',
  `with found as (
    select c.tenant_id, c.category_id, c.duration_minutes from classes c
    where ${shownClass} and c.certificate and not exists (
      select from program_items i join programs g on g.tenant_id = i.tenant_id and g.id = i.program_id
      where i.tenant_id = c.tenant_id and i.class_id = c.id and g.status = 'active'))
  select json_build_object(
    'totalClasses', (select count(*)::int from found),
    'totalMinutes', (select coalesce(sum(duration_minutes), 0)::int from found),
    'items', (select coalesce(json_agg(row_to_json(item)), '[]') from (
      select case when k.id is null then null else json_build_object('id', k.id, 'slug', k.slug, 'name', k.name) end
          as category,
        count(*)::int as "totalClasses", sum(found.duration_minutes)::int as "totalMinutes"
      from found left join categories k on k.tenant_id = found.tenant_id and k.id = found.category_id
      group by k.id, k.slug, k.name, k.position order by k.position nulls last, k.name) item)) as data`,
)

/** Certified classes outside every active programme, by category, as JSON text of `extensions`. */
export function countExtensions(tx: Tx, now: Date): Promise<Json<Extensions>> {
  return tx.json(extensions, [now])
}
