import type { CallContext } from '../../../platform/http/endpoint.ts'
import { Download } from '../../../platform/http/endpoint.ts'
import { notFound } from '../../../shared/failure.ts'
import { icalendar } from '../../../shared/icalendar.ts'
import { slugOf } from '../../../shared/slug.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { findOwnLearning, mayRead, type OwnContext } from '../enrolments/enrolments.ts'
import type { MeetingCodes } from './meeting-codes.ts'
import { calendarTurn, turnCalendar } from './meeting-doors.store.ts'
import { meetingEntry } from './meetings.cards.ts'
import { isActiveMember, listAll } from './own-meetings.store.ts'

/** Meetings for other programs' calendars. */

const type = 'text/calendar; charset=utf-8'
const day = 86_400_000
/** who subscribes wants what is to come, and to look back a while */
const keptDays = 180

const hrefOf = (origin: string, token: string) => `${origin}/v1/calendars/${token}/pertemuan.ics`

/** The secret address of the asker's own calendar. */
export async function calendarHref({ tx, tenant, viewer }: OwnContext, codes: MeetingCodes): Promise<string> {
  const { membershipId } = memberOf(viewer)
  const turn = await calendarTurn(tx, membershipId)
  return hrefOf(tenant.origin, codes.calendar(tenant.id, membershipId, turn))
}

/** Another address; whoever had the one before sees nothing any more. */
export async function renewCalendar({ tx, tenant, viewer }: OwnContext, codes: MeetingCodes) {
  const { membershipId } = memberOf(viewer)
  const turn = await turnCalendar(tx, membershipId)
  return { href: hrefOf(tenant.origin, codes.calendar(tenant.id, membershipId, turn)) }
}

/** The meetings of one class, to be put into a calendar by hand. */
export async function classFile(context: CallContext, slug: string): Promise<Download> {
  const { tx, tenant, viewer } = context
  const row = await findOwnLearning(context, slug)
  if (!row || !mayRead(row.state)) throw notFound('Kelas')
  const by = { membershipId: memberOf(viewer).membershipId, classId: row.classId, since: new Date(0) }
  const entries = (await listAll(tx, by)).map(meeting => meetingEntry(meeting, context))
  const text = icalendar({ name: `Pertemuan ${row.name}`, timeZone: tenant.timeZone, entries })
  return new Download(`pertemuan-${slugOf(row.name)}.ics`, type, text)
}

/** All meetings of whoever the address was made for. */
export async function memberFile(
  context: CallContext,
  codes: MeetingCodes,
  token: string,
): Promise<Download> {
  const { tx, tenant, clock } = context
  const [, id = ''] = /^([1-9]\d{0,8})-\d{1,6}-[\w-]{22}$/.exec(token) ?? []
  const membershipId = Number(id)
  const isTheirs =
    membershipId > 0 &&
    codes.isCalendar(token, tenant.id, membershipId, await calendarTurn(tx, membershipId)) &&
    (await isActiveMember(tx, membershipId))
  if (!isTheirs) throw notFound('Kalender')
  const since = new Date(clock.now().getTime() - keptDays * day)
  const entries = (await listAll(tx, { membershipId, classId: null, since })).map(meeting =>
    meetingEntry(meeting, context),
  )
  return new Download(
    'pertemuan.ics',
    type,
    icalendar({ name: `Pertemuan di ${tenant.title}`, timeZone: tenant.timeZone, entries }),
  )
}
