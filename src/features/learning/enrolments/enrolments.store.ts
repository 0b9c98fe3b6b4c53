import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { State } from './enrolments.rules.ts'

export type EnrolmentRow = RowOf<'enrolments.lock'>

const columns = `e.id, e.class_id as "classId", e.classroom_id as "classroomId", e.membership_id as "membershipId",
  e.state, e.origin, e.version, e.joined_at as "joinedAt", e.finished_at as "finishedAt"`

const lock = statement('enrolments.lock', `select ${columns} from enrolments e where e.id = :id for update`)
/** Held until the transaction ends. Whoever needs a seat as well takes that lock first (`lockSeats`). */
export const lockEnrolment = (tx: Tx, id: number) => tx.find(lock, { id })

const own = statement(
  'enrolments.own',
  `select ${columns}, r.name as "runName" from enrolments e
    left join run_entries r on r.tenant_id = e.tenant_id and r.id = e.classroom_id
    where e.class_id = :classId and e.membership_id = :membershipId
    order by e.state in ('declined', 'cancelled', 'expired', 'refunded'), e.state = 'completed', e.state_since desc, e.id desc`,
)
/** All of one member in one class: what is alive first, what is finished after it, what is over last. */
export const listOwnIn = (tx: Tx, classId: number, membershipId: number) =>
  tx.rows(own, { classId, membershipId })

export interface NewEnrolment {
  classId: number
  classroomId: number | null
  membershipId: number
  state: State
  origin: 'self' | 'code' | 'staff'
  at: Date
}

/** undefined: the same person has come in at the same moment by another window */
export async function insertEnrolment(tx: Tx, given: NewEnrolment): Promise<number | undefined> {
  const { classId, classroomId, membershipId, state, origin, at } = given
  const row = await tx.db
    .insertInto('enrolments')
    .values({
      class_id: classId,
      classroom_id: classroomId,
      membership_id: membershipId,
      state,
      origin,
      state_since: at,
      created_at: at,
      joined_at: state === 'active' ? at : null,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

interface Change {
  state: State
  classroomId: number | null
  at: Date
}

/** Answers the new version. */
export async function writeState(
  tx: Tx,
  row: EnrolmentRow,
  { state, classroomId, at }: Change,
): Promise<number> {
  const version = row.version + 1
  await tx.db
    .updateTable('enrolments')
    .set({
      state,
      classroom_id: classroomId,
      version,
      ...(state === row.state ? {} : { state_since: at }),
      ...(state === 'active' && row.joinedAt === null ? { joined_at: at } : {}),
      ...(state === 'completed' ? { finished_at: at } : {}),
      ...(row.state === 'completed' && state !== 'completed' ? { finished_at: null } : {}),
    })
    .where('id', '=', row.id)
    .execute()
  return version
}

interface Step {
  enrolmentId: number
  number: number
  from: State | null
  to: State
  classroomId: number | null
  by: number | null
  why: string
  at: Date
}

export async function addEvent(tx: Tx, step: Step): Promise<void> {
  await tx.db
    .insertInto('enrolment_events')
    .values({
      enrolment_id: step.enrolmentId,
      number: step.number,
      from_state: step.from,
      to_state: step.to,
      classroom_id: step.classroomId,
      by_id: step.by,
      why: step.why,
      at: step.at,
    })
    .execute()
}

const firstWaiting = statement(
  'enrolments.firstWaiting',
  `select ${columns} from enrolments e where e.classroom_id = :classroomId and e.state = 'waitlisted'
    order by e.state_since, e.id limit 1 for update skip locked`,
)
/** Who has waited longest for a seat of this run. */
export const lockFirstWaiting = (tx: Tx, classroomId: number) => tx.find(firstWaiting, { classroomId })

const before = statement(
  'enrolments.before',
  `select count(*)::int as "ahead!" from enrolments e join enrolments mine on mine.tenant_id = e.tenant_id and mine.id = :id
    where e.classroom_id = mine.classroom_id and e.state = 'waitlisted'
      and (e.state_since, e.id) < (mine.state_since, mine.id)`,
)
/** How many stand before this one on the waiting list. */
export const countAhead = async (tx: Tx, id: number) => (await tx.find(before, { id }))?.ahead ?? 0
