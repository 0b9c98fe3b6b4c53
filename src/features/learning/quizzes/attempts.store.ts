import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Given } from '../../../shared/exercise.ts'
import { type Scope, withinScope as within } from '../enrolments/enrolments.ts'
import type { Values } from '../questions/questions.ts'

const columns = `a.id, a.enrolment_id as "enrolmentId", a.chapter_id as "chapterId", a.number, a.seed, a.state,
  a.started_at as "startedAt", a.deadline_at as "deadlineAt", a.submitted_at as "submittedAt", a.ended_by as "endedBy",
  a.writer, a.receipt, a.points::float8 as "points", a.possible::float8 as "possible!", a.events,
  a.counts_late as "countsLate", a.is_mastery as "isMastery", a.grace_seconds as "graceSeconds"`

export type AttemptRow = RowOf<'attempts.own'>

const own = statement(
  'attempts.own',
  `select ${columns}, e.membership_id as "membershipId" from attempts a
      join enrolment_entries e on e.tenant_id = a.tenant_id and e.id = a.enrolment_id
    where a.id = :id and e.membership_id = :membershipId for update of a`,
)
/** One's own, held until the transaction ends. */
export const lockOwn = (tx: Tx, id: number, membershipId: number) => tx.find(own, { id, membershipId })

const held = statement(
  'attempts.lock',
  `select ${columns}, e.membership_id as "membershipId" from attempts a
      join enrolment_entries e on e.tenant_id = a.tenant_id and e.id = a.enrolment_id
    where a.id = :id for update of a`,
)
export const lockAttempt = (tx: Tx, id: number): Promise<AttemptRow | undefined> => tx.find(held, { id })

const whole = statement(
  'attempts.whole',
  `select a.chapter_id as "chapterId", e.membership_id as "membershipId" from attempts a
      join enrolment_entries e on e.tenant_id = a.tenant_id and e.id = a.enrolment_id where a.id = :id`,
)
/** Whose it is, and of which quiz. */
export const findAttempt = (tx: Tx, id: number) => tx.find(whole, { id })

const managed = statement(
  'attempts.managed',
  `select ${columns}, e.membership_id as "membershipId" from attempts a
      join enrolment_entries e on e.tenant_id = a.tenant_id and e.id = a.enrolment_id
    where a.id = :id and ${within('e.class_id')} for update of a`,
)
/** Within reach of who marks, held until the transaction ends. */
export const lockManaged = (tx: Tx, id: number, scope: Scope): Promise<AttemptRow | undefined> =>
  tx.find(managed, { id, ...scope })

const ofEnrolment = statement(
  'attempts.ofEnrolment',
  `select ${columns} from attempts a where a.enrolment_id = :enrolmentId and a.chapter_id = :chapterId order by a.number`,
)
export const listOf = (tx: Tx, enrolmentId: number, chapterId: number) =>
  tx.rows(ofEnrolment, { enrolmentId, chapterId })

export interface NewAttempt {
  enrolmentId: number
  chapterId: number
  number: number
  seed: number
  startedAt: Date
  deadlineAt: Date | null
  possible: number
  isMastery: boolean
  graceSeconds: number
}

