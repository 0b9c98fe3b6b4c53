import type { NotificationKind } from '../../membership/notifications/notifications.ts'

/** What is true of meetings, as data. */

/** minutes before its start at which a meeting can be joined */
export const opensMinutes = 15
/** minutes after its start from which somebody is late */
export const lateMinutes = 15
/** minutes that a meeting may go on beyond its end: so long it can still be joined */
export const overrunMinutes = 30
/** how many digits whoever teaches shows */
export const digitsShown = 4

/** wrong digits of one person until new ones are shown: four digits are soon guessed */
export const mostTries = 8
/** meetings planned in one go, a week apart */
export const mostRepeats = 30
export const mostSpeakers = 20
export const lengths = { title: 255, summary: 600, provider: 60, address: 500, why: 300 } as const

export const timeZones = {
  'Asia/Jakarta': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
} as const

export const meetingStates = {
  scheduled: { label: 'Akan datang', tone: 'blue' },
  live: { label: 'Berlangsung', tone: 'green' },
  ended: { label: 'Selesai', tone: 'neutral' },
  cancelled: { label: 'Dibatalkan', tone: 'red' },
} as const
export type MeetingState = keyof typeof meetingStates

export const attendanceStates = {
  present: { label: 'Hadir', tone: 'green' },
  late: { label: 'Terlambat', tone: 'orange' },
  excused: { label: 'Izin', tone: 'blue' },
  absent: { label: 'Tidak hadir', tone: 'red' },
} as const
export type AttendanceState = keyof typeof attendanceStates

export const attendanceWays = {
  join: 'Bergabung lewat tautan',
  digits: 'Mengetik angka',
  code: 'Memindai kode QR',
  staff: 'Dicatat pengajar',
} as const
export type AttendanceWay = keyof typeof attendanceWays

/** Whoever came, in time or not. */
export const wasThere = (state: AttendanceState | null): boolean => state === 'present' || state === 'late'

export interface Timed {
  startAt: Date
  minutes: number
  isCancelled: boolean
  endedAt: Date | null
}

const minute = 60_000
export const endOf = ({ startAt, minutes }: Pick<Timed, 'startAt' | 'minutes'>): Date =>
  new Date(startAt.getTime() + minutes * minute)

/** Derived by the clock, unless somebody called it off or ended it before. */
export function stateOf(meeting: Timed, now: Date): MeetingState {
  if (meeting.isCancelled) return 'cancelled'
  if (now < meeting.startAt) return 'scheduled'
  return meeting.endedAt !== null || now > endOf(meeting) ? 'ended' : 'live'
}

export type Door = 'early' | 'open' | 'over' | 'cancelled'

/** Whether one gets in now. */
export function doorOf(meeting: Timed, now: Date): Door {
  if (meeting.isCancelled) return 'cancelled'
  if (now < opensAt(meeting)) return 'early'
  if (meeting.endedAt !== null) return 'over'
  return now.getTime() > endOf(meeting).getTime() + overrunMinutes * minute ? 'over' : 'open'
}

export const opensAt = ({ startAt }: Pick<Timed, 'startAt'>): Date =>
  new Date(startAt.getTime() - opensMinutes * minute)

/** In time, or late. */
export const arrivalAt = ({ startAt }: Pick<Timed, 'startAt'>, now: Date): 'present' | 'late' =>
  now.getTime() > startAt.getTime() + lateMinutes * minute ? 'late' : 'present'

export const meetingKind: NotificationKind = {
  kind: 'meeting',
  place: 34,
  label: 'Jadwal pertemuan',
  about: 'Pertemuan kelas Anda dipindah, dibatalkan, atau jadi diadakan lagi.',
  usual: { bell: true, mail: 'now' },
}

export const reminderKind: NotificationKind = {
  kind: 'meeting_reminder',
  place: 35,
  label: 'Pengingat pertemuan',
  about: 'Sehari dan sejam sebelum pertemuan kelas Anda dimulai.',
  usual: { bell: true, mail: 'now' },
}
