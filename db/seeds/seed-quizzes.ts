import { awardForClass } from '../../src/features/learning/certificates/badges.ts'
import { certificateKind } from '../../src/features/learning/certificates/certificates.rules.ts'
import { openQuestion } from '../../src/features/learning/questions/questions.ts'
import { arranged, drawOf } from '../../src/features/learning/quizzes/drawing.ts'
import { usualReview } from '../../src/features/learning/quizzes/quizzes.rules.ts'
import { newCode } from '../../src/features/learning/recognition/recognition.ts'
import type { Tx } from '../../src/platform/db/transaction.ts'
import { percentOf, rounded } from '../../src/shared/points.ts'
import { after } from './days.ts'
import type { DemoTenant } from './demo.types.ts'
import { houseAt } from './demo-house.ts'
import { emailOf } from './demo-logins.ts'
import type { DemoQuiz } from './quizzes.types.ts'
import { seedPoll } from './seed-polls.ts'

/** so many of those who handed in still wait for their essay to be marked */
const waiting = 4

interface Asked {
  id: number
  slot: number
}

/** Quizzes with what people answered, and certificates of those who have finished; after enrolments are there. */
export async function seedQuizzes(tx: Tx, tenantId: number, demo: DemoTenant, now: Date): Promise<void> {
  for (const quiz of demo.quizzes ?? []) await seedQuiz(tx, quiz, now)
  await issueCertificates(tx, tenantId, demo)
}

