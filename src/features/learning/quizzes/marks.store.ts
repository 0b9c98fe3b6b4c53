import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { type Scope, withinScope as within } from '../enrolments/enrolments.ts'
import type { Values } from '../questions/questions.ts'
import type { MarkEvent } from './quizzes.rules.ts'

const events = statement(
  'marks.events',
  `select v.attempt_id as "attemptId", v.number, v.slot, v.kind, v.points::float8 as "points", v.comment, v.at, m.name as "byName"
    from mark_events v left join member_contacts m on m.tenant_id = v.tenant_id and m.id = v.by_id
    where v.attempt_id = any (:attemptIds::int[]) order by v.attempt_id, v.number`,
)
export const listEventsOf = (tx: Tx, attemptIds: readonly number[]) =>
  tx.rows(events, { attemptIds: [...attemptIds] })
export const listEvents = (tx: Tx, attemptId: number) => listEventsOf(tx, [attemptId])

export interface NewEvent {
  slot: number | null
  kind: MarkEvent['kind']
  points?: number | null
  comment?: string
  version?: number
  by: number | null
}

const insert = statement(
  'marks.insertEvents',
  `insert into mark_events (attempt_id, number, slot, kind, points, comment, question_version, by_id, at)
    select e."attemptId", e.number, e.slot, e.kind, e.points, e.comment, e.version, e."byId", :at::timestamptz
    from jsonb_to_recordset(:rows::jsonb) as e ("attemptId" int, number int, slot int, kind text, points numeric, comment text,
      version int, "byId" int)`,
)

/** Written after those that are there; whoever calls holds the attempts. */
export function addEvents(
  tx: Tx,
  attempts: readonly { id: number; events: number; added: readonly NewEvent[] }[],
  at: Date,
): void {
  const rows = attempts.flatMap(({ id, events: last, added }) =>
    added.map(({ slot, kind, points = null, comment = '', version = null, by }, index) => ({
      attemptId: id,
      number: last + index + 1,
      slot,
      kind,
      points,
      comment,
      version,
      byId: by,
    })),
  )
  if (rows.length > 0) tx.put(insert, { rows: JSON.stringify(rows), at })
}

export interface NewGrade {
  enrolmentId: number
  attemptId: number
  percent: number
  isPassed: boolean
}

const grade = statement(
  'marks.grade',
  `insert into grades (enrolment_id, chapter_id, attempt_id, percent, is_passed, at)
    select g."enrolmentId", :chapterId::int, g."attemptId", g.percent, g."isPassed", :at::timestamptz
    from jsonb_to_recordset(:rows::jsonb) as g ("enrolmentId" int, "attemptId" int, percent int, "isPassed" boolean)
    on conflict (tenant_id, enrolment_id, chapter_id) do update set attempt_id = excluded.attempt_id,
      percent = excluded.percent, is_passed = excluded.is_passed, at = excluded.at`,
)
/** The mark of each of these people in one quiz. */
export function writeGrades(tx: Tx, chapterId: number, rows: readonly NewGrade[], at: Date): void {
  if (rows.length > 0) tx.put(grade, { chapterId, rows: JSON.stringify(rows), at })
}

const queue = statement(
  'marks.queue',
  `select a.id, m.name, h.title, h.class_name as "className", a.submitted_at as "submittedAt", a.chapter_id as "chapterId",
      (select count(*)::int from attempt_items i where i.tenant_id = a.tenant_id and i.attempt_id = a.id
        and not exists (select from mark_events v where v.tenant_id = i.tenant_id and v.attempt_id = i.attempt_id
          and v.slot = i.slot and v.points is not null)) as "left!"
    from attempts a join enrolment_entries e on e.tenant_id = a.tenant_id and e.id = a.enrolment_id
      join member_contacts m on m.tenant_id = e.tenant_id and m.id = e.membership_id
      join quiz_chapters h on h.tenant_id = a.tenant_id and h.id = a.chapter_id
    where a.state = 'needs_grading' and ${within('e.class_id')} and (:chapterId?::int is null or a.chapter_id = :chapterId)
    order by a.submitted_at, a.id limit 500`,
)
/** Attempts that wait for somebody, who handed in first in front. */
export const listQueue = (tx: Tx, scope: Scope, chapterId: number | null = null) =>
  tx.rows(queue, { ...scope, chapterId })

