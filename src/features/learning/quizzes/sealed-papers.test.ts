import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { fromElsewhere, trusting } from '../../../../test/networks.ts'
import type { Row } from '../../../../test/rows.ts'
import { buildClass } from '../classes/classes.things.ts'
import { buildQuestion, specs } from '../questions/questions.things.ts'
import { openPaper } from './opened-paper.ts'
import type { PaperKeys, SealedPaper } from './quizzes.contract.ts'
import { usualReview } from './quizzes.rules.ts'
import { buildQuiz } from './quizzes.things.ts'

let app: App
let tenant: BuiltTenant

beforeAll(async () => {
  app = await startApp({ environment: trusting })
  tenant = await buildTenant(app, { slug: 'ende' })
}, 60_000)
afterAll(() => app?.close())

const send = (who: BuiltMember, path: string, body: unknown = {}, method = 'POST') =>
  app.request({
    host: tenant.host,
    path,
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...fromElsewhere(), ...who.cookie },
  })
const read = (who: BuiltMember, path: string) =>
  app.request({ host: tenant.host, path, headers: { ...fromElsewhere(), ...who.cookie } })
const page = (who: BuiltMember, path: string) =>
  app.request({ host: tenant.host, path, headers: { accept: 'text/html', ...who.cookie } })

const later = (milliseconds: number) => new Date(app.clock.now().getTime() + milliseconds)
const minutes = 60_000
const hours = 60 * minutes
const kinds = ['single', 'ordering', 'matching', 'numeric'] as const

/** a sealed exam of twenty minutes that opens in half a day, and somebody who takes it */
async function exam(
  row: Row<'quizzes'> = {},
  asked: Parameters<typeof buildQuestion>[1][] = kinds.map(kind => ({ kind })),
) {
  const built = await tenant.write(async tx => {
    const course = await buildClass(tx, { type: 'self_paced' })
    const questions: number[] = []
    for (const wish of asked) questions.push(await buildQuestion(tx, wish))
    const chapter = await buildQuiz(tx, {
      classId: course.id,
      questions,
      row: { is_sealed: true, minutes: 20, opens_at: later(12 * hours), grace_minutes: 30, ...row },
    })
    return { course, chapter, questions }
  })
  const student = await buildMember(app, tenant, { kind: 4, name: 'Yosef Wara' })
  const join = (who: BuiltMember) => send(who, '/v1/class/enrol', { slug: built.course.slug })
  await join(student)
  const at = { slug: built.course.slug, chapter: built.chapter.slug }
  const paper = (who = student) => read(who, `/v1/quiz-papers/${at.slug}/${at.chapter}`)
  const start = async (who = student) => {
    const begun = await send(who, '/v1/quiz-attempts', { ...at, isPrepared: true })
    expect(begun.status, begun.body).toBe(201)
    return begun.json().data.paper as PaperKeys
  }
  return { ...built, student, join, paper, start, path: `/Belajar/${at.slug}/Kuis/${at.chapter}` }
}

const step = (slot: number, answer: unknown, { seq = slot, at = app.clock.now() } = {}) => ({
  slot,
  seq,
  answer,
  clientAt: at.toISOString(),
})
const save = (who: BuiltMember, keys: PaperKeys, steps: object[]) =>
  send(who, `/v1/quiz-attempts/${keys.id}/steps`, { writer: keys.writer, steps }, 'PUT')
const submit = (who: BuiltMember, keys: PaperKeys, steps: object[] = []) =>
  send(who, `/v1/quiz-attempts/${keys.id}/submission`, { writer: keys.writer, steps })
const rowOf = (id: number) =>
  tenant.write(tx => tx.db.selectFrom('attempts').selectAll().where('id', '=', id).executeTakeFirstOrThrow())

