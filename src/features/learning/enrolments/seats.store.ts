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
