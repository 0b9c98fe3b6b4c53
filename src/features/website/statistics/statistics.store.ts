import { isDue } from '../../../platform/db/due-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Json } from '../../../shared/json.ts'
import { readJson } from '../../../shared/json.ts'
import type { AllCounters, Extensions, OverviewRow, ProvinceRow } from './statistics.contract.ts'
import type { ChartType } from './statistics.rules.ts'

/** Schools with a member or an active programme. */
const activeSchools = `verified_schools s where (
  exists (select from active_members m where m.tenant_id = s.tenant_id and m.school_id = s.id)
  or exists (select from programs_of_schools ps join visible_programs g on g.tenant_id = ps.tenant_id and g.id = ps.program_id
    where ps.tenant_id = s.tenant_id and ps.school_id = s.id))`

const schoolsAndCities = `
  'schools', (select count(*)::int from verified_schools s),
  'schools_active', (select count(*)::int from ${activeSchools}),
  'cities', (select count(*)::int from (
    select s.city_code from verified_schools s where s.city_code is not null
    union select m.city_code from active_members m where m.city_code is not null) city),
  'cities_active', (select count(*)::int from (
    select s.city_code from ${activeSchools} and s.city_code is not null
    union select m.city_code from active_members m where m.city_code is not null) city)`

/** Alumni: who has completed a class, and is a member still. */
const alumni = `active_members m where exists (select from enrolment_entries e
  where e.tenant_id = m.tenant_id and e.membership_id = m.id and e.state = 'completed')`

/** All counters at once. */
const counters = statement(
  'statistics.counters',
  `select json_build_object('alumni', (select count(*)::int from ${alumni}),
    'cities_alumni', (select count(distinct m.city_code)::int from ${alumni}),
    'schools_alumni', (select count(distinct m.school_id)::int from ${alumni}), ${schoolsAndCities},
    'students', (select count(*)::int from active_members m where m.kind = 4),
    'mentors', (select count(distinct ci.person_id)::int from class_teachers ci
      join visible_classes c on c.tenant_id = ci.tenant_id and c.id = ci.class_id where ${isDue('c')}),
    'programs', (select count(*)::int from visible_programs g),
    'classes', (select count(*)::int from visible_classes c where ${isDue('c')})) as data`,
)

export async function countAll(tx: Tx, now: Date): Promise<AllCounters & { classes: number }> {
  return readJson(await tx.json(counters, { now }))
}

const overview = statement(
  'statistics.overview',
  `select json_build_object(
    'members', (select coalesce(json_agg(json_build_object('kind', kind, 'total', total) order by kind), '[]') from (
      select m.kind, count(*)::int as total from active_members m where m.kind = any (:kinds)
      group by m.kind) counted),
    'classes', (select coalesce(json_agg(json_build_object('name', type, 'total', total) order by type), '[]') from (
      select c.type, count(*)::int as total from visible_classes c where ${isDue('c')} group by c.type) counted),
    'classrooms', (select coalesce(json_agg(json_build_object('name', state, 'total', total) order by state), '[]') from (
      select classroom_state(r.status, r.registration_open_at, r.registration_close_at, r.start_at, r.end_at,
        :now::timestamptz) as state, count(*)::int as total
      from class_runs r join visible_classes c on c.tenant_id = r.tenant_id and c.id = r.class_id
      where ${isDue('c')} group by 1) counted),
    'programs', (select count(*)::int from visible_programs g),
    'webinars', (select count(*)::int from class_webinars w join visible_classes c on c.tenant_id = w.tenant_id and c.id = w.class_id
      where ${isDue('c')} and not w.is_cancelled),
    'schools', json_build_object(
      'total', (select count(*)::int from verified_schools s),
      'active', (select count(*)::int from ${activeSchools})),
    'regions', json_build_object(
      'provinces', (select count(distinct s.province_code)::int from verified_schools s),
      'cities', (select count(distinct s.city_code)::int from verified_schools s))) as data`,
)

export async function countOverview(tx: Tx, kinds: readonly number[], now: Date): Promise<OverviewRow> {
  return readJson(await tx.json(overview, { now, kinds }))
}

