import { randomBytes } from 'node:crypto'
import { by, reference } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo, nextNumber, type Row } from '../../../../test/rows.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { buildChapter, buildClass, buildModule } from '../classes/classes.things.ts'
import { buildEnrolment, buildPupil } from '../enrolments/enrolments.things.ts'
import { buildQuestion, specs } from '../questions/questions.things.ts'
import { usualReview } from './quizzes.rules.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    quiz: QuizThing
  }
}

interface QuizThing {
  chapterId: number
  slug: string
  chapter: string
  questionId: number
  /** of a pupil of the class: handed in, its only answer marked by hand, not released */
  attemptId: number
  /** of the owner: under way */
  ownAttemptId: number
  pupilId: number
  /** of the owner's own attempt */
  fileId: number
  upload: string
}

interface QuizWish {
  classId: number
  questions: readonly number[]
  row?: Row<'quizzes'>
  slug?: string
}

/** A chapter with a quiz that is open, of these questions. */
export async function buildQuiz(tx: Tx, { classId, questions, row = {}, slug }: QuizWish) {
  const module = await buildModule(tx, classId)
  const chapterSlug = slug ?? `kuis-${nextNumber()}`
  const of = { classId, moduleId: module.id }
  const chapter = await buildChapter(tx, of, {
    slug: chapterSlug,
    title: `Kuis ${chapterSlug}`,
    kind: 'quiz',
  })
  await tx.db
    .insertInto('quizzes')
    .values({
      chapter_id: chapter.id,
      review: JSON.stringify(usualReview),
      is_open: true,
      is_shuffled: false,
      updated_at: longAgo,
      ...row,
    })
    .execute()
  for (const [index, question_id] of questions.entries())
    await tx.db
      .insertInto('quiz_slots')
      .values({ chapter_id: chapter.id, position: index + 1, question_id })
      .execute()
  return chapter
}

/** An attempt at one question. */
export async function buildAttempt(
  tx: Tx,
  { questionId, ...row }: Row<'attempts'> & { enrolment_id: number; chapter_id: number; questionId: number },
): Promise<number> {
  const { id } = await tx.db
    .insertInto('attempts')
    .values({ number: 1, seed: 7, started_at: longAgo, possible: 1, ...row })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.db
    .insertInto('attempt_items')
    .values({ attempt_id: id, slot: 1, question_id: questionId, question_version: 1, points: 1 })
    .execute()
  return id
}

async function handIn(tx: Tx, attempt_id: number, answer: string, comment = ''): Promise<void> {
  await tx.db
    .insertInto('answer_steps')
    .values({
      attempt_id,
      slot: 1,
      writer: 1,
      seq: 1,
      answer: JSON.stringify(answer),
      client_at: longAgo,
      received_at: longAgo,
    })
    .execute()
  await tx.db
    .insertInto('mark_events')
    .values({ attempt_id, number: 1, slot: 1, kind: 'manual', points: 1, comment, at: longAgo })
    .execute()
}

async function buildFile(tx: Tx, attempt_id: number, membership_id: number, name: string) {
  const upload = randomBytes(16).toString('hex')
  const key = `private-${upload}.pdf`
  await tx.db.insertInto('private_files').values({ key, membership_id, bytes: 1000, at: longAgo }).execute()
  const { id } = await tx.db
    .insertInto('attempt_files')
    .values({ attempt_id, slot: 1, key, name, mime: 'application/pdf', bytes: 1000, upload, at: longAgo })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { fileId: id, upload }
}

const done = { state: 'needs_grading', submitted_at: longAgo, ended_by: 'learner', events: 1 } as const

