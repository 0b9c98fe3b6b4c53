import type { Tx } from '../../../platform/db/transaction.ts'
import { grantOf } from '../../../platform/http/access.ts'
import type { CallContext } from '../../../platform/http/endpoint.ts'
import { to } from '../../../routes.ts'
import { conflict, forbidden, invalidField, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import { keepRemoved, type Overwritten, type Removed, type Undoing } from '../../core/removals/removals.ts'
import { findOwnLearning, mayRead, type OwnContext, scopeOf } from '../enrolments/enrolments.ts'
import { insertReport, listOpenReports, settleReports } from './thread-reports.store.ts'
import type { NewAnnouncement, NewQuestion } from './threads.contract.ts'
import { mayRemove, mostPosts } from './threads.rules.ts'
import * as store from './threads.store.ts'

/** Who looks after classes, as far as the matrix lets them. */
const scopeIn = ({ viewer }: OwnContext) => {
  const grant = grantOf(permissions.leadDiscussions, viewer.member)
  return grant === 'none' ? undefined : scopeOf({ ...viewer, grant })
}

export interface DiscussionReader extends store.Reader {
  slug: string
  className: string
}

/** Whoever takes part in a class or looks after it; to anybody else there is no such discussion. */
export async function getReader(context: OwnContext, slug: string): Promise<DiscussionReader> {
  const { tx, viewer } = context
  const { membershipId } = memberOf(viewer)
  const scope = scopeIn(context)
  const led = scope && (await store.findManagedClass(tx, { slug }, scope))
  if (led)
    return {
      slug: led.slug,
      className: led.name,
      classId: led.id,
      classroomId: null,
      isTeam: true,
      membershipId,
    }
  const row = await findOwnLearning(context, slug)
  if (!row || !mayRead(row.state)) throw notFound('Diskusi')
  const { classId, classroomId, name } = row
  return { slug: row.slug, className: name, classId, classroomId, isTeam: false, membershipId }
}

/** One thread of a class that whoever asks is in; 404 for everybody else. */
export async function getThread(
  context: OwnContext,
  id: number,
): Promise<{ thread: store.ThreadRow; reader: DiscussionReader }> {
  const thread = await store.findThread(context.tx, id)
  if (!thread) throw notFound('Diskusi')
  const reader = await getReader(context, thread.slug)
  const isTheirs = reader.isTeam || thread.classroomId === null || thread.classroomId === reader.classroomId
  if (!isTheirs) throw notFound('Diskusi')
  return { thread, reader }
}

export async function ask(context: CallContext, given: NewQuestion) {
  const { tx, clock } = context
  const reader = await getReader(context, given.slug)
  const chapter = given.chapter ? await store.findChapterBySlug(tx, reader.classId, given.chapter) : undefined
  if (given.chapter && !chapter) throw invalidField('chapter', 'Bab ini tidak ada di kelas', 'unknown')
  const id = await store.insertThread(tx, {
    kind: 'question',
    classId: reader.classId,
    classroomId: reader.classroomId,
    chapterId: chapter?.id ?? null,
    title: given.title,
    body: given.body,
    by: reader.membershipId,
    at: clock.now(),
  })
  await store.follow(tx, id, reader.membershipId, 0)
  return { id, href: to.thread({ slug: reader.slug, id }) }
}

/** Whoever teaches tells a run, or the whole class. */
export async function announce(context: CallContext, given: NewAnnouncement) {
  const { tx, clock, viewer } = context
  const scope = scopeOf(viewer)
  const led = await store.findManagedClass(tx, { classId: given.classId }, scope)
  if (!led) throw notFound('Kelas')
  const runs = await store.listManagedRuns(tx, scope)
  if (given.runId !== null && !runs.some(run => run.id === given.runId && run.classId === led.id))
    throw invalidField('runId', 'Angkatan ini bukan dari kelas ini', 'unknown')
  const id = await store.insertThread(tx, {
    kind: 'announcement',
    classId: led.id,
    classroomId: given.runId,
    chapterId: null,
    title: given.title,
    body: given.body,
    by: memberOf(viewer).membershipId,
    at: clock.now(),
  })
  await record(context, {
    action: 'thread.announce',
    object: { type: 'thread', id, name: `${given.title}, ${led.name}` },
  })
  return { id, href: to.discussion(led) }
}

export async function reply(context: OwnContext, id: number, body: string): Promise<{ number: number }> {
  const { tx, clock } = context
  const { thread, reader } = await getThread(context, id)
  if (thread.kind === 'announcement')
    throw conflict('Pengumuman tidak dibalas. Tulis pertanyaan di diskusi kelas.')
  const locked = await store.lockThread(tx, id)
  if (!locked) throw notFound('Diskusi')
  if (locked.posts >= mostPosts) throw conflict('Diskusi ini sudah penuh. Mulai pertanyaan baru.')
  const number = locked.posts + 1
  await store.insertPost(tx, { threadId: id, number, by: reader.membershipId, body, at: clock.now() })
  await store.follow(tx, id, reader.membershipId, number)
  return { number }
}

/** Whoever teaches says which reply answers it, or that it is open again. */
export async function markAnswer(context: CallContext, id: number, post: number | null): Promise<void> {
  const { tx } = context
  const { thread } = await getLed(context, id)
  if (thread.kind === 'announcement') throw conflict('Pengumuman tidak punya jawaban.')
  if (post !== null) {
    const found = (await store.listPosts(tx, id)).find(one => one.number === post)
    if (!found || found.removedAt) throw invalidField('post', 'Balasan ini tidak ada', 'unknown')
  }
  await store.writeAnswer(tx, id, post)
}

/** A thread of a class one looks after. */
async function getLed(context: CallContext, id: number) {
  const found = await getThread(context, id)
  if (!found.reader.isTeam) throw notFound('Diskusi')
  return found
}

export async function setFollowing(context: OwnContext, id: number, isOn: boolean): Promise<void> {
  const { thread, reader } = await getThread(context, id)
  if (isOn) await store.follow(context.tx, id, reader.membershipId, thread.posts)
  else await store.unfollow(context.tx, id, reader.membershipId)
}

export async function reportPost(
  context: OwnContext,
  id: number,
  { post, why }: { post: number; why: string },
): Promise<void> {
  const { tx, clock } = context
  const { reader } = await getThread(context, id)
  const isThere =
    post === 0 || (await store.listPosts(tx, id)).some(one => one.number === post && !one.removedAt)
  if (!isThere) throw invalidField('post', 'Balasan ini tidak ada', 'unknown')
  await insertReport(tx, { id, post, membershipId: reader.membershipId, why, at: clock.now() })
}

/** What was reported has been looked at, and stays. */
export async function settle(context: CallContext, id: number): Promise<void> {
  await getLed(context, id)
  await settleReports(context.tx, id, null, context.clock.now())
}

/** Two who remove the same at once are told apart: one number takes it back, and only what that one removed. */
async function holdThread({ tx }: OwnContext, id: number): Promise<void> {
  if (!(await store.lockThread(tx, id))) throw notFound('Diskusi')
}

/** Takes a thread away: who wrote it, while nobody has replied; who teaches, always. */
export async function removeThread(context: CallContext, id: number): Promise<Removed> {
  const { tx, clock } = context
  const { thread, reader } = await getThread(context, id)
  const isOwn = thread.byId === reader.membershipId
  if (!mayRemove({ isTeam: reader.isTeam, isOwn }, thread.posts > 0))
    throw forbidden('Hanya pengajar yang dapat menghapus ini.')
  await holdThread(context, id)
  const name = `${thread.title}, ${thread.className}`
  const changed = await overwritten(tx, { id, post: null, answer: null })
  const removed = await keepRemoved(context, { kind: 'thread', id, name, changed })
  await store.removeThread(tx, id, reader.membershipId, clock.now())
  await noteRemoval(context, thread, isOwn)
  return removed
}

/** The same of one reply; its place stays, without its words. */
export async function removePost(context: CallContext, id: number, number: number): Promise<Removed> {
  const { tx, clock } = context
  const { thread, reader } = await getThread(context, id)
  await holdThread(context, id)
  const post = (await store.listPosts(tx, id)).find(one => one.number === number)
  if (!post || post.removedAt) throw notFound('Balasan')
  const isOwn = post.byId === reader.membershipId
  if (!mayRemove({ isTeam: reader.isTeam, isOwn }, thread.posts > number))
    throw forbidden('Hanya pengajar yang dapat menghapus ini.')
  const name = `Balasan ${number}, ${thread.title}`
  const answer = thread.answer === number ? number : null
  const changed = await overwritten(tx, { id, post: number, answer })
  const removed = await keepRemoved(context, { kind: 'thread', id, name, changed })
  await store.removePost(tx, { id, number, by: reader.membershipId }, clock.now())
  if (thread.answer === number) await store.writeAnswer(tx, id, null)
  await noteRemoval(context, thread, isOwn)
  return removed
}

/** Removed threads and replies keep their rows: what is taken back is that they are marked. */
async function overwritten(
  tx: Tx,
  { id, post, answer }: { id: number; post: number | null; answer: number | null },
): Promise<Overwritten[]> {
  const there = { removed_at: null, removed_by: null }
  const reports = await listOpenReports(tx, id, post)
  return [
    post === null
      ? { table: 'threads', by: ['id'], rows: [{ id, ...there }] }
      : {
          table: 'thread_posts',
          by: ['thread_id', 'number'],
          rows: [{ thread_id: id, number: post, ...there }],
        },
    ...(answer === null ? [] : [{ table: 'threads', by: ['id'], rows: [{ id, answer }] } as const]),
    ...(reports.length === 0
      ? []
      : [{ table: 'thread_reports', by: ['thread_id', 'post', 'membership_id'], rows: reports } as const]),
  ]
}

/** What the matrix says of who may remove, `mayRemove` says of each: whoever did it a moment ago, and is still in the class. */
export const threadUndoing: Undoing = {
  kind: 'thread',
  access: permissions.beMember,
  async restored(context, id) {
    await getThread(context, id)
    return undefined
  },
}

async function noteRemoval(context: CallContext, thread: store.ThreadRow, isOwn: boolean): Promise<void> {
  if (isOwn) return
  await record(context, {
    action: 'thread.remove',
    object: { type: 'thread', id: thread.id, name: `${thread.title}, ${thread.className}` },
  })
}
