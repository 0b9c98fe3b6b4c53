import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** Seats of a run. Every step that may take or free one begins with `lockSeats`, so steps of one run follow each other. */
const makeRow = statement(
  'enrolments.seatsRow',
  'insert into classroom_seats (classroom_id) values (:classroomId) on conflict do nothing',
)
const locked = statement(
  'enrolments.lockSeats',
  'select taken from classroom_seats where classroom_id = :classroomId for update',
)

export async function lockSeats(tx: Tx, classroomId: number): Promise<void> {
  tx.put(makeRow, { classroomId })
  await tx.find(locked, { classroomId })
}

const meant = `from run_entries r join class_entries c on c.tenant_id = r.tenant_id and c.id = r.class_id
    where c.slug = :slug and (:runId?::int is null or r.id = :runId::int)`
const makeRowsIn = statement(
  'enrolments.seatsRowsIn',
  `insert into classroom_seats (classroom_id) select r.id ${meant} on conflict do nothing`,
)
const lockedIn = statement(
  'enrolments.lockSeatsIn',
  `select s.taken from classroom_seats s where s.classroom_id in (select r.id ${meant}) order by s.classroom_id for update`,
)

/** The same by the class's slug, beside what else is asked of it: of the run that is named, else of every one. */
export async function lockSeatsIn(
  tx: Tx,
  { slug, runId = null }: { slug: string; runId?: number | null | undefined },
): Promise<void> {
  tx.put(makeRowsIn, { slug, runId })
  await tx.rows(lockedIn, { slug, runId })
}

const takeHeld = statement(
  'enrolments.takeHeldSeat',
  'update classroom_seats set taken = taken + 1 where classroom_id = :classroomId',
)
/** For whoever holds the seats and has seen since that one is free. */
export function takeHeldSeat(tx: Tx, classroomId: number): void {
  tx.put(takeHeld, { classroomId })
}

const take = statement(
  'enrolments.takeSeat',
  `update classroom_seats s set taken = s.taken + 1 from run_entries r
    where s.classroom_id = :classroomId and r.tenant_id = s.tenant_id and r.id = s.classroom_id
      and (r.capacity is null or s.taken < r.capacity)
    returning s.taken`,
)
/** One conditional update: false where none is left, whoever else asks at the same moment. */
export const takeSeat = async (tx: Tx, classroomId: number): Promise<boolean> =>
  (await tx.find(take, { classroomId })) !== undefined

const free = statement(
  'enrolments.freeSeat',
  'update classroom_seats set taken = taken - 1 where classroom_id = :classroomId and taken > 0',
)
export async function freeSeat(tx: Tx, classroomId: number): Promise<void> {
  await tx.rows(free, { classroomId })
}

const left = statement(
  'enrolments.seatLeft',
  `select coalesce(r.capacity is null or s.taken < r.capacity, false) as "isLeft!" from classroom_seats s
    join run_entries r on r.tenant_id = s.tenant_id and r.id = s.classroom_id where s.classroom_id = :classroomId`,
)
/** Stays true for whoever holds the seats. */
export const hasFreeSeat = async (tx: Tx, classroomId: number): Promise<boolean> =>
  (await tx.find(left, { classroomId }))?.isLeft ?? false
