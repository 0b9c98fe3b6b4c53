import type { WebhookEvent } from '../../membership/webhooks/webhooks.ts'

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

/** What whoever asked is told of where it stands. */
export const statusWords: Record<Status, string> = {
  new: 'Permintaan Anda kami terima. Kami mengabari lewat email setelah waktunya dikonfirmasi.',
  confirmed: 'Janji temu terkonfirmasi. Sampai jumpa pada waktu itu.',
  done: 'Janji temu ini sudah selesai.',
  no_show: 'Janji temu ini sudah lewat.',
  cancelled: 'Janji temu ini dibatalkan.',
}

export const decisionsFor = (status: Status): readonly Decision[] => nextOf[status]

/** the words of consent, and which they were */
export const consentText =
  'Saya setuju data di formulir ini disimpan dan dipakai untuk menanggapi permintaan janji temu ini.'
export const consentVersion = 'janji-2026-11'

export interface WorkingHours {
  /** 1 Monday … 7 Sunday */
  days: readonly number[]
  /** HH:MM, of the tenant's time zone; the last appointment ends by `to` */
  from: string
  to: string
  /** days with hours of their own */
  others?: readonly { day: number; from: string; to: string }[] | undefined
}

/** From when to when somebody is there on a day of the week. */
export const timesOn = ({ from, to, others }: WorkingHours, weekday: number) =>
  others?.find(({ day }) => day === weekday) ?? { day: weekday, from, to }

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

const dayNames = Object.values(weekdays)

const listed = (names: string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} dan ${names.at(-1)}`

/** "Senin sampai Jumat, 09.00 - 17.00; Sabtu, 08.00 - 12.00" */
export function hoursText(hours: WorkingHours): string {
  const sorted = [...hours.days].sort((a, b) => a - b).map(day => ({ ...timesOn(hours, day), day }))
  const alike = Map.groupBy(sorted, ({ from, to }) => `${dotted(from)} - ${dotted(to)}`)
  return [...alike].map(([times, of]) => `${daysText(of.map(({ day }) => day))}, ${times}`).join('; ')
}

/** "Senin sampai Jumat", "Senin dan Rabu" */
function daysText(days: readonly number[]): string {
  const names = days.map(day => dayNames[day - 1] ?? '')
  const isRun = days.length > 2 && days.every((day, index) => day === (days[0] ?? 0) + index)
  return isRun ? `${names[0]} sampai ${names.at(-1)}` : listed(names)
}

/** "09:30" → "09.30" */
export const dotted = (time: string) => time.replace(':', '.')

/** so long a time that was asked for is kept free, until somebody decides */
export const heldHours = 72

/** What may still be moved or cancelled by whoever asked. */
export const movable: readonly Status[] = ['new', 'confirmed']

/** hours before an appointment at which one is reminded of it */
export const reminderHours = [24, 1] as const

/** What programs are told of what visitors ask for. */
export const appointmentEvents: readonly WebhookEvent[] = [
  {
    type: 'appointment.requested',
    place: 40,
    label: 'Formulir janji temu dikirim',
    sample: { appointmentId: 31, topic: 'partnership', preferredAt: '2026-12-01T03:00:00.000Z' },
  },
  {
    type: 'appointment.moved',
    place: 40,
    label: 'Janji temu dipindahkan',
    sample: { appointmentId: 31, preferredAt: '2026-12-01T03:00:00.000Z' },
  },
  {
    type: 'demo.requested',
    place: 41,
    label: 'Demo diminta',
    sample: { day: '2026-12-01' },
  },
]
