import { to } from '../../../routes.ts'
import { conflict, forbidden, notFound } from '../../../shared/failure.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import {
  type ClassWay,
  findOwnLearning,
  listOwnChapters,
  mayRead,
  type OwnContext,
} from '../enrolments/enrolments.ts'
import type { Note, NoteGiven, NotesPage } from './notes.contract.ts'
import * as store from './notes.store.ts'

/** of one chapter and one reader */
const mostNotes = 300
const longestAway = 7 * 86_400_000

async function ownCourse(context: OwnContext, slug: string) {
  const row = await findOwnLearning(context, slug)
  if (!row || !mayRead(row.state)) throw notFound('Kelas')
  return { row, chapters: await listOwnChapters(context, row) }
}

async function ownChapter(context: OwnContext, by: { slug: string; chapter: string }) {
  const { row, chapters } = await ownCourse(context, by.slug)
  const chapter = chapters.find(({ slug }) => slug === by.chapter)
  if (!chapter) throw notFound('Bab')
  return { classId: row.classId, chapterId: chapter.id }
}

/** One's own notes in a chapter, in the order of its text. */
export async function listNotes(context: OwnContext, by: { slug: string; chapter: string }): Promise<Note[]> {
  const { chapterId } = await ownChapter(context, by)
  return store.listOfChapter(context.tx, memberOf(context.viewer).membershipId, chapterId)
}

/** Keeps a note under the name its browser gave it; sent twice it is kept once. */
export async function keepNote(context: OwnContext, key: string, given: NoteGiven): Promise<Note> {
  const { tx, clock, viewer } = context
  const { membershipId } = memberOf(viewer)
  if (given.reader !== undefined && given.reader !== membershipId)
    throw forbidden('Catatan ini milik orang lain di perangkat ini.')
  const { classId, chapterId } = await ownChapter(context, given)
  if ((await store.countBeside(tx, { membershipId, chapterId, key })) >= mostNotes)
    throw conflict(`Bab ini sudah berisi ${mostNotes} catatan. Hapus yang tidak diperlukan lagi.`)
  const { block, quote, text } = given
  const now = clock.now().getTime()
  const told = given.at === undefined ? now : Date.parse(given.at)
  const at = new Date(Math.max(now - longestAway, Math.min(now, told)))
  await store.writeNote(tx, { membershipId, key, classId, chapterId, block, quote, text, at })
  return { key, block, quote, text }
}

/** Nobody else’s, and one that is gone is gone: asking twice says 404. */
export async function removeNote({ tx, viewer }: OwnContext, key: string): Promise<void> {
  if (!(await store.removeNote(tx, memberOf(viewer).membershipId, key))) throw notFound('Catatan')
}

/** Everything one wrote in a class, by its chapters. */
export async function readOwnNotes(context: OwnContext, slug: string): Promise<NotesPage> {
  const { row, chapters } = await ownCourse(context, slug)
  const rows = await store.listOfClass(context.tx, memberOf(context.viewer).membershipId, row.classId)
  const notes = Map.groupBy(rows, ({ chapterId }) => chapterId)
  return {
    slug,
    name: row.name,
    chapters: chapters.flatMap(chapter => {
      const of = notes.get(chapter.id)
      if (!of) return []
      const href = to.chapter(row, chapter)
      const shown = of.map(({ key, block, quote, text }) => ({ key, block, quote, text }))
      return [{ title: chapter.title, href, notes: shown }]
    }),
  }
}

/** The way from one's class to one's notes, where there are any. */
export async function notesWay(
  { tx, viewer }: OwnContext,
  { classId, slug }: { classId: number; slug: string },
): Promise<ClassWay[]> {
  const { membershipId } = memberOf(viewer)
  if (!(await store.hasAny(tx, membershipId, classId))) return []
  return [{ label: 'Catatan saya', text: 'Yang Anda tandai dan tulis', href: to.ownNotes({ slug }) }]
}
