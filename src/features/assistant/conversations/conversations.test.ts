import { request as httpRequest, type IncomingMessage } from 'node:http'
import { createInterface } from 'node:readline'
import { DefaultChatTransport, readUIMessageStream, type UIMessage } from 'ai'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp, until } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { fromElsewhere, trusting } from '../../../../test/networks.ts'
import { startSlowModel } from '../../../../test/slow-model.ts'
import { buildFaq } from '../faqs/faqs.things.ts'

let app: App
let here: BuiltTenant
let there: BuiltTenant
/** answered by a model that takes its time */
let slow: BuiltTenant
let model: Awaited<ReturnType<typeof startSlowModel>>
let silent: typeof model
let mute: BuiltTenant
let sari: BuiltMember
let budi: BuiltMember

beforeAll(async () => {
  model = await startSlowModel()
  // so slow that it has not said a word before the suite is over
  silent = await startSlowModel(60_000)
  app = await startApp({ environment: { ...trusting, LOCAL_MODELS: 'true' } })
  here = await buildTenant(app, { slug: 'tegal', name: 'Sekolah Tegal' })
  there = await buildTenant(app, { slug: 'brebes' })
  slow = await buildTenant(app, { slug: 'lambat' })
  mute = await buildTenant(app, { slug: 'bisu' })
  await model.answerFor(app, slow.id)
  await silent.answerFor(app, mute.id)
  for (const tenant of [here, slow, mute])
    await tenant.write(tx =>
      buildFaq(tx, { question: 'Apa yang dipelajari?', answer: 'Yang dipelajari adalah menganyam bambu.' }),
    )
  await app.sanggar.jobs.runOften()
  sari = await buildMember(app, here)
  budi = await buildMember(app, here)
})
afterAll(async () => {
  await app?.close()
  await model?.close()
  await silent?.close()
})

type Headers = Record<string, string | string[]>
const send = (method: string, path: string, body: unknown, headers: Headers = {}, host = here.host) =>
  app.request({
    host,
    method,
    path,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...fromElsewhere(),
      ...headers,
    },
  })
const question = (more: object = {}) => ({ workspace_id: here.id, query: 'Apa yang dipelajari?', ...more })
const chat = (more: object, headers: Headers) => send('POST', '/v2/chat', question(more), headers)
const linesOf = (body: string) =>
  body
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line))
const tokenOf = async (host = here.host) =>
  (await send('POST', '/v1/identity/login', {}, {}, host)).json().data.token
const visiting = async () => ({ authorization: `Bearer ${await tokenOf()}` })

/** Begins a question by hand, to leave while the answer still comes. */
function beginToRead(headers: Headers, tenant = slow) {
  const body = JSON.stringify(question({ workspace_id: tenant.id }))
  const outgoing = httpRequest({
    port: app.port,
    method: 'POST',
    path: '/v2/chat',
    headers: {
      host: `${tenant.host}:${app.port}`,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      ...fromElsewhere(),
      ...headers,
    },
  })
  const first = new Promise<{ text: string; ended: Promise<string> }>((resolve, reject) => {
    outgoing.on('error', reject)
    outgoing.on('response', response => {
      let text = ''
      const ended = new Promise<string>(done => response.on('close', () => done(text)))
      response.on('error', () => {})
      response.on('data', chunk => {
        text += chunk
        resolve({ text, ended })
      })
    })
  })
  const heard = new Promise(resolve =>
    outgoing.on('response', ({ statusCode, headers: { 'content-type': type } }) =>
      resolve([statusCode, type]),
    ),
  )
  const answered = new Promise<IncomingMessage>(resolve => outgoing.on('response', resolve))
  outgoing.end(body)
  return { first, heard, answered, leave: () => outgoing.destroy() }
}

