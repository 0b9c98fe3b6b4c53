import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

// The dated runs of a class, as they are written with it.

const runs = statement(
  'classes.writtenRuns',
  `select id, name, start_at as "startAt", end_at as "endAt", registration_open_at as "registrationOpenAt",
      registration_close_at as "registrationCloseAt", time_zone as "timeZone", mode, venue, city, join_mode as "joinMode",
      join_code as "joinCode", capacity, waitlist, price, status
    from classrooms where class_id = :id order by start_at, id`,
)

export const listRunsOf = (tx: Tx, id: number) => tx.rows(runs, { id })

const drop = statement(
  'classes.dropRuns',
  `delete from classrooms r where r.class_id = :id and r.id <> all (:kept::int[])
    and not exists (select from busy_runs b where b.tenant_id = r.tenant_id and b.classroom_id = r.id)`,
)
const busy = statement(
  'classes.busyRuns',
  `select r.name from classrooms r join busy_runs b on b.tenant_id = r.tenant_id and b.classroom_id = r.id
    where r.class_id = :id and r.id <> all (:kept::int[]) order by r.start_at limit 3`,
)

/** Runs of the class besides those kept that somebody is enrolled in, by name. */
export const listBusyRuns = (tx: Tx, id: number, kept: readonly number[]) =>
  tx.rows(busy, { id, kept: [...kept] })

const change = statement(
  'classes.changeRun',
  `update classrooms set name = :name, start_at = :startAt, end_at = :endAt, registration_open_at = :registrationOpenAt?,
      registration_close_at = :registrationCloseAt?, time_zone = :timeZone, mode = :mode, venue = :venue?, city = :city?,
      join_mode = :joinMode, join_code = :joinCode?, capacity = :capacity?, waitlist = :waitlist, price = :price?,
      status = :status
    where class_id = :classId and id = :id returning id`,
)
const add = statement(
  'classes.addRun',
  `insert into classrooms (class_id, code, name, start_at, end_at, registration_open_at, registration_close_at, time_zone,
      mode, venue, city, join_mode, join_code, capacity, waitlist, price, status)
    select :classId, :code || '-' || (1 + coalesce(max(substring(r.code from '-(\\d{1,6})$')::int), 0)), :name, :startAt, :endAt,
      :registrationOpenAt?, :registrationCloseAt?, :timeZone, :mode, :venue?, :city?, :joinMode, :joinCode?, :capacity?,
      :waitlist, :price?, :status
    from (select r.code from classrooms r where starts_with(r.code, :code || '-')) r`,
)

export interface RunRow {
  id?: number | undefined
  name: string
  startAt: Date
  endAt: Date
  registrationOpenAt: Date | null
  registrationCloseAt: Date | null
  timeZone: string
  mode: string
  venue: string | null
  city: string | null
  joinMode: string
  joinCode: string | null
  capacity: number | null
  waitlist: boolean
  /** whole rupiah; null: the class's */
  price: number | null
  status: string
}

/** Those with a number stay themselves, for people are enrolled in them; `code`: what codes of new ones begin with. */
export async function putRuns(tx: Tx, classId: number, code: string, rows: readonly RunRow[]): Promise<void> {
  await tx.rows(drop, { id: classId, kept: rows.flatMap(({ id }) => id ?? []) })
  for (const { id, ...row } of rows) {
    const kept = id === undefined ? undefined : await tx.find(change, { ...row, id, classId })
    if (!kept) await tx.rows(add, { ...row, classId, code: code.slice(0, 32) })
  }
}
