import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { State } from './enrolments.rules.ts'

export type EnrolmentRow = RowOf<'enrolments.lock'>

const columns = `e.id, e.class_id as "classId", e.classroom_id as "classroomId", e.membership_id as "membershipId",
  e.state, e.origin, e.version, e.joined_at as "joinedAt", e.finished_at as "finishedAt"`

const lock = statement('enrolments.lock', `select ${columns} from enrolments e where e.id = :id for update`)
/** Held until the transaction ends. Whoever needs a seat as well takes that lock first (`lockSeats`). */
export const lockEnrolment = (tx: Tx, id: number) => tx.find(lock, { id })

const ownOrder = `order by e.state in ('declined', 'cancelled', 'expired', 'refunded'), e.state = 'completed', e.state_since desc, e.id desc`
const selectOwn = `select ${columns}, r.name as "runName" from enrolments e
    left join run_entries r on r.tenant_id = e.tenant_id and r.id = e.classroom_id`

const own = statement(
  'enrolments.own',
  `${selectOwn} where e.class_id = :classId and e.membership_id = :membershipId ${ownOrder}`,
)
const ownBySlug = statement(
  'enrolments.ownBySlug',
  `${selectOwn} where e.class_id = (select x.id from class_entries x where x.slug = :slug)
    and e.membership_id = :membershipId ${ownOrder}`,
)
/** The same by the class's slug: asked beside the class itself. */
export const listOwnBySlug = (tx: Tx, slug: string, membershipId: number) =>
  tx.rows<'enrolments.ownBySlug', RowOf<'enrolments.own'>>(ownBySlug, { slug, membershipId })

const ownHeld = statement(
  'enrolments.ownHeld',
  `${selectOwn} where e.class_id = (select x.id from class_entries x where x.slug = :slug)
    and e.membership_id = :membershipId ${ownOrder} for update of e`,
)
/** The same, held until the transaction ends. Whoever needs a seat as well takes that lock first. */
export const lockOwnBySlug = (tx: Tx, slug: string, membershipId: number) =>
  tx.rows<'enrolments.ownHeld', RowOf<'enrolments.own'>>(ownHeld, { slug, membershipId })

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

const insert = statement(
  'enrolments.insert',
  `insert into enrolments as e (class_id, classroom_id, membership_id, state, origin, state_since, created_at, joined_at)
    values (:classId, :classroomId?, :membershipId, :state, :origin, :at, :at, case when :state = 'active' then :at::timestamptz end)
    on conflict do nothing returning ${columns}`,
)
/** undefined: the same person has come in at the same moment by another window */
export const insertEnrolment = (tx: Tx, given: NewEnrolment) =>
  tx.find<'enrolments.insert', EnrolmentRow>(insert, { ...given })

const nextId = statement('enrolments.nextId', `select nextval('enrolments_id_seq')::int as "id!"`)
/** The number of a row that is written later, without anybody waiting for it. */
export async function drawId(tx: Tx): Promise<number> {
  const drawn = await tx.find(nextId)
  if (!drawn) throw new Error('No id was drawn')
  return drawn.id
}

const insertDrawn = statement(
  'enrolments.insertDrawn',
  `insert into enrolments (id, class_id, classroom_id, membership_id, state, origin, state_since, created_at, joined_at)
    overriding system value
    values (:id, :classId, :classroomId?, :membershipId, :state, :origin, :at, :at, case when :state = 'active' then :at::timestamptz end)`,
)
/** Under an id that was drawn before. Where they are in already, the whole transaction is refused. */
export function putEnrolment(tx: Tx, given: NewEnrolment & { id: number }): void {
  tx.put(insertDrawn, { ...given })
}

interface Change {
  state: State
  classroomId: number | null
  at: Date
}

const change = statement(
  'enrolments.change',
  `update enrolments set state = :state, classroom_id = :classroomId?, version = :version,
      state_since = case when state = :state then state_since else :at end,
      joined_at = case when :state = 'active' then coalesce(joined_at, :at) else joined_at end,
      finished_at = case when :state = 'completed' then :at when state = 'completed' then null else finished_at end
    where id = :id`,
)

/** Answers the new version. */
export function writeState(tx: Tx, { id, version }: EnrolmentRow, given: Change): number {
  tx.put(change, { id, version: version + 1, ...given })
  return version + 1
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

const insertEvent = statement(
  'enrolments.addEvent',
  `insert into enrolment_events (enrolment_id, number, from_state, to_state, classroom_id, by_id, why, at)
    values (:enrolmentId, :number, :from?, :to, :classroomId?, :by?, :why, :at)`,
)
export function addEvent(tx: Tx, step: Step): void {
  tx.put(insertEvent, { ...step })
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
