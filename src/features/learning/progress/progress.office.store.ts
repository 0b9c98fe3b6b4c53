import { isPublished } from '../../../platform/db/due-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { type Scope, withinScope } from '../enrolments/enrolments.ts'
import { isQuiet } from './progress.store.ts'

/** What first screens count of classes and their people. */

const meanPercent = 'avg(100.0 * s.done / nullif(s.total, 0))'

const figures = `count(s.id)::int as "people!", count(s.id) filter (where s.state = 'completed')::int as "finished!",
  count(s.id) filter (where ${isQuiet})::int as "quiet!", coalesce(floor(${meanPercent}), 0)::int as "percent!"`

/** the chapter before which most of the quiet stopped */
const stop = `left join lateral (select s.next_title as title, count(*)::int as total from here s
    where s.class_id = c.id and ${isQuiet} group by s.next_id, s.next_title
    order by count(*) desc, s.next_id limit 1) stop on true`

const classes = statement(
  'progress.classes',
  `with here as materialized (select s.* from enrolment_standings s where ${withinScope('s.class_id')})
    select c.id as "id!", c.name as "name!", ${figures}, stop.title as "stopTitle", stop.total as "stopTotal",
      min(i.position) as "position"
    from class_entries c left join here s on s.class_id = c.id ${stop}
      left join program_classes i on i.tenant_id = c.tenant_id and i.class_id = c.id and i.program_id = any (:programIds::int[])
    where ${withinScope('c.id')} and c.status in ('published', 'scheduled', 'archived')
    group by c.id, c.name, stop.title, stop.total
    order by min(i.position) nulls last, count(s.id) desc, lower(c.name), c.id limit :most::int`,
)

export interface QuietFilter extends Scope {
  quietBefore: Date
  most: number
}

/** Classes within reach with how their people get on: a programme's in its order, else the fullest first. */
export const listClasses = (tx: Tx, asked: QuietFilter) => tx.rows(classes, { ...asked })

const one = statement(
  'progress.figures',
  `with here as materialized (select s.* from enrolment_standings s
      where s.class_id = :classId and (:runId?::int is null or s.classroom_id = :runId))
    select ${figures}, (select s.next_id from here s where ${isQuiet} group by s.next_id
      order by count(*) desc, s.next_id limit 1) as "stopId"
    from here s`,
)
/** How the people of one class, or of one of its runs, get on, and before which chapter most of the quiet stopped. */
export const findFigures = async (
  tx: Tx,
  asked: { classId: number; runId: number | null; quietBefore: Date },
) => (await tx.find(one, asked)) ?? { people: 0, finished: 0, quiet: 0, percent: 0, stopId: null }

const quiet = statement(
  'progress.quiet',
  `select s.id, s.class_id as "classId", m.name as "name!", c.name as "className!", s.seen_at as "seenAt",
      s.next_title as "nextTitle", s.done as "done!", s.total as "total!"
    from enrolment_standings s join class_entries c on c.tenant_id = s.tenant_id and c.id = s.class_id
      join member_names m on m.tenant_id = s.tenant_id and m.id = s.membership_id
    where ${isQuiet} and ${withinScope('s.class_id')}
    order by s.silent_since, s.id limit :most::int`,
)
/** Who has not read for a while, the quietest first. */
export const listQuiet = (tx: Tx, asked: QuietFilter) => tx.rows(quiet, { ...asked })

const quietCount = statement(
  'progress.quietCount',
  `select count(*)::int as "total!" from enrolment_standings s where ${isQuiet} and ${withinScope('s.class_id')}`,
)
export const countQuiet = async (tx: Tx, { most: _, ...asked }: QuietFilter): Promise<number> =>
  (await tx.find(quietCount, { ...asked }))?.total ?? 0

const seats = statement(
  'progress.openSeats',
  `select r.id, r.class_id as "classId", c.name as "className!", r.name as "name!", r.capacity as "capacity!",
      r.start_at as "startAt", r.registration_close_at as "closesAt", r.time_zone as "timeZone!",
      (select count(*)::int from enrolment_standings s where s.tenant_id = r.tenant_id and s.classroom_id = r.id) as "people!"
    from run_entries r join class_entries c on c.tenant_id = r.tenant_id and c.id = r.class_id
    where r.status = 'scheduled' and r.capacity is not null and r.start_at > :now::timestamptz
      and c.status = 'published'
    order by r.start_at, r.id limit 5`,
)
/** The next runs that have seats to fill. */
export const listOpenSeats = (tx: Tx, now: Date) => tx.rows(seats, { now })

const sponsored = statement(
  'progress.sponsored',
  `select c.id as "id!", c.name as "name!", ${figures}, min(i.position) as "position"
    from program_classes i join class_entries c on c.tenant_id = i.tenant_id and c.id = i.class_id
      left join enrolment_standings s on s.tenant_id = c.tenant_id and s.class_id = c.id
    where i.program_id = any (:programIds::int[]) and c.status in ('published', 'scheduled', 'archived')
    group by c.id, c.name order by min(i.position), lower(c.name), c.id limit 200`,
)
/** Classes of programmes, in figures. */
export const listSponsored = (tx: Tx, programIds: readonly number[], before: Date) =>
  tx.rows(sponsored, { programIds: [...programIds], quietBefore: before })

const ofProvince = statement(
  'progress.ofProvince',
  `select c.id as "id!", c.name as "name!", r.name as "runName", ${figures}
    from enrolment_standings s join active_members m on m.tenant_id = s.tenant_id and m.id = s.membership_id
      join class_entries c on c.tenant_id = s.tenant_id and c.id = s.class_id
      left join run_entries r on r.tenant_id = s.tenant_id and r.id = s.classroom_id
    where m.province_code = :provinceCode
    group by c.id, c.name, r.id, r.name order by count(*) desc, lower(c.name), c.id, r.id limit :most::int`,
)
/** Classes and runs that people of a province take part in. */
export const listOfProvince = (tx: Tx, asked: { provinceCode: string; quietBefore: Date; most: number }) =>
  tx.rows(ofProvince, asked)

const next = statement(
  'progress.next',
  `select * from (
      select c.id as "classId!", c.name as "className!", w.title as "title!", w.start_at as "startAt!", w.minutes as "minutes",
        w.time_zone as "timeZone!", null::timestamptz as "endAt"
      from meeting_entries w join class_entries c on c.tenant_id = w.tenant_id and c.id = w.class_id
      where not w.is_cancelled and w.start_at + w.minutes * interval '1 minute' >= :now::timestamptz and ${withinScope('c.id')}
      union all
      select c.id, c.name, r.name, r.start_at, null, r.time_zone, r.end_at
      from run_entries r join class_entries c on c.tenant_id = r.tenant_id and c.id = r.class_id
      where r.status = 'scheduled' and r.end_at >= :now and ${isPublished('c')} and ${withinScope('c.id')}) n
    order by n."startAt!" < :now, n."startAt!", n."classId!" limit :most::int`,
)
/** Meetings to come, and runs that begin or go on: what begins next first. */
export const listNext = (tx: Tx, scope: Scope, { now, most }: { now: Date; most: number }) =>
  tx.rows(next, { ...scope, now, most })
