import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type App, startApp, testNow } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { buildClass } from '../classes/classes.things.ts'
import { buildEnrolment } from '../enrolments/enrolments.things.ts'
import { buildQuestion } from '../questions/questions.things.ts'
import { usualReview } from '../quizzes/quizzes.rules.ts'
import { buildAttempt, buildQuiz } from '../quizzes/quizzes.things.ts'
import type { ReviewPage } from './review-cards.contract.ts'
import { buildMissed } from './review-cards.things.ts'

let app: App
let school: BuiltTenant
let student: BuiltMember
let classId: number
let enrolmentId: number
const day = 86_400_000

beforeAll(async () => {
  app = await startApp()
  school = await buildTenant(app, { slug: 'tegal' })
  classId = await school.write(async tx => (await buildClass(tx, { type: 'self_paced' })).id)
})

afterAll(() => app?.close())

beforeEach(async () => {
  app.clock.set(testNow)
  student = await buildMember(app, school)
  enrolmentId = await school.write(tx =>
    buildEnrolment(tx, { class_id: classId, membership_id: student.membershipId }),
  )
})

const truth = (isTrue = true) => ({
  kind: 'truefalse' as const,
  spec: { prompt: 'Alamat IP menunjuk sebuah komputer.', feedback: 'Ingat lapisan jaringan.', isTrue },
})

/** so many questions that the student got wrong */
const miss = (count: number, review?: object) =>
  school.write(async tx => {
    const ids: number[] = []
    for (let made = 0; made < count; made++) {
      const questionId = await buildQuestion(tx, truth())
      await buildMissed(tx, { classId, enrolmentId, questionId, ...(review ? { review } : {}) })
      ids.push(questionId)
    }
    return ids
  })

async function page(path = '/Belajar/Ulasan'): Promise<ReviewPage> {
  const headers = { ...student.cookie, accept: 'application/vnd.sanggar.page+json' }
  const answer = await app.request({ host: school.host, path, headers })
  expect(answer.status, answer.body.slice(0, 200)).toBe(200)
  return answer.json().data
}

const send = (id: number, body: object, who = student) =>
  app.request({
    host: school.host,
    method: 'POST',
    path: `/v1/review-cards/${id}/reviews`,
    headers: { accept: 'application/json', 'content-type': 'application/json', ...who.bearer },
    body: JSON.stringify({ version: 1, reps: 0, ...body }),
  })

const daysUntil = async (id: number) =>
  school.write(async tx => {
    const row = await tx.db
      .selectFrom('review_cards')
      .select('due_at')
      .where('question_id', '=', id)
      .executeTakeFirstOrThrow()
    return Math.round((row.due_at.getTime() - app.clock.now().getTime()) / day)
  })

