import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { callAs } from '../../../../test/member-calls.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { fromElsewhere, trusting } from '../../../../test/networks.ts'
import { buildChapter, buildClass, buildClassroom, buildModule } from '../classes/classes.things.ts'
import { buildEnrolment } from '../enrolments/enrolments.things.ts'

let app: App
let tenant: BuiltTenant
let teacher: BuiltMember

beforeAll(async () => {
  app = await startApp({ environment: trusting })
  tenant = await buildTenant(app, { slug: 'tegal' })
  teacher = await buildMember(app, tenant, { kind: 3, name: 'Bambang Wijaya' })
}, 60_000)
afterAll(() => app?.close())

const call = (by: BuiltMember, method: string, path: string, body?: Record<string, unknown>) =>
  callAs(app, { by, host: tenant.host }, method, path, body)
const page = (by: BuiltMember, path: string) =>
  app.request({ host: tenant.host, path, headers: { accept: 'text/html', ...fromElsewhere(), ...by.cookie } })

/** a class of two runs that the teacher looks after, with two people in the first and one in the second */
async function made() {
  const [one, mate, other] = [
    await buildMember(app, tenant, { kind: 4, name: 'Sari Dewi' }),
    await buildMember(app, tenant, { kind: 4, name: 'Made Wirawan' }),
    await buildMember(app, tenant, { kind: 4, name: 'Nyoman Sari' }),
  ]
  const built = await tenant.write(async tx => {
    const course = await buildClass(tx)
    const first = await buildClassroom(tx, course.id)
    const second = await buildClassroom(tx, course.id)
    const module = await buildModule(tx, course.id)
    const chapter = await buildChapter(tx, { classId: course.id, moduleId: module.id })
    await tx.db
      .insertInto('class_staff')
      .values({ class_id: course.id, membership_id: teacher.membershipId })
      .execute()
    for (const [who, run] of [
      [one, first],
      [mate, first],
      [other, second],
    ] as const)
      await buildEnrolment(tx, {
        class_id: course.id,
        classroom_id: run.id,
        membership_id: who.membershipId,
      })
    return { course, first, chapter }
  })
  const ask = (by = one) =>
    call(by, 'POST', '/v1/threads', {
      slug: built.course.slug,
      chapter: built.chapter.slug,
      title: 'Kabel mana?',
      body: 'Saya sudah mencoba <b>dua</b> jenis.',
    })
  return { ...built, one, mate, other, ask, path: `/Belajar/${built.course.slug}/Diskusi` }
}

it('is asked about a chapter, replied to, answered by who teaches, and seen in the class only', async () => {
  const { one, mate, other, ask, path, chapter } = await made()
  const asked = await ask()
  expect(asked.status, asked.message).toBe(201)
  const { id, href } = asked.data
  // what is typed is text, whatever it looks like
  expect((await page(mate, href)).body).toContain('mencoba &lt;b&gt;dua&lt;/b&gt; jenis')
  expect((await page(mate, `${path}?chapter=${chapter.slug}`)).body).toContain('Kabel mana?')
  expect((await call(mate, 'POST', `/v1/threads/${id}/posts`, { body: 'Kabel lurus.' })).status).toBe(201)
  expect((await page(one, path)).body).toContain('ada balasan baru')
  await page(one, href)
  expect((await page(one, path)).body).not.toContain('ada balasan baru')
  expect((await call(mate, 'PUT', `/v1/threads/${id}/answer`, { post: 1 })).status).toBe(403)
  expect((await page(teacher, '/Kelola/Diskusi')).body).toContain('Kabel mana?')
  expect((await call(teacher, 'PUT', `/v1/threads/${id}/answer`, { post: 1 })).status).toBe(200)
  expect((await page(one, href)).body).toContain('Terjawab')
  // another run's people have their own talk, and strangers none
  expect((await page(other, path)).body).not.toContain('Kabel mana?')
  expect((await page(other, href)).status).toBe(404)
  expect((await call(other, 'POST', `/v1/threads/${id}/posts`, { body: 'Halo' })).status).toBe(404)
  const stranger = await buildMember(app, tenant, { kind: 4 })
  expect((await page(stranger, path)).status).toBe(404)
  expect((await call(stranger, 'PUT', `/v1/threads/${id}/follow`, { isOn: true })).status).toBe(404)
})

