import { notifyPurge } from '../../../platform/db/channels.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Hand, Reader } from '../../core/publishing/publishing.ts'
import {
  bringChapterBack,
  findCourse,
  findDraftOutline,
  findGoneChapter,
  findShownOutline,
  insertChapter,
  insertModule,
  isCourseAhead,
  removeChapter,
  removeModule,
  renameModule,
  writePlaces,
} from '../classes/classes.ts'
import { graveIn, release } from './course-publication.ts'

/** A course as folders have it: its outline by names, and its chapters as drafts of their own. */

export interface OutlineNames {
  modules: readonly { slug: string; title: string; chapters: readonly string[] }[]
}

export interface CourseStanding {
  outline: OutlineNames
  /** number and address of every chapter, in order */
  chapters: readonly { id: number; slug: string }[]
  isPublished: boolean
  /** something of it was written and has not been published */
  isAhead: boolean
}

/** What stands of a class's course: the version visitors see, else what is written; undefined where there is nothing. */
export async function courseStanding(tx: Tx, classId: number): Promise<CourseStanding | undefined> {
  const course = await findCourse(tx, classId)
  if (!course) return undefined
  const number = course.number ?? 0
  const isPublished = number > 0
  const { modules, chapters } = isPublished
    ? await findShownOutline(tx, classId, number)
    : await findDraftOutline(tx, classId)
  if (modules.length === 0) return undefined
  return {
    outline: {
      modules: modules.map(({ id, slug, title }) => ({
        slug,
        title,
        chapters: chapters.filter(({ moduleId }) => moduleId === id).map(one => one.slug),
      })),
    },
    chapters,
    isPublished,
    isAhead: isPublished && (await isCourseAhead(tx, classId)),
  }
}

/** The chapters that are written of a class: number by address. */
export async function writtenChapters(tx: Tx, classId: number): Promise<Map<string, number>> {
  const { chapters } = await findDraftOutline(tx, classId)
  return new Map(chapters.map(({ slug, id }) => [slug, id]))
}

/**
 * Modules and chapters from now on as named: what has the same address stays itself, what is not named leaves the outline,
 * what left it once comes back. Answers the addresses of chapters that are new, and still empty.
 */
export async function writeOutline(
  { tx, by, clock }: Hand,
  classId: number,
  { modules }: OutlineNames,
): Promise<string[]> {
  await findCourse(tx, classId, true)
  const before = await findDraftOutline(tx, classId)
  const at = clock.now()
  const made: string[] = []
  const order: { id: number; chapters: number[] }[] = []
  const known = new Map(before.chapters.map(one => [one.slug, one.id]))
  for (const [position, { slug, title, chapters }] of modules.entries()) {
    const old = before.modules.find(one => one.slug === slug)
    const id = old?.id ?? (await insertModule(tx, { classId, slug, title, position, by }))
    if (old && old.title !== title) await renameModule(tx, { classId, id, title, slug, by })
    const ids: number[] = []
    for (const [place, chapter] of chapters.entries()) {
      const there =
        known.get(chapter) ?? (await broughtBack(tx, { classId, slug: chapter, moduleId: id, by }))
      if (there === undefined) made.push(chapter)
      ids.push(
        there ??
          (await insertChapter(tx, {
            classId,
            moduleId: id,
            slug: chapter,
            title: chapter,
            kind: 'text',
            position: place,
            minutes: 5,
            by,
          })),
      )
    }
    order.push({ id, chapters: ids })
  }
  // what moves has left its old module before that goes
  await writePlaces(tx, classId, order)
  const kept = new Set(order.flatMap(({ id, chapters }) => [`m${id}`, ...chapters.map(one => `h${one}`)]))
  for (const { id } of before.chapters)
    if (!kept.has(`h${id}`)) await removeChapter(tx, { classId, id, by, at })
  for (const { id } of before.modules)
    if (!kept.has(`m${id}`)) await removeModule(tx, { classId, id, by, at })
  return made
}

async function broughtBack(
  tx: Tx,
  given: { classId: number; slug: string; moduleId: number; by: number | null },
): Promise<number | undefined> {
  const gone = await findGoneChapter(tx, given.classId, given.slug)
  if (gone) await bringChapterBack(tx, { ...given, id: gone.id })
  return gone?.id
}

/**
 * Publishes what is written of a class as the next version; runs that have begun keep theirs. What keeps it from that is
 * answered, by the address of its chapter (null: the whole), and nothing is published then.
 */
export async function publishWritten(
  hand: Hand & Reader,
  classId: number,
): Promise<{ slug: string | null; words: string }[]> {
  const { tx, tenant } = hand
  const course = await findCourse(tx, classId, true)
  if (!course) return []
  const { chapters } = await findDraftOutline(tx, classId)
  const grave = await graveIn(hand, course, chapters)
  if (grave.length > 0)
    return grave.map(({ chapterId, words }) => ({
      slug: chapters.find(({ id }) => id === chapterId)?.slug ?? null,
      words,
    }))
  if ((course.number ?? 0) === 0 || (await isCourseAhead(tx, classId)))
    await release(hand, course, { isFix: false, note: '' })
  await notifyPurge(tx, tenant.id, ['classes', 'programs', 'competences'])
  return []
}
