import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BuiltTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { startTwoProcesses, type TwoProcesses } from '../../../../test/two-processes.ts'
import { buildClass } from '../classes/classes.things.ts'
import { buildQuestion } from '../questions/questions.things.ts'
import { buildQuiz } from './quizzes.things.ts'

/** Two windows, two processes, a network that loses and repeats: on a real PostgreSQL. */
let house: TwoProcesses
let tenant: BuiltTenant

beforeAll(async () => {
  house = await startTwoProcesses()
  tenant = house.tenant
}, 60_000)

afterAll(() => house?.close())

async function quiz() {
  const built = await tenant.write(async tx => {
    const course = await buildClass(tx, { type: 'self_paced', certificate: true })
    const questions = [await buildQuestion(tx), await buildQuestion(tx, { kind: 'short' })]
    return { course, chapter: await buildQuiz(tx, { classId: course.id, questions }) }
  })
  const student = await buildMember(house.first, tenant, { kind: 4 })
  await send(0, student, '/v1/class/enrol', { slug: built.course.slug })
  return { ...built, student }
}

const send = (turn: number, who: BuiltMember, path: string, body: unknown, method = 'POST') =>
  house.send(turn, who, path, body, { method })

const rows = (table: 'attempts' | 'mark_events' | 'certificates' | 'grades') =>
  tenant.write(tx => tx.db.selectFrom(table).selectAll().execute())

const step = (slot: number, seq: number, answer: unknown) => ({
  slot,
  seq,
  answer,
  clientAt: '2026-11-21T03:00:00.000Z',
})

it('pressed by ten windows at once, a quiz begins once, and is handed in once with one certificate', async () => {
  const { student, course, chapter } = await quiz()
  const start = (turn: number) =>
    send(turn, student, '/v1/quiz-attempts', { slug: course.slug, chapter: chapter.slug })
  const begun = await Promise.all(Array.from({ length: 10 }, (_, turn) => start(turn)))
  expect(begun.map(({ status }) => status).filter(status => status !== 201 && status !== 503)).toEqual([])
  const ids = new Set(begun.filter(one => one.status === 201).map(one => one.json().data.id))
  expect(ids.size).toBe(1)
  const [id] = ids
  const steps = [step(1, 1, 'rout'), step(2, 2, 'local area network')]
  const submit = (turn: number) =>
    send(turn, student, `/v1/quiz-attempts/${id}/submission`, { writer: 1, steps })
  const handed = await Promise.all(Array.from({ length: 10 }, (_, turn) => submit(turn)))
  const codes = new Set(handed.filter(one => one.status === 200).map(one => one.json().data.receipt.code))
  expect(codes.size).toBe(1)
  expect(await rows('attempts')).toMatchObject([{ state: 'graded', points: 2 }])
  expect(await rows('mark_events')).toHaveLength(2)
  expect(await rows('certificates')).toMatchObject([{ state: 'issued', percent: 100 }])
}, 60_000)

it('steps in any order, repeated and first lost, end the same', async () => {
  const typed = [
    step(1, 1, 'hubb'),
    step(2, 2, 'local'),
    step(1, 3, 'kabl'),
    step(2, 4, 'local area network'),
    step(1, 5, 'rout'),
  ]
  const order = fc.array(fc.nat(typed.length - 1), { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(order, async sent => {
      const { student, course, chapter } = await quiz()
      const begun = await send(0, student, '/v1/quiz-attempts', { slug: course.slug, chapter: chapter.slug })
      const { id } = begun.json().data
      for (const [turn, index] of sent.entries()) {
        const saved = await send(
          turn,
          student,
          `/v1/quiz-attempts/${id}/steps`,
          { writer: 1, steps: [typed[index]] },
          'PUT',
        )
        expect(saved.status).toBe(200)
      }
      // whatever was lost goes along at the end
      await send(1, student, `/v1/quiz-attempts/${id}/submission`, { writer: 1, steps: typed })
      const row = (await rows('attempts')).find(one => one.id === id)
      expect(row).toMatchObject({ state: 'graded', points: 2 })
      // the grade is what its events come to
      const grade = (await rows('grades')).find(one => one.attempt_id === id)
      expect(grade).toMatchObject({ percent: 100, is_passed: true })
    }),
    { numRuns: 6 },
  )
}, 60_000)
