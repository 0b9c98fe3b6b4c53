import type { CallContext } from '../../../platform/http/endpoint.ts'
import type { FormContext } from '../../../platform/http/page-form.ts'
import { qrPath } from '../../../platform/qr-path.ts'
import { hashToken, isSame, isToken, randomToken } from '../../../platform/secrets/tokens.ts'
import { to } from '../../../routes.ts'
import { conflict, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { attendChapter, type OwnContext } from '../enrolments/enrolments.ts'
import * as attendance from './attendance.store.ts'
import type { Check, MeetingCodes } from './meeting-codes.ts'
import * as doors from './meeting-doors.store.ts'
import { lockMeeting } from './meeting-writing.store.ts'
import type { Checking, Correction, ShownCode } from './meetings.contract.ts'
import {
  type AttendanceWay,
  arrivalAt,
  attendanceStates,
  doorOf,
  mostTries,
  wasThere,
} from './meetings.rules.ts'
import { findOwn, type OwnMeetingRow } from './own-meetings.store.ts'
import { getManaged } from './planning.ts'

/** Who is there: by coming in through our address, by what the teacher's screen shows, or because the teacher says so. */

const browserDays = 180

/** A meeting of a class the asker takes part in; to anybody else there is none. */
export async function getOwn({ tx, viewer }: OwnContext, id: number): Promise<OwnMeetingRow> {
  const found = await findOwn(tx, { id, membershipId: memberOf(viewer).membershipId })
  if (!found) throw notFound('Pertemuan')
  return found
}

const checkOf = ({ tenant }: OwnContext, meetingId: number, { turn }: doors.DoorRow): Check => ({
  tenantId: tenant.id,
  meetingId,
  turn,
})

interface Coming {
  way: Exclude<AttendanceWay, 'staff'>
  device: string | null
}

/** Notes that somebody came, once. What who teaches said of them stands. */
async function arrive(context: OwnContext, meeting: OwnMeetingRow, { way, device }: Coming): Promise<void> {
  const { tx, clock, viewer } = context
  const { membershipId } = memberOf(viewer)
  const at = clock.now()
  const arrival = { id: meeting.id, membershipId, state: arrivalAt(meeting, at), way, device, at }
  const isNew = await attendance.noteArrival(tx, arrival)
  const { chapterId, classId, enrolmentId } = meeting
  if (isNew && chapterId !== null) await attendChapter(context, { enrolmentId, classId, chapterId })
}

/** Comes in: answers where the meeting is held; the way back to its page while nobody gets in. */
export async function joinMeeting(
  context: CallContext,
  codes: MeetingCodes,
  { id, pass }: { id: number; pass: string },
): Promise<{ href: string }> {
  const meeting = await getOwn(context, id)
  const address = await addressFor(context, codes, meeting, pass)
  return { href: address ?? `${context.tenant.origin}${to.ownMeeting(meeting)}?told=shut` }
}

/** Notes that somebody came in; undefined while the door is shut, the last place is taken, or no address is known. */
async function addressFor(
  context: CallContext,
  codes: MeetingCodes,
  meeting: OwnMeetingRow,
  pass: string,
): Promise<string | undefined> {
  const { tx, clock, tenant, viewer, cookies } = context
  const { membershipId } = memberOf(viewer)
  const { id } = meeting
  const now = clock.now()
  if (!codes.isPass({ tenantId: tenant.id, meetingId: id, membershipId }, pass, now)) return undefined
  if (doorOf(meeting, now) !== 'open') return undefined
  const address = codes.openAddress(tenant.id, id, (await doors.findDoor(tx, id)).sealed)
  if (address === undefined) return undefined
  if (meeting.capacity !== null) {
    // one after the other, so that the last place is taken once
    await lockMeeting(tx, id)
    const isIn = await attendance.hasJoined(tx, id, membershipId)
    if (!isIn && (await attendance.countAttendance(tx, id)).joined >= meeting.capacity) return undefined
  }
  const device = cookies.get('device')
  await arrive(context, meeting, { way: 'join', device: isToken(device) ? hashToken(device) : null })
  return address
}

/** What lies in this browser alone, by which two people on one device are seen; only its hash is kept. */
export function deviceOf({ cookies }: Pick<FormContext, 'cookies'>): string {
  const known = cookies.get('device')
  const token = isToken(known) ? known : randomToken()
  cookies.set('device', token, { maxAge: browserDays * 86_400 })
  return hashToken(token)
}

export type Marked = 'done' | 'wrong' | 'stopped'

/** Somebody types what the teacher's screen shows, or presses the button after scanning it. */
export async function markOwn(
  context: FormContext,
  codes: MeetingCodes,
  { id, digits, ticket }: { id: number; digits: string; ticket: string },
): Promise<Marked> {
  const { tx, clock, tenant, viewer } = context
  const { membershipId } = memberOf(viewer)
  const meeting = await getOwn(context, id)
  const door = await doors.findDoor(tx, id)
  const now = clock.now()
  if (!doors.isChecking(door) || doorOf(meeting, now) !== 'open')
    throw conflict('Presensi pertemuan ini sedang tidak dibuka.')
  const person = { tenantId: tenant.id, meetingId: id, membershipId }
  if (ticket !== '' && codes.isTicket(person, ticket, now)) {
    await arrive(context, meeting, { way: 'code', device: deviceOf(context) })
    return 'done'
  }
  const tries = await doors.noteTry(tx, { id, membershipId, turn: door.turn })
  if (tries > mostTries) return 'stopped'
  if (isSame(digits.replaceAll(/\s/g, ''), codes.digits(checkOf(context, id, door)))) {
    await arrive(context, meeting, { way: 'digits', device: deviceOf(context) })
    return 'done'
  }
  return tries === mostTries ? 'stopped' : 'wrong'
}

/** Begins counting people in, with the same digits as before or others, or ends it. */
export async function setChecking(
  context: CallContext,
  codes: MeetingCodes,
  id: number,
  { isOpen, isNew }: Checking,
): Promise<ShownCode> {
  const { tx, clock } = context
  const meeting = await getManaged(context, id)
  if (isOpen && doorOf(meeting, clock.now()) !== 'open')
    throw conflict(
      'Presensi dibuka paling cepat 15 menit sebelum pertemuan, dan selama pertemuan berlangsung.',
    )
  if (isOpen) await doors.openCheck(tx, id, isNew, clock.now())
  else await doors.closeCheck(tx, id, clock.now())
  return shownCode(context, codes, id)
}

/** What a teacher's screen shows now: digits for those who type, a code that turns for those who scan. */
export async function shownCode(context: CallContext, codes: MeetingCodes, id: number): Promise<ShownCode> {
  const { tx, clock, tenant } = context
  const meeting = await getManaged(context, id)
  const door = await doors.findDoor(tx, id)
  const { came, people } = await attendance.countAttendance(tx, id)
  const isOpen = doors.isChecking(door) && doorOf(meeting, clock.now()) === 'open'
  const check = checkOf(context, id, door)
  const link = `${tenant.origin}${to.ownMeeting(meeting)}?code=${codes.code(check, clock.now())}`
  return {
    isOpen,
    digits: isOpen ? codes.digits(check) : '',
    qr: isOpen ? await qrPath(link) : { path: '', size: 1 },
    countText: `${came} dari ${people} peserta hadir`,
  }
}

/** What who teaches says of somebody's attendance; why stays with it. A chapter that is done stays done. */
export async function correctAttendance(
  context: CallContext,
  { id, membershipId }: { id: number; membershipId: number },
  { state, why }: Correction,
): Promise<void> {
  const { tx, clock, viewer } = context
  const meeting = await getManaged(context, id)
  const rows = await attendance.listAttendance(tx, id)
  const person = rows.find(row => row.membershipId === membershipId)
  if (!person) throw notFound('Peserta')
  const by = memberOf(viewer).membershipId
  await attendance.writeCorrection(tx, { id, membershipId, state, by, why, at: clock.now() })
  await record(context, {
    action: 'meeting.attendance',
    object: { type: 'meeting', id, name: `${person.name}, ${meeting.title}` },
    before: { state: person.state === null ? '' : attendanceStates[person.state].label },
    after: { state: attendanceStates[state].label, why },
  })
  const { classId, chapterId } = meeting
  if (wasThere(state) && chapterId !== null && person.enrolmentId !== null)
    await attendChapter(context, { enrolmentId: person.enrolmentId, classId, chapterId })
}