async function seedQuiz(tx: Tx, quiz: DemoQuiz, now: Date): Promise<void> {
  const course = await tx.db
    .selectFrom('classes')
    .select('id')
    .where('slug', '=', quiz.class)
    .executeTakeFirstOrThrow()
  const marker = await tx.db
    .selectFrom('memberships')
    .select('id')
    .where('email', '=', emailOf(quiz.marker))
    .executeTakeFirst()
  const by = marker?.id ?? null
  const asked: Asked[] = []
  for (const [index, question] of quiz.questions.entries()) {
    const { id } = await tx.db
      .insertInto('questions')
      .values({
        kind: question.kind,
        name: openQuestion(question.kind, question.spec).prompt.slice(0, 120),
        state: 'ready',
        tags: question.tags,
        begun_by: by,
        created_at: after(now, -40),
        updated_at: after(now, index - 40),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.db
      .insertInto('question_versions')
      .values({
        question_id: id,
        number: 1,
        spec: JSON.stringify(question.spec),
        points: question.points,
        by_id: by,
        at: after(now, -40),
      })
      .execute()
    asked.push({ id, slot: index + 1 })
  }
  const chapterId = await seedChapter(tx, course.id, quiz, asked, now)
  const people = await tx.db
    .selectFrom('enrolments')
    .select(['id', 'state'])
    .where('class_id', '=', course.id)
    .where('state', 'in', ['active', 'completed'])
    .orderBy('id')
    .execute()
  // the last ones have not begun
  const takers = people.filter(({ state }, index) => state === 'completed' || index < people.length - 6)
  for (const [index, taker] of takers.entries())
    await seedAttempt(tx, { quiz, asked, chapterId, by, index, taker, now })
  if (quiz.letters)
    await tx.db
      .insertInto('gradebooks')
      .values({ class_id: course.id, letters: JSON.stringify(quiz.letters), updated_at: after(now, -20) })
      .execute()
  const at = quiz.questions.findIndex(({ kind }) => kind === 'single')
  const [question, first] = [quiz.questions[at], asked[at]]
  if (question && first) await seedPoll(tx, { classId: course.id, questionId: first.id, question, by, now })
}

async function seedChapter(
  tx: Tx,
  classId: number,
  quiz: DemoQuiz,
  asked: readonly Asked[],
  now: Date,
): Promise<number> {
  const module = await tx.db
    .selectFrom('modules')
    .select('id')
    .where('class_id', '=', classId)
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow()
  const { id } = await tx.db
    .insertInto('chapters')
    .values({
      class_id: classId,
      module_id: module.id,
      slug: quiz.chapter.slug,
      title: quiz.chapter.title,
      minutes: quiz.chapter.minutes,
      kind: 'quiz',
      position: 1000,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.db
    .insertInto('quizzes')
    .values({
      chapter_id: id,
      intro: quiz.intro,
      minutes: quiz.chapter.minutes,
      attempts: 2,
      passing_percent: quiz.passingPercent,
      review: JSON.stringify({ ...usualReview, after: usualReview.closed }),
      is_open: true,
      updated_at: after(now, -20),
    })
    .execute()
  await tx.db
    .insertInto('quiz_slots')
    .values(asked.map(({ id: question_id, slot }) => ({ chapter_id: id, position: slot, question_id })))
    .execute()
  const drilled = asked.filter((_, index) => quiz.questions[index]?.kind !== 'essay')
  await seedMastery(tx, { classId, moduleId: module.id, asked: drilled, now })
  return id
}

interface Drill {
  classId: number
  moduleId: number
  asked: readonly Asked[]
  now: Date
}

/** The same questions for whoever wants to practise before the quiz: one after the other until they are mastered. */
async function seedMastery(tx: Tx, { classId, moduleId, asked, now }: Drill): Promise<void> {
  const { id } = await tx.db
    .insertInto('chapters')
    .values({
      class_id: classId,
      module_id: moduleId,
      slug: 'latihan-sampai-tuntas',
      title: 'Latihan sampai tuntas',
      minutes: 15,
      kind: 'quiz',
      position: 999,
      is_required: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.db
    .insertInto('quizzes')
    .values({
      chapter_id: id,
      mode: 'mastery',
      // as the form keeps it
      passing_percent: 100,
      intro:
        'Satu soal sesudah yang lain, sampai tiga dari empat jawaban terakhir Anda benar. Boleh diulang kapan saja.',
      review: JSON.stringify(usualReview),
      is_open: true,
      updated_at: after(now, -20),
    })
    .execute()
  await tx.db
    .insertInto('quiz_slots')
    .values(asked.map(({ id: question_id }, at) => ({ chapter_id: id, position: at + 1, question_id })))
    .execute()
}

interface Taking {
  quiz: DemoQuiz
  asked: readonly Asked[]
  chapterId: number
  by: number | null
  index: number
  taker: { id: number; state: string }
  now: Date
}

async function seedAttempt(tx: Tx, { quiz, asked, chapterId, by, index, taker, now }: Taking): Promise<void> {
  const isFinished = taker.state === 'completed'
  const draw = drawOf(index + 11)
  const started = after(now, -6 + (index % 5) * 0.9)
  const ended = new Date(started.getTime() + (14 + (index % 9)) * 60_000)
  const possible = quiz.questions.reduce((sum, { points }) => sum + points, 0)
  const isWaiting = !isFinished && index % 4 === 3 && index < waiting * 4
  const items = quiz.questions.map((question, at) => {
    // the further back in the list, the less is known
    const [chance = 0] = draw.shuffled([...Array(10).keys()])
    const knows = isFinished || chance >= Math.min(6, index % 8)
    const [wrong = null] = draw.shuffled(question.wrong)
    const given = knows ? question.right : wrong
    const opened = openQuestion(question.kind, question.spec)
    const { share, needsPerson } = opened.score(given)
    const arrangement = arranged(opened, { draw, isShuffled: true })
    const byHand = knows ? question.points : question.points / 2
    const points = needsPerson ? (isWaiting ? null : byHand) : rounded(share * question.points)
    const comment = needsPerson ? (quiz.comments[knows ? index % 2 : 2] ?? '') : ''
    return { slot: at + 1, question, given, arrangement, needsPerson, points, comment }
  })
  const marked = items.filter(item => item.points !== null)
  const points = isWaiting ? null : rounded(marked.reduce((sum, item) => sum + (item.points ?? 0), 0))
  const { id } = await tx.db
    .insertInto('attempts')
    .values({
      enrolment_id: taker.id,
      chapter_id: chapterId,
      number: 1,
      seed: index + 11,
      state: isWaiting ? 'needs_grading' : 'graded',
      started_at: started,
      deadline_at: new Date(started.getTime() + quiz.chapter.minutes * 60_000),
      submitted_at: ended,
      ended_by: 'learner',
      receipt: newCode(10),
      points,
      possible,
      events: marked.length + (isWaiting ? 0 : 1),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.db
    .insertInto('attempt_items')
    .values(
      items.map(({ slot, question, arrangement }) => ({
        attempt_id: id,
        slot,
        question_id: asked[slot - 1]?.id ?? 0,
        question_version: 1,
        points: question.points,
        arrangement,
      })),
    )
    .execute()
  await tx.db
    .insertInto('answer_steps')
    .values(
      items.map(({ slot, given }) => ({
        attempt_id: id,
        slot,
        writer: 1,
        seq: slot,
        answer: JSON.stringify(given),
        client_at: new Date(started.getTime() + slot * 60_000),
        received_at: new Date(started.getTime() + slot * 60_000 + 900),
      })),
    )
    .execute()
  await tx.db
    .insertInto('mark_events')
    .values([
      ...marked.map((item, at) => ({
        attempt_id: id,
        number: at + 1,
        slot: item.slot,
        kind: item.needsPerson ? ('manual' as const) : ('auto' as const),
        points: item.points,
        comment: item.comment,
        question_version: 1,
        by_id: item.needsPerson ? by : null,
        at: ended,
      })),
      ...(isWaiting
        ? []
        : [{ attempt_id: id, number: marked.length + 1, kind: 'release' as const, by_id: by, at: ended }]),
    ])
    .execute()
  if (points === null) return
  const percent = percentOf(points, possible)
  const isPassed = percent >= quiz.passingPercent
  await tx.db
    .insertInto('grades')
    .values({
      enrolment_id: taker.id,
      chapter_id: chapterId,
      attempt_id: id,
      percent,
      is_passed: isPassed,
      at: ended,
    })
    .execute()
  if (isPassed)
    await tx.db
      .insertInto('chapter_progress')
      .values({ enrolment_id: taker.id, chapter_id: chapterId, opened_at: started, done_at: ended })
      .execute()
}

/** Whoever has finished a class has what it gives, of the day they finished: its certificate, badges of what it teaches. */
async function issueCertificates(tx: Tx, tenantId: number, demo: DemoTenant): Promise<void> {
  const finished = await tx.db
    .selectFrom('enrolments')
    .select(['id', 'state_since'])
    .where('state', '=', 'completed')
    .orderBy('state_since')
    .execute()
  const contextAt = houseAt(tx, tenantId, demo, { notificationKinds: [certificateKind] })
  for (const { id, state_since: at } of finished) await awardForClass(contextAt(at), { enrolmentId: id })
}
