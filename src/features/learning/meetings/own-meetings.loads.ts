import type { PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { clockTime, duration, momentText } from '../../../shared/dates.ts'
import { notFound } from '../../../shared/failure.ts'
import { framedPage, type PageAnswer } from '../../../shared/page.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import { findOwnLearning, mayRead, type OwnContext } from '../enrolments/enrolments.ts'
import { getOwn } from './attending.ts'
import { calendarHref } from './meeting-calendars.ts'
import type { MeetingCodes } from './meeting-codes.ts'
import * as doors from './meeting-doors.store.ts'
import type { OwnMeetingLine, OwnMeetingPage } from './meeting-pages.contract.ts'
import { recordingOf, standingOf, whereText } from './meetings.cards.ts'
import { attendanceStates, doorOf, mostTries, opensAt, stateOf, wasThere } from './meetings.rules.ts'
import { listSpeakers } from './meetings.store.ts'
import { listAll, type OwnMeetingRow } from './own-meetings.store.ts'
import { whenText } from './telling-people.ts'

const longBefore = new Date(0)

/** A number in an address; what is none is nothing's. */
export const idIn = (text = ''): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0)

/** The meetings of one's class: the next ones, and what there was. */
export const loadOwnMeetings = (codes: MeetingCodes): PersonalPageLoad => ({
  access: permissions.beMember,
  office: 'own',
  query: [],
  async load(context) {
    const { slug = '' } = context.params
    const row = await findOwnLearning(context, slug)
    if (!row || !mayRead(row.state)) throw notFound('Pertemuan')
    const now = context.clock.now()
    const by = {
      membershipId: memberOf(context.viewer).membershipId,
      classId: row.classId,
      since: longBefore,
    }
    const meetings = await listAll(context.tx, by)
    const isPast = (meeting: OwnMeetingRow) => doorOf(meeting, now) === 'over'
    const past = meetings.filter(isPast)
    const came = past.filter(({ attended }) => wasThere(attended)).length
    const lineOf = (meeting: OwnMeetingRow) => meetingLine(meeting, context)
    const data = {
      className: row.name,
      classHref: to.learningIn(row),
      next: meetings.filter(meeting => !isPast(meeting)).map(lineOf),
      past: past.toReversed().map(lineOf),
      attendanceText: past.length === 0 ? '' : `Anda hadir di ${came} dari ${past.length} pertemuan.`,
      fileHref: `/v1/class/meetings/file?${new URLSearchParams({ slug: row.slug })}`,
      calendarHref: await calendarHref(context, codes),
    }
    return framedPage('office', 'meetings.of', data, {
      title: `Pertemuan ${row.name}`,
      description: 'Pertemuan kelas dan kehadiran Anda.',
      canonical: to.ownMeetings(row),
    })
  },
})

function meetingLine(meeting: OwnMeetingRow, { clock, tenant }: OwnContext): OwnMeetingLine {
  const now = clock.now()
  const isEnded = stateOf(meeting, now) === 'ended'
  const noted = meeting.attended ?? (isEnded ? 'absent' : null)
  return {
    id: meeting.id,
    title: meeting.title,
    href: to.ownMeeting(meeting),
    lines: [`${whenText(meeting)}, ${duration(meeting.minutes)}`, whereText(meeting)],
    state: standingOf(meeting, now),
    attendance: noted && attendanceStates[noted],
    recording: recordingOf(meeting, tenant.mediaBase, now),
  }
}

/** One meeting: when it is, the way in, how one is counted, and what is left of it. */
export const loadOwnMeeting = (codes: MeetingCodes): PersonalPageLoad => ({
  access: permissions.beMember,
  office: 'own',
  query: ['code', 'told'],
  load: context => ownMeetingPage(context, codes, context.query),
})

export interface Shown {
  /** what was scanned */
  code?: string
  /** what came of marking or joining: done, wrong, stopped, shut */
  told?: string
}

const told: Readonly<Record<string, string>> = {
  wrong: 'Angka itu tidak cocok. Lihat lagi layar pengajar, lalu coba sekali lagi.',
  stopped: `Sudah ${mostTries} kali keliru. Tunggu angka baru di layar pengajar, atau minta pengajar mencatat kehadiran Anda.`,
  shut: 'Ruang pertemuan belum dapat dimasuki: belum dibuka, sudah penuh, atau alamatnya belum diisi pengajar.',
}

