import type { InTenant } from '../../../platform/http/endpoint.ts'
import { clockTime } from '../../../shared/dates.ts'
import { conflict, invalidField, notFound } from '../../../shared/failure.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import {
  findByChapter,
  findDue,
  findGroup,
  listMates,
  possibleOf,
  type ReadyAssignment,
  readyOf,
  type Take,
} from '../assignments/assignments.ts'
import {
  completeChapters,
  findOwnLearning,
  listOwnChapters,
  type OwnContext,
  whyShut,
} from '../enrolments/enrolments.ts'
import { newCode } from '../recognition/recognition.ts'
import { receiptOf } from './hand-in-receipts.ts'
import type * as contract from './hand-ins.contract.ts'
import { isEmpty, latenessOf, latePercentOf, passesBy } from './hand-ins.rules.ts'
import * as store from './hand-ins.store.ts'
import { findInVersion } from './own-hand-ins.store.ts'

/** An assignment as its learner has it. */
export interface OwnAssignment {
  assignment: ReadyAssignment
  owner: store.Owner
  classId: number
  number: number
  slug: string
  moduleSlug: string
  completion: 'submit' | 'min_score'
  completionLeast: number
  dueAt: Date | null
  /** why nobody may begin: shut until a day, or until another chapter is done */
  shut: string | undefined
}

/** 404 for who does not take part in the class, or while nobody may open it. */
export async function getOwnAssignment(
  context: OwnContext,
  slug: string,
  chapterSlug: string,
): Promise<OwnAssignment> {
  const { tx, clock } = context
  const row = await findOwnLearning(context, slug)
  if (!row || !['active', 'completed'].includes(row.state) || row.number === null) throw notFound('Tugas')
  const { classId, number } = row
  const chapter = await findInVersion(tx, { classId, number, chapterSlug, chapterId: null })
  if (!chapter) throw notFound('Tugas')
  const assignment = readyOf(await findByChapter(tx, chapter.chapterId))
  if (!assignment.isOpen) throw notFound('Tugas')
  const chapters = await listOwnChapters(context, row)
  const standing = chapters.find(one => one.id === chapter.chapterId)
  const groupNumber = assignment.isGroup ? await findGroup(tx, chapter.chapterId, row.id) : null
  return {
    assignment: { ...assignment, title: chapter.title, chapterSlug },
    owner: { chapterId: chapter.chapterId, enrolmentId: row.id, groupNumber },
    classId,
    number,
    slug: row.slug,
    moduleSlug: chapter.moduleSlug,
    completion: passesBy(chapter.completion),
    completionLeast: chapter.completionLeast ?? 0,
    dueAt: await findDue(tx, chapter.chapterId, row.classroomId),
    shut: standing && whyShut(standing, chapters, clock.now()),
  }
}

/** Why nothing can be handed in now, in words; undefined: it can. */
export function whyNot(own: OwnAssignment, rows: readonly store.HandInRow[], now: Date): string | undefined {
  const { assignment, owner, dueAt, shut } = own
  if (shut) return shut
  if (assignment.isGroup && owner.groupNumber === null)
    return 'Tugas ini dikerjakan berkelompok, dan Anda belum masuk kelompok. Beri tahu pengajar Anda.'
  const last = rows.findLast(({ state }) => state !== 'draft')
  if (last?.state === 'graded') return 'Tugas ini sudah dinilai.'
  const tries = rows.filter(({ state }) => state !== 'draft').length
  // what was given back is to be done once more, however often it was handed in
  if (assignment.attempts !== null && tries >= assignment.attempts && last?.state !== 'returned')
    return 'Kesempatan mengumpulkan tugas ini sudah habis.'
  if (assignment.late === 'refuse' && latenessOf(dueAt, now) > 0 && last?.state !== 'returned')
    return 'Batas waktu tugas ini sudah lewat.'
  return undefined
}

/** Begins what is to be handed in, or answers what was begun: two windows, and who works along, write one. */
export async function beginHandIn(context: OwnContext, slug: string, chapterSlug: string) {
  const { tx, clock } = context
  const own = await getOwnAssignment(context, slug, chapterSlug)
  const rows = await store.listOf(tx, own.owner)
  const draft = rows.find(({ state }) => state === 'draft')
  if (draft) return { id: draft.id, rev: draft.rev }
  const why = whyNot(own, rows, clock.now())
  if (why) throw conflict(why)
  const last = rows.at(-1)
  const id = await store.insertDraft(tx, own.owner, {
    number: (last?.number ?? 0) + 1,
    text: last?.text ?? '',
    link: last?.link ?? '',
    at: clock.now(),
  })
  if (id === undefined) {
    const other = (await store.listOf(tx, own.owner)).find(({ state }) => state === 'draft')
    if (!other) throw conflict('Tugas ini baru saja dikumpulkan di jendela lain.')
    return { id: other.id, rev: other.rev }
  }
  // what was handed in before stays with it until it is taken out
  for (const { handInId: _, id: __, ...file } of last ? await store.listFiles(tx, [last.id]) : [])
    await store.insertFile(tx, { ...file, handInId: id })
  return { id, rev: 1 }
}

