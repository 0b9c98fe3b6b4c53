import type {
  MemberPageLoad,
  PageContext,
  PersonalContext,
  SharedPage,
} from '../../../platform/http/page-load.ts'
import { readJson } from '../../../shared/json.ts'
import type { PageResult } from '../../../shared/page.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { chapterPage } from '../chapters/chapters.ts'
import { findClass } from '../classes/classes.ts'
import { findPlace } from './chapter-doors.ts'
import { asksOf, isAttended } from './completions.ts'
import { findReader, type ReaderRow } from './learning.store.ts'
import { findOwnLearning, listOwnChapters } from './learning.ts'

/**
 * A chapter as a participant reads it: all of it. It is the same for all who read the same version, and kept; how far this one
 * is says the call by which the page notes that it was opened. Anybody else sees what everybody sees.
 */
export const loadMemberChapter: MemberPageLoad = async context => {
  const { slug = '', chapterSlug = '' } = context.params
  const by = {
    membershipId: memberOf(context.viewer).membershipId,
    slug,
    chapterSlug,
    now: context.clock.now(),
  }
  const row = await findReader(context.tx, by)
  if (!row) return undefined
  if (row.chapterId === null) return notInVersion(context, row)
  const asked = { chapterId: row.chapterId, chapterSlug, classSlug: row.slug, kind: row.kind ?? '' }
  const place = await findPlace(context, asked)
  if (place !== undefined) return { redirect: place, isTemporary: true }
  return row.kind === 'live' ? withMeetings(context, row) : sharedChapter(row, chapterSlug)
}

/** It was taken out, or has another name: the page says so, whoever reads. */
async function notInVersion(
  context: PageContext,
  { slug, number }: ReaderRow,
): Promise<PageResult | undefined> {
  const { chapterSlug = '' } = context.params
  const course = readJson(await findClass(context, { slug }, number))
  const reader = { done: new Set<string>(), progress: undefined }
  return course ? chapterPage(context, { course, chapterSlug, number, reader }) : undefined
}

const ruleOf = ({ kind, completion, completionLeast }: ReaderRow) =>
  kind === null || completion === null ? undefined : { kind, completion, completionLeast }

function progressOf(row: ReaderRow) {
  const rule = ruleOf(row)
  return { asks: asksOf(rule), isTicked: !rule || !isAttended(rule) }
}

function sharedChapter(row: ReaderRow, chapterSlug: string): SharedPage {
  const { slug, classId, number, chapterId, release } = row
  return {
    name: `chapter ${classId} ${number} ${chapterId} ${release}`,
    async load(context) {
      const course = readJson(await findClass(context, { slug }, number))
      if (!course) return undefined
      const progress = { ...progressOf(row), meetings: [] }
      const reader = { done: new Set<string>(), progress, isReleased: release === 'open' }
      return chapterPage(context, { course, chapterSlug, number, reader })
    },
  }
}

/** A chapter that is a meeting says what is known of its reader: it is made anew for each. */
async function withMeetings(context: PersonalContext, row: ReaderRow): Promise<PageResult | undefined> {
  const { chapterSlug = '' } = context.params
  const { slug, number } = row
  const [own, found] = await Promise.all([
    findOwnLearning(context, slug),
    findClass(context, { slug }, number),
  ])
  const course = readJson(found)
  if (!own || !course) return undefined
  const chapters = await listOwnChapters(context, own)
  const done = new Set(chapters.filter(({ doneAt }) => doneAt !== null).map(one => one.slug))
  const words = `${own.done} dari ${own.total} bab selesai`
  const standing = { done: own.done, total: own.total, words, isDone: done.has(chapterSlug) }
  const progress = { ...progressOf(row), standing, meetings: await meetingsOf(context, row.chapterId ?? 0) }
  const reader = { done, progress, isReleased: row.release === 'open' }
  return chapterPage(context, { course, chapterSlug, number, reader })
}

const meetingsOf = async (context: PersonalContext, chapterId: number) =>
  (await Promise.all(context.partsOf('chapterMeetings').map(list => list(context, chapterId)))).flat()
