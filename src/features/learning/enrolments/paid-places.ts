import type { InTenant } from '../../../platform/http/endpoint.ts'
import { conflict, notFound } from '../../../shared/failure.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import {
  type ClassEntry,
  findCityOf,
  findClassBySlug,
  listRunsBySlug,
  type RunEntry,
} from './class-runs.store.ts'
import { isOut, type State } from './enrolments.rules.ts'
import * as store from './enrolments.store.ts'
import { chosenRun, type OwnContext, whyNot } from './entering.ts'
import { hasFreeSeat, lockSeats, lockSeatsIn } from './seats.store.ts'
import { beginHeld, fill, pass } from './transitions.ts'

export type { ClassEntry, RunEntry }

/** A place that can be bought: the class, its run where it has runs, and what it costs today. */
export interface PaidPlace {
  found: ClassEntry
  run: RunEntry | undefined
  price: number
}

const mayBuy = (state: State) => ['pending_payment', 'invited', 'waitlisted'].includes(state)

/** All that decides whether somebody can buy a place in a class, as one message to the database. */
export interface PlaceEntry {
  found: ClassEntry
  runs: readonly RunEntry[]
  own: Awaited<ReturnType<typeof store.listOwnBySlug>>
  city: string | undefined
}

export async function findPlaceEntry(
  { tx, clock, viewer }: OwnContext,
  slug: string,
  listOwn = store.listOwnBySlug,
): Promise<PlaceEntry | undefined> {
  const { membershipId } = memberOf(viewer)
  const now = clock.now()
  const [found, runs, own, city] = await Promise.all([
    findClassBySlug(tx, slug, now),
    listRunsBySlug(tx, slug, now),
    listOwn(tx, slug, membershipId),
    findCityOf(tx, membershipId),
  ])
  return found && { found, runs, own, city }
}

/** What somebody would buy. Throws where nobody gets in now, or where they are in already. */
export async function getPaidPlace(
  context: OwnContext,
  { slug, runId }: { slug: string; runId?: number | undefined },
): Promise<PaidPlace> {
  return paidPlaceIn(await findPlaceEntry(context, slug), runId)
}

/** The same of what was read before. */
export function paidPlaceIn(entry: PlaceEntry | undefined, runId: number | undefined): PaidPlace {
  if (!entry?.found.isOpen) throw notFound('Kelas')
  const { found, runs, own, city } = entry
  const run = chosenRun(found, runs, runId)
  const place = { found, run, price: run?.price ?? found.price }
  const standing = own.find(row => !isOut(row.state) && row.classroomId === (run?.id ?? null))
  if (standing && !mayBuy(standing.state)) throw conflict('Anda sudah terdaftar di kelas ini.')
  // who holds a seat until it is paid is not kept out by the class being full
  if (standing?.state === 'pending_payment') return place
  const why = whyNot(found, run, { isAsked: false, city, isPaying: true })
  if (why) throw why
  // who waits for a seat was let in already
  if (run && run.joinMode !== 'open' && standing?.state !== 'waitlisted')
    throw conflict('Kelas ini mendaftar lewat pengelolanya. Tanyakan lewat kontak kami.')
  return place
}

/** A place whose seats are held until the transaction ends: what was read of it stays so. */
interface HeldPlace extends PaidPlace {
  own: PlaceEntry['own']
  /** of the enrolment, where one has to be written */
  nextId: number
}

/**
 * What somebody would buy, read behind the lock on its seats, as one message to the database. Throws as `getPaidPlace`
 * does.
 */
export async function holdSeats(
  context: OwnContext,
  asked: { slug: string; runId?: number | undefined },
): Promise<HeldPlace> {
  const { tx } = context
  const [, entry, nextId] = await Promise.all([
    lockSeatsIn(tx, asked),
    findPlaceEntry(context, asked.slug, store.lockOwnBySlug),
    store.drawId(tx),
  ])
  return { ...paidPlaceIn(entry, asked.runId), own: entry?.own ?? [], nextId }
}

