import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

// Where a meeting is held, sealed, and whether people are being counted in. No statement for the public reads this table.

const door = statement(
  'meeting-doors.one',
  `select d.address_sealed as "sealed", d.check_turn as "turn", d.check_opened_at as "openedAt",
      d.check_closed_at as "closedAt" from meeting_doors d where d.meeting_id = :id`,
)
export interface DoorRow {
  sealed: string | null
  turn: number
  openedAt: Date | null
  closedAt: Date | null
}

/** A meeting of which nothing was said yet has a door without an address. */
export const findDoor = async (tx: Tx, id: number): Promise<DoorRow> =>
  (await tx.find(door, { id })) ?? { sealed: null, turn: 0, openedAt: null, closedAt: null }

/** Whether people are counted in now. */
export const isChecking = ({ openedAt, closedAt }: DoorRow): boolean => openedAt !== null && closedAt === null

const put = statement(
  'meeting-doors.put',
  `insert into meeting_doors (meeting_id, address_sealed) values (:id, :sealed?::text)
    on conflict (tenant_id, meeting_id) do update set address_sealed = excluded.address_sealed`,
)
export async function putAddress(tx: Tx, id: number, sealed: string | null): Promise<void> {
  await tx.rows(put, { id, sealed })
}

const open = statement(
  'meeting-doors.open',
  `insert into meeting_doors (meeting_id, check_opened_at, check_turn) values (:id, :at, 1)
    on conflict (tenant_id, meeting_id) do update set check_opened_at = excluded.check_opened_at, check_closed_at = null,
      check_turn = meeting_doors.check_turn + case when :isNew::boolean or meeting_doors.check_turn = 0 then 1 else 0 end`,
)
export async function openCheck(tx: Tx, id: number, isNew: boolean, at: Date): Promise<void> {
  await tx.rows(open, { id, isNew, at })
}

const close = statement(
  'meeting-doors.close',
  'update meeting_doors set check_closed_at = :at where meeting_id = :id and check_closed_at is null',
)
export async function closeCheck(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.rows(close, { id, at })
}

const attempt = statement(
  'meeting-doors.try',
  `insert into meeting_tries (meeting_id, membership_id, turn, tries) values (:id, :membershipId, :turn, 1)
    on conflict (tenant_id, meeting_id, membership_id) do update set turn = excluded.turn,
      tries = case when meeting_tries.turn = excluded.turn then meeting_tries.tries + 1 else 1 end
    returning tries`,
)
/** Counted before it is looked at: of many at the same moment each is one more. Answers the how many-th it is in this turn. */
export const noteTry = async (tx: Tx, by: { id: number; membershipId: number; turn: number }) =>
  (await tx.find(attempt, by))?.tries ?? 1

const turn = statement(
  'meeting-doors.calendar',
  'select turn from meeting_calendars where membership_id = :membershipId',
)
/** Which address of a member's calendar holds; the first until they ask for another. */
export const calendarTurn = async (tx: Tx, membershipId: number) =>
  (await tx.find(turn, { membershipId }))?.turn ?? 0

const nextTurn = statement(
  'meeting-doors.turnCalendar',
  `insert into meeting_calendars (membership_id, turn) values (:membershipId, 1)
    on conflict (tenant_id, membership_id) do update set turn = meeting_calendars.turn + 1 returning turn`,
)
export const turnCalendar = async (tx: Tx, membershipId: number) =>
  (await tx.find(nextTurn, { membershipId }))?.turn ?? 1