export async function ownMeetingPage(
  context: OwnContext & { params: Record<string, string> },
  codes: MeetingCodes,
  shown: Shown,
  problem = '',
): Promise<PageAnswer<'meetings.own'> | { redirect: string }> {
  const { tx, clock, tenant, viewer } = context
  const id = idIn(context.params.id)
  const meeting = await getOwn(context, id)
  if (meeting.slug !== context.params.slug) return { redirect: to.ownMeeting(meeting) }
  const now = clock.now()
  const door = doorOf(meeting, now)
  const person = { tenantId: tenant.id, meetingId: id, membershipId: memberOf(viewer).membershipId }
  const row = await doors.findDoor(tx, id)
  const isChecking = doors.isChecking(row) && door === 'open' && !wasThere(meeting.attended)
  const check = { tenantId: tenant.id, meetingId: id, turn: row.turn }
  const isScanned = isChecking && shown.code !== undefined && codes.isCode(check, shown.code, now)
  const scanProblem =
    isChecking && shown.code !== undefined && !isScanned
      ? 'Kode QR itu sudah berganti. Pindai sekali lagi.'
      : ''
  const speakers = await listSpeakers(tx, id)
  const data: OwnMeetingPage = {
    title: meeting.title,
    summary: meeting.summary,
    className: meeting.className,
    classHref: to.learningIn(meeting),
    listHref: to.ownMeetings(meeting),
    facts: [
      { label: 'Waktu', value: whenText(meeting) },
      { label: 'Lama', value: duration(meeting.minutes) },
      { label: 'Tempat', value: whereText(meeting) },
      { label: 'Untuk', value: meeting.runName ?? 'Semua peserta kelas' },
      { label: 'Pembicara', value: speakers.map(({ label }) => label).join(', ') },
    ],
    state: standingOf(meeting, now),
    door,
    doorText: doorWords(meeting, door),
    joinHref:
      door === 'open' && meeting.hasAddress ? `/v1/meetings/${id}/join/${codes.pass(person, now)}` : '',
    attendance: attendanceOf(meeting, door),
    action: to.ownMeeting(meeting),
    check: isScanned ? 'ticket' : isChecking ? 'digits' : 'closed',
    ticket: isScanned ? codes.ticket(person, now) : '',
    problem: problem || scanProblem || (told[shown.told ?? ''] ?? ''),
    done: shown.told === 'done' ? 'Kehadiran Anda tercatat.' : '',
    recording: recordingOf(meeting, tenant.mediaBase, now),
  }
  return framedPage('office', 'meetings.own', data, {
    title: meeting.title,
    description: `Pertemuan kelas ${meeting.className}.`,
    canonical: data.action,
  })
}

function attendanceOf(
  { attended, attendedAt, timeZone }: OwnMeetingRow,
  door: OwnMeetingPage['door'],
): OwnMeetingPage['attendance'] {
  if (attended === null || attendedAt === null)
    return door === 'over'
      ? { ...attendanceStates.absent, text: 'Ada yang keliru? Hubungi pengajar kelas ini.' }
      : null
  return { ...attendanceStates[attended], text: `Dicatat ${momentText(attendedAt, timeZone)}.` }
}

function doorWords(meeting: OwnMeetingRow, door: OwnMeetingPage['door']): string {
  if (door === 'cancelled') return 'Pertemuan ini dibatalkan.'
  if (door === 'over') return 'Pertemuan ini sudah selesai.'
  if (door === 'early') {
    const opens = opensAt(meeting)
    return `Ruang dibuka ${momentText(opens, meeting.timeZone)}, 15 menit sebelum pertemuan dimulai.`
  }
  if (!meeting.hasAddress)
    return 'Pengajar belum mengisi alamat pertemuan. Muat ulang halaman ini sebentar lagi.'
  return `Ruang sudah dibuka. Pertemuan dimulai pukul ${clockTime(meeting.startAt, meeting.timeZone)}.`
}
