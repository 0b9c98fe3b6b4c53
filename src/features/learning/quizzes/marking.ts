import type { CallContext } from '../../../platform/http/endpoint.ts'
import { conflict, invalidField, notFound } from '../../../shared/failure.ts'
import { rounded } from '../../../shared/points.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { scopeOf } from '../enrolments/enrolments.ts'
import { listToDraw, listVersionsOf, openQuestion } from '../questions/questions.ts'
import { listLate } from './answer-steps.store.ts'
import * as attempts from './attempts.store.ts'
import { answersOf, markByMachine, settle } from './grading.ts'
import * as store from './marks.store.ts'
import { readyOf } from './quiz-settings.ts'
import type * as contract from './quizzes.contract.ts'
import { deadlineOf, foldMarks, regraded } from './quizzes.rules.ts'
import { writeAccommodation } from './quizzes.store.ts'
import { getManaged, type QuizContext } from './quizzes.ts'

/** What somebody marks: held until the transaction ends; 404 outside of the classes they look after. */
export async function lockMarked({ tx, viewer }: QuizContext, id: number): Promise<attempts.AttemptRow> {
  const [row] = await attempts.lockManaged(tx, [id], scopeOf(viewer))
  if (!row) throw notFound('Percobaan')
  if (row.state === 'in_progress') throw conflict('Percobaan ini masih dikerjakan.')
  return row
}

export async function marksOf({ tx }: Pick<QuizContext, 'tx'>, attemptId: number) {
  const items = await attempts.listItems(tx, attemptId)
  const events = await store.listEvents(tx, attemptId)
  return {
    items,
    events,
    marks: foldMarks(
      items.map(({ slot }) => slot),
      events,
    ),
  }
}

/** Points by hand. Whoever has not seen the newest mark of this question is shown it, and overwrites nothing. */
export async function markAnswer(
  context: CallContext,
  id: number,
  given: contract.Marking,
): Promise<contract.Marked> {
  const { tx, clock, viewer } = context
  const { slot } = given
  const row = await lockMarked(context, id)
  const { items, events, marks } = await marksOf(context, id)
  const item = items.find(one => one.slot === slot)
  const mark = marks.get(slot)
  if (!item || !mark) throw notFound('Soal')
  if (mark.event !== given.expectedEvent) {
    const other = events.find(({ number }) => number === mark.event)
    const failure = conflict(
      `${other?.byName ?? 'Orang lain'} baru saja menilai jawaban ini. Isian Anda belum dipakai.`,
    )
    failure.data = { event: mark.event, points: mark.points, comment: mark.comment }
    throw failure
  }
  if (given.points > item.points) throw invalidField('points', `Paling banyak ${item.points} poin`)
  const points = rounded(given.points)
  const by = memberOf(viewer).membershipId
  const event = { slot, kind: 'manual' as const, points, comment: given.comment, by }
  const last = row.events + 1
  store.addEvents(tx, [{ ...row, added: [event] }], clock.now())
  await settle(context, { ...row, events: last }, row.state === 'graded')
  const left = [...marks].filter(([of, one]) => of !== slot && one.points === null).length
  return { event: last, points, comment: given.comment, left }
}

/** Lets count what came after time was up; the machine marks anew, and marks by hand stand. Pressed twice it is done once. */
export async function countLate(context: CallContext, id: number): Promise<void> {
  const row = await lockMarked(context, id)
  if (row.countsLate || (await listLate(context.tx, id)).length === 0) return
  await attempts.writeCountsLate(context.tx, id)
  await markByMachine(context, row)
  await record(context, { action: 'quiz.count_late', object: { type: 'quiz_attempt', id } })
}

/** Marks a question anew by its newest version, in one of four ways; a trial only says who would gain or lose. */
export async function regrade(
  context: CallContext,
  chapterId: number,
  { questionId, way, isTrial }: contract.Regrading,
): Promise<contract.RegradeResult> {
  const { tx, clock, viewer } = context
  const quiz = await getManaged(context, chapterId)
  const asked = await store.listAsked(tx, chapterId, questionId)
  const [question] = await listToDraw(tx, [questionId], [])
  if (!question || asked.length === 0) throw notFound('Soal')
  const [newest] = await listVersionsOf(tx, [{ id: questionId, number: question.version }])
  if (!newest) throw notFound('Soal')
  const unfilled = openQuestion(newest.kind, newest.spec)
  const rows: contract.RegradeResult['rows'] = []
  for (const { attemptId, slot, full, name, parameters } of asked) {
    const row = await attempts.lockAttempt(tx, attemptId)
    const mark = (await marksOf(context, attemptId)).marks.get(slot)
    if (!row || !mark || mark.points === null || mark.isByHand) continue
    // numbers that the new version does not draw cannot be reckoned with anew
    if (!unfilled.takes(parameters) || unfilled.isByHand) continue
    const opened = openQuestion(newest.kind, newest.spec, parameters)
    // an answer with parts that the new version has no more is scored by those it still has
    const given = opened.read((await answersOf(context, attemptId)).get(slot) ?? null) ?? null
    const { share, needsPerson } = opened.score(given)
    if (needsPerson) continue
    const points = regraded(way, { before: mark.points, after: rounded(share * full), full })
    if (points === mark.points) continue
    rows.push({ name, before: mark.points, after: points })
    if (isTrial) continue
    const event = {
      slot,
      kind: 'regrade' as const,
      points,
      version: question.version,
      comment: '',
      by: memberOf(viewer).membershipId,
    }
    store.addEvents(tx, [{ ...row, added: [event] }], clock.now())
    await settle(context, { ...row, events: row.events + 1 }, row.state === 'graded')
  }
  if (!isTrial)
    await record(context, {
      action: 'quiz.regrade',
      object: { type: 'quiz', id: chapterId, name: quiz.title },
      after: { question: question.name, way, changed: rows.length },
    })
  return { rows: rows.slice(0, 200), changed: rows.length, total: asked.length }
}

/** More time, or more attempts, for somebody; whoever is in the middle has it at once. */
export async function accommodate(
  context: CallContext,
  chapterId: number,
  given: contract.Accommodation,
): Promise<void> {
  const { tx, viewer } = context
  const quiz = readyOf(await getManaged(context, chapterId))
  const learners = await store.listLearners(tx, quiz.classId)
  const learner = learners.find(({ id }) => id === given.membershipId)
  if (!learner) throw invalidField('membershipId', 'Pilih peserta kelas ini', 'unknown')
  await writeAccommodation(tx, quiz.classId, given)
  for (const running of await attempts.listRunning(tx, quiz.classId, given.membershipId)) {
    const of = readyOf(await getManaged({ ...context, viewer }, running.chapterId))
    await attempts.writeDeadline(tx, running.id, deadlineOf(of, running.startedAt, given.timeFactor))
  }
  await record(context, {
    action: 'quiz.accommodate',
    object: { type: 'quiz', id: chapterId, name: `${learner.name}, ${quiz.className}` },
    after: { timeFactor: given.timeFactor, moreAttempts: given.moreAttempts },
  })
}
