import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type App, startApp, testNow } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type HookServer, startHookServer } from '../../../../test/hook-server.ts'
import { newestMail } from '../../../../test/mails.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { buildClass, buildClassroom } from '../../learning/classes/classes.things.ts'
import { allowPaying } from '../../money/payments/payments.things.ts'

let app: App
let tenant: BuiltTenant
let other: BuiltTenant
let admin: BuiltMember
let stranger: BuiltMember
let student: BuiltMember
let hook: HookServer
let count = 0

beforeAll(async () => {
  app = await startApp()
  hook = await startHookServer()
  tenant = await buildTenant(app, { slug: 'tegal' })
  other = await buildTenant(app, { slug: 'brebes' })
  admin = await buildMember(app, tenant, { kind: 1 })
  stranger = await buildMember(app, other, { kind: 1 })
  student = await buildMember(app, tenant, { kind: 4 })
})
afterAll(async () => {
  await app?.close()
  await hook?.close()
})
beforeEach(async () => {
  for (const [who, host] of [
    [admin, tenant.host],
    [stranger, other.host],
  ] as const)
    for (const { id } of (await ask('GET', '/v1/webhooks', undefined, who, host)).data.items)
      await ask('DELETE', `/v1/webhooks/${id}`, undefined, who, host)
  hook.got.length = 0
  hook.says = { status: 204 }
})

