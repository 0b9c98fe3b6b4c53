import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { fromElsewhere, trusting } from '../../../../test/networks.ts'
import { buildConversation } from '../conversations/conversations.things.ts'

let app: App
let here: BuiltTenant
let admin: BuiltMember
let student: BuiltMember

beforeAll(async () => {
  app = await startApp({ environment: trusting })
  here = await buildTenant(app, { slug: 'tegal', name: 'Sekolah Tegal' })
  admin = await buildMember(app, here, { kind: 1 })
  student = await buildMember(app, here)
})
afterAll(() => app?.close())

const send = (method: string, path: string, body?: unknown, who: { authorization?: string } = admin.bearer) =>
  app.request({
    host: here.host,
    method,
    path,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...fromElsewhere(),
      ...who,
    },
  })
const read = async (path: string) =>
  (await app.request({ host: here.host, path, headers: { ...admin.cookie, accept: 'text/html' } })).body
const ask = async (query: string) => {
  const answer = await send('POST', '/v2/chat', { workspace_id: here.id, query }, student.bearer)
  const lines = answer.body
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  return { text: lines.map(line => line.text).join(''), lines, done: lines.at(-1) }
}
const usual = {
  isOn: true,
  visitors: true,
  kinds: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  greeting: '',
  retentionDays: 90,
}

it('what nobody could answer is answered once in the office, and from then on by the assistant', async () => {
  const query = 'Apakah asrama putri menyediakan mesin cuci?'
  expect((await ask(query)).done.answered).toBe(false)
  await ask(query.toUpperCase())
  const page = await read('/Kelola/Asisten')
  expect(page).toContain('2 kali')
  expect(page).not.toContain(student.name)
  const [, id] = /unanswered":\[\{"id":(\d+)/.exec(page) ?? []
  const answer = 'Asrama putri menyediakan dua mesin cuci di lantai dasar.'
  const written = await send('POST', `/v1/assistant/unanswered/${id}/faq`, { question: query, answer })
  expect(written.status, written.body).toBe(201)
  await app.sanggar.jobs.runOften()
  const now = await ask(query)
  expect(now.text).toContain(answer)
  expect(now.lines.find(line => line.source).source.url).toBe(`/Asisten#tanya-${written.json().data.id}`)
  expect(await read('/Kelola/Asisten')).toContain('Semua pertanyaan terjawab')
  expect(await read('/Asisten')).toContain(`id="tanya-${written.json().data.id}"`)
})

it('an answer that is taken away is quoted no more', async () => {
  const told = { question: 'Bolehkah membawa kucing?', answer: 'Kucing boleh dibawa pada hari Jumat.' }
  const { id } = (await send('POST', '/v1/faqs', told)).json().data
  await app.sanggar.jobs.runOften()
  expect((await ask(told.question)).text).toContain('hari Jumat')
  expect((await send('DELETE', `/v1/faqs/${id}`)).status).toBe(200)
  expect((await ask(told.question)).text).not.toContain('hari Jumat')
  const short = await send('POST', '/v1/faqs', { question: 'A', answer: '' })
  expect(short.json().errors.map(({ field }: { field: string }) => field)).toEqual(['question', 'answer'])
})

it('the greeting says what the site wrote and asks what stands on it; whoever may not ask sees no way to it', async () => {
  const welcome = async () => (await send('GET', '/v1/assistant', undefined, {})).json().data
  expect(await welcome()).toMatchObject({ workspaceId: here.id, isOn: true, title: 'Asisten Sekolah Tegal' })
  expect((await welcome()).suggestions.length).toBeGreaterThan(0)
  expect(await read('/')).toContain('data-assistant')
  const change = (value: object) => send('PUT', '/v1/assistant/settings', { ...usual, ...value })
  expect((await change({ greeting: 'Selamat datang di Tegal!', visitors: false })).status).toBe(200)
  await app.sanggar.refresh()
  expect((await welcome()).greeting).toBe('Selamat datang di Tegal!')
  expect(await read('/')).toMatch(/data-assistant[^>]* hidden/)
  await change({ isOn: false })
  await app.sanggar.refresh()
  expect(await read('/')).not.toContain('data-assistant')
  expect((await change({ retentionDays: 31 })).status).toBe(422)
  expect((await change({})).status).toBe(200)
  await app.sanggar.refresh()
})

it('fewer days of keeping reach what is kept already', async () => {
  const at = app.clock.now()
  const { id } = await here.write(tx =>
    buildConversation(tx, { query: 'Lama?', membershipId: student.membershipId, at }),
  )
  await send('PUT', '/v1/assistant/settings', { ...usual, retentionDays: 30 })
  const row = await here.write(tx =>
    tx.db.selectFrom('conversations').select('expires_at').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  expect(row.expires_at.getTime() - at.getTime()).toBe(30 * 86_400_000)
})