export const roomThings: RoomThings = {
  after: ['questions', 'enrolments'],
  async fill({ tx, secret, ids }) {
    const essay = await buildQuestion(tx, {
      kind: 'essay',
      spec: { ...specs.essay, prompt: secret },
      name: secret,
    })
    const chapter = await buildQuiz(tx, {
      classId: ids.course,
      questions: [essay],
      slug: 'kuis',
      row: { intro: secret },
    })
    const pupil = await buildPupil(tx, `Peserta kuis ${secret}`)
    const enrolment_id = await buildEnrolment(tx, { class_id: ids.course, membership_id: pupil.id })
    const attempt_id = await buildAttempt(tx, {
      ...done,
      enrolment_id,
      chapter_id: chapter.id,
      questionId: essay,
      receipt: `R${secret}`,
    })
    await handIn(tx, attempt_id, `Jawaban ${secret}`, `Komentar ${secret}`)
    await buildFile(tx, attempt_id, pupil.id, `${secret}.pdf`)
    await tx.db
      .insertInto('grades')
      .values({
        enrolment_id,
        chapter_id: chapter.id,
        attempt_id,
        percent: 50,
        is_passed: false,
        at: longAgo,
      })
      .execute()
    await tx.db
      .insertInto('accommodations')
      .values({ class_id: ids.course, membership_id: pupil.id, time_factor: 1.5, reason: secret })
      .execute()
    return {}
  },
  async things({ tx, secret, number, owner, place }) {
    const made = await buildClass(tx, { name: `Kelas kuis ${secret} ${number}`, type: 'self_paced' })
    await tx.db
      .insertInto('class_staff')
      .values({ class_id: made.id, membership_id: owner.membershipId })
      .execute()
    await tx.db.insertInto('program_items').values({ program_id: place.program, class_id: made.id }).execute()
    const questionId = await buildQuestion(tx, {
      kind: 'essay',
      spec: { ...specs.essay, prompt: `Jelaskan ${secret}` },
      begunBy: owner.membershipId,
    })
    const chapter = await buildQuiz(tx, {
      classId: made.id,
      questions: [questionId],
      row: { mode: 'practice', is_sealed: true },
    })
    const pupil = await buildPupil(tx, `Peserta ${secret}`)
    const enrolment = await buildEnrolment(tx, { class_id: made.id, membership_id: pupil.id })
    const of = { chapter_id: chapter.id, questionId }
    const attemptId = await buildAttempt(tx, { ...done, ...of, enrolment_id: enrolment })
    await handIn(tx, attemptId, `Jawaban ${secret}`)
    const own = await buildEnrolment(tx, { class_id: made.id, membership_id: owner.membershipId })
    const ownAttemptId = await buildAttempt(tx, { ...of, enrolment_id: own })
    await tx.db
      .insertInto('answer_steps')
      .values({
        attempt_id: ownAttemptId,
        slot: 1,
        writer: 1,
        seq: 1,
        answer: JSON.stringify('Empat langkah'),
        client_at: longAgo,
        received_at: longAgo,
      })
      .execute()
    const file = await buildFile(tx, ownAttemptId, owner.membershipId, `${secret}.pdf`)
    const quiz = {
      ...file,
      chapterId: chapter.id,
      slug: made.slug,
      chapter: chapter.slug,
      questionId,
      attemptId,
      ownAttemptId,
      pupilId: pupil.id,
    }
    return { quiz }
  },
  addressing: {
    'POST /v1/quiz-attempts': {
      slug: by(
        ({ quiz }) => ({
          path: '/v1/quiz-attempts',
          body: { slug: quiz.slug, chapter: quiz.chapter },
        }),
        { found: 201 },
      ),
    },
    'GET /v1/quiz-papers/{slug}/{chapter}': {
      slug: by(({ quiz }) => ({ path: `/v1/quiz-papers/${quiz.slug}/${quiz.chapter}` })),
      chapter: by(({ quiz }) => ({ path: `/v1/quiz-papers/${quiz.slug}/${quiz.chapter}` })),
    },
    'PUT /v1/quiz-attempts/{id}/steps': {
      id: by(({ quiz }) => ({
        path: `/v1/quiz-attempts/${quiz.ownAttemptId}/steps`,
        body: {
          writer: 1,
          steps: [{ slot: 1, seq: 2, answer: 'Empat', clientAt: '2026-11-21T03:00:00.000Z' }],
        },
      })),
    },
    'POST /v1/quiz-attempts/{id}/pen': {
      id: by(({ quiz }) => ({ path: `/v1/quiz-attempts/${quiz.ownAttemptId}/pen`, body: {} })),
    },
    'POST /v1/quiz-attempts/{id}/check': {
      id: by(({ quiz }) => ({ path: `/v1/quiz-attempts/${quiz.ownAttemptId}/check`, body: { slot: 1 } })),
    },
    'POST /v1/quiz-attempts/{id}/answer': {
      // only of "tuntas", which this one is not
      id: by(
        ({ quiz }) => ({
          path: `/v1/quiz-attempts/${quiz.ownAttemptId}/answer`,
          body: { slot: 1, writer: 1 },
        }),
        { found: 409 },
      ),
    },
    'POST /v1/quiz-attempts/{id}/submission': {
      id: by(({ quiz }) => ({
        path: `/v1/quiz-attempts/${quiz.ownAttemptId}/submission`,
        body: { writer: 1 },
      })),
    },
    'POST /v1/quiz-attempts/{id}/files': {
      // an essay takes none
      id: by(
        ({ quiz }) => ({
          path: `/v1/quiz-attempts/${quiz.ownAttemptId}/files`,
          body: { slot: 1, upload: quiz.upload },
        }),
        { found: 409 },
      ),
    },
    'DELETE /v1/quiz-attempts/{id}/files/{fileId}': {
      id: by(({ quiz }) => ({ path: `/v1/quiz-attempts/${quiz.ownAttemptId}/files/${quiz.fileId}` })),
      fileId: by(({ quiz }, { own }) => ({
        path: `/v1/quiz-attempts/${own.quiz.ownAttemptId}/files/${quiz.fileId}`,
      })),
    },
    'GET /v1/quiz-attempts/{id}/files/{fileId}': {
      // the row is there, its bytes are not: the suite of the room looks at these
      id: by(({ quiz }) => ({ path: `/v1/quiz-attempts/${quiz.ownAttemptId}/files/${quiz.fileId}` }), {
        found: 404,
      }),
      fileId: by(
        ({ quiz }, { own }) => ({ path: `/v1/quiz-attempts/${own.quiz.ownAttemptId}/files/${quiz.fileId}` }),
        { found: 404 },
      ),
    },
    'PUT /v1/quiz-attempts/{id}/marks': {
      id: by(({ quiz }) => ({
        path: `/v1/quiz-attempts/${quiz.attemptId}/marks`,
        body: { slot: 1, points: 0.5, expectedEvent: 1 },
      })),
    },
    'POST /v1/quiz-attempts/{id}/release': {
      id: by(({ quiz }) => ({ path: `/v1/quiz-attempts/${quiz.attemptId}/release` })),
    },
    'POST /v1/quiz-attempts/{id}/late-answers': {
      id: by(({ quiz }) => ({ path: `/v1/quiz-attempts/${quiz.attemptId}/late-answers` })),
    },
    'PUT /v1/quizzes/{chapterId}': {
      chapterId: by(({ quiz }) => ({
        path: `/v1/quizzes/${quiz.chapterId}`,
        body: settings([{ questionId: quiz.questionId }]),
      })),
    },
    'POST /v1/quizzes/{chapterId}/release': {
      chapterId: by(({ quiz }) => ({ path: `/v1/quizzes/${quiz.chapterId}/release` })),
    },
    'POST /v1/quizzes/{chapterId}/regrade': {
      chapterId: by(({ quiz }) => ({
        path: `/v1/quizzes/${quiz.chapterId}/regrade`,
        body: { questionId: quiz.questionId, way: 'leave' },
      })),
      questionId: by(({ quiz }, { own }) => ({
        path: `/v1/quizzes/${own.quiz.chapterId}/regrade`,
        body: { questionId: quiz.questionId, way: 'leave' },
      })),
    },
    'PUT /v1/quizzes/{chapterId}/accommodations': {
      chapterId: by(({ quiz }) => ({
        path: `/v1/quizzes/${quiz.chapterId}/accommodations`,
        body: { membershipId: quiz.pupilId, timeFactor: 1.5, moreAttempts: 0 },
      })),
      membershipId: reference(
        ({ quiz }, { own }) => ({
          path: `/v1/quizzes/${own.quiz.chapterId}/accommodations`,
          body: { membershipId: quiz.pupilId, timeFactor: 1.5, moreAttempts: 0 },
        }),
        { notMine: 422 },
      ),
    },
  },
  parameters: () => ({ attempt: ['1'], fileId: ['1'] }),
  inPath: () => ({ chapterSlug: ['kuis'] }),
}

const settings = (slots: object[]) => ({ version: 1, mode: 'exam', review: usualReview, slots })