describe('reviewing', () => {
  it('puts what was wrong once more, without a word of what is right, and says it after the answer', async () => {
    const [id = 0] = await miss(1)
    const { card, left } = await page()
    expect([card?.questionId, left]).toEqual([id, 1])
    expect(JSON.stringify(card?.exercise)).not.toContain('true,')
    expect(Object.keys(card?.exercise ?? {}).sort()).toEqual(['kind', 'prompt'])
    const answer = await send(id, { answer: true })
    expect(answer.json().data).toMatchObject({
      isRight: true,
      key: 'Benar',
      feedback: 'Ingat lapisan jaringan.',
      left: 0,
    })
    expect(await page()).toMatchObject({ left: 0, done: 1, why: 'none' })
  })

  it('brings back soonest what was wrong, then what was right with help, then what was right alone', async () => {
    const [wrong = 0, helped = 0, alone = 0] = await miss(3)
    await send(wrong, { answer: false })
    await send(helped, { answer: true, isHinted: true })
    await send(alone, { answer: true })
    const [first, second, third] = [await daysUntil(wrong), await daysUntil(helped), await daysUntil(alone)]
    expect(first).toBeGreaterThanOrEqual(1)
    expect(second).toBeGreaterThanOrEqual(first)
    expect(third).toBeGreaterThan(first)
    expect(third).toBeGreaterThanOrEqual(second)
    app.clock.advance(first * day)
    expect((await page()).card).toMatchObject({ questionId: wrong, reps: 1 })
  })

  it('is at most twenty a day, and the next day goes on', async () => {
    const ids = await miss(22)
    for (const id of ids.slice(0, 20)) expect((await send(id, { answer: true })).status).toBe(200)
    expect(await page()).toMatchObject({ left: 0, done: 20, why: 'enough' })
    expect((await send(ids[20] ?? 0, { answer: true })).status).toBe(404)
    app.clock.advance(day)
    expect(await page()).toMatchObject({ left: 2, done: 0, why: '' })
  })

  it('shows nothing whose key may not be seen yet, and nothing of what was right', async () => {
    const [hidden = 0] = await miss(1, usualReview)
    await school.write(async tx => {
      const questionId = await buildQuestion(tx, truth())
      await buildMissed(tx, { classId, enrolmentId, questionId, points: 1 })
    })
    expect(await page()).toMatchObject({ left: 0, why: 'none' })
    expect((await send(hidden, { answer: true })).status).toBe(404)
    await school.write(tx =>
      tx.db
        .updateTable('quizzes')
        .set({ closes_at: '2026-11-21T02:00:00Z' })
        .where('review', '@>', JSON.stringify({ closed: ['key'] }))
        .execute(),
    )
    expect((await page()).card?.questionId).toBe(hidden)
  })

  it('waits while an exam is under way', async () => {
    const [id = 0] = await miss(1)
    await school.write(async tx => {
      const questionId = await buildQuestion(tx, truth())
      const quiz = await buildQuiz(tx, { classId, questions: [questionId], row: { mode: 'exam' } })
      await buildAttempt(tx, { enrolment_id: enrolmentId, chapter_id: quiz.id, questionId })
    })
    expect(await page()).toMatchObject({ left: 0, why: 'exam' })
    expect((await send(id, { answer: true })).status).toBe(404)
  })

  it('counts a card once, however many windows send it, and never touches a mark', async () => {
    const marks = () =>
      school.write(tx =>
        tx.db.selectFrom('mark_events').select(tx.db.fn.countAll().as('n')).executeTakeFirst(),
      )
    const [id = 0] = await miss(1)
    const before = await marks()
    expect((await send(id, { answer: false })).status).toBe(200)
    app.clock.advance(3 * day)
    expect((await send(id, { answer: true, reps: 0 })).status).toBe(409)
    expect((await send(id, { answer: true, reps: 1 })).status).toBe(200)
    expect(await marks()).toEqual(before)
    const logs = await school.write(tx =>
      tx.db
        .selectFrom('review_logs')
        .select(['number', 'rating'])
        .where('question_id', '=', id)
        .orderBy('number')
        .execute(),
    )
    expect(logs).toEqual([
      { number: 1, rating: 'again' },
      { number: 2, rating: 'good' },
    ])
  })

  it('refuses what is no answer in words, and finds nobody else’s card', async () => {
    const [id = 0] = await miss(1)
    expect((await send(id, { answer: null })).json().message).toBe('Jawab dahulu, lalu periksa')
    expect((await send(id, { answer: ['x'] })).status).toBe(422)
    expect((await send(id, { answer: true }, await buildMember(app, school))).status).toBe(404)
  })
})

it('another tenant’s cards are not found here', async () => {
  const [id = 0] = await miss(1)
  const away = await buildTenant(app, { slug: 'brebes' })
  const stranger = await buildMember(app, away)
  const answer = await app.request({
    host: away.host,
    method: 'POST',
    path: `/v1/review-cards/${id}/reviews`,
    headers: { accept: 'application/json', 'content-type': 'application/json', ...stranger.bearer },
    body: JSON.stringify({ answer: true, version: 1, reps: 0 }),
  })
  expect(answer.status).toBe(404)
})

it('the student’s first screen says how many cards wait, and leads there', async () => {
  await miss(2)
  const headers = { ...student.cookie, accept: 'application/vnd.sanggar.page+json' }
  const { desk } = (await app.request({ host: school.host, path: '/Belajar', headers })).json().data
  const card = desk.find((one: { id: string }) => one.id === 'ulasan')
  expect(card.figures[0]).toEqual({ label: 'Kartu hari ini', value: 2, href: '/Belajar/Ulasan' })
})