it('is reported and taken away by who teaches; its writer may while nobody has replied', async () => {
  const { course, one, mate, ask, path } = await made()
  const { id, href } = (await ask()).data
  await call(mate, 'POST', `/v1/threads/${id}/posts`, { body: 'Kata yang kasar' })
  expect((await call(one, 'DELETE', `/v1/threads/${id}`)).status).toBe(403)
  expect((await call(one, 'DELETE', `/v1/threads/${id}/posts/1`)).status).toBe(403)
  expect((await call(one, 'POST', `/v1/threads/${id}/reports`, { post: 9, why: 'Kasar' })).status).toBe(422)
  await call(one, 'POST', `/v1/threads/${id}/reports`, { post: 1, why: 'Kata kasar' })
  expect((await page(teacher, href)).body).toContain('Balasan 1: Kata kasar')
  expect((await page(mate, href)).body).not.toContain('Balasan 1: Kata kasar')
  expect((await call(teacher, 'DELETE', `/v1/threads/${id}/posts/1`)).status).toBe(200)
  const after = (await page(mate, href)).body
  expect(after).toContain('Balasan ini dihapus')
  expect(after).not.toContain('Kata yang kasar')
  const gone = await call(teacher, 'DELETE', `/v1/threads/${id}`)
  expect(gone.status).toBe(200)
  expect((await page(one, href)).status).toBe(404)
  // who has left the class brings nothing back into it
  const staff = await tenant.write(tx =>
    tx.db.deleteFrom('class_staff').where('class_id', '=', course.id).returningAll().execute(),
  )
  expect((await call(teacher, 'POST', `/v1/removals/${gone.data.undo}/undo`)).status).toBe(404)
  await tenant.write(tx => tx.db.insertInto('class_staff').values(staff).execute())
  expect((await call(teacher, 'POST', `/v1/removals/${gone.data.undo}/undo`)).status).toBe(200)
  expect((await page(one, href)).status).toBe(200)
  expect((await call(teacher, 'DELETE', `/v1/threads/${id}`)).status).toBe(200)
  const own = (await ask()).data
  expect((await call(one, 'DELETE', `/v1/threads/${own.id}`)).status).toBe(200)
  expect((await page(one, path)).body).not.toContain('Kabel mana?')
})

it('announces to a run, and to nobody else', async () => {
  const { course, first, one, other, path } = await made()
  const said = { classId: course.id, runId: first.id, title: 'Ruang pindah', body: 'Kita di lab dua.' }
  expect((await call(one, 'POST', '/v1/announcements', said)).status).toBe(403)
  expect((await call(teacher, 'POST', '/v1/announcements', { ...said, title: '' })).status).toBe(422)
  expect((await call(teacher, 'POST', '/v1/announcements', said)).status).toBe(201)
  expect((await page(one, path)).body).toContain('Kita di lab dua.')
  expect((await page(other, path)).body).not.toContain('Kita di lab dua.')
  expect((await page(one, `/Belajar/${course.slug}`)).body).toContain('1 pengumuman')
})

it('keeps what was typed without script, and says what is missing', async () => {
  const { one, path } = await made()
  const send = (fields: Record<string, string>) =>
    app.request({
      host: tenant.host,
      path,
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
        origin: app.origin(tenant.host),
        ...fromElsewhere(),
        ...one.cookie,
      },
      body: new URLSearchParams(fields).toString(),
    })
  const refused = await send({ title: '', body: 'Yang sudah saya ketik' })
  expect(refused.status).toBe(422)
  expect(refused.body).toContain('Yang sudah saya ketik')
  expect((await send({ title: 'Kabel mana?', body: 'Sudah dicoba' })).status).toBe(303)
})
