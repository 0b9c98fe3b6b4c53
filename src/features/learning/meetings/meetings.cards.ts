import { to } from '../../../routes.ts'
import { duration } from '../../../shared/dates.ts'
import type { CalendarEntry } from '../../../shared/icalendar.ts'
import type { ChapterMeeting, NextMeeting } from '../enrolments/enrolments.ts'
import type { ShownRecording } from './meeting-pages.contract.ts'
import { attendanceStates, doorOf, endOf, meetingStates, stateOf } from './meetings.rules.ts'
import type { MeetingRow } from './meetings.store.ts'
import type { OwnMeetingRow } from './own-meetings.store.ts'
import { whenText } from './telling-people.ts'

/** Meetings in words, as they stand elsewhere. */

export const whereText = ({ provider }: Pick<MeetingRow, 'provider'>): string =>
  provider === '' ? 'Daring' : `Daring lewat ${provider}`

/** Where one stands now, also where its door is open before its time. */
export function standingOf(meeting: MeetingRow, now: Date) {
  const state = stateOf(meeting, now)
  if (state === 'scheduled' && doorOf(meeting, now) === 'open')
    return { label: 'Ruang sudah dibuka', tone: 'green' } as const
  return meetingStates[state]
}

/** What is left of it to look at, once it is over. */
export function recordingOf(meeting: MeetingRow, mediaBase: string, now: Date): ShownRecording {
  if (stateOf(meeting, now) !== 'ended') return null
  if (meeting.recordingFilm) return { film: `${mediaBase}${meeting.recordingFilm.key}` }
  return meeting.recordingUrl === null ? null : { href: meeting.recordingUrl }
}

/** As calendars know it: it leads to our page, for where it is held is told to nobody but whoever comes in. */
export function meetingEntry(
  meeting: MeetingRow,
  { tenant }: { tenant: { slug: string; origin: string } },
): CalendarEntry {
  const url = `${tenant.origin}${to.ownMeeting(meeting)}`
  return {
    uid: `pertemuan-${meeting.id}@${tenant.slug}.sanggar`,
    title: `${meeting.title} (${meeting.className})`,
    description: [meeting.summary, `Gabung lewat ${url}`].filter(Boolean).join('\n\n'),
    location: whereText(meeting),
    url,
    startAt: meeting.startAt,
    endAt: endOf(meeting),
    updatedAt: meeting.updatedAt,
    sequence: meeting.sequence,
    status: meeting.isCancelled ? 'cancelled' : 'confirmed',
  }
}

export function nextMeetingOf(meeting: OwnMeetingRow, now: Date): NextMeeting {
  const { label, tone } = standingOf(meeting, now)
  return {
    title: meeting.title,
    className: meeting.className,
    startAt: meeting.startAt,
    minutes: meeting.minutes,
    timeZone: meeting.timeZone,
    where: whereText(meeting),
    href: to.ownMeeting(meeting),
    label,
    tone,
  }
}

/** A chapter's meeting, for whoever reads the chapter. */
export function chapterMeetingOf(meeting: OwnMeetingRow, mediaBase: string, now: Date): ChapterMeeting {
  const isOpen = doorOf(meeting, now) === 'open'
  return {
    title: meeting.title,
    lines: [
      `${whenText(meeting)}, ${duration(meeting.minutes)}. ${whereText(meeting)}.`,
      standingOf(meeting, now).label +
        (meeting.attended === null ? '' : ` · Kehadiran Anda: ${attendanceStates[meeting.attended].label}`),
    ],
    action: { label: isOpen ? 'Gabung pertemuan' : 'Buka pertemuan', href: to.ownMeeting(meeting) },
    recording: recordingOf(meeting, mediaBase, now),
  }
}