const people = statement(
  'marks.people',
  `select a.id, a.enrolment_id as "enrolmentId", e.membership_id as "membershipId", m.name, a.number, a.state,
      a.points::float8 as "points", a.possible::float8 as "possible!", a.started_at as "startedAt",
      a.submitted_at as "submittedAt", a.ended_by as "endedBy", g.percent as "percent", g.is_passed as "isPassed",
      g.attempt_id = a.id as "isCounted"
    from attempts a join enrolment_entries e on e.tenant_id = a.tenant_id and e.id = a.enrolment_id
      join member_contacts m on m.tenant_id = e.tenant_id and m.id = e.membership_id
      left join grades g on g.tenant_id = a.tenant_id and g.enrolment_id = a.enrolment_id and g.chapter_id = a.chapter_id
    where a.chapter_id = :chapterId order by lower(m.name), a.enrolment_id, a.number limit 2000`,
)
/** Every attempt at a quiz, person by person. */
export const listAttempts = (tx: Tx, chapterId: number) => tx.rows(people, { chapterId })

const shares = statement(
  'marks.shares',
  `select i.attempt_id as "attemptId", i.question_id as "questionId", i.question_version as "version", i.points::float8 as "full!",
      (select v.points::float8 from mark_events v where v.tenant_id = i.tenant_id and v.attempt_id = i.attempt_id
        and v.slot = i.slot and v.points is not null order by v.kind = 'manual' desc, v.number desc limit 1) as "points"
    from attempt_items i join attempts a on a.tenant_id = i.tenant_id and a.id = i.attempt_id
    where a.chapter_id = :chapterId and a.number = 1 and a.state = 'graded'`,
)
/** What first attempts got for each question. */
export const listShares = (tx: Tx, chapterId: number) => tx.rows(shares, { chapterId })

const asked = statement(
  'marks.asked',
  `select a.id as "attemptId", i.slot, i.question_version as "version", i.points::float8 as "full!", i.parameters, m.name
    from attempt_items i join attempts a on a.tenant_id = i.tenant_id and a.id = i.attempt_id
      join enrolment_entries e on e.tenant_id = a.tenant_id and e.id = a.enrolment_id
      join member_contacts m on m.tenant_id = e.tenant_id and m.id = e.membership_id
    where a.chapter_id = :chapterId and i.question_id = :questionId and a.state in ('needs_grading', 'graded')
    order by a.id`,
)
/** Ended attempts in which a question was asked. */
export const listAsked = (tx: Tx, chapterId: number, questionId: number) =>
  tx.rows(asked, { chapterId, questionId }) as Promise<
    (Omit<RowOf<'marks.asked'>, 'parameters'> & { parameters: Values | null })[]
  >

const learners = statement(
  'marks.learners',
  `select e.membership_id as "id", m.name, coalesce(c.time_factor, 1)::float8 as "timeFactor!",
      coalesce(c.more_attempts, 0) as "moreAttempts!"
    from enrolment_entries e join member_contacts m on m.tenant_id = e.tenant_id and m.id = e.membership_id
      left join accommodations c on c.tenant_id = e.tenant_id and c.class_id = e.class_id
        and c.membership_id = e.membership_id
    where e.class_id = :classId and e.state in ('active', 'completed') order by lower(m.name) limit 1000`,
)
export const listLearners = (tx: Tx, classId: number) => tx.rows(learners, { classId })

const mean = statement(
  'marks.mean',
  'select floor(avg(g.percent))::int as "percent" from grades g where g.enrolment_id = :enrolmentId',
)
/** The mean of all marks of an enrolment; null: it has none. */
export const findMean = async (tx: Tx, enrolmentId: number) =>
  (await tx.find(mean, { enrolmentId }))?.percent ?? null
