import { notifyPurge } from '../../../platform/db/channels.ts'
import type { CallContext } from '../../../platform/http/endpoint.ts'
import { dateRange, momentText } from '../../../shared/dates.ts'
import { changedMeanwhile, conflict, forbidden, invalid, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { type Hand, handOf, publish, type Reader } from '../../core/publishing/publishing.ts'
import {
  addCourseVersion,
  bringRun,
  type CourseRow,
  findCourse,
  findDraftOutline,
  findShownOutline,
  liftRuns,
  listCourseVersions,
  listPinnedRuns,
  pinRuns,
} from '../classes/classes.ts'
import { chapterKind } from './chapter-kind.ts'
import { differencesOf, mayBeFix } from './differences.ts'
import { findingsOf } from './findings.ts'
import { reachCourse } from './outline-of.ts'
import type { Finding, Outlook } from './outlines.contract.ts'
import { listOpenChapters } from './outlines.store.ts'

/** pages that show what a course consists of */
const tags = ['classes', 'programs', 'competences'] as const

const bothOf = async ({ tx }: Pick<CallContext, 'tx'>, course: CourseRow) => ({
  now: await findDraftOutline(tx, course.id),
  before: await findShownOutline(tx, course.id, course.number ?? 0),
})

/** What would be published, what speaks against it, and whom it reaches. */
export async function outlookOf(context: CallContext, id: number): Promise<Outlook> {
  const { may, course } = await reachCourse(context, id)
  const nothing = { number: 0, differences: [], mayBeFix: false, runs: [], versions: [] }
  if (!course)
    return { ...nothing, findings: await findingsOf(context, { slug: '' }, []), mayPublish: may.publish }
  const { now, before } = await bothOf(context, course)
  const number = course.number ?? 0
  return {
    number,
    differences: differencesOf(now, before),
    findings: await findingsOf(context, course, now.chapters),
    mayBeFix: number > 0 && mayBeFix(now, before),
    runs: await runsOf(context, course),
    versions: (await listCourseVersions(context.tx, course.id)).map(version => ({
      number: version.number,
      kind: version.kind,
      note: version.note,
      by: version.by ?? '',
      at: momentText(version.publishedAt, context.tenant.timeZone),
      chapters: version.chapters,
    })),
    mayPublish: may.publish,
  }
}

export async function runsOf(
  { tx, clock }: Pick<CallContext, 'tx' | 'clock'>,
  course: Pick<CourseRow, 'id' | 'number'>,
): Promise<Outlook['runs']> {
  const rows = await listPinnedRuns(tx, course.id)
  return rows
    .filter(({ status }) => status !== 'cancelled')
    .map(({ id, name, startAt, endAt, timeZone, pinned }) => ({
      id,
      name,
      words: dateRange(startAt, endAt, timeZone),
      pinned,
      behind: pinned === null || course.number === null ? 0 : course.number - pinned,
      hasBegun: startAt <= clock.now(),
    }))
}

export interface Publication {
  /** the version visitors see, as whoever publishes knows it */
  seen: number
  kind: 'change' | 'fix'
  note: string
}

/** What is written becomes the next version. Runs that have begun keep theirs, but for a fix, which reaches them at once. */
export async function publishCourse(
  context: CallContext,
  id: number,
  { seen, kind, note }: Publication,
): Promise<{ number: number }> {
  const { tx, tenant } = context
  const { row, may, course } = await reachCourse(context, id, true)
  if (!may.publish) throw forbidden('Isi kelas Anda terbit setelah diperiksa pengelola situs')
  if (!course) throw conflict('Belum ada bab untuk diterbitkan.')
  const number = course.number ?? 0
  if (number !== seen) throw changedMeanwhile('Isi kelas ini')
  const { now, before } = await bothOf(context, course)
  if (number > 0 && differencesOf(now, before).length === 0) return { number }
  const isFix = kind === 'fix' && number > 0
  if (isFix && !mayBeFix(now, before))
    throw conflict(
      'Ini lebih dari perbaikan kata: susunan atau aturan bab berubah. Terbitkan sebagai perubahan.',
    )
  const grave = await graveIn(context, course, now.chapters)
  if (grave.length > 0)
    throw invalid(
      grave.map(({ chapterId, title, words }) => ({
        field: chapterId === null ? 'outline' : `chapters.${chapterId}`,
        code: 'custom',
        message: `${title}: ${words}`,
      })),
    )
  const next = await release(handOf(context), course, { isFix, note })
  await record(context, {
    action: isFix ? 'outline.fixed' : 'outline.published',
    object: { type: 'outline', id, name: row.title },
    after: { version: next, ...(note === '' ? {} : { note }) },
  })
  await notifyPurge(tx, tenant.id, [...tags])
  return { number: next }
}

/** What keeps a course from being published. */
export const graveIn = async (
  reader: Reader,
  course: Pick<CourseRow, 'slug'>,
  chapters: Parameters<typeof findingsOf>[2],
): Promise<Finding[]> => (await findingsOf(reader, course, chapters)).filter(one => one.isGrave)

/** Makes the next version of what is written, whoever asked for it; answers its number. */
export async function release(
  hand: Hand,
  course: Pick<CourseRow, 'id' | 'number'>,
  { isFix, note }: { isFix: boolean; note: string },
): Promise<number> {
  const { tx, by } = hand
  const number = course.number ?? 0
  const { chapters } = await findDraftOutline(tx, course.id)
  // what each chapter's own history keeps; the log says it once, of the course
  const quiet = { ...hand, log: () => Promise.resolve() }
  for (const chapter of await listOpenChapters(
    tx,
    chapters.map(({ id }) => id),
  ))
    await publish(quiet, chapterKind, chapter)
  const at = hand.clock.now()
  if (number > 0) await pinRuns(tx, course.id, number, at)
  await addCourseVersion(tx, course.id, { kind: isFix ? 'fix' : 'change', note, by, at })
  const next = (await findCourse(tx, course.id))?.number ?? number
  if (isFix) await liftRuns(tx, course.id, { from: number, to: next })
  return next
}

/** A run that has begun reads the newest version from now on; what its people have done stays done. */
export async function updateRun(
  context: CallContext,
  id: number,
  runId: number,
): Promise<{ id: number; number: number }> {
  const { tx, tenant } = context
  const { row, may, course } = await reachCourse(context, id, true)
  if (!may.publish) throw forbidden('Hanya yang menerbitkan isi kelas yang memperbarui angkatannya')
  if (!course?.number) throw notFound('Angkatan')
  const run = await bringRun(tx, course.id, { id: runId, number: course.number })
  if (!run) throw notFound('Angkatan')
  await record(context, {
    action: 'outline.run_updated',
    object: { type: 'outline', id, name: `${row.title}, ${run.name}` },
    after: { version: course.number },
  })
  await notifyPurge(tx, tenant.id, [...tags])
  return { id: runId, number: course.number }
}