it('is fetched a day before it opens, says nothing until it is begun, and opens for nobody else', async () => {
  const { student, join, paper, start } = await exam({ opens_at: later(25 * hours) })
  expect((await paper()).status).toBe(409)
  app.clock.advance(2 * hours)
  const fetched = await paper()
  expect(fetched.status, fetched.body).toBe(200)
  const sealed: SealedPaper = fetched.json().data
  expect(sealed.items).toHaveLength(kinds.length)
  // neither what is asked nor what is right can be read
  for (const words of [specs.single.prompt, 'Router', 'Rencanakan', 'isRight', 'prompt'])
    expect(
      Buffer.from(fetched.body + sealed.items.map(one => atob(one.sealed)).join()).toString(),
    ).not.toContain(words)
  const early = await send(student, '/v1/quiz-attempts', { slug: 'x', chapter: 'y', isPrepared: true })
  expect(early.status).toBe(404)
  app.clock.advance(23 * hours)
  const keys = await start()
  const opened = await openPaper(sealed, keys)
  expect(opened?.items.map(({ exercise }) => exercise.kind)).toEqual([...kinds])
  expect(opened?.items[0]?.exercise.prompt).toBe(specs.single.prompt)
  expect(JSON.stringify(opened)).not.toContain('isRight')
  // another's keys open nothing of it
  const other = await buildMember(app, tenant, { kind: 4 })
  await join(other)
  expect(await openPaper(sealed, await start(other))).toBeUndefined()
  // whoever is not in the class gets none
  expect((await paper(await buildMember(app, tenant, { kind: 4 }))).status).toBe(404)
})

it('shows the same exam as the page, in the order that was drawn', async () => {
  const { student, paper, start, path } = await exam({ opens_at: null, is_shuffled: true })
  const sealed: SealedPaper = (await paper()).json().data
  const opened = await openPaper(sealed, await start())
  const body = await app.request({
    host: tenant.host,
    path,
    headers: { accept: 'application/vnd.sanggar.page+json', ...student.cookie },
  })
  const { running } = body.json().data
  expect(opened?.items.map(one => one.exercise)).toEqual(
    running.items.map((one: { exercise: unknown }) => one.exercise),
  )
})

it('holds steps in an order that says nothing, even for whoever opens it by hand', async () => {
  const items = [
    { id: 'zulu', text: 'Satu' },
    { id: 'mike', text: 'Dua' },
    { id: 'alfa', text: 'Tiga' },
  ]
  const { paper, start } = await exam({ opens_at: null }, [
    { kind: 'ordering', spec: { prompt: 'Urutkan.', feedback: '', items } },
  ])
  const sealed: SealedPaper = (await paper()).json().data
  const keys = await start()
  const bare = { ...keys, items: keys.items.map(one => ({ ...one, arrangement: [] })) }
  const [opened] = (await openPaper(sealed, bare))?.items ?? []
  const order = opened?.exercise.kind === 'ordering' ? opened.exercise.items.map(({ id }) => id) : []
  expect(order).toEqual(['alfa', 'mike', 'zulu'])
})

it('goes on without a network: what was typed in time counts when it comes home within the grace, and is told of', async () => {
  const { student, start, path } = await exam({ opens_at: null })
  const keys = await start()
  app.clock.advance(19 * minutes)
  const typed = [step(1, 'rout'), step(2, ['stp1', 'stp2', 'stp3'])]
  // back in the network a quarter of an hour after the end
  app.clock.advance(16 * minutes)
  const tooLate = step(4, '1,5 km')
  await app.sanggar.jobs.runOften()
  expect((await rowOf(keys.id)).state).toBe('in_progress')
  const saved = await save(student, keys, [...typed, tooLate])
  expect(saved.json().data).toMatchObject({ isLate: true, hasPen: true })
  const done = await submit(student, keys)
  expect(done.json().data.receipt).toMatchObject({ answered: 2, questions: 4 })
  const row = await rowOf(keys.id)
  expect(row).toMatchObject({ state: 'graded', points: 2 })
  expect(row.submitted_at).toEqual(row.deadline_at)
  const words = '2 jawaban tiba setelah waktu habis'
  expect((await page(student, path)).body).toContain(words)
  const admin = await buildMember(app, tenant, { kind: 1 })
  const marking = (await page(admin, `/Kelola/Penilaian/${keys.id}`)).body
  expect(marking).toContain(words)
  expect(marking).toContain('Datang setelah waktu habis')
})

