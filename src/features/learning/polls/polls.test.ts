import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { fromElsewhere, trusting } from '../../../../test/networks.ts'
import { buildClass } from '../classes/classes.things.ts'
import { buildEnrolment } from '../enrolments/enrolments.things.ts'
import { buildQuestion, specs } from '../questions/questions.things.ts'

let app: App
let tenant: BuiltTenant

beforeAll(async () => {
  app = await startApp({ environment: trusting })
  tenant = await buildTenant(app, { slug: 'tegal' })
}, 60_000)
afterAll(() => app?.close())

const call = (who: BuiltMember, method: string, path: string, body?: object) =>
  app.request({
    host: tenant.host,
    path,
    method,
    ...(body && { body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', ...fromElsewhere(), ...who.cookie },
  })

const open = (who: BuiltMember, path: string) =>
  app.request({
    host: tenant.host,
    path,
    headers: { accept: 'application/vnd.sanggar.page+json', ...who.cookie },
  })

const spec = {
  ...specs.single,
  options: specs.single.options.map(one =>
    one.id === 'hubb' ? { ...one, feedback: 'Mengira hub membaca alamat' } : one,
  ),
}

/** a teacher's class of three, and the question it may be asked */
async function asked() {
  const teacher = await buildMember(app, tenant, { kind: 3 })
  const people: BuiltMember[] = []
  for (const name of ['Ayu', 'Bima', 'Citra'])
    people.push(await buildMember(app, tenant, { kind: 4, name: `${name} Lestari` }))
  const made = await tenant.write(async tx => {
    const course = await buildClass(tx, { type: 'self_paced' })
    await tx.db
      .insertInto('class_staff')
      .values({ class_id: course.id, membership_id: teacher.membershipId })
      .execute()
    for (const { membershipId } of people)
      await buildEnrolment(tx, { class_id: course.id, membership_id: membershipId })
    return { course, questionId: await buildQuestion(tx, { spec, begunBy: teacher.membershipId }) }
  })
  const begin = (who = teacher) =>
    call(who, 'POST', '/v1/polls', { classId: made.course.id, questionId: made.questionId })
  return { teacher, people, begin, ...made }
}

it('a class is asked, talks about its answers by misconception, is asked again, and is compared', async () => {
  const { teacher, people, begin, course } = await asked()
  const [ayu, bima, citra] = people as [BuiltMember, BuiltMember, BuiltMember]
  const begun = await begin()
  expect(begun.status, begun.body).toBe(201)
  const { id } = begun.json().data
  expect((await begin()).status).toBe(409)
  const own = async (who: BuiltMember) =>
    (await call(who, 'GET', `/v1/class/poll?slug=${course.slug}`)).json().data
  const answer = (who: BuiltMember, option: string, round = 1) =>
    call(who, 'PUT', `/v1/polls/${id}/answer`, { round, option })
  const act = (what: string, rev: number) => call(teacher, 'PUT', `/v1/polls/${id}`, { act: what, rev })

  // whoever is asked learns nothing of what is right
  expect(JSON.stringify(await own(ayu))).not.toMatch(/isRight|Mengira|"key":"r/)
  expect((await open(ayu, '/Belajar')).body).toContain('Jawab sekarang')
  expect((await answer(ayu, 'asing')).status).toBe(422)
  expect((await answer(ayu, 'kabl')).status).toBe(200)
  expect((await answer(ayu, 'hubb')).json().data.given).toBe('hubb')
  await answer(bima, 'hubb')
  await answer(citra, 'rout')
  const picture = (await call(teacher, 'GET', `/v1/polls/${id}`)).json().data
  expect(picture).toMatchObject({ people: 3, answered: 3, right: [33] })
  expect(picture.groups).toMatchObject([
    {
      id: 'hubb',
      count: 2,
      misconception: 'Mengira hub membaca alamat',
      names: ['Ayu Lestari', 'Bima Lestari'],
    },
    { id: 'kabl', count: 0 },
    { id: 'rout', count: 1, isRight: true },
  ])

  expect((await act('again', 1)).status).toBe(409)
  expect((await act('hold', 1)).json().data.state).toBe('held')
  expect((await act('hold', 1)).status).toBe(409)
  expect((await answer(ayu, 'rout')).status).toBe(409)
  expect((await act('again', 2)).json().data).toMatchObject({ state: 'open', round: 2, answered: 0 })
  // an answer to the round before comes too late
  expect((await answer(ayu, 'rout', 1)).status).toBe(409)
  await answer(ayu, 'rout', 2)
  await answer(bima, 'rout', 2)
  await answer(citra, 'kabl', 2)
  const closed = (await act('close', 3)).json().data
  expect(closed).toMatchObject({ state: 'closed', right: [33, 67], gained: 2, lost: 1 })
  expect(closed.groups.find((one: { id: string }) => one.id === 'hubb')).toMatchObject({
    count: 0,
    before: 2,
  })
  expect(await own(citra)).toMatchObject({ state: 'closed', key: 'rout', given: 'kabl' })
  const past = await open(teacher, `/Mengajar/Kelas/${course.id}/Tanya`)
  expect(past.json().data.past).toMatchObject([{ words: '33% → 67% benar · 3 jawaban terakhir' }])
  expect((await begin()).status).toBe(201)
})

it('only whoever looks after a class asks it, of their own questions, and only its people answer', async () => {
  const { teacher, begin, course, questionId } = await asked()
  const other = await asked()
  expect((await begin(other.teacher)).status).toBe(404)
  const notMine = await call(teacher, 'POST', '/v1/polls', {
    classId: course.id,
    questionId: other.questionId,
  })
  expect([notMine.status, notMine.json().errors[0].field]).toEqual([422, 'questionId'])
  const { id } = (await begin()).json().data
  const stranger = other.people[0] as BuiltMember
  expect((await call(stranger, 'PUT', `/v1/polls/${id}/answer`, { round: 1, option: 'rout' })).status).toBe(
    404,
  )
  expect((await call(stranger, 'GET', `/v1/class/poll?slug=${course.slug}`)).status).toBe(404)
  expect((await call(other.teacher, 'GET', `/v1/polls/${id}`)).status).toBe(404)
  expect((await open(stranger, `/Belajar/${course.slug}/Tanya`)).status).toBe(404)
  // a question that a class was asked is not thrown away
  expect((await call(teacher, 'DELETE', `/v1/questions/${questionId}`, {})).status).toBe(409)
})

it("another tenant's questions to a class are not found here", async () => {
  const { begin, course } = await asked()
  const { id } = (await begin()).json().data
  const far = await buildTenant(app, { slug: 'brebes' })
  const admin = await buildMember(app, far, { kind: 1 })
  const ask = (path: string) => app.request({ host: far.host, path, headers: admin.cookie })
  expect((await ask(`/v1/polls/${id}`)).status).toBe(404)
  expect((await ask(`/v1/class/poll?slug=${course.slug}`)).status).toBe(404)
  expect((await ask(`/Mengajar/Kelas/${course.id}/Tanya`)).status).toBe(404)
})