/** undefined: another window has begun one just now */
export async function insertAttempt(tx: Tx, attempt: NewAttempt): Promise<number | undefined> {
  const row = await tx.db
    .insertInto('attempts')
    .values({
      enrolment_id: attempt.enrolmentId,
      chapter_id: attempt.chapterId,
      number: attempt.number,
      seed: attempt.seed,
      started_at: attempt.startedAt,
      deadline_at: attempt.deadlineAt,
      possible: attempt.possible,
      is_mastery: attempt.isMastery,
      grace_seconds: attempt.graceSeconds,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function insertItems(
  tx: Tx,
  attemptId: number,
  items: readonly {
    questionId: number
    version: number
    points: number
    arrangement: string[]
    parameters: Values | null
  }[],
  first = 1,
): Promise<void> {
  await tx.db
    .insertInto('attempt_items')
    .values(
      items.map((item, index) => ({
        attempt_id: attemptId,
        slot: index + first,
        question_id: item.questionId,
        question_version: item.version,
        points: item.points,
        arrangement: item.arrangement,
        parameters: item.parameters && JSON.stringify(item.parameters),
      })),
    )
    .execute()
}

const items = statement(
  'attempts.items',
  `select i.slot, i.question_id as "questionId", i.question_version as "version", i.points::float8 as "points!", i.arrangement, i.parameters
    from attempt_items i where i.attempt_id = :attemptId order by i.slot`,
)
/** what a jsonb holds nobody but whoever wrote it can say */
export type ItemRow = Omit<RowOf<'attempts.items'>, 'parameters'> & { parameters: Values | null }
export const listItems = (tx: Tx, attemptId: number): Promise<ItemRow[]> =>
  tx.rows(items, { attemptId }) as Promise<ItemRow[]>

const steps = statement(
  'attempts.steps',
  `select s.slot, s.writer, s.seq, s.answer from answer_steps s
      join attempts a on a.tenant_id = s.tenant_id and a.id = s.attempt_id
    where s.attempt_id = :attemptId and (a.counts_late or not s.is_late)`,
)
export type StepRow = Omit<RowOf<'attempts.steps'>, 'answer'> & { answer: Given }
export const listSteps = (tx: Tx, attemptId: number): Promise<StepRow[]> => tx.rows(steps, { attemptId })

const late = statement(
  'attempts.lateSteps',
  `select s.slot, s.writer, s.seq, s.answer from answer_steps s
    where s.attempt_id = :attemptId and s.is_late order by s.received_at, s.seq`,
)
/** What came after time was up, whether or not it counts. */
export const listLate = (tx: Tx, attemptId: number): Promise<StepRow[]> => tx.rows(late, { attemptId })

const brought = statement(
  'attempts.brought',
  `select count(distinct s.slot)::int as "answers!", max(s.received_at) as "lastAt" from answer_steps s
      join attempts a on a.tenant_id = s.tenant_id and a.id = s.attempt_id
    where s.attempt_id = :attemptId and not s.is_late
      and s.received_at > a.deadline_at + make_interval(secs => :seconds::float8)`,
)
/** What counts although it came more than so many seconds after the end: typed before it, as its device says. */
export const findBrought = (tx: Tx, attemptId: number, seconds: number) =>
  tx.find(brought, { attemptId, seconds })

/** From now on they count with the others. */
export async function writeCountsLate(tx: Tx, id: number): Promise<void> {
  await tx.db.updateTable('attempts').set({ counts_late: true }).where('id', '=', id).execute()
}

/** What has come before stays as it came. */
export async function insertSteps(
  tx: Tx,
  attemptId: number,
  writer: number,
  rows: readonly { slot: number; seq: number; answer: Given; clientAt: Date; isLate: boolean }[],
  at: Date,
): Promise<void> {
  if (rows.length === 0) return
  await tx.db
    .insertInto('answer_steps')
    .values(
      rows.map(({ slot, seq, answer, clientAt, isLate }) => ({
        attempt_id: attemptId,
        slot,
        writer,
        seq,
        answer: JSON.stringify(answer),
        client_at: clientAt,
        received_at: at,
        is_late: isLate,
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function writePen(tx: Tx, id: number, writer: number): Promise<void> {
  await tx.db.updateTable('attempts').set({ writer }).where('id', '=', id).execute()
}

export async function writeDeadline(tx: Tx, id: number, deadline_at: Date | null): Promise<void> {
  await tx.db.updateTable('attempts').set({ deadline_at }).where('id', '=', id).execute()
}

export async function writeEnd(
  tx: Tx,
  id: number,
  end: { at: Date; by: 'learner' | 'clock' | 'staff'; receipt: string },
): Promise<void> {
  await tx.db
    .updateTable('attempts')
    .set({ submitted_at: end.at, ended_by: end.by, receipt: end.receipt, state: 'needs_grading' })
    .where('id', '=', id)
    .execute()
}

export async function writeStanding(
  tx: Tx,
  id: number,
  standing: { state: AttemptRow['state']; points: number | null; events: number },
): Promise<void> {
  await tx.db.updateTable('attempts').set(standing).where('id', '=', id).execute()
}

const due = statement(
  'attempts.due',
  `select a.tenant_id as "tenantId", a.id from attempts a where a.state = 'in_progress' and a.deadline_at < :now
      and a.deadline_at + make_interval(secs => a.grace_seconds) < :now
    order by a.deadline_at limit 500`,
)
/** Whose time is up, of all tenants. Runs as the platform. */
export const listDue = (tx: Tx, now: Date) => tx.rows(due, { now })

const byReceipt = statement(
  'attempts.byReceipt',
  `select ${columns}, h.shown_title as "title!", h.class_name as "className" from attempts a
    join quiz_chapters h on h.tenant_id = a.tenant_id and h.id = a.chapter_id where a.receipt = :receipt`,
)
export const findByReceipt = (tx: Tx, receipt: string) => tx.find(byReceipt, { receipt })

const runningOf = statement(
  'attempts.runningOf',
  `select a.id, a.started_at as "startedAt", a.chapter_id as "chapterId" from attempts a
      join enrolment_entries e on e.tenant_id = a.tenant_id and e.id = a.enrolment_id
    where e.class_id = :classId and e.membership_id = :membershipId and a.state = 'in_progress'`,
)
/** What somebody is in the middle of, in one class. */
export const listRunning = (tx: Tx, classId: number, membershipId: number) =>
  tx.rows(runningOf, { classId, membershipId })

const openExams = statement(
  'attempts.openExams',
  `select distinct h.class_slug as "classSlug!", h.class_name as "className!", h.shown_title as "title!" from attempts a
      join enrolment_entries e on e.tenant_id = a.tenant_id and e.id = a.enrolment_id
      join quizzes q on q.tenant_id = a.tenant_id and q.chapter_id = a.chapter_id
      join quiz_chapters h on h.tenant_id = a.tenant_id and h.id = a.chapter_id
    where e.membership_id = :membershipId and a.state = 'in_progress' and q.mode = 'exam'`,
)
/** Graded quizzes that somebody is at: until they are handed in nothing may give away what they ask. */
export const listOpenExams = (tx: Tx, membershipId: number) => tx.rows(openExams, { membershipId })
