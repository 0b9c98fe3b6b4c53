import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

// Which quarters of an hour are taken, and of what one is to be reminded.

const taken = statement(
  'appointments.taken',
  `select b.quarter, b.seat from appointment_busy b where b.quarter >= :from and b.quarter < :to
    and b.appointment_id <> :but and (b.held_until is null or b.held_until > :now)`,
)
/** Quarters that others than `but` hold at a moment, from one on and before another. */
export const listTaken = (tx: Tx, asked: { from: Date; to: Date; but: number; now: Date }) =>
  tx.rows(taken, asked)

const free = statement(
  'appointments.free',
  `delete from appointment_busy where appointment_id = :id
    or (quarter = any (:quarters::timestamptz[]) and seat = :seat and held_until <= :now)`,
)
const take = statement(
  'appointments.take',
  `insert into appointment_busy (quarter, seat, appointment_id, held_until)
    select quarter, :seat, :id, :until? from unnest(:quarters::timestamptz[]) quarter`,
)

interface Held {
  id: number
  quarters: readonly Date[]
  seat: number
  /** null: for good */
  until: Date | null
  now: Date
}

/** Holds these quarters for this appointment, in place of those that it held. */
export async function holdQuarters(tx: Tx, { until, now, ...held }: Held): Promise<void> {
  await tx.rows(free, { ...held, now })
  await tx.rows(take, { ...held, until })
}

const release = statement('appointments.release', 'delete from appointment_busy where appointment_id = :id')
export const freeQuarters = (tx: Tx, id: number) => tx.rows(release, { id })

const move = statement(
  'appointments.move',
  `update appointments set preferred_at = :to, minutes = :minutes, sequence = sequence + 1, reminded = 0, updated_at = :at
    where id = :id and status in ('new', 'confirmed') returning id`,
)
/** no row: it is over, or was cancelled */
export const moveAppointment = (tx: Tx, moved: { id: number; to: Date; minutes: number; at: Date }) =>
  tx.find(move, moved)

const cancel = statement(
  'appointments.cancelByLink',
  `update appointments set status = 'cancelled', words = :words, sequence = sequence + 1, updated_at = :at
    where id = :id and status in ('new', 'confirmed') returning id`,
)
export const cancelAppointment = (tx: Tx, cancelled: { id: number; words: string; at: Date }) =>
  tx.find(cancel, cancelled)

const due = statement(
  'appointments.tenantsToRemind',
  `select distinct tenant_id as "tenantId" from appointments where status = 'confirmed' and preferred_at > :now
    and ((reminded < 1 and preferred_at <= :first) or (reminded < 2 and preferred_at <= :second)) order by tenant_id`,
)
interface Due {
  now: Date
  /** those before it are due for the first reminder, and before `second` for the other one */
  first: Date
  second: Date
}
/** Tenants with appointments to remind of. Runs as the platform. */
export const listTenantsToRemind = (tx: Tx, asked: Due) => tx.rows(due, asked)

const remind = statement(
  'appointments.remind',
  `update appointments set reminded = case when preferred_at <= :second then 2 else 1 end
    where status = 'confirmed' and preferred_at > :now
      and ((reminded < 1 and preferred_at <= :first) or (reminded < 2 and preferred_at <= :second)) returning id`,
)
/** Those that are due, marked as reminded of in this transaction. */
export const takeDue = (tx: Tx, asked: Due) => tx.rows(remind, asked)
