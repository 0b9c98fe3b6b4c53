import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { AttendanceState, AttendanceWay } from './meetings.rules.ts'
import { isOfMeeting } from './meetings.store.ts'

// Who was there. `attendance` is what holds; its events say how it came about and are only added to.

export interface Arrival {
  id: number
  membershipId: number
  state: 'present' | 'late'
  way: Exclude<AttendanceWay, 'staff'>
  device: string | null
  at: Date
}

const arrive = statement(
  'attendance.arrive',
  `insert into attendance (meeting_id, membership_id, state, way, at, joined_at, device)
    values (:id, :membershipId, :state, :way, :at, :joinedAt?::timestamptz, :device?::text)
    on conflict (tenant_id, meeting_id, membership_id) do nothing returning membership_id`,
)
const again = statement(
  'attendance.again',
  `update attendance set joined_at = coalesce(joined_at, :joinedAt?::timestamptz), device = coalesce(device, :device?::text)
    where meeting_id = :id and membership_id = :membershipId`,
)
const note = statement(
  'attendance.note',
  `insert into attendance_events (meeting_id, membership_id, state, way, by_id, why, at)
    values (:id, :membershipId, :state, :way, :by?::int, :why, :at)`,
)

/** Somebody came: noted once, with when. What stands already stands; answers whether it is new. */
export async function noteArrival(tx: Tx, arrival: Arrival): Promise<boolean> {
  const { id, membershipId, state, way, device, at } = arrival
  const joinedAt = way === 'join' ? at : null
  const isNew = (await tx.find(arrive, { id, membershipId, state, way, device, at, joinedAt })) !== undefined
  if (isNew) await tx.rows(note, { id, membershipId, state, way, by: null, why: '', at })
  else await tx.rows(again, { id, membershipId, device, joinedAt })
  return isNew
}

const correct = statement(
  'attendance.correct',
  `insert into attendance (meeting_id, membership_id, state, way, at) values (:id, :membershipId, :state, 'staff', :at)
    on conflict (tenant_id, meeting_id, membership_id) do update set state = excluded.state, way = 'staff', at = excluded.at`,
)

/** What who teaches says of somebody holds from now on. */
export async function writeCorrection(
  tx: Tx,
  given: {
    id: number
    membershipId: number
    state: AttendanceState
    by: number
    why: string
    at: Date
  },
): Promise<void> {
  const { by, why, ...row } = given
  await tx.rows(correct, row)
  await tx.rows(note, { ...row, way: 'staff', by, why })
}

const list = statement(
  'attendance.list',
  `select m.id as "membershipId!", m.name as "name!", e.id as "enrolmentId", a.state, a.way, a.at, a.joined_at as "joinedAt",
      (a.device is not null and exists (select from attendance o where o.tenant_id = a.tenant_id
        and o.meeting_id = a.meeting_id and o.device = a.device and o.membership_id <> a.membership_id)) as "isShared!",
      (select v.why from attendance_events v where v.tenant_id = a.tenant_id and v.meeting_id = a.meeting_id
        and v.membership_id = a.membership_id and v.why <> '' order by v.id desc limit 1) as "why",
      (select count(*)::int from attendance_events v where v.tenant_id = a.tenant_id and v.meeting_id = a.meeting_id
        and v.membership_id = a.membership_id) as "events!"
    from webinars w
      join member_names m on m.tenant_id = w.tenant_id
      left join lateral (select e.id from enrolment_entries e where e.membership_id = m.id and ${isOfMeeting}
        order by e.state = 'completed', e.id desc limit 1) e on true
      left join attendance a on a.tenant_id = w.tenant_id and a.meeting_id = w.id and a.membership_id = m.id
    where w.id = :id and (e.id is not null or a.state is not null)
      and m.id in (select o.membership_id from enrolment_entries o where o.tenant_id = w.tenant_id and o.class_id = w.class_id
        union select b.membership_id from attendance b where b.tenant_id = w.tenant_id and b.meeting_id = w.id)
    order by lower(m.name), m.id limit 5000`,
)
export type AttendanceRow = RowOf<'attendance.list'>
/** Everybody the meeting is for, and whoever was there though they have left since. */
export const listAttendance = (tx: Tx, id: number) => tx.rows(list, { id })

const people = statement(
  'attendance.people',
  `select distinct e.membership_id as "id!" from webinars w join enrolment_entries e on ${isOfMeeting}
      join active_members m on m.tenant_id = e.tenant_id and m.id = e.membership_id
    where w.id = :id and e.state = 'active' order by 1`,
)
/** Whom a meeting concerns. */
export const listPeople = (tx: Tx, id: number) => tx.rows(people, { id })

const counts = statement(
  'attendance.counts',
  `select count(*) filter (where a.state in ('present', 'late'))::int as "came!",
      count(a.joined_at)::int as "joined!", count(*)::int as "noted!",
      (select count(distinct e.membership_id)::int from webinars w join enrolment_entries e on ${isOfMeeting}
        where w.id = :id) as "people!"
    from attendance a where a.meeting_id = :id`,
)
/** How many were there, how many came in by our address, of how many. */
export const countAttendance = async (tx: Tx, id: number) =>
  (await tx.find(counts, { id })) ?? { came: 0, joined: 0, noted: 0, people: 0 }

const joined = statement(
  'attendance.joined',
  `select a.joined_at as "joinedAt" from attendance a where a.meeting_id = :id and a.membership_id = :membershipId`,
)
export const hasJoined = async (tx: Tx, id: number, membershipId: number) =>
  ((await tx.find(joined, { id, membershipId }))?.joinedAt ?? null) !== null
