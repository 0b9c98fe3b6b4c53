import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { Download } from '../../../platform/http/endpoint.ts'
import { csvFile } from '../../../shared/csv.ts'
import { momentText } from '../../../shared/dates.ts'
import { slugOf } from '../../../shared/slug.ts'
import { record } from '../../core/audit/audit.ts'
import { type AttendanceRow, listAttendance } from './attendance.store.ts'
import type { AttendanceItem } from './meeting-pages.contract.ts'
import { attendanceStates, attendanceWays, stateOf } from './meetings.rules.ts'
import type { MeetingRow } from './meetings.store.ts'
import { getManaged } from './planning.ts'

/** Who was there, for who teaches: on the screen, and as a file. */

const unknown = { label: 'Belum tercatat', tone: 'neutral' } as const

/** Whoever nobody has noted was not there, once the meeting is over. */
function standingOf({ state }: AttendanceRow, isOver: boolean): AttendanceItem['state'] {
  const noted = state ?? (isOver ? 'absent' : null)
  return noted === null ? { ...unknown, value: '' } : { ...attendanceStates[noted], value: noted }
}

export async function attendanceItems(
  { tx, clock }: InTenant,
  meeting: MeetingRow,
): Promise<AttendanceItem[]> {
  const isOver = stateOf(meeting, clock.now()) === 'ended'
  return (await listAttendance(tx, meeting.id)).map(row => ({
    membershipId: row.membershipId,
    name: row.name,
    state: standingOf(row, isOver),
    noteText:
      row.at === null || row.way === null
        ? ''
        : `${attendanceWays[row.way]}, ${momentText(row.at, meeting.timeZone)}`,
    why: row.why ?? '',
    isShared: row.isShared,
    hasLeft: row.enrolmentId === null,
  }))
}

/** The same as a table for spreadsheets. */
export async function attendanceFile(context: CallContext, id: number): Promise<Download> {
  const meeting = await getManaged(context, id)
  const items = await attendanceItems(context, meeting)
  const head = ['Nama', 'Kehadiran', 'Catatan', 'Alasan', 'Perangkat sama']
  const rows = items.map(item => [
    item.name,
    item.state.label,
    item.noteText,
    item.why,
    item.isShared ? 'ya' : '',
  ])
  await record(context, {
    action: 'meeting.file',
    object: { type: 'meeting', id, name: `${meeting.title}, ${meeting.className}` },
    after: { rows: items.length },
  })
  return new Download(
    `kehadiran-${slugOf(meeting.title)}.csv`,
    'text/csv; charset=utf-8',
    csvFile([head, ...rows]),
  )
}
