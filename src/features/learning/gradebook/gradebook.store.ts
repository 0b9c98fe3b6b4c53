import { likeText } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { type Scope, withinScope } from '../enrolments/enrolments.ts'
import type { Review } from '../quizzes/quizzes.ts'
import type { Letter } from './gradebook.rules.ts'

const course = statement(
  'gradebook.class',
  `select c.id, c.name, c.slug from class_entries c
    where c.id = :id and ${withinScope('c.id')} and c.status in ('published', 'scheduled', 'archived')`,
)
/** A class that whoever asks looks after. */
export const findClass = (tx: Tx, id: number, scope: Scope) => tx.find(course, { id, ...scope })

const runs = statement(
  'gradebook.runs',
  'select r.id, r.name from run_entries r where r.class_id = :classId order by r.start_at desc, r.id desc limit 200',
)
export const listRuns = (tx: Tx, classId: number) => tx.rows(runs, { classId })

/** Of whom: a class, one of its runs, one person of it. */
interface Of {
  classId: number
  runId: number | null
  enrolmentId: number | null
}

const taking = `from enrolment_entries e join class_entries c on c.tenant_id = e.tenant_id and c.id = e.class_id
    left join run_entries r on r.tenant_id = e.tenant_id and r.id = e.classroom_id`
const among = `e.class_id = :classId and e.state in ('active', 'completed') and (:runId?::int is null or e.classroom_id = :runId)
    and (:enrolmentId?::int is null or e.id = :enrolmentId)`
const theirs = 'coalesce(r.pinned_number, c.course_number)'

const things = statement(
  'gradebook.things',
  `with used as (select distinct ${theirs} as number ${taking} where ${among}
      union select c.course_number from class_entries c where c.id = :classId),
    newest as (select distinct on (h.id) h.id, h.slug, h.title, h.kind, h.is_required, h.module_position, h.position,
        array_agg(h.number) over (partition by h.id) as numbers
      from course_chapters h where h.class_id = :classId and h.kind in ('quiz', 'assignment')
        and h.number in (select u.number from used u)
      order by h.id, h.number desc)
    select n.id as "id!", n.slug as "slug!", n.title as "title!", n.kind as "kind!", n.is_required as "isRequired!", n.numbers as "numbers!",
      q.mode as "mode", q.review as "review", q.closes_at as "closesAt", w.weight::float8 as "weight"
    from newest n left join quiz_entries q on q.chapter_id = n.id
      left join gradebook_weights w on w.class_id = :classId and w.chapter_id = n.id
    order by n.module_position, n.position, n.id limit 200`,
)
export type ThingRow = Omit<RowOf<'gradebook.things'>, 'review'> & { review: Review | null }
/** Quizzes and assignments of the versions that are read, in the newest one's order. */
export const listThings = (tx: Tx, of: Of): Promise<ThingRow[]> => tx.rows(things, { ...of })

const matching = `join member_names m on m.tenant_id = e.tenant_id and m.id = e.membership_id
    where ${among} and (:search?::text is null or m.name ilike '%' || :search || '%')`

const people = statement(
  'gradebook.people',
  `with here as (select e.tenant_id, e.id, e.membership_id, m.name, r.id as run_id, r.name as run_name, ${theirs} as number
      ${taking} ${matching} order by lower(m.name), e.id limit :limit::int offset :offset::int)
    select p.id as "id!", p.membership_id as "membershipId!", p.name as "name!", p.run_id as "runId", p.run_name as "runName",
      p.number as "number",
      (select string_agg(q.chapter_id || ':' || coalesce(q.percent::text, ''), ',') from quiz_marks q
        where q.tenant_id = p.tenant_id and q.enrolment_id = p.id) as "quizzes",
      (select string_agg(i.chapter_id || ':' || coalesce(i.percent::text, ''), ',' order by i.number) from hand_in_marks i
        where i.tenant_id = p.tenant_id and i.enrolment_id = p.id) as "handIns",
      (select string_agg(g.chapter_id || ':' || g.kind || ':' || coalesce(g.percent::text, '') || ':' || g.event, ',') from gradebook_cells g
        where g.tenant_id = p.tenant_id and g.enrolment_id = p.id) as "cells",
      (select string_agg(a.meeting_id || ':' || a.state, ',') from attendance_entries a
        where a.tenant_id = p.tenant_id and a.membership_id = p.membership_id and a.meeting_id = any (:held::int[])) as "came",
      (select f.percent::float8 from final_grades f where f.tenant_id = p.tenant_id and f.enrolment_id = p.id
        order by f.number desc limit 1) as "released"
    from here p order by lower(p.name), p.id`,
)
export type PersonRow = RowOf<'gradebook.people'>
const counted = statement('gradebook.peopleCount', `select count(*)::int as "total!" ${taking} ${matching}`)

interface AskedPeople extends Of {
  search?: string | undefined
  held: readonly number[]
  limit: number
  offset: number
}

/** People by name, each with what is noted of them. */
export function listPeople(tx: Tx, { search, ...asked }: AskedPeople) {
  return tx.rows(people, { ...asked, search: search ? likeText(search) : null })
}

export async function countPeople(tx: Tx, { classId, runId, enrolmentId }: Of, search?: string) {
  const filter = { classId, runId, enrolmentId, search: search ? likeText(search) : null }
  return (await tx.find(counted, filter))?.total ?? 0
}

const held = statement(
  'gradebook.meetings',
  `select t.id as "id!", t.classroom_id as "runId" from meeting_entries t
    where t.class_id = :classId and not t.is_cancelled
      and coalesce(t.ended_at, t.start_at + make_interval(mins => t.minutes)) <= :now::timestamptz
    order by t.start_at limit 500`,
)
/** Meetings that are over; of one run, or of everybody (null). */
export const listHeld = (tx: Tx, classId: number, now: Date) => tx.rows(held, { classId, now })

const rule = statement(
  'gradebook.rule',
  `select g.missing, g.passing_percent as "passingPercent", g.attendance_weight::float8 as "attendanceWeight!", g.letters, g.rev
    from gradebooks g where g.class_id = :classId`,
)
// what a jsonb holds nobody but whoever wrote it can say
export const findRule = (tx: Tx, classId: number) =>
  tx.find(rule, { classId }) as Promise<
    (Omit<RowOf<'gradebook.rule'>, 'letters'> & { letters: Letter[] }) | undefined
  >

const said = statement(
  'gradebook.said',
  `select v.enrolment_id as "enrolmentId", v.chapter_id as "chapterId", v.comment, m.name as "byName"
    from gradebook_events v
      join gradebook_cells g on g.tenant_id = v.tenant_id and g.enrolment_id = v.enrolment_id and g.chapter_id = v.chapter_id
        and g.event = v.number
      left join member_contacts m on m.tenant_id = v.tenant_id and m.id = v.by_id
    where v.enrolment_id = any (:enrolmentIds::int[]) and v.kind <> 'withdraw'`,
)
/** Who set a mark by hand, and why, of these people. */
export const listSaid = (tx: Tx, enrolmentIds: readonly number[]) => tx.rows(said, { enrolmentIds })

const lastFinal = statement(
  'gradebook.lastFinal',
  `select f.percent::float8 as "percent!", f.is_passed as "isPassed", coalesce(f.letter, '') as "letter!", f.at from final_grades f
    where f.enrolment_id = :enrolmentId order by f.number desc limit 1`,
)
/** The final grade as it was released last. */
export const findLastFinal = (tx: Tx, enrolmentId: number) => tx.find(lastFinal, { enrolmentId })
