import { dayIn, instantOf, wallTime } from '../../../shared/days.ts'

/** What is true of appointments, as data. */

export const orgTypes = {
  school: 'Sekolah',
  campus: 'Kampus',
  company: 'Perusahaan',
  government: 'Pemerintah',
  community: 'Komunitas atau yayasan',
  personal: 'Perorangan',
} as const

export const topics = {
  programme: 'Mengikuti program',
  training: 'Pelatihan untuk lembaga',
  partnership: 'Kerja sama',
  hiring: 'Mencari talenta',
  platform: 'Memakai platform belajar ini',
  other: 'Lainnya',
} as const

export const modes = { online: 'Daring', offline: 'Tatap muka' } as const

export const statuses = {
  new: { label: 'Baru', tone: 'orange' },
  confirmed: { label: 'Terkonfirmasi', tone: 'blue' },
  done: { label: 'Selesai', tone: 'green' },
  no_show: { label: 'Tidak hadir', tone: 'neutral' },
  cancelled: { label: 'Dibatalkan', tone: 'red' },
} as const
export type Status = keyof typeof statuses

/** What may become of an appointment (decisions: new → confirmed → done | no_show | cancelled). */
export const nextOf = {
  new: ['confirmed', 'cancelled'],
  confirmed: ['done', 'no_show', 'cancelled'],
  done: [],
  no_show: [],
  cancelled: [],
} as const satisfies Record<Status, readonly Status[]>

export const decisionLabels = {
  confirmed: 'Konfirmasi',
  done: 'Tandai selesai',
  no_show: 'Tandai tidak hadir',
  cancelled: 'Batalkan',
} as const
export type Decision = keyof typeof decisionLabels

export const decisionsFor = (status: Status): readonly Decision[] => nextOf[status]

/** the words of consent, and which they were */
export const consentText =
  'Saya setuju data di formulir ini disimpan dan dipakai untuk menanggapi permintaan janji temu ini.'
export const consentVersion = 'janji-2026-11'

const hour = 3_600_000
/** an appointment begins at the earliest so long after it was asked for */
export const leastAhead = 24 * hour
export const mostAheadDays = 90

export interface WorkingHours {
  /** 1 Monday … 7 Sunday */
  days: readonly number[]
  /** HH:MM, of the tenant's time zone; the last appointment begins before `to` */
  from: string
  to: string
}

export const weekdays = {
  1: 'Senin',
  2: 'Selasa',
  3: 'Rabu',
  4: 'Kamis',
  5: 'Jumat',
  6: 'Sabtu',
  7: 'Minggu',
} as const

/** where the tenant says nothing else (setting value `working_hours`) */
export const usualHours: WorkingHours = { days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' }

const dayNames = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const

const listed = (names: string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} dan ${names.at(-1)}`

/** "Senin sampai Jumat, 09.00 - 17.00" */
export function hoursText({ days, from, to }: WorkingHours): string {
  const sorted = [...days].sort((a, b) => a - b)
  const names = sorted.map(day => dayNames[day - 1] ?? '')
  const isRun = sorted.length > 2 && sorted.every((day, index) => day === (sorted[0] ?? 0) + index)
  const when = isRun ? `${names[0]} sampai ${names.at(-1)}` : listed(names)
  return `${when}, ${dotted(from)} - ${dotted(to)}`
}

/** "09:30" → "09.30" */
export const dotted = (time: string) => time.replace(':', '.')

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Half hours in which one may begin: "09:00", "09:30", … */
export function slotsOf({ from, to }: WorkingHours): string[] {
  const slots: string[] = []
  for (let minute = minutesOf(from); minute < minutesOf(to); minute += 30)
    slots.push(`${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`)
  return slots
}

/** Why one cannot meet then; undefined: one can. */
export function whyNotThen(at: Date, now: Date, hours: WorkingHours, timeZone: string): string | undefined {
  if (at.getTime() < now.getTime() + leastAhead) return 'Pilih waktu paling cepat 24 jam dari sekarang'
  if (at.getTime() > now.getTime() + mostAheadDays * 24 * hour)
    return `Pilih waktu dalam ${mostAheadDays} hari ke depan`
  const { time, weekday } = wallTime(at, timeZone)
  const isOpen = hours.days.includes(weekday) && time >= hours.from && time < hours.to
  return isOpen ? undefined : `Pilih waktu di jam kerja: ${hoursText(hours)}`
}

/** A day on the way from `now` at which one may begin: what the form offers first. */
export function firstDay(now: Date, hours: WorkingHours, timeZone: string): string {
  for (let ahead = 1; ahead < 15; ahead++) {
    const { day, weekday } = wallTime(new Date(now.getTime() + ahead * 24 * hour), timeZone)
    const last = slotsOf(hours).at(-1)
    if (!hours.days.includes(weekday) || last === undefined) continue
    if (instantOf(`${day}T${last}`, timeZone).getTime() >= now.getTime() + leastAhead) return day
  }
  return dayIn(new Date(now.getTime() + 2 * leastAhead), timeZone)
}

/** how long one takes */
export const lengthMinutes = 60
/** so long a time that was asked for is kept free, until somebody decides */
export const heldHours = 72

const quarter = 15 * 60_000

/** The quarters of an hour that one holds, by when each begins. */
export function quartersOf(at: Date): Date[] {
  const first = Math.floor(at.getTime() / quarter)
  const last = Math.ceil((at.getTime() + lengthMinutes * 60_000) / quarter)
  return Array.from({ length: last - first }, (_, index) => new Date((first + index) * quarter))
}
