import type { CallContext } from '../../../platform/http/endpoint.ts'
import { to } from '../../../routes.ts'
import { conflict } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { notifyAll } from '../../membership/notifications/notifications.ts'
import { scopeOf } from '../enrolments/enrolments.ts'
import * as attempts from './attempts.store.ts'
import { settleGrades, standingOf } from './grading.ts'
import { lockMarked } from './marking.ts'
import * as marks from './marks.store.ts'
import { type ReadyQuiz, readyOf } from './quiz-settings.ts'
import { markKind } from './quizzes.rules.ts'
import { findByChapter } from './quizzes.store.ts'
import { getManaged } from './quizzes.ts'

/** Shows a learner what it has come to; an attempt with something unmarked waits on. */
export async function releaseAttempt(context: CallContext, id: number): Promise<void> {
  const row = await lockMarked(context, id)
  if (row.state === 'graded') return
  const quiz = readyOf(await findByChapter(context.tx, row.chapterId))
  const [released] = await release(context, quiz, [row])
  if (!released) throw conflict('Masih ada jawaban yang belum dinilai.')
  await record(context, { action: 'quiz.release', object: { type: 'quiz_attempt', id } })
}

/** Releases all of a quiz that is marked to its end: however many, by the same few statements. */
export async function releaseQuiz(context: CallContext, chapterId: number): Promise<number> {
  const { tx, viewer } = context
  const quiz = readyOf(await getManaged(context, chapterId))
  const waiting = await marks.listQueue(tx, scopeOf(viewer), chapterId)
  const ready = waiting.filter(({ left }) => left === 0).map(({ id }) => id)
  const rows = await attempts.lockManaged(tx, ready, scopeOf(viewer))
  const released = await release(
    context,
    quiz,
    rows.filter(({ state }) => state === 'needs_grading'),
  )
  if (released.length > 0)
    await record(context, {
      action: 'quiz.release',
      object: { type: 'quiz', id: chapterId, name: `${quiz.title}, ${quiz.className}` },
      after: { attempts: released.length },
    })
  return released.length
}

/** Those of these attempts of one quiz, all held, that are marked to their end. Answers which. */
async function release(
  context: CallContext,
  quiz: ReadyQuiz,
  held: readonly attempts.AttemptRow[],
): Promise<attempts.AttemptRow[]> {
  const { tx, clock, viewer } = context
  const { chapterId } = quiz
  const ids = held.map(({ id }) => id)
  const enrolments = [...new Set(held.map(({ enrolmentId }) => enrolmentId))]
  const [items, events, all] = await Promise.all([
    attempts.listItemsOf(tx, ids),
    marks.listEventsOf(tx, ids),
    attempts.listOfMany(tx, enrolments, chapterId),
  ])
  const itemsOf = Map.groupBy(items, ({ attemptId }) => attemptId)
  const eventsOf = Map.groupBy(events, ({ attemptId }) => attemptId)
  const standings = held.flatMap(row => {
    const known = { items: itemsOf.get(row.id) ?? [], events: eventsOf.get(row.id) ?? [] }
    const standing = standingOf({ ...row, events: row.events + 1 }, known, true)
    return standing.state === 'graded' ? [standing] : []
  })
  if (standings.length === 0) return []
  const stood = new Set(standings.map(({ id }) => id))
  const released = held.filter(({ id }) => stood.has(id))
  const added = [{ slot: null, kind: 'release' as const, by: memberOf(viewer).membershipId }]
  marks.addEvents(
    tx,
    released.map(({ id, events: last }) => ({ id, events: last, added })),
    clock.now(),
  )
  attempts.writeStandings(tx, standings)
  const of = new Set(released.map(({ enrolmentId }) => enrolmentId))
  const around = { quiz, all: all.filter(({ enrolmentId }) => of.has(enrolmentId)) }
  await settleGrades(context, chapterId, around, standings)
  await tellMarked(context, quiz, released)
  return released
}

/** Learners are told that there is a mark, and look at it behind the sign-in: it stands in no letter. */
async function tellMarked(
  context: CallContext,
  quiz: ReadyQuiz,
  released: readonly attempts.AttemptRow[],
): Promise<void> {
  const members = new Set(released.map(({ membershipId }) => membershipId))
  await notifyAll(context, [...members], {
    kind: markKind.kind,
    title: `Nilai "${quiz.title}" sudah keluar`,
    words: `Jawaban Anda di ${quiz.className} selesai dinilai. Buka kuisnya untuk melihat nilai dan umpan balik.`,
    link: to.quiz({ slug: quiz.classSlug, chapterSlug: quiz.chapterSlug }),
    linkLabel: 'Lihat nilai',
    reason: 'mark.released',
  })
}