describe('a question', () => {
  it('is answered in JSON lines, each of which names message and conversation', async () => {
    const answer = await chat({}, sari.bearer)
    expect([answer.status, answer.headers['content-type']]).toEqual([
      200,
      'application/x-ndjson; charset=utf-8',
    ])
    const lines = linesOf(answer.body)
    for (const line of lines)
      expect(line).toMatchObject({
        message_id: expect.any(Number),
        id: lines[0].id,
        text: expect.any(String),
      })
    expect(lines.at(-1)).toMatchObject({ done: true, engine: 'extractive' })
    const text = lines.map(line => line.text).join('')
    const kept = await send('GET', `/v1/conversations/${lines[0].id}/messages`, undefined, sari.bearer)
    expect(kept.json().data).toMatchObject({
      totalItems: 1,
      items: [
        {
          query: 'Apa yang dipelajari?',
          response: {
            value: text,
            state: 'done',
            answered: true,
            cards: lines.flatMap(({ card = [] }) => card),
            suggestions: lines.flatMap(({ suggestion = [] }) => suggestion),
          },
        },
      ],
    })
  })

  it('comes line by line to any reader of lines, the first long before the last', async () => {
    const member = await buildMember(app, slow)
    const read: { at: number; line: { text: string; done?: boolean } }[] = []
    for await (const line of createInterface({ input: await beginToRead(member.bearer).answered }))
      read.push({ at: performance.now(), line: JSON.parse(line) })
    expect(read.map(({ line }) => line.text).join('')).toMatch(/^Satu dua tiga .* empat belas\.$/)
    expect(read.at(-1)?.line).toMatchObject({ done: true, engine: 'model' })
    expect((read.at(-1)?.at ?? 0) - (read[0]?.at ?? 0)).toBeGreaterThan(300)
  })

  it('goes on with a conversation, and is listed under the words of the first', async () => {
    const [{ id }] = linesOf((await chat({ query: 'Pertanyaan pertama?' }, budi.bearer)).body)
    const next = linesOf((await chat({ query: 'Lalu?', conversation_id: id }, budi.bearer)).body)
    expect(next[0].id).toBe(id)
    const listed = (await send('GET', '/v1/conversations', undefined, budi.bearer)).json().data.items
    expect(listed).toMatchObject([{ id, title: 'Pertanyaan pertama?' }])
    const renamed = await send('PUT', `/v1/conversations/${id}`, { title: 'Tentang kelas' }, budi.bearer)
    expect(renamed.json().data.title).toBe('Tentang kelas')
  })

  it('comes as the AI SDK reads it, by the client of that library', async () => {
    const transport = new DefaultChatTransport({
      api: `http://127.0.0.1:${app.port}/v2/chat`,
      headers: { accept: 'text/event-stream', ...sari.bearer },
      fetch: async (_url, init) => {
        const { workspace_id, query } = JSON.parse(String(init?.body))
        const answer = await chat(
          { workspace_id, query },
          { accept: 'text/event-stream', authorization: `Bearer ${sari.token}` },
        )
        return new Response(answer.body, { status: answer.status })
      },
      prepareSendMessagesRequest: () => ({ body: question() }),
    })
    const stream = await transport.sendMessages({
      chatId: 'x',
      trigger: 'submit-message',
      messageId: undefined,
      messages: [],
      abortSignal: undefined,
    })
    let message: UIMessage | undefined
    for await (const read of readUIMessageStream({ stream })) message = read
    const texts = message?.parts.flatMap(part => (part.type === 'text' ? [part.text] : [])) ?? []
    expect(texts.join('').length).toBeGreaterThan(10)
    expect(message?.parts.map(({ type }) => type)).toContain('data-conversation')
  })

  it('that is given up keeps what came', async () => {
    const member = await buildMember(app, slow)
    const { first, leave } = beginToRead(member.bearer)
    const { id } = JSON.parse((await first).text.split('\n')[0] ?? '')
    leave()
    const path = `/v1/conversations/${id}/messages`
    const shown = async () =>
      (await send('GET', path, undefined, member.bearer, slow.host)).json().data.items[0].response
    await until(async () => (await shown()).state === 'stopped')
    expect((await shown()).value).toContain('Satu')
  })

  it('has its headers before its first word', async () => {
    const member = await buildMember(app, mute)
    const { heard, leave } = beginToRead(member.bearer, mute)
    expect(await heard).toEqual([200, 'application/x-ndjson; charset=utf-8'])
    leave()
  })

  it('puts an end to the one before', async () => {
    const member = await buildMember(app, slow)
    const before = await beginToRead(member.bearer).first
    const { leave, first } = beginToRead(member.bearer)
    await first
    expect(linesOf(await before.ended).some(line => line.done)).toBe(false)
    leave()
  })

  it('is refused field by field, for another tenant’s workspace, and beyond so many in a minute', async () => {
    const empty = await chat({ query: '  ' }, sari.bearer)
    expect([empty.status, empty.json().errors[0]]).toMatchObject([
      422,
      { field: 'query', message: 'Tuliskan pertanyaan Anda' },
    ])
    expect((await chat({ workspace_id: there.id }, sari.bearer)).status).toBe(403)
    const member = await buildMember(app, here)
    const asked = []
    for (let count = 0; count < 16; count++)
      asked.push(await chat({ conversation_id: '00000000-0000-4000-8000-000000000000' }, member.bearer))
    expect(asked.map(({ status }) => status)).toEqual([...Array(15).fill(404), 429])
    expect(Number(asked.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('conversations', () => {
  it('of visitors belong to whoever holds the token, which is of this site alone', async () => {
    const one = await visiting()
    const [{ id }] = linesOf((await chat({}, one)).body)
    const read = (headers: Headers) => send('GET', `/v1/conversations/${id}/messages`, undefined, headers)
    expect((await read(one)).json().data.totalItems).toBe(1)
    expect((await read(await visiting())).status).toBe(404)
    expect((await read(sari.bearer)).status).toBe(404)
    expect((await read({})).status).toBe(401)
    const foreign = { authorization: `Bearer ${await tokenOf(there.host)}` }
    expect((await read(foreign)).status).toBe(401)
    expect((await chat({}, {})).status).toBe(401)
  })

  it('of others are not there, whatever one does with them', async () => {
    const [{ id, message_id }] = linesOf((await chat({}, sari.bearer)).body)
    const asked = [
      await send('GET', `/v1/conversations/${id}/messages`, undefined, budi.bearer),
      await send('PUT', `/v1/conversations/${id}`, { title: 'Milikku' }, budi.bearer),
      await send('DELETE', `/v1/conversations/${id}`, undefined, budi.bearer),
      await send(
        'POST',
        `/v1/conversations/${id}/feedback`,
        { messageId: message_id, verdict: 'up' },
        budi.bearer,
      ),
      await chat({ conversation_id: id }, budi.bearer),
    ]
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    const own = await send('DELETE', `/v1/conversations/${id}`, undefined, sari.bearer)
    expect(own.status).toBe(200)
    expect((await send('DELETE', `/v1/conversations/${id}`, undefined, sari.bearer)).status).toBe(404)
  })

  it('tell whether an answer helped, and why not', async () => {
    const [{ id, message_id: messageId }] = linesOf((await chat({}, sari.bearer)).body)
    const rate = (body: object) =>
      send('POST', `/v1/conversations/${id}/feedback`, { messageId, ...body }, sari.bearer)
    expect((await rate({ verdict: 'down', reason: 'Isinya keliru' })).status).toBe(200)
    const shown = async () =>
      (await send('GET', `/v1/conversations/${id}/messages`, undefined, sari.bearer)).json().data.items[0]
    expect((await shown()).feedback).toBe('down')
    await rate({ verdict: null })
    expect((await shown()).feedback).toBeNull()
    expect((await rate({ verdict: 'mungkin' })).status).toBe(422)
  })

  it('go when their days are over, and stand in the copy of whoever asked', async () => {
    const member = await buildMember(app, here)
    const [{ id }] = linesOf((await chat({ query: 'Berapa biayanya?' }, member.bearer)).body)
    const { membershipId, name, email } = member
    const parts = await app.sanggar.database.withTenant(here.id, async tx => {
      const { conversationsPersonal } = await import('./conversations.personal.ts')
      const { secrets } = app.sanggar
      const copying = { tx, membershipId, name, email, tenantId: here.id, secrets }
      const copied = JSON.stringify(await conversationsPersonal.copy?.(copying))
      await conversationsPersonal.expire?.(tx, new Date(app.clock.now().getTime() + 91 * 86_400_000))
      return copied
    })
    expect(parts).toContain('Berapa biayanya?')
    expect((await send('GET', `/v1/conversations/${id}/messages`, undefined, member.bearer)).status).toBe(404)
  })
})

it('a site that has switched it off answers nobody, and one for members no visitor', async () => {
  const setting = { isOn: true, visitors: false, kinds: [4], greeting: '', retentionDays: 30 }
  const closed = await buildTenant(app, { slug: 'tutup', values: { assistant: setting } })
  const off = await buildTenant(app, { slug: 'mati', values: { assistant: { ...setting, isOn: false } } })
  const student = await buildMember(app, closed)
  const teacher = await buildMember(app, closed, { kind: 3 })
  const pupil = await buildMember(app, off)
  const ask = (tenant: BuiltTenant, headers: Headers) =>
    send('POST', '/v2/chat', question({ workspace_id: tenant.id }), headers, tenant.host)
  expect((await send('POST', '/v1/identity/login', {}, {}, closed.host)).status).toBe(401)
  expect((await ask(closed, student.bearer)).status).toBe(200)
  expect((await ask(closed, teacher.bearer)).status).toBe(403)
  expect((await ask(off, pupil.bearer)).status).toBe(403)
})
