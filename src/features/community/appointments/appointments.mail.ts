import type { Mail, Sender } from '../../../platform/mail/mail.ts'
import { routes } from '../../../routes.ts'
import { clockTime, dayAndDate } from '../../../shared/dates.ts'
import { type CalendarEntry, utcStamp } from '../../../shared/icalendar.ts'
import { phoneText } from '../../../shared/phone.ts'
import type { NotificationKind } from '../../membership/notifications/notifications.ts'
import { modes, orgTypes, topics } from './appointments.rules.ts'
import type { AppointmentRow } from './appointments.store.ts'

export const appointmentKind: NotificationKind = {
  kind: 'appointment',
  place: 70,
  label: 'Janji temu',
  about: 'Janji temu yang Anda minta dikonfirmasi atau dibatalkan.',
  usual: { bell: true, mail: 'now' },
  mailStays: 'Waktu dan tempat janji temu selalu dikirim lewat email.',
}

type Told = Pick<
  AppointmentRow,
  | 'name'
  | 'email'
  | 'phone'
  | 'organisation'
  | 'orgType'
  | 'topic'
  | 'preferredAt'
  | 'mode'
  | 'notes'
  | 'minutes'
>

/** "Selasa, 24 November 2026 pukul 09.30 WIB" */
export const whenText = (at: Date, timeZone: string) =>
  `${dayAndDate(at, timeZone)} pukul ${clockTime(at, timeZone)}`

/** What a calendar's entry says, line by line. */
export const linesOf = (told: Told, timeZone: string, place = ''): string[] => [
  `Waktu: ${whenText(told.preferredAt, timeZone)}`,
  `Cara: ${modes[told.mode]}${place === '' ? '' : ` (${place})`}`,
  `Topik: ${topics[told.topic]}`,
  `Atas nama: ${told.name}, ${told.organisation}`,
]

interface Led {
  timeZone: string
  /** the appointment's own page */
  url?: string | undefined
}

const ownPage = (url: string | undefined): Pick<Mail, 'action'> =>
  url === undefined ? {} : { action: { label: 'Lihat, pindahkan, atau batalkan', url } }

export const receivedMail = (sender: Sender, told: Told, { timeZone, url }: Led): Mail => ({
  to: told.email,
  sender,
  reason: 'appointment.received',
  subject: `Permintaan janji temu Anda dengan ${sender.name}`,
  greeting: `Halo ${told.name},`,
  paragraphs: [
    'Permintaan janji temu Anda sudah kami terima. Kami akan mengirim email lagi setelah waktunya kami konfirmasi.',
    ...linesOf(told, timeZone),
  ],
  ...ownPage(url),
  note: 'Bila Anda tidak meminta janji temu ini, abaikan email ini.',
})

export const noticeMail = (sender: Sender, to: string, told: Told, timeZone: string): Mail => ({
  to,
  sender,
  reason: 'appointment.notice',
  subject: `Janji temu baru: ${told.organisation}`,
  paragraphs: [
    `${told.name} dari ${told.organisation} (${orgTypes[told.orgType]}) meminta janji temu.`,
    ...linesOf(told, timeZone),
    `Kontak: ${told.email}, ${phoneText(told.phone)}`,
    ...(told.notes === '' ? [] : [`Catatan: ${told.notes}`]),
  ],
  action: { label: 'Buka janji temu', url: `${sender.origin}${routes['Kelola-Janji-Temu']}` },
})

/** Opens the entry in Google's calendar, filled in. */
function calendarLink(sender: Sender, told: Told, place: string): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: `Janji temu dengan ${sender.name}`,
    dates: `${utcStamp(told.preferredAt)}/${utcStamp(new Date(told.preferredAt.getTime() + told.minutes * 60_000))}`,
    details: `Topik: ${topics[told.topic]}`,
    location: place,
  })
  return `https://calendar.google.com/calendar/render?${query}`
}

interface Answer extends Led {
  place: string
  reply: string
}