const provinces = statement(
  'statistics.provinces',
  `with places as (
    select s.province_code as id, 1 as schools, 0 as members, s.city_code
    from verified_schools s where s.province_code is not null
    union all
    select m.province_code, 0, 1, null from active_members m where m.province_code is not null
  )
  select id, sum(schools)::int as schools, case when sum(members) >= :smallest then sum(members)::int end as members,
    count(distinct city_code)::int as cities
  from places group by id having sum(schools) > 0 or sum(members) >= :smallest order by id`,
)

/** Provinces with schools or members; groups of people smaller than `smallest` leave the database uncounted. */
export function countProvinces(tx: Tx, smallest: number): Promise<ProvinceRow[]> {
  return tx.rows(provinces, { smallest })
}

/** Whoever has left since did come: a member counts from joining until leaving. A class that was put away was there. */
const joined = 'select m.joined_at as at, m.left_at from member_stays m'
const stays = 'null::timestamptz as left_at'

const moments = {
  students: `${joined} where m.kind = 4`,
  members: joined,
  schools: `select s.created_at as at, ${stays} from verified_schools s`,
  classes: `select c.published_at as at, ${stays} from once_visible_classes c where ${isDue('c')}`,
  classrooms: `select r.start_at as at, ${stays}
    from class_runs r join once_visible_classes c on c.tenant_id = r.tenant_id and c.id = r.class_id
    where ${isDue('c')} and r.status <> 'cancelled'`,
  webinars: `select w.start_at as at, ${stays}
    from class_webinars w join once_visible_classes c on c.tenant_id = w.tenant_id and c.id = w.class_id
    where ${isDue('c')} and not w.is_cancelled`,
} as const satisfies Record<ChartType, string>

/**
 * Twelve months up to the one of now, in the tenant's time zone: what happened in each, and how many were there at its
 * end. A month that is over does not change any more.
 */
const chartOf = (type: ChartType) =>
  statement(
    `statistics.chart.${type}`,
    `with happened as (select date_trunc('month', at at time zone :timeZone) as month,
        date_trunc('month', left_at at time zone :timeZone) as left_in from (${moments[type]}) one
      where at <= :now::timestamptz),
    months as (select generate_series(date_trunc('month', :now::timestamptz at time zone :timeZone) - interval '11 months',
      date_trunc('month', :now::timestamptz at time zone :timeZone), interval '1 month') as month)
    select to_char(months.month, 'YYYY-MM') as month,
      (select count(*)::int from happened where happened.month = months.month) as data,
      (select count(*)::int from happened where happened.month <= months.month
        and (happened.left_in is null or happened.left_in > months.month)) as total
    from months order by months.month`,
  )

const chartStatements = {
  students: chartOf('students'),
  members: chartOf('members'),
  schools: chartOf('schools'),
  classes: chartOf('classes'),
  classrooms: chartOf('classrooms'),
  webinars: chartOf('webinars'),
} satisfies Record<ChartType, unknown>

export function countMonths(
  tx: Tx,
  type: ChartType,
  now: Date,
  timeZone: string,
): Promise<{ month: string; data: number; total: number }[]> {
  return tx.rows(chartStatements[type], { now, timeZone })
}

const extensions = statement(
  'statistics.extensions',
  `with found as (
    select c.tenant_id, c.category_id, c.duration_minutes from visible_classes c
    where ${isDue('c')} and c.certificate and not exists (
      select from program_classes i join visible_programs g on g.tenant_id = i.tenant_id and g.id = i.program_id
      where i.tenant_id = c.tenant_id and i.class_id = c.id))
  select json_build_object(
    'totalClasses', (select count(*)::int from found),
    'totalMinutes', (select coalesce(sum(duration_minutes), 0)::int from found),
    'items', (select coalesce(json_agg(row_to_json(item)), '[]') from (
      select case when k.id is null then null else json_build_object('id', k.id, 'slug', k.slug, 'name', k.name) end
          as category,
        count(*)::int as "totalClasses", sum(found.duration_minutes)::int as "totalMinutes"
      from found left join visible_categories k on k.tenant_id = found.tenant_id and k.id = found.category_id
      group by k.id, k.slug, k.name, k.position order by k.position nulls last, k.name) item)) as data`,
)

/** Certified classes outside every active programme, by category, as JSON text of `extensions`. */
export function countExtensions(tx: Tx, now: Date): Promise<Json<Extensions>> {
  return tx.json(extensions, { now })
}
