import type { MemberPageLoad, PersonalContext } from '../../../platform/http/page-load.ts'
import { readJson } from '../../../shared/json.ts'
import { chapterPage } from '../chapters/chapters.ts'
import { findClass } from '../classes/classes.ts'
import { findPlace } from './chapter-doors.ts'
import { asksOf, isAttended } from './completions.ts'
import { mayRead } from './enrolments.rules.ts'
import { findOwnLearning, listOwnChapters } from './learning.ts'

/** A chapter as a participant reads it: all of it, with what is done. Anybody else sees what everybody sees. */
export const loadMemberChapter: MemberPageLoad = async context => {
  const { slug = '', chapterSlug = '' } = context.params
  const row = await findOwnLearning(context, slug)
  if (!row || !mayRead(row.state)) return undefined
  const course = readJson(await findClass(context, { slug }, row.number))
  if (!course) return undefined
  const chapters = await listOwnChapters(context, row)
  const chapter = chapters.find(one => one.slug === chapterSlug)
  const place =
    chapter && (await findPlace(context, { chapterId: chapter.id, chapterSlug, classSlug: row.slug }))
  if (place !== undefined) return { redirect: place, isTemporary: true }
  const done = new Set(chapters.filter(({ doneAt }) => doneAt !== null).map(one => one.slug))
  const progress = {
    done: row.done,
    total: row.total,
    words: `${row.done} dari ${row.total} bab selesai`,
    isDone: done.has(chapterSlug),
    block: chapter?.block ?? 0,
    second: chapter?.second ?? 0,
    asks: asksOf(chapter),
    isTicked: !chapter || !isAttended(chapter),
    meetings: chapter ? await meetingsOf(context, chapter.id) : [],
  }
  return chapterPage(context, { course, chapterSlug, number: row.number, reader: { done, progress } })
}

const meetingsOf = async (context: PersonalContext, chapterId: number) =>
  (await Promise.all(context.partsOf('chapterMeetings').map(list => list(context, chapterId)))).flat()