/** Holds the place until it is paid: the enrolment waits for it. Waits for nothing where they were never here. */
export async function holdPlace(
  context: OwnContext,
  { found, run, own, nextId: id }: HeldPlace,
): Promise<number> {
  const { viewer } = context
  const { membershipId } = memberOf(viewer)
  const classroomId = run?.id ?? null
  const held = own.find(row => row.state === 'pending_payment' && row.classroomId === classroomId)
  if (held) return held.id
  const waiting = own.find(row => row.state === 'waitlisted' && row.classroomId === classroomId)
  const row = waiting ?? own.find(({ state }) => isOut(state) || state === 'invited')
  if (row) {
    const isHere = row.classroomId === classroomId
    await pass(context, row, {
      to: 'pending_payment',
      by: membershipId,
      ...(isHere ? {} : { classroomId }),
    })
    return row.id
  }
  await beginHeld(context, {
    id,
    classId: found.id,
    classroomId,
    membershipId,
    state: 'pending_payment',
    origin: 'self',
    by: membershipId,
  })
  return id
}

/** The run's seats and then the row, as every step takes them. */
async function locked({ tx }: InTenant, id: number, classroomId: number | null) {
  if (classroomId !== null) await lockSeats(tx, classroomId)
  return store.lockEnrolment(tx, id)
}

interface Held {
  enrolmentId: number | null
  classroomId: number | null
}

/**
 * Paid: whoever waited for it takes part. After the hold has lapsed the seat is taken anew, where there is still one.
 * False: there is none, or nobody to give it to.
 */
export async function takePaidPlace(context: InTenant, { enrolmentId, classroomId }: Held): Promise<boolean> {
  if (enrolmentId === null) return false
  const row = await locked(context, enrolmentId, classroomId)
  if (!row || row.classroomId !== classroomId) return false
  const by = row.membershipId
  if (row.state === 'pending_payment') {
    await pass(context, row, { to: 'active', by })
    return true
  }
  if (!isOut(row.state)) return false
  if (classroomId !== null) {
    await fill(context, classroomId)
    if (!(await hasFreeSeat(context.tx, classroomId))) return false
  }
  await pass(context, row, { to: 'active', by })
  return true
}

/** The hold or the place ends: not paid in time, taken back, or the money went back. */
export async function endPaidPlace(
  context: InTenant,
  { enrolmentId, classroomId }: Held,
  {
    to,
    by,
    why = '',
  }: { to: Extract<State, 'expired' | 'cancelled' | 'refunded'>; by: number | null; why?: string },
): Promise<void> {
  if (enrolmentId === null) return
  const row = await locked(context, enrolmentId, classroomId)
  if (!row) return
  const fitting = to === 'refunded' ? ['active', 'completed', 'suspended'] : ['pending_payment']
  if (fitting.includes(row.state)) await pass(context, row, { to, by: by ?? row.membershipId, why })
}

/** What was promised for it has not been paid: the place is closed, and its seat stays theirs. */
export async function suspendPaidPlace(
  context: InTenant,
  { enrolmentId, classroomId }: Held,
  why: string,
): Promise<boolean> {
  if (enrolmentId === null) return false
  const row = await locked(context, enrolmentId, classroomId)
  if (row?.state !== 'active') return false
  await pass(context, row, { to: 'suspended', by: null, why })
  return true
}

/** Whether there is a place still that more is paid for; one that was closed for it is open again. */
export async function resumePaidPlace(
  context: InTenant,
  { enrolmentId, classroomId }: Held,
  { isClosed }: { isClosed: boolean },
): Promise<boolean> {
  if (enrolmentId === null) return false
  const row = await locked(context, enrolmentId, classroomId)
  if (!row || isOut(row.state)) return false
  if (isClosed && row.state === 'suspended') await pass(context, row, { to: 'active', by: null })
  return true
}

/** The runs of a class that one may still register for. */
export const openRunsOf = ({ found, runs }: PlaceEntry): RunEntry[] =>
  found.type === 'self_paced' ? [] : runs.filter(({ state }) => state === 'onRegistration')
