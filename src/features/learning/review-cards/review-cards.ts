import { mediumDate } from '../../../shared/dates.ts'
import { dayIn, instantOf } from '../../../shared/days.ts'
import { changedMeanwhile, invalidField, notFound } from '../../../shared/failure.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import type { OwnContext } from '../enrolments/enrolments.ts'
import { listVersionsOf, openQuestion } from '../questions/questions.ts'
import { listMissed, listOpenExams } from '../quizzes/quizzes.ts'
import type { Review, ReviewPage, ReviewResult, ShownCard } from './review-cards.contract.ts'
import { mostPerDay, ratingOf, reviewed } from './review-cards.rules.ts'
import * as store from './review-cards.store.ts'

/**
 * Whose turn it is: what was wrong, whose key may be seen, and that is due or was never reviewed. What is due stands in
 * front. None while a graded quiz is under way: nothing may give away what it asks.
 */
async function standing({ tx, clock, viewer, tenant }: OwnContext) {
  const { membershipId } = memberOf(viewer)
  const now = clock.now()
  const isAtExam = (await listOpenExams(tx, membershipId)).length > 0
  const missed = isAtExam ? [] : await listMissed(tx, membershipId, now)
  const cards = new Map((await store.listCards(tx, membershipId)).map(card => [card.questionId, card]))
  const all = missed.map(one => ({ ...one, card: cards.get(one.questionId) }))
  const turn = all
    .filter(({ card }) => !card || card.dueAt <= now)
    .sort((one, other) => Number(one.card?.dueAt ?? now) - Number(other.card?.dueAt ?? now))
  const midnight = instantOf(`${dayIn(now, tenant.timeZone)}T00:00`, tenant.timeZone)
  const done = await store.countSince(tx, membershipId, midnight)
  const left = Math.max(0, Math.min(turn.length, mostPerDay - done))
  return { membershipId, now, isAtExam, all, turn, done, left }
}

type Turn = Awaited<ReturnType<typeof standing>>['turn'][number]

/** How many wait today. */
export async function countDue(context: OwnContext): Promise<{ left: number; done: number; known: number }> {
  const { left, done, all } = await standing(context)
  return { left, done, known: all.length }
}

/** Each time it comes back with other numbers, where they are drawn. */
async function opened(
  { tx }: OwnContext,
  { questionId, version, card }: Pick<Turn, 'questionId' | 'version' | 'card'>,
) {
  const [kept] = await listVersionsOf(tx, [{ id: questionId, number: version }])
  if (!kept) throw notFound('Kartu')
  const question = openQuestion(kept.kind, kept.spec)
  return openQuestion(kept.kind, kept.spec, question.draw((card?.reps ?? 0) + 2))
}

async function shown(context: OwnContext, one: Turn): Promise<ShownCard> {
  const question = await opened(context, one)
  return {
    questionId: one.questionId,
    version: one.version,
    reps: one.card?.reps ?? 0,
    // ids say nothing, so their order is nobody's
    exercise: question.exercise([...question.movable].sort()),
    source: `${one.title}, ${one.className}`,
    hint: question.feedback,
  }
}

export async function nextCard(context: OwnContext): Promise<ReviewPage> {
  const { turn, left, done, all, now, isAtExam } = await standing(context)
  const [first] = turn
  const later = all
    .flatMap(({ card }) => (card && card.dueAt > now ? card.dueAt : []))
    .sort((one, other) => Number(one) - Number(other))
  return {
    card: first && left > 0 ? await shown(context, first) : undefined,
    left,
    done,
    most: mostPerDay,
    why: isAtExam ? 'exam' : left > 0 ? '' : turn.length > 0 ? 'enough' : 'none',
    nextText: later[0] ? mediumDate(later[0], context.tenant.timeZone) : '',
  }
}

/** Answers one card: says what is right, and keeps when it comes back. */
export async function answerCard(context: OwnContext, id: number, given: Review): Promise<ReviewResult> {
  const { membershipId, turn, left, now } = await standing(context)
  const one = turn.find(({ questionId }) => questionId === id)
  if (!one || left === 0) throw notFound('Kartu')
  if (one.version !== given.version || (one.card?.reps ?? 0) !== given.reps)
    throw changedMeanwhile('Kartu ini')
  const question = await opened(context, one)
  const answer = question.read(given.answer)
  if (answer === undefined || answer === null) throw invalidField('answer', 'Jawab dahulu, lalu periksa')
  const { share } = question.score(answer)
  const isRight = share >= 1
  const rating = ratingOf(isRight, given.isHinted)
  const card = reviewed(one.card, rating, now)
  if (!(await store.keepReview(context.tx, { membershipId, questionId: id }, card, rating)))
    throw changedMeanwhile('Kartu ini')
  return {
    isRight,
    percent: Math.round(share * 100),
    key: question.key,
    feedback: question.feedback,
    nextText: `Muncul lagi ${mediumDate(card.dueAt, context.tenant.timeZone)}`,
    left: left - 1,
  }
}
