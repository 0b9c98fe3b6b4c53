import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import { attendanceOf, removeOf } from './meetings.personal.store.ts'

/** Which meetings somebody was at. */
export const meetingsPersonal: PersonalPart = {
  place: 58,
  tables: ['attendance', 'attendance_events', 'meeting_tries', 'meeting_calendars'],
  copy: async ({ tx, membershipId }) => ({ attendance: readJson(await attendanceOf(tx, membershipId)) }),
  erase: ({ tx, membershipId }) => removeOf(tx, membershipId),
}