export const confirmedMail = (sender: Sender, told: Told, { place, reply, timeZone, url }: Answer): Mail => ({
  to: told.email,
  sender,
  reason: 'appointment.confirmed',
  subject: `Janji temu Anda dengan ${sender.name} terkonfirmasi`,
  greeting: `Halo ${told.name},`,
  paragraphs: [
    'Sampai jumpa pada waktu berikut.',
    ...linesOf(told, timeZone, place),
    ...(reply === '' ? [] : [reply]),
    ...(url ? [`Memindahkan, membatalkan, atau menyimpan ke kalender lain: ${url}`] : []),
  ],
  action: { label: 'Tambahkan ke kalender', url: calendarLink(sender, told, place) },
  note: 'Bila Anda berhalangan, balas email ini atau hubungi kami.',
})

export const cancelledMail = (sender: Sender, told: Told, { reply, timeZone }: Answer): Mail => ({
  to: told.email,
  sender,
  reason: 'appointment.cancelled',
  subject: `Janji temu Anda dengan ${sender.name} dibatalkan`,
  greeting: `Halo ${told.name},`,
  paragraphs: [`Janji temu pada ${whenText(told.preferredAt, timeZone)} tidak dapat kami penuhi.`, reply],
  action: { label: 'Pilih waktu lain', url: `${sender.origin}${routes['Make-Appointment']}` },
})

/** To the person, or to whoever looks after appointments (`to`). */
export const movedMail = (
  sender: Sender,
  told: Told & { place: string },
  { timeZone, url, to }: Led & { to?: string },
): Mail => ({
  to: to ?? told.email,
  sender,
  reason: 'appointment.moved',
  subject: `Janji temu dipindahkan ke ${whenText(told.preferredAt, timeZone)}`,
  ...(to === undefined ? { greeting: `Halo ${told.name},` } : {}),
  paragraphs: ['Janji temu ini sekarang pada waktu berikut.', ...linesOf(told, timeZone, told.place)],
  ...(to === undefined
    ? ownPage(url)
    : { action: { label: 'Buka janji temu', url: `${sender.origin}${routes['Kelola-Janji-Temu']}` } }),
})

export const cancelledByThemMail = (
  sender: Sender,
  to: string,
  told: Told,
  { words, timeZone }: { words: string; timeZone: string },
): Mail => ({
  to,
  sender,
  reason: 'appointment.cancelled_by_them',
  subject: `${told.name} membatalkan janji temu`,
  paragraphs: [
    `Janji temu pada ${whenText(told.preferredAt, timeZone)} dibatalkan oleh ${told.name} dari ${told.organisation}.`,
    ...(words === '' ? [] : [words]),
  ],
  action: { label: 'Buka janji temu', url: `${sender.origin}${routes['Kelola-Janji-Temu']}` },
})

export const reminderMail = (
  sender: Sender,
  told: Told & { place: string },
  { timeZone, url }: Led,
): Mail => ({
  to: told.email,
  sender,
  reason: 'appointment.reminder',
  subject: `Pengingat: janji temu ${whenText(told.preferredAt, timeZone)}`,
  greeting: `Halo ${told.name},`,
  paragraphs: [
    `Janji temu Anda dengan ${sender.name} sebentar lagi.`,
    ...linesOf(told, timeZone, told.place),
  ],
  ...ownPage(url),
})

/** As calendars keep it: the same entry whatever becomes of it. */
export const entryOf = (
  row: AppointmentRow,
  { site, url, slug }: { site: string; url: string; slug: string },
): CalendarEntry => ({
  uid: `janji-temu-${row.id}@${slug}`,
  title: `Janji temu dengan ${site}`,
  description: `Topik: ${topics[row.topic]}`,
  location: row.place || undefined,
  url,
  startAt: row.preferredAt,
  endAt: new Date(row.preferredAt.getTime() + row.minutes * 60_000),
  updatedAt: row.updatedAt,
  sequence: row.sequence,
  status: row.status === 'cancelled' ? 'cancelled' : row.status === 'new' ? 'tentative' : 'confirmed',
})

export const demoMail = (sender: Sender, to: string, email: string): Mail => ({
  to,
  sender,
  reason: 'appointment.demo',
  subject: `Permintaan demo dari ${email}`,
  paragraphs: [`${email} ingin melihat demo. Balas langsung ke alamat itu.`],
})