async function ask(method: string, path: string, body?: unknown, who = admin, host = tenant.host) {
  const answer = await app.request({
    host,
    path,
    method,
    headers: {
      ...who.bearer,
      'idempotency-key': `kunci-${++count}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { data, errors, message } = answer.json()
  return { status: answer.status, data, errors, message }
}

/** What the clock does, so many milliseconds from now; whoever asks afterwards asks today again, for sessions end. */
async function deliver(later = 0): Promise<Date> {
  const before = app.clock.now()
  app.clock.advance(later)
  const at = app.clock.now()
  await app.sanggar.jobs.runOften()
  app.clock.set(before)
  return at
}
const everything = [
  'content.published',
  'enrolment.created',
  'enrolment.changed',
  'certificate.issued',
  'order.paid',
  'school.registered',
  'demo.requested',
]

async function add(events = ['content.published'], who = admin, host = tenant.host) {
  const given = { name: 'Sistem keuangan', url: hook.url, events }
  const { status, data } = await ask('POST', '/v1/webhooks', given, who, host)
  expect(status).toBe(201)
  return data
}

/** something that happens, of the kind content.published */
async function publish(who = admin, host = tenant.host) {
  const page = '/v1/drafts/page/About'
  const content = { title: `Tentang ${++count}`, lead: '', eyebrow: '', cover: null, seo: {} }
  await ask('PUT', page, { fields: content, blocks: { order: [], put: {} } }, who, host)
  expect((await ask('POST', `${page}/publication`, {}, who, host)).status).toBeLessThan(300)
}

const logOf = async (id: number) =>
  tenant.write(tx =>
    tx.db
      .selectFrom('webhook_deliveries')
      .select(['id', 'state', 'tries', 'next_try_at as next'])
      .where('endpoint_id', '=', id)
      .orderBy('id')
      .execute(),
  )

/** As a receiver does it, by the library of the standard; throws where the signature does not hold. */
function verified({ body, headers }: HookServer['got'][number], secret: string): unknown {
  const library = new Webhook(secret)
  const at = new Date(Number(headers['webhook-timestamp']) * 1000)
  // the library holds the moment against the machine's clock, and a test's stands still: that alone is left out
  const expected = library.sign(headers['webhook-id'] ?? '', at, body)
  if (!(headers['webhook-signature'] ?? '').split(' ').includes(expected))
    throw new Error('Not signed by this')
  return JSON.parse(body)
}

it('is one of twenty at most, also where one that was removed comes back', async () => {
  for (let made = 1; made < 20; made++) await add()
  const { id } = await add()
  const { data } = await ask('DELETE', `/v1/webhooks/${id}`)
  const last = await add()
  const undo = `/v1/removals/${data.undo}/undo`
  expect((await ask('POST', undo, {})).status).toBe(409)
  await ask('DELETE', `/v1/webhooks/${last.id}`)
  expect((await ask('POST', undo, {})).status).toBe(200)
})

describe('a program that wants to know', () => {
  it('is told when something is taken off the site', async () => {
    const endpoint = await add(['content.withdrawn'])
    await publish()
    expect((await ask('DELETE', '/v1/drafts/page/About/publication', {})).status).toBeLessThan(300)
    await deliver()
    const told = hook.got.map(one => verified(one, endpoint.secret))
    expect(told).toMatchObject([{ type: 'content.withdrawn', data: { kind: 'page', id: 'About' } }])
  })

  it('is told what happened once it has happened, signed as Standard Webhooks want it', async () => {
    const endpoint = await add()
    await publish()
    await deliver()
    const [first] = hook.got
    if (!first) throw new Error('Nothing arrived')
    expect(verified(first, endpoint.secret)).toEqual({
      type: 'content.published',
      timestamp: testNow.toISOString(),
      data: { kind: 'page', id: 'About' },
    })
    expect(() => verified({ ...first, body: first.body.replace('page', 'post') }, endpoint.secret)).toThrow()
    expect(first.headers['content-type']).toBe('application/json')
    expect(await logOf(endpoint.id)).toMatchObject([{ state: 'delivered', tries: 1 }])
    await deliver()
    expect(hook.got).toHaveLength(1)
  })

  it('hears of enrolments, certificates, paid orders and forms, by ids and without a name', async () => {
    await add(everything)
    const slug = 'kelas-webhook'
    const classId = await tenant.write(async tx => {
      await allowPaying(tx, testNow)
      const made = await buildClass(tx, { slug, price: 500_000, certificate: true })
      await buildClassroom(tx, made.id, {})
      return made.id
    })
    await ask('POST', '/v1/coupons', { code: 'GRATIS', kind: 'percent', value: 100 })
    const bought = await ask(
      'POST',
      `/v1/class/payment/invoice?slug=${slug}`,
      { couponCode: 'GRATIS' },
      student,
    )
    expect(bought.status, bought.message).toBe(201)
    const { id } = await tenant.write(tx =>
      tx.db.selectFrom('enrolments').select('id').where('class_id', '=', classId).executeTakeFirstOrThrow(),
    )
    const done = await ask('POST', `/v1/enrolments/${id}/decision`, { decision: 'complete', why: '' })
    expect(done.status, done.message).toBe(200)
    expect((await ask('GET', '/v0/cms/app/request-demo?email=sri@sekolah.test')).status).toBeLessThan(300)
    await deliver()
    const told = hook.got.map(({ body }) => JSON.parse(body))
    expect(told.map(({ type }) => type).sort()).toEqual([
      'certificate.issued',
      'demo.requested',
      'enrolment.changed',
      'enrolment.changed',
      'enrolment.created',
      'order.paid',
    ])
    expect(told.find(({ data }) => data.to === 'completed').data).toMatchObject({
      classId,
      membershipId: student.membershipId,
      from: 'active',
      to: 'completed',
    })
    for (const { body } of hook.got) expect(body).not.toContain(student.name)
  })

  it('is not told what it did not ask for, nor what happens at another tenant', async () => {
    const endpoint = await add(['order.paid'])
    const theirs = await add(['content.published'], stranger, other.host)
    await publish()
    await deliver()
    expect(hook.got).toEqual([])
    await publish(stranger, other.host)
    await deliver()
    expect(hook.got).toHaveLength(1)
    expect(await logOf(endpoint.id)).toEqual([])
    for (const path of [`/v1/webhooks/${theirs.id + 1000}/test`, `/v1/webhooks/${endpoint.id}/test`])
      expect((await ask('POST', path, undefined, stranger, other.host)).status).toBe(404)
  })
})

describe('one that does not answer as it should', () => {
  it.each([
    [{ status: 500, body: 'rusak' }, '500'],
    [{ status: 302, headers: { location: 'http://127.0.0.1:1/' } }, '302'],
  ])('is tried again, later and later, with the same id: %o', async (says, answerText) => {
    const endpoint = await add()
    await publish()
    hook.says = says
    await deliver()
    const [waiting] = await logOf(endpoint.id)
    expect(waiting).toMatchObject({ state: 'waiting', tries: 1 })
    const soon = (waiting?.next.getTime() ?? 0) - testNow.getTime()
    expect(soon).toBeGreaterThanOrEqual(4_500)
    expect(soon).toBeLessThanOrEqual(5_500)
    await deliver(4_000)
    expect(hook.got).toHaveLength(1)
    const at = await deliver(6_000)
    const [again] = await logOf(endpoint.id)
    expect((again?.next.getTime() ?? 0) - at.getTime()).toBeGreaterThanOrEqual(270_000)
    expect(new Set(hook.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    const [one, two] = hook.got.map(({ headers }) => Number(headers['webhook-timestamp']))
    expect((two ?? 0) - (one ?? 0)).toBe(6)
    const { data } = await ask('GET', `/v1/webhook-deliveries/${again?.id}`)
    expect(data).toMatchObject({ answerText, attempts: [{ n: 1 }, { n: 2 }] })
    hook.says = { status: 200 }
    await deliver(340_000)
    expect(await logOf(endpoint.id)).toMatchObject([{ state: 'delivered', tries: 3 }])
  })

  it('is not asked before it said, and given up after the tenth time', async () => {
    const endpoint = await add()
    await publish()
    hook.says = { status: 503, headers: { 'retry-after': '3600' } }
    await deliver()
    const [waiting] = await logOf(endpoint.id)
    expect((waiting?.next.getTime() ?? 0) - testNow.getTime()).toBe(3_600_000)
    await tenant.write(tx => tx.db.updateTable('webhook_deliveries').set({ tries: 9 }).execute())
    await deliver(3_600_000)
    expect(await logOf(endpoint.id)).toMatchObject([{ state: 'failed', tries: 10 }])
  })

  it('is told nothing any more after five days without a success, and the admins learn of it', async () => {
    const endpoint = await add()
    hook.says = { status: 500 }
    await publish()
    await deliver()
    await deliver(5 * 86_400_000)
    expect((await ask('GET', '/v1/webhooks')).data.items).toMatchObject([{ stopped: 'failing' }])
    expect(await newestMail(app, admin.email)).toMatchObject({
      subject: 'Webhook "Sistem keuangan" berhenti',
    })
    await publish()
    expect(await logOf(endpoint.id)).toMatchObject([{ state: 'stopped' }])
    const on = await ask('PUT', `/v1/webhooks/${endpoint.id}/state`, { isOn: true })
    expect(on.data).toMatchObject({ stopped: null, failingText: '' })
    hook.says = { status: 204 }
    await publish()
    await deliver()
    expect((await logOf(endpoint.id)).at(-1)).toMatchObject({ state: 'delivered' })
  })

  it('says that it is gone, and is believed at once', async () => {
    const endpoint = await add()
    hook.says = { status: 410 }
    await publish()
    await deliver()
    expect((await ask('GET', '/v1/webhooks')).data.items).toMatchObject([{ stopped: 'gone' }])
    expect(await logOf(endpoint.id)).toMatchObject([{ state: 'failed', tries: 1 }])
  })
})

describe('whoever runs the site', () => {
  it('sends a message again, with its id and its bytes, and tries an endpoint that is off', async () => {
    const endpoint = await add()
    await publish()
    await deliver()
    const [sent] = await logOf(endpoint.id)
    expect((await ask('POST', `/v1/webhook-deliveries/${sent?.id}/resend`)).status).toBe(202)
    await deliver()
    const [one, two] = hook.got
    expect(two?.body).toBe(one?.body)
    expect(two?.headers['webhook-id']).toBe(one?.headers['webhook-id'])
    await ask('PUT', `/v1/webhooks/${endpoint.id}/state`, { isOn: false })
    hook.says = { status: 500 }
    expect((await ask('POST', `/v1/webhooks/${endpoint.id}/test`)).status).toBe(202)
    await deliver()
    expect(JSON.parse(hook.got[2]?.body ?? '{}')).toMatchObject({ type: 'webhook.test' })
    // a try by hand is no sign of the endpoint's health, and is not repeated
    expect((await logOf(endpoint.id)).at(-1)).toMatchObject({ state: 'failed', tries: 1 })
    const { items } = (await ask('GET', '/v1/webhooks')).data
    expect(items).toMatchObject([{ failingText: '', stopped: 'person' }])
  })

  it('changes a secret: for a day both sign, then the new one alone', async () => {
    const endpoint = await add()
    const { data } = await ask('POST', `/v1/webhooks/${endpoint.id}/secret`)
    expect(data.secret).not.toBe(endpoint.secret)
    await publish()
    await deliver()
    const [both] = hook.got
    if (!both) throw new Error('Nothing arrived')
    for (const secret of [endpoint.secret, data.secret]) verified(both, secret)
    await publish()
    await deliver(25 * 3_600_000)
    const [, alone] = hook.got
    if (!alone) throw new Error('Nothing arrived')
    verified(alone, data.secret)
    expect(() => verified(alone, endpoint.secret)).toThrow()
  })

  it('reads in the office what was sent, and no secret ever again', async () => {
    const endpoint = await add()
    await publish()
    await deliver()
    for (const path of ['/Kelola/Webhook', '/Kelola/Webhook/Catatan']) {
      const { status, body } = await app.request({
        host: tenant.host,
        path,
        headers: { ...admin.cookie, accept: 'text/html' },
      })
      expect(status).toBe(200)
      expect(body).toContain('Sistem keuangan')
      expect(body).not.toContain('whsec_')
    }
    const kept = await tenant.write(tx => tx.db.selectFrom('webhook_endpoints').selectAll().execute())
    expect(JSON.stringify(kept)).not.toContain(endpoint.secret.slice('whsec_'.length))
    expect((await ask('GET', '/v1/webhooks', undefined, student)).status).toBe(403)
  })

  it('is told which field is wrong', async () => {
    const right = { name: 'Gudang', url: 'https://gudang.test/hook', events: ['order.paid'] }
    for (const [wrong, field] of [
      [{ url: 'gudang' }, 'url'],
      [{ url: 'ftp://gudang.test/' }, 'url'],
      [{ url: 'https://nama:sandi@gudang.test/' }, 'url'],
      [{ events: [] }, 'events'],
      [{ events: ['order.lost'] }, 'events'],
      [{ name: 'A' }, 'name'],
    ] as const) {
      const { status, errors } = await ask('POST', '/v1/webhooks', { ...right, ...wrong })
      expect([status, errors?.[0]?.field]).toEqual([422, field])
    }
  })
})

it('where the server is no place for trying, nothing reaches its own network, whatever name leads there', async () => {
  const strict = await startApp({ environment: { LOCAL_WEBHOOKS: 'false' } })
  try {
    const home = await buildTenant(strict, { slug: 'kudus' })
    const boss = await buildMember(strict, home, { kind: 1 })
    const call = (path: string, body: unknown) =>
      strict.request({
        host: home.host,
        path,
        method: 'POST',
        headers: { ...boss.bearer, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    for (const url of [
      hook.url,
      'http://contoh.id/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://169.254.169.254/',
      'https://0x7f.1/',
      'https://2130706433/',
      'https://localhost/',
      'https://metadata.google.internal/',
    ]) {
      const { status } = await call('/v1/webhooks', { name: 'Dalam', url, events: ['order.paid'] })
      expect([url, status]).toEqual([url, 422])
    }
    // what was saved while that was allowed is not called either
    const named = { name: 'Nama', url: 'https://contoh.id/', events: ['order.paid'] }
    const { id } = (await call('/v1/webhooks', named)).json().data
    await home.write(tx =>
      tx.db.updateTable('webhook_endpoints').set({ url: 'https://localhost/' }).execute(),
    )
    await call(`/v1/webhooks/${id}/test`, {})
    await strict.sanggar.jobs.runOften()
    const tries = await home.write(tx =>
      tx.db.selectFrom('webhook_attempts').select(['status', 'problem']).execute(),
    )
    expect(tries).toEqual([{ status: null, problem: 'forbidden' }])
  } finally {
    await strict.close()
  }
}, 30_000)