/** One's own that can still be written; 404 of anybody else's. */
export async function lockDraft(context: OwnContext, id: number) {
  const { tx, viewer } = context
  const reached = await store.findOwn(tx, id, memberOf(viewer).membershipId)
  const row = reached && (await store.lockHandIn(tx, id))
  if (!row) throw notFound('Tugas')
  const own = await getOwnAssignment(context, reached.slug, await slugNow(context, row, reached.slug))
  return { row, own }
}

/** what the chapter is called in the version that is read */
async function slugNow(context: OwnContext, row: store.HandInRow, slug: string): Promise<string> {
  const learning = await findOwnLearning(context, slug)
  if (!learning || learning.number === null) throw notFound('Tugas')
  const chapters = await listOwnChapters(context, learning)
  const found = chapters.find(one => one.id === row.chapterId)
  if (!found) throw notFound('Tugas')
  return found.slug
}

function assertDraft(row: store.HandInRow): void {
  if (row.state !== 'draft') throw conflict('Tugas ini sudah dikumpulkan.')
}

/** Keeps what was typed. An older rev is a conflict that carries what stands there: nothing is replaced unseen. */
export async function saveDraft(context: OwnContext, id: number, given: contract.DraftWords) {
  const { clock, tenant } = context
  const { row } = await lockDraft(context, id)
  const rev = await keepWords(context, row, given)
  return { rev, savedText: `Tersimpan ${clockTime(clock.now(), tenant.timeZone)}` }
}

async function keepWords(
  { tx, clock }: InTenant,
  row: store.HandInRow,
  { rev, text, link }: contract.DraftWords,
): Promise<number> {
  assertDraft(row)
  if (row.text === text && row.link === link) return row.rev
  if (row.rev !== rev) {
    const failure = conflict('Tugas ini diubah di jendela atau perangkat lain.')
    failure.data = { rev: row.rev, text: row.text, link: row.link }
    throw failure
  }
  await store.writeWords(tx, row.id, { text, link, rev: rev + 1, at: clock.now() })
  return rev + 1
}

/** Hands in, with what was typed last. A second time answers the same receipt and changes nothing. */
export async function submitHandIn(
  context: OwnContext,
  id: number,
  given: contract.DraftWords,
): Promise<contract.Receipt> {
  const { tx, clock } = context
  const { row, own } = await lockDraft(context, id)
  if (row.state !== 'draft') return receiptOf(context, row)
  await keepWords(context, row, given)
  const now = clock.now()
  const rows = await store.listOf(tx, own.owner)
  const why = whyNot(own, rows, now)
  if (why) throw conflict(why)
  const files = await store.listFiles(tx, [id])
  const { text, link } = kept(own.assignment.takes, given)
  if (isEmpty({ text, link, files: files.length }))
    throw invalidField('text', 'Belum ada yang dapat dikumpulkan. Isi atau unggah tugas Anda dahulu.')
  assertLink(link)
  const isAgain = rows.findLast(one => one.state !== 'draft')?.state === 'returned'
  // what was given back is not late for it
  const lateness = isAgain ? 0 : latenessOf(own.dueAt, now)
  await store.writeSubmitted(tx, row, {
    at: now,
    dueAt: own.dueAt,
    lateness,
    latePercent: latePercentOf(own.assignment, lateness),
    receipt: newCode(10),
    possible: possibleOf(own.assignment.rubric, own.assignment.points),
  })
  if (own.completion === 'submit') await completeFor(context, own.owner)
  const done = await store.findHandIn(tx, id)
  if (!done) throw notFound('Tugas')
  return receiptOf(context, done)
}

/** what the assignment does not take is not looked at */
const kept = (takes: readonly Take[], { text, link }: contract.DraftWords) => ({
  text: takes.includes('text') ? text : '',
  link: takes.includes('link') ? link : '',
})

function assertLink(link: string): void {
  if (link !== '' && !/^https?:\/\/[^\s/]+\.[^\s/]+/i.test(link))
    throw invalidField('link', 'Tulis alamat lengkap, seperti https://contoh.id/karya')
}

/** The chapter is done, for everybody whose work it is. */
export async function completeFor(context: InTenant, owner: store.Owner): Promise<void> {
  const people =
    owner.groupNumber === null ? [owner] : await listMates(context.tx, owner.chapterId, owner.groupNumber)
  await completeChapters(
    context,
    owner.chapterId,
    people.map(({ enrolmentId }) => enrolmentId),
  )
}
