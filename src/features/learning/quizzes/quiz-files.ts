import { z } from 'zod'
import type { Tx } from '../../../platform/db/transaction.ts'
import { localTimeOf } from '../../../shared/days.ts'
import { invalidField } from '../../../shared/failure.ts'
import type { Hand } from '../../core/publishing/publishing.ts'
import { listByCodes, listByIds } from '../questions/questions.ts'
import { listPool } from './question-pool.ts'
import { readyOf, writeSettings } from './quiz-settings.ts'
import { quizSettings, slotPoints } from './quizzes.contract.ts'
import { usualReview } from './quizzes.rules.ts'
import * as store from './quizzes.store.ts'

/** Quizzes as files of a course: how one goes, and what it asks by the codes of its questions. */

const code = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Kode memakai huruf kecil, angka, dan tanda hubung')
  .max(80)

const row = z
  .strictObject({
    question: code.optional(),
    tag: z.string().trim().min(1).max(40).optional(),
    pick: z.int('Tulis bilangan bulat').min(1, 'Minimal 1').max(50, 'Maksimal 50').optional(),
    points: slotPoints.optional(),
  })
  .refine(
    ({ question, tag }) => (question === undefined) !== (tag === undefined),
    'Tulis question (kode soal) atau tag (tanda)',
  )
  .refine(({ question, pick }) => question === undefined || pick === undefined, {
    path: ['pick'],
    message: 'Banyak soal hanya untuk tanda',
  })

export const quizFile = quizSettings.omit({ version: true }).extend({
  review: quizSettings.shape.review.default(usualReview),
  slots: z.array(row).max(100, 'Paling banyak 100 baris soal').default([]),
})
export type QuizFile = z.output<typeof quizFile>

/** Quizzes that are set up in these chapters, and every question that they may ask. */
export async function courseQuizzes(
  { tx, tenant }: Pick<Hand, 'tx' | 'tenant'>,
  chapterIds: readonly number[],
) {
  const quizzes: { chapterId: number; value: QuizFile }[] = []
  const asked = new Set<number>()
  for (const found of await store.listOfChapters(tx, chapterIds)) {
    const slots = await store.listSlots(tx, found.chapterId)
    const named = slots.flatMap(({ questionId }) => questionId ?? [])
    for (const id of [...named, ...(await listPool(tx, slots)).map(one => one.questionId)]) asked.add(id)
    const { chapterId, opensAt, closesAt, ...quiz } = readyOf(found)
    const value = {
      mode: quiz.mode,
      intro: quiz.intro,
      minutes: quiz.minutes,
      opensAt: localTimeOf(opensAt, tenant.timeZone),
      closesAt: localTimeOf(closesAt, tenant.timeZone),
      attempts: quiz.attempts,
      passingPercent: quiz.passingPercent,
      isShuffled: quiz.isShuffled,
      isOneByOne: quiz.isOneByOne,
      counts: quiz.counts,
      review: quiz.review,
      isOpen: quiz.isOpen,
      isSealed: quiz.isSealed,
      graceMinutes: quiz.graceMinutes,
      slots: await rowsOf(tx, slots),
    }
    quizzes.push({ chapterId, value })
  }
  return { quizzes, questions: await listByIds(tx, [...asked]) }
}

async function rowsOf(tx: Tx, slots: readonly store.WrittenSlot[]): Promise<QuizFile['slots']> {
  const ids = slots.flatMap(({ questionId }) => questionId ?? [])
  const codes = new Map((await listByIds(tx, ids)).map(one => [one.id, one.code]))
  return slots.map(({ questionId, tag, pick, points }) => ({
    ...(questionId === null ? { tag: tag ?? '', pick } : { question: codes.get(questionId) ?? '' }),
    ...(points === null ? {} : { points }),
  }))
}

/** Writes the quiz of a chapter as its file says; a code that names no question is a fault of its line. */
export async function bringQuiz(hand: Hand, chapterId: number, given: QuizFile): Promise<void> {
  const { tx, log } = hand
  const quiz = await store.findByChapter(tx, chapterId)
  const locked = await store.lockQuiz(tx, chapterId)
  const known = await store.listSlots(tx, chapterId)
  const slots = await slotsOf(tx, given.slots, known)
  const { slots: _, ...settings } = given
  const version = (locked?.version ?? 0) + 1
  const { questions, isOpen } = await writeSettings(hand, { ...settings, chapterId, version }, slots)
  await log({
    action: 'quiz.change',
    object: { type: 'quiz', id: chapterId, name: `${quiz?.title ?? ''}, ${quiz?.className ?? ''}` },
    before: { isOpen: quiz?.isOpen ?? false },
    after: { isOpen, questions },
  })
}

async function slotsOf(
  tx: Tx,
  rows: QuizFile['slots'],
  known: readonly store.WrittenSlot[],
): Promise<store.WrittenSlot[]> {
  const codes = rows.flatMap(({ question }) => question ?? [])
  const ids = new Map((await listByCodes(tx, codes)).map(one => [one.code, one.id]))
  return rows.map(({ question, tag = null, pick = 1, points = null }, index) => {
    // whose questions a tag draws from is said nowhere in a file
    if (question === undefined) {
      const drawnFrom = known.find(one => one.tag === tag)?.drawnFrom ?? null
      return { questionId: null, tag, pick, points, drawnFrom }
    }
    const id = ids.get(question)
    if (id === undefined)
      throw invalidField(`slots.${index}.question`, `Tidak ada soal "${question}"`, 'unknown')
    if (codes.indexOf(question) !== codes.lastIndexOf(question))
      throw invalidField(`slots.${index}.question`, 'Satu soal hanya dapat dipakai sekali')
    return { questionId: id, tag: null, pick: 1, points, drawnFrom: null }
  })
}
