import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const held = statement(
  'meetings.held',
  `select coalesce(json_agg(json_build_object('class', c.name, 'meeting', w.title, 'startAt', w.start_at, 'state', a.state,
      'at', a.at, 'joinedAt', a.joined_at, 'history', (select coalesce(json_agg(json_build_object('at', v.at,
        'state', v.state, 'way', v.way, 'why', v.why) order by v.id), '[]') from attendance_events v
        where v.tenant_id = a.tenant_id and v.meeting_id = a.meeting_id and v.membership_id = a.membership_id)
    ) order by w.start_at), '[]') as data
    from attendance a join webinars w on w.tenant_id = a.tenant_id and w.id = a.meeting_id
      join class_entries c on c.tenant_id = w.tenant_id and c.id = w.class_id
    where a.membership_id = :membershipId`,
)
export const attendanceOf = (tx: Tx, membershipId: number) => tx.json(held, { membershipId })

/** What was noted of them goes along with their attendance; what they noted of others stays. */
export async function removeOf(tx: Tx, membershipId: number): Promise<void> {
  await tx.db.deleteFrom('attendance').where('membership_id', '=', membershipId).execute()
  await tx.db.deleteFrom('meeting_tries').where('membership_id', '=', membershipId).execute()
  await tx.db.deleteFrom('meeting_calendars').where('membership_id', '=', membershipId).execute()
}
