import { to } from '../../../routes.ts'
import { clockTime, dayAndDate, duration } from '../../../shared/dates.ts'
import { notify, type TellContext } from '../../membership/notifications/notifications.ts'
import { listPeople } from './attendance.store.ts'
import { meetingKind, reminderKind } from './meetings.rules.ts'
import type { MeetingRow } from './meetings.store.ts'

type Told = Pick<MeetingRow, 'id' | 'slug' | 'title' | 'className' | 'startAt' | 'minutes' | 'timeZone'>

/** "Selasa, 24 November 2026 pukul 19.00 WIB" */
export const whenText = ({ startAt, timeZone }: Pick<Told, 'startAt' | 'timeZone'>): string =>
  `${dayAndDate(startAt, timeZone)} pukul ${clockTime(startAt, timeZone)}`

interface Words {
  kind: string
  title: string
  words: string
  reason: string
}

/** Everybody it concerns, in the transaction of what happened. */
async function tellAll(context: TellContext, meeting: Told, words: Words): Promise<void> {
  for (const { id } of await listPeople(context.tx, meeting.id))
    await notify(context, {
      ...words,
      to: id,
      link: to.ownMeeting(meeting),
      linkLabel: 'Buka pertemuan',
    })
}

export const tellMoved = (context: TellContext, meeting: Told, before: Date): Promise<void> =>
  tellAll(context, meeting, {
    kind: meetingKind.kind,
    reason: 'meeting.moved',
    title: `Pertemuan "${meeting.title}" dipindah`,
    words: `Pertemuan kelas ${meeting.className} yang semula ${whenText({ ...meeting, startAt: before })} kini ${whenText(meeting)}, ${duration(meeting.minutes)}. Kalender yang berlangganan jadwal Anda ikut berubah.`,
  })

export const tellCancelled = (
  context: TellContext,
  meeting: Told & { isCancelled: boolean },
  why: string,
): Promise<void> =>
  tellAll(context, meeting, {
    kind: meetingKind.kind,
    reason: 'meeting.cancelled',
    title: meeting.isCancelled
      ? `Pertemuan "${meeting.title}" dibatalkan`
      : `Pertemuan "${meeting.title}" jadi diadakan`,
    words: [
      meeting.isCancelled
        ? `Pertemuan kelas ${meeting.className} pada ${whenText(meeting)} dibatalkan.`
        : `Pertemuan kelas ${meeting.className} tetap diadakan pada ${whenText(meeting)}, ${duration(meeting.minutes)}.`,
      why === '' ? '' : `Alasan: ${why}`,
    ]
      .filter(Boolean)
      .join('\n'),
  })

export const tellSoon = (context: TellContext, meeting: Told, isSoon: boolean): Promise<void> =>
  tellAll(context, meeting, {
    kind: reminderKind.kind,
    reason: 'meeting.reminder',
    title: isSoon
      ? `Sebentar lagi: ${meeting.title}`
      : `Pertemuan ${meeting.title}, pukul ${clockTime(meeting.startAt, meeting.timeZone)}`,
    words: `Pertemuan kelas ${meeting.className} dimulai ${whenText(meeting)} dan berlangsung ${duration(meeting.minutes)}. Ruangnya dibuka 15 menit sebelumnya.`,
  })
