import { notifyPurge } from '../../../platform/db/channels.ts'
import { forgetUses, noteUses } from '../../../platform/files/file-uses.ts'
import type { CallContext } from '../../../platform/http/endpoint.ts'
import { to } from '../../../routes.ts'
import { instantOf } from '../../../shared/days.ts'
import { changedMeanwhile, conflict, invalidField, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { keepRemoved, type Removed, type Undoing } from '../../core/removals/removals.ts'
import { attendChapter, scopeOf } from '../enrolments/enrolments.ts'
import { countAttendance, listAttendance } from './attendance.store.ts'
import type { MeetingCodes } from './meeting-codes.ts'
import { putAddress } from './meeting-doors.store.ts'
import * as writing from './meeting-writing.store.ts'
import type { Cancellation, ChangedMeeting, NewMeeting, Recording } from './meetings.contract.ts'
import { stateOf, wasThere } from './meetings.rules.ts'
import * as store from './meetings.store.ts'
import { tellCancelled, tellMoved } from './telling-people.ts'

/** Planning meetings: who teaches a class, or writes it, says when they are, moves them, calls them off. */

const week = 7 * 86_400_000
/** what shows meetings to visitors */
const tags = ['classes']

/** A meeting of a class one looks after; to anybody else there is none. */
export async function getManaged({ tx, viewer }: Pick<CallContext, 'tx' | 'viewer'>, id: number) {
  const found = await store.findManaged(tx, id, scopeOf(viewer))
  if (!found) throw notFound('Pertemuan')
  return found
}

const objectOf = ({ id, title, className }: store.MeetingRow) => ({
  type: 'meeting',
  id,
  name: `${title}, ${className}`,
})

/** One meeting, or as many as were asked for, each a week after the other. */
export async function planMeetings(
  context: CallContext,
  codes: MeetingCodes,
  given: NewMeeting,
): Promise<{ ids: number[]; href: string }> {
  const { tx, clock, tenant, viewer } = context
  const [led] = await store.listClasses(tx, scopeOf(viewer), given.classId)
  if (!led) throw notFound('Kelas')
  const written = await writtenOf(context, given.classId, given)
  const ids: number[] = []
  for (let turn = 0; turn < given.repeat; turn++) {
    const startAt = new Date(written.startAt.getTime() + turn * week)
    const id = await writing.insertMeeting(tx, led.id, { ...written, startAt }, clock.now())
    await putBeside(context, codes, id, given)
    ids.push(id)
  }
  const [first = 0] = ids
  await record(context, {
    action: 'meeting.plan',
    object: { type: 'meeting', id: first, name: `${given.title}, ${led.name}` },
    after: { times: ids.length, startAt: written.startAt.toISOString() },
  })
  await notifyPurge(tx, tenant.id, tags)
  return { ids, href: ids.length === 1 ? to.meeting({ id: first }) : to.meetings() }
}

/** Changes one. Whoever takes part is told of another time, and their calendars of every change. */
export async function changeMeeting(
  context: CallContext,
  codes: MeetingCodes,
  id: number,
  given: ChangedMeeting,
): Promise<void> {
  const { tx, clock, tenant } = context
  const before = await getManaged(context, id)
  const locked = await writing.lockMeeting(tx, id)
  if (locked?.version !== given.version) throw changedMeanwhile('Pertemuan ini')
  const written = await writtenOf(context, before.classId, given)
  const isMoved = written.startAt.getTime() !== before.startAt.getTime() || written.minutes !== before.minutes
  const isOther = isMoved || written.runId !== before.runId || written.title !== before.title
  const isAgain = isMoved && written.startAt > clock.now()
  await writing.updateMeeting(tx, { id, isMoved: isOther, at: clock.now() }, written, isAgain)
  await putBeside(context, codes, id, given)
  const after = await getManaged(context, id)
  await record(context, {
    action: isMoved ? 'meeting.move' : 'meeting.change',
    object: objectOf(after),
    before: { title: before.title, startAt: before.startAt.toISOString(), minutes: before.minutes },
    after: { title: after.title, startAt: after.startAt.toISOString(), minutes: after.minutes },
  })
  if (after.chapterId !== null && after.chapterId !== before.chapterId) await attendedBefore(context, after)
  const isToCome = stateOf(after, clock.now()) === 'scheduled'
  if (isMoved && isToCome) await tellMoved(context, after, before.startAt)
  await notifyPurge(tx, tenant.id, tags)
}

/** Whoever was there has done the chapter that the meeting now belongs to. */
async function attendedBefore(context: CallContext, { id, classId, chapterId }: store.MeetingRow) {
  if (chapterId === null) return
  for (const { enrolmentId, state } of await listAttendance(context.tx, id))
    if (enrolmentId !== null && wasThere(state))
      await attendChapter(context, { enrolmentId, classId, chapterId })
}

/** Calls it off, or takes it up again; its people are told either way while it is to come. */
export async function cancelMeeting(
  context: CallContext,
  id: number,
  { isCancelled, why }: Cancellation,
): Promise<void> {
  const { tx, clock, tenant } = context
  await writing.lockMeeting(tx, id)
  const before = await getManaged(context, id)
  if (before.isCancelled === isCancelled) return
  const state = stateOf({ ...before, isCancelled: false }, clock.now())
  if (state === 'ended') throw conflict('Pertemuan ini sudah selesai.')
  await writing.setCancelled(tx, { id, isMoved: true, at: clock.now() }, isCancelled)
  await record(context, {
    action: isCancelled ? 'meeting.cancel' : 'meeting.restore',
    object: objectOf(before),
    after: { why },
  })
  await tellCancelled(context, { ...before, isCancelled }, why)
  await notifyPurge(tx, tenant.id, tags)
}

/** It is over before its time. */
export async function endMeeting(context: CallContext, id: number): Promise<void> {
  const { tx, clock, tenant } = context
  await writing.lockMeeting(tx, id)
  const before = await getManaged(context, id)
  if (stateOf(before, clock.now()) !== 'live')
    throw conflict('Hanya pertemuan yang sedang berlangsung yang dapat diakhiri.')
  await writing.setEnded(tx, { id, isMoved: false, at: clock.now() }, clock.now())
  await record(context, { action: 'meeting.end', object: objectOf(before) })
  await notifyPurge(tx, tenant.id, tags)
}

/** What was planned by mistake goes; what somebody was at stays. */
export async function removeMeeting(context: CallContext, id: number): Promise<Removed> {
  const { tx, tenant } = context
  await writing.lockMeeting(tx, id)
  const before = await getManaged(context, id)
  if ((await countAttendance(tx, id)).noted > 0)
    throw conflict('Kehadiran di pertemuan ini sudah tercatat, jadi tidak dapat dihapus. Batalkan saja.')
  const removed = await keepRemoved(context, { kind: 'meeting', id, name: before.title, from: 'webinars' })
  await forgetUses(tx, { kind: 'meeting', id: String(id) })
  await writing.deleteMeeting(tx, id)
  await record(context, { action: 'meeting.remove', object: objectOf(before) })
  await notifyPurge(tx, tenant.id, tags)
  return removed
}

export const meetingUndoing: Undoing = {
  kind: 'meeting',
  access: permissions.leadMeetings,
  async restored(context, id) {
    // whoever has given the class away meanwhile brings nothing back into it
    await getManaged(context, id)
    await notifyPurge(context.tx, context.tenant.id, tags)
    return undefined
  },
}

/** What is left of a meeting to look at: an address, or a film of the library. */
export async function putRecording(
  context: CallContext,
  id: number,
  { url, film, isPublic }: Recording,
): Promise<void> {
  const { tx, clock, tenant } = context
  await writing.lockMeeting(tx, id)
  const before = await getManaged(context, id)
  if (stateOf(before, clock.now()) !== 'ended')
    throw conflict('Rekaman dipasang setelah pertemuannya selesai.')
  if (url !== '' && film !== null) throw invalidField('url', 'Pilih salah satu: alamat atau video', 'both')
  const change = { id, isMoved: false, at: clock.now() }
  await writing.setRecording(tx, change, { url: url === '' ? null : url, film, isPublic })
  await noteUses(
    tx,
    { kind: 'meeting', id: String(id), state: 'published' },
    { recording: film?.key ?? null },
  )
  await record(context, {
    action: 'meeting.record',
    object: objectOf(before),
    after: { isPublic, isThere: url !== '' || film !== null },
  })
  await notifyPurge(tx, tenant.id, tags)
}

type Words = Omit<ChangedMeeting, 'version'>

/** Speakers and the sealed address, which stand beside it. */
async function putBeside({ tx, tenant }: CallContext, codes: MeetingCodes, id: number, given: Words) {
  const slugs = [...new Set(given.speakers)]
  if ((await writing.putSpeakers(tx, id, slugs)) < slugs.length)
    throw invalidField('speakers', 'Seorang pembicara tidak ada lagi. Pilih ulang.', 'unknown')
  await putAddress(tx, id, given.address === '' ? null : codes.sealAddress(tenant.id, id, given.address))
}

/** What was typed, as it is stored; a run and a chapter must be of this class. */
async function writtenOf(
  { tx, viewer }: CallContext,
  classId: number,
  given: Words,
): Promise<writing.WrittenMeeting> {
  const scope = scopeOf(viewer)
  const isIn = (rows: readonly { id: number }[], id: number) => rows.some(row => row.id === id)
  if (given.runId !== null && !isIn(await store.listRuns(tx, scope, classId), given.runId))
    throw invalidField('runId', 'Angkatan ini bukan dari kelas ini', 'unknown')
  if (given.chapterId !== null && !isIn(await store.listLiveChapters(tx, scope, classId), given.chapterId))
    throw invalidField('chapterId', 'Pilih bab pertemuan dari kelas ini', 'unknown')
  const { title, summary, minutes, timeZone, provider, capacity, runId, chapterId } = given
  const startAt = instantOf(given.startAt, timeZone)
  return { title, summary, minutes, timeZone, provider, capacity, runId, chapterId, startAt }
}
