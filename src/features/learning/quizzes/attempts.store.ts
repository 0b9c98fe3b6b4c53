import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
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
    where a.id = any (:ids::int[]) and ${within('e.class_id')} order by a.id for update of a`,
)
/** Those within reach of who marks, held until the transaction ends. */
export const lockManaged = (tx: Tx, ids: readonly number[], scope: Scope): Promise<AttemptRow[]> =>
  tx.rows(managed, { ids: [...ids], ...scope })

const ofEnrolments = statement(
  'attempts.ofEnrolments',
  `select ${columns} from attempts a where a.enrolment_id = any (:enrolmentIds::int[]) and a.chapter_id = :chapterId
    order by a.enrolment_id, a.number`,
)
export type OwnAttempt = RowOf<'attempts.ofEnrolments'>
/** All attempts of these people at one quiz. */
export const listOfMany = (tx: Tx, enrolmentIds: readonly number[], chapterId: number) =>
  tx.rows(ofEnrolments, { enrolmentIds: [...enrolmentIds], chapterId })
export const listOf = (tx: Tx, enrolmentId: number, chapterId: number) =>
  listOfMany(tx, [enrolmentId], chapterId)

const beside = statement(
  'attempts.beside',
  `select ${columns} from attempts a where a.enrolment_id = (select o.enrolment_id from attempts o where o.id = :id)
      and a.chapter_id = (select o.chapter_id from attempts o where o.id = :id) order by a.number`,
)
/** An attempt and all others of the same person at the same quiz. */
export const listBeside = (tx: Tx, id: number): Promise<OwnAttempt[]> => tx.rows(beside, { id })

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

const insertAsked = statement(
  'attempts.insertItems',
  `insert into attempt_items (attempt_id, slot, question_id, question_version, points, arrangement, parameters)
    select :attemptId::int, i.slot, i."questionId", i.version, i.points, i.arrangement, i.parameters
    from jsonb_to_recordset(:rows::jsonb) as i (slot int, "questionId" int, version int, points numeric, arrangement text[],
      parameters jsonb)`,
)
export function insertItems(
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
): void {
  const rows = items.map(({ questionId, version, points, arrangement, parameters }, index) => ({
    slot: index + first,
    questionId,
    version,
    points,
    arrangement,
    parameters,
  }))
  tx.put(insertAsked, { attemptId, rows: JSON.stringify(rows) })
}

const ofAttempt = `i.slot, i.question_id as "questionId", i.question_version as "version", i.points::float8 as "points!",
  i.arrangement, i.parameters`

const items = statement(
  'attempts.items',
  `select i.attempt_id as "attemptId", ${ofAttempt} from attempt_items i where i.attempt_id = any (:attemptIds::int[])
    order by i.attempt_id, i.slot`,
)
/** what a jsonb holds nobody but whoever wrote it can say */
type Drawn<Row> = Omit<Row, 'parameters'> & { parameters: Values | null }
export type ItemRow = Omit<Drawn<RowOf<'attempts.items'>>, 'attemptId'>
export const listItemsOf = (tx: Tx, attemptIds: readonly number[]) =>
  tx.rows(items, { attemptIds: [...attemptIds] }) as Promise<Drawn<RowOf<'attempts.items'>>[]>
export const listItems = (tx: Tx, attemptId: number): Promise<ItemRow[]> => listItemsOf(tx, [attemptId])

const asked = statement(
  'attempts.asked',
  `select ${ofAttempt}, c.kind, c.name, c.spec from attempt_items i
      join question_contents c on c.tenant_id = i.tenant_id and c.id = i.question_id and c.number = i.question_version
    where i.attempt_id = :attemptId order by i.slot`,
)
/** The same with what each of them asks. */
export const listContents = (tx: Tx, attemptId: number) =>
  tx.rows(asked, { attemptId }) as Promise<Drawn<RowOf<'attempts.asked'>>[]>

/** From now on they count with the others. */
export async function writeCountsLate(tx: Tx, id: number): Promise<void> {
  await tx.db.updateTable('attempts').set({ counts_late: true }).where('id', '=', id).execute()
}

export async function writePen(tx: Tx, id: number, writer: number): Promise<void> {
  await tx.db.updateTable('attempts').set({ writer }).where('id', '=', id).execute()
}

export async function writeDeadline(tx: Tx, id: number, deadline_at: Date | null): Promise<void> {
  await tx.db.updateTable('attempts').set({ deadline_at }).where('id', '=', id).execute()
}

export interface Ended {
  at: Date
  by: 'learner' | 'clock' | 'staff'
  receipt: string
}

export interface Standing {
  id: number
  state: AttemptRow['state']
  points: number | null
  events: number
  /** where it ends only now */
  end?: Ended | undefined
}

const stand = statement(
  'attempts.stand',
  `update attempts a set state = s.state, points = s.points, events = s.events,
      submitted_at = coalesce(s."endedAt", a.submitted_at), ended_by = coalesce(s."endedBy", a.ended_by),
      receipt = coalesce(s.receipt, a.receipt)
    from jsonb_to_recordset(:rows::jsonb) as s (id int, state text, points numeric, events int, "endedAt" timestamptz,
      "endedBy" text, receipt text)
    where a.id = s.id`,
)
/** Where attempts stand from now on; whoever calls holds them. */
export function writeStandings(tx: Tx, rows: readonly Standing[]): void {
  if (rows.length === 0) return
  const read = rows.map(({ end, ...row }) => ({
    ...row,
    endedAt: end?.at ?? null,
    endedBy: end?.by ?? null,
    receipt: end?.receipt ?? null,
  }))
  tx.put(stand, { rows: JSON.stringify(read) })
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
