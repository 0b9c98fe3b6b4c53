import { to } from '../../../routes.ts'
import { conflict, forbidden, notFound } from '../../../shared/failure.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { findPlace } from './chapter-doors.ts'
import { assertMayFinish, finishIfDone, whyShut } from './completions.ts'
import { mayRead, percentOf } from './enrolments.rules.ts'
import { getClassEntry, join, type OwnContext } from './entering.ts'
import * as store from './learning.store.ts'

export type { ChapterStanding, LearningRow } from './learning.store.ts'

/** Everything one takes part in, or waits for: what was read last first. */
export const listOwnLearning = ({ tx, viewer, tenant }: OwnContext) =>
  store.listLearning(tx, memberOf(viewer).membershipId, tenant.pictureBase)

/** What of one class concerns who asks; undefined: nothing. */
export function findOwnLearning({ tx, viewer, tenant }: OwnContext, slug: string) {
  const { member } = viewer
  if (!member) return Promise.resolve(undefined)
  const by = { membershipId: member.membershipId, slug, pictureBase: tenant.pictureBase }
  return store.findLearning(tx, by)
}

export const listOwnChapters = ({ tx }: OwnContext, { classId, id }: { classId: number; id: number }) =>
  store.listChapters(tx, classId, id)

type Linked = Pick<store.LearningRow, 'slug' | 'type' | 'premium'>

export const chapterHref = (course: Linked, chapter: { moduleSlug: string; slug: string }) =>
  to.chapter(course, chapter)

/** Where to go on reading; undefined: nothing to read, or not (yet) for this person. */
export function resumeHref(row: store.LearningRow): string | undefined {
  if (!mayRead(row.state) || row.nextSlug === null || row.nextModule === null) return undefined
  return chapterHref(row, { moduleSlug: row.nextModule, slug: row.nextSlug })
}

export interface Reading {
  slug: string
  chapter: string
  /** opened: to come back to; done: read to its end; placed: this far */
  what: 'opened' | 'done' | 'placed'
  block?: number | undefined
  second?: number | undefined
  /** when, where it was not now */
  at?: string | undefined
  /** membership of whoever read it */
  reader?: number | undefined
}

const longestAway = 7 * 86_400_000

/** When something was read: what comes home later keeps its day, but never one to come, nor one long gone. */
function readAt(given: string | undefined, now: Date): Date {
  const at = given === undefined ? now.getTime() : Date.parse(given)
  return new Date(Math.max(now.getTime() - longestAway, Math.min(now.getTime(), at)))
}

const placeOf = ({ block, second }: Reading, at: Date) => ({
  block: block ?? null,
  second: second ?? null,
  at,
})

export interface CourseProgress {
  done: number
  total: number
  percent: number
  isDone: boolean
  isFinished: boolean
  /** how far they were in this chapter: a block of its text, a second of its film; 0: at the beginning */
  block: number
  second: number
  /** slugs of what is done of the course */
  doneChapters: string[]
  /** the chapter after this one */
  next: string | undefined
}

/**
 * Notes that a chapter was opened, or read, and answers how far its reader is. Who reads on in a free course that is open to all
 * takes part in it from then on: there is nothing to ask them first.
 */
export async function noteReading(context: OwnContext, reading: Reading): Promise<CourseProgress> {
  const { tx, clock } = context
  const { slug, chapter, what, reader } = reading
  const { membershipId } = memberOf(context.viewer)
  if (reader !== undefined && reader !== membershipId)
    throw forbidden('Kemajuan ini milik orang lain di perangkat ini.')
  const at = readAt(reading.at, clock.now())
  const chapters = await readableChapters(context, slug, what)
  const index = chapters.findIndex(one => one.slug === chapter)
  const read = chapters[index]
  if (!read) throw notFound('Bab')
  const { enrolmentId, classSlug, state, type, premium, kind } = read
  const asked = { chapterId: read.id, chapterSlug: read.slug, classSlug, kind }
  if (what === 'done' && read.doneAt === null && (await findPlace(context, asked)) !== undefined)
    throw conflict('Bab ini selesai setelah Anda lulus kuisnya atau mengumpulkan tugasnya.')
  const shut = whyShut(read, chapters, at)
  if (shut) throw conflict(shut)
  if (what === 'done') assertMayFinish(read, at)
  if (what === 'done') store.writeDone(tx, [enrolmentId], read.id, at)
  else if (what === 'placed') store.writePlace(tx, enrolmentId, read.id, placeOf(reading, at))
  else store.writeOpened(tx, enrolmentId, read.id, at)
  const isDone = (one: store.OwnChapter) => one.doneAt !== null || (what === 'done' && one.id === read.id)
  const required = chapters.filter(({ isRequired }) => isRequired)
  const counts = { done: required.filter(isDone).length, total: required.length }
  const isFinished = await finishIfDone(context, { id: enrolmentId, state, type, ...counts }, membershipId)
  const next = chapters[index + 1]
  return {
    ...counts,
    percent: percentOf(counts),
    isDone: isDone(read),
    isFinished,
    block: read.block ?? 0,
    second: read.second ?? 0,
    doneChapters: chapters.filter(isDone).map(one => one.slug),
    next: next && chapterHref({ slug: classSlug, type, premium }, next),
  }
}

/** The chapters of who takes part; whoever is done with one of a free course that is open to all comes to take part by that. */
async function readableChapters(
  context: OwnContext,
  slug: string,
  what: Reading['what'],
): Promise<store.OwnChapter[]> {
  const list = () =>
    store.listOwnChapters(context.tx, { membershipId: memberOf(context.viewer).membershipId, slug })
  const chapters = await list()
  if (chapters.length > 0) return chapters
  const row = await findOwnLearning(context, slug)
  if (row && mayRead(row.state)) return []
  const found = await getClassEntry(context, slug)
  const isFree = found.type === 'self_paced' && found.price === 0 && found.isOpen
  if (row || !isFree || what !== 'done')
    throw conflict('Daftar di kelas ini dahulu, lalu kemajuan Anda tersimpan.')
  await join(context, { slug })
  return list()
}