it('ends with its grace, whatever a device says of when it was typed', async () => {
  const { student, start } = await exam({ opens_at: null })
  const keys = await start()
  app.clock.advance(10 * minutes)
  const typed = step(1, 'rout')
  app.clock.advance(42 * minutes)
  await app.sanggar.jobs.runOften()
  expect(await rowOf(keys.id)).toMatchObject({ ended_by: 'clock', points: 0 })
  expect((await save(student, keys, [typed])).json().data.isLate).toBe(true)
  expect(await rowOf(keys.id)).toMatchObject({ points: 0 })
})

it('has no more than the usual minute for whoever began without the paper, and for other quizzes', async () => {
  const { student, course, chapter } = await exam({ opens_at: null })
  const begun = await send(student, '/v1/quiz-attempts', { slug: course.slug, chapter: chapter.slug })
  expect(begun.json().data.paper).toBeNull()
  expect(await rowOf(begun.json().data.id)).toMatchObject({ grace_seconds: 60 })
  const plain = await exam({ opens_at: null, is_sealed: false })
  expect((await plain.paper()).status).toBe(409)
  const id = (
    await send(plain.student, '/v1/quiz-attempts', {
      slug: plain.course.slug,
      chapter: plain.chapter.slug,
      isPrepared: true,
    })
  ).json().data
  expect(id.paper).toBeNull()
  expect(await rowOf(id.id)).toMatchObject({ grace_seconds: 60 })
})

it('is begun once on two devices: the second has the same questions, all answers, and the pen', async () => {
  const { student, start } = await exam({ opens_at: null, is_shuffled: true })
  const first = await start()
  await save(student, first, [step(1, null), step(2, null)])
  await save(student, first, [
    { ...step(first.items.findIndex(one => one.arrangement.includes('rout')) + 1, 'rout'), seq: 9 },
  ])
  const second = await start()
  expect(second).toMatchObject({ id: first.id, writer: 2, lastSeq: 9, items: first.items })
  expect(second.answers).toContainEqual({ slot: expect.any(Number), answer: 'rout' })
  expect((await save(student, first, [step(1, null, { seq: 20 })])).json().data).toMatchObject({
    hasPen: false,
  })
})

it('knows by the receipt that everything of a device has arrived', async () => {
  const { student, start } = await exam({ opens_at: null })
  const keys = await start()
  const answers = new Map<number, string>([[1, 'rout']])
  const { isSame } = await import('./answers-arrived.ts')
  const { digest, code } = (await submit(student, keys, [step(1, 'rout')])).json().data.receipt
  expect(await isSame(answers, digest)).toBe(true)
  expect(await isSame(new Map([[1, 'hubb']]), digest)).toBe(false)
  expect((await page(student, `/Verifikasi/${code}`)).body).toContain(digest.slice(0, 16))
})

it('is switched on by who teaches, for exams only', async () => {
  const { chapter, questions, student, path } = await exam({ opens_at: null, is_sealed: false })
  const admin = await buildMember(app, tenant, { kind: 1 })
  const put = (mode: string) =>
    send(
      admin,
      `/v1/quizzes/${chapter.id}`,
      {
        version: mode === 'exam' ? 2 : 1,
        mode,
        review: usualReview,
        isOpen: true,
        isSealed: true,
        graceMinutes: 45,
        slots: questions.map(questionId => ({ questionId })),
      },
      'PUT',
    )
  const kept = () =>
    tenant.write(tx =>
      tx.db
        .selectFrom('quizzes')
        .select(['is_sealed', 'grace_minutes'])
        .where('chapter_id', '=', chapter.id)
        .executeTakeFirstOrThrow(),
    )
  const practised = await put('practice')
  expect(practised.status, practised.body).toBe(200)
  expect(await kept()).toEqual({ is_sealed: false, grace_minutes: 45 })
  expect((await page(student, path)).body).not.toContain('Siapkan ujian')
  await put('exam')
  expect(await kept()).toEqual({ is_sealed: true, grace_minutes: 45 })
  expect((await page(student, path)).body).toContain('Siapkan ujian')
})
