import type { InTenant } from '../../../platform/http/endpoint.ts'
import { conflict } from '../../../shared/failure.ts'
import { findRun } from './class-runs.store.ts'
import { tellPrograms } from './enrolment-events.ts'
import { hasSeat, mayBecome, type State, states } from './enrolments.rules.ts'
import * as store from './enrolments.store.ts'
import { freeSeat, hasFreeSeat, takeHeldSeat, takeSeat } from './seats.store.ts'
import { tellOf } from './telling.ts'

export interface Transition {
  to: State
  /** the membership that does it; null: the house itself, when a seat is free */
  by: number | null
  why?: string
  /** may end on the waiting list where no seat is left */
  mayWait?: boolean
  /** into another run of the class */
  classroomId?: number | null
}

/**
 * The one place where an enrolment changes: what may follow what, the seat that goes with it, the line in its history, the
 * mail, and who moves up when a seat is free. Whoever calls holds the seats of the run(s) and then the row, in that order.
 * Answers the state it ended in.
 */
export async function pass(context: InTenant, row: store.EnrolmentRow, wish: Transition): Promise<State> {
  const { tx, clock } = context
  const from = row.state
  const { classroomId = row.classroomId } = wish
  const isElsewhere = classroomId !== row.classroomId
  const isMove = isElsewhere && from === wish.to
  if (!isMove && !mayBecome(from, wish.to))
    throw conflict(`Tidak dapat diubah dari "${states[from].label}" menjadi "${states[wish.to].label}".`)
  const needsSeat = hasSeat(wish.to) && (isElsewhere || !hasSeat(from))
  const to = await seated(context, classroomId, wish, needsSeat)
  const at = clock.now()
  const version = store.writeState(tx, row, { state: to, classroomId, at })
  const { by, why = '' } = wish
  const event = { enrolmentId: row.id, number: version, from, to, classroomId, by, why, at }
  store.addEvent(tx, event)
  await tellOf(context, { row: { ...row, classroomId }, from, to, by, why, isMove })
  await tellPrograms(context, { row: { ...row, classroomId }, from, to })
  if (to === 'completed')
    for (const tell of context.partsOf('classFinished')) await tell(context, { enrolmentId: row.id })
  const isFreed = hasSeat(from) && (isElsewhere || !hasSeat(to))
  if (isFreed && row.classroomId !== null) {
    await freeSeat(tx, row.classroomId)
    await fill(context, row.classroomId)
  }
  return to
}

/** The state with its seat taken; the waiting list where there is none left and one may wait. */
async function seated(
  { tx }: InTenant,
  classroomId: number | null,
  { to, mayWait = false }: Transition,
  needsSeat: boolean,
): Promise<State> {
  if (!needsSeat || classroomId === null || (await takeSeat(tx, classroomId))) return to
  if (mayWait) return 'waitlisted'
  throw conflict(noSeat)
}

export const noSeat = 'Kursi sudah habis.'

/**
 * Gives free seats to those who have waited longest, until there is none of either. A seat that costs money nobody is
 * given: who has waited longest is told that they can buy it now.
 */
export async function fill(context: InTenant, classroomId: number): Promise<void> {
  const { tx, clock } = context
  const run = await findRun(tx, classroomId, clock.now())
  if (run && run.price > 0) return offer(context, classroomId)
  for (;;) {
    const first = await store.lockFirstWaiting(tx, classroomId)
    if (!first || !(await hasFreeSeat(tx, classroomId))) return
    await pass(context, first, { to: 'active', by: null })
  }
}

async function offer(context: InTenant, classroomId: number): Promise<void> {
  const { tx } = context
  const row = await store.lockFirstWaiting(tx, classroomId)
  if (!row || !(await hasFreeSeat(tx, classroomId))) return
  const { state } = row
  await tellOf(context, { row, from: state, to: state, by: null, why: '', isMove: false, words: 'seatToBuy' })
}

/** Somebody who was never here: the row with its first line of history. Undefined: they came in by another window just now. */
export async function begin(
  context: InTenant,
  { by, mayWait = false, ...given }: Omit<store.NewEnrolment, 'at'> & { by: number; mayWait?: boolean },
): Promise<{ id: number; state: State } | undefined> {
  const { tx, clock } = context
  const at = clock.now()
  const { classroomId, state: wanted } = given
  const take = () => seated(context, classroomId, { to: wanted, by, mayWait }, hasSeat(wanted))
  const insert = (state: State) => store.insertEnrolment(tx, { ...given, state, at })
  // where nobody may wait there is a seat or all of it is undone, so both are asked for at once
  const [state, row] = mayWait
    ? await take().then(async to => [to, await insert(to)] as const)
    : await Promise.all([take(), insert(wanted)])
  if (row === undefined) {
    if (hasSeat(state) && classroomId !== null) await freeSeat(tx, classroomId)
    return undefined
  }
  await tellOfFirst(context, row, { state, by })
  return { id: row.id, state }
}

/**
 * The same for whoever holds the seats and has seen since that one is free: written under an id that was drawn before, and
 * waited for by nobody. Where they came in meanwhile by a way that holds no seats, all of it is refused.
 */
export async function beginHeld(
  context: InTenant,
  { by, ...given }: Omit<store.NewEnrolment, 'at'> & { id: number; by: number },
): Promise<void> {
  const { tx, clock } = context
  const { classroomId, state } = given
  if (hasSeat(state) && classroomId !== null) takeHeldSeat(tx, classroomId)
  store.putEnrolment(tx, { ...given, at: clock.now() })
  await tellOfFirst(context, given, { state, by })
}

/** The first line of its history, and who hears of it. */
async function tellOfFirst(
  context: InTenant,
  row: Pick<store.EnrolmentRow, 'id' | 'classId' | 'classroomId' | 'membershipId'>,
  { state, by }: { state: State; by: number },
): Promise<void> {
  const { tx, clock } = context
  const { classroomId } = row
  store.addEvent(tx, {
    enrolmentId: row.id,
    number: 1,
    from: null,
    to: state,
    classroomId,
    by,
    why: '',
    at: clock.now(),
  })
  await tellOf(context, { row, from: null, to: state, by, why: '', isMove: false })
  await tellPrograms(context, { row, from: null, to: state })
}
