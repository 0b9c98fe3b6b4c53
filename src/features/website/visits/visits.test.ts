import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp, testNow } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { trusting } from '../../../../test/networks.ts'
import { buildClass, buildClassroom } from '../../learning/classes/classes.things.ts'
import { allowPaying } from '../../money/payments/payments.things.ts'

/** From the first page of a visit to money: counted without cookies, and each figure what a plain query says. */
let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant
let admin: BuiltMember
let student: BuiltMember
const paidSlug = 'kelas-tenun'

beforeAll(async () => {
  app = await startApp({ environment: trusting })
  tenant = await buildTenant(app, { slug: 'tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
  admin = await buildMember(app, tenant, { kind: 1 })
  student = await buildMember(app, tenant, { kind: 4 })
  await tenant.write(tx => buildClass(tx, { name: 'Kelas Batik', slug: 'kelas-batik', type: 'self_paced' }))
  await tenant.write(async tx => {
    await allowPaying(tx, testNow)
    const found = await buildClass(tx, { name: 'Kelas Tenun', slug: paidSlug, price: 150_000 })
    await buildClassroom(tx, found.id)
  })
})
afterAll(() => app?.close())

const phone = 'Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile'
const desk = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'
const from = (address: string, userAgent = phone) => ({ 'x-forwarded-for': address, 'user-agent': userAgent })

const click = (who: Record<string, string>, type: string, to: string, origin = '') =>
  app.request({
    host: tenant.host,
    method: 'POST',
    path: '/v1/logger/log/click',
    body: JSON.stringify({
      from: origin || app.origin(tenant.host),
      to: `${app.origin(tenant.host)}${to}`,
      type,
      timestamp: app.clock.now().toISOString(),
    }),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...who },
  })
const form = (path: string, who: Record<string, string>, fields: Record<string, string> = {}) =>
  app.request({
    host: tenant.host,
    path,
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...who },
  })
/** the file of a cut, line by line; what waits is written before */
async function file(query: string, by = admin) {
  await app.sanggar.jobs.run()
  const answer = await app.request({ host: tenant.host, path: `/v1/visits/file${query}`, headers: by.bearer })
  expect(answer.status, answer.body.slice(0, 300)).toBe(200)
  const [, ...lines] = answer.body.trim().split('\r\n')
  return lines.map(line => line.split(/[,;]/))
}

describe('visits', () => {
  it('are counted by their day, source, campaign, device and pages, and no program or admin among them', async () => {
    app.clock.set(new Date(testNow.getTime() - 86_400_000))
    await click(
      from('203.0.113.7'),
      'page_load',
      '/?utm_source=buletin&utm_campaign=november',
      'https://mail.test/',
    )
    await click(from('203.0.113.7'), 'internal_navigation', '/Courses/kelas-batik')
    await click(from('203.0.113.7'), 'internal_navigation', '/Courses/kelas-batik')
    await click(from('203.0.113.8', desk), 'page_load', '/Class', 'https://www.google.com/')
    await click(from('203.0.113.8', desk), 'external', '/keluar')
    await click(from('203.0.113.9', 'Googlebot/2.1'), 'page_load', '/Class')
    await click({ ...from('203.0.113.10'), ...admin.cookie }, 'page_load', '/Class')
    app.clock.set(testNow)
    await click(from('203.0.113.7'), 'page_load', '/Class')
    expect((await file('')).map(line => line.slice(1, 4))).toEqual([
      ['1', '1', '0'],
      ['2', '4', '1'],
    ])
    expect((await file('?by=source')).map(([name, count]) => [name, count])).toEqual([
      ['Langsung (alamat diketik', ' aplikasi'],
      ['buletin', '1'],
      ['google.com', '1'],
    ])
    expect((await file('?by=campaign&from=2026-11-20&to=2026-11-20')).map(([name]) => name)).toEqual([
      'Tanpa kampanye',
      'november',
    ])
    expect((await file('?by=device')).map(([name, count]) => [name, count])).toEqual([
      ['Ponsel atau tablet', '2'],
      ['Komputer', '1'],
    ])
    expect((await file('?by=page')).map(([name, visits, views]) => [name, visits, views])).toEqual([
      ['/Class', '2', '2'],
      ['/', '1', '1'],
      ['/Courses/kelas-batik', '1', '2'],
    ])
    const page = await app.request({
      host: tenant.host,
      path: '/Kelola/Statistik',
      headers: { accept: 'text/html', ...admin.cookie },
    })
    expect(page.body).toContain('robot dan pratinjau tautan 1, pengelola situs 1')
  })

  it('lead to a class and to money by the source they came from', async () => {
    const buyer = { ...from('198.51.100.1', desk), ...student.cookie }
    await click(buyer, 'page_load', '/Class', 'https://www.instagram.com/p/1')
    await click(buyer, 'internal_navigation', `/Class/${paidSlug}`)
    await click(buyer, 'internal_navigation', `/Class/${paidSlug}/Beli`)
    const bill = await form(`/Class/${paidSlug}/Beli`, buyer)
    expect(bill.status, bill.body.slice(0, 400)).toBe(303)
    expect((await form('/Class/kelas-batik/Daftar', buyer)).status).toBe(303)
    const line = async () => (await file('?by=source')).find(([name]) => name === 'instagram.com')
    expect(await line()).toEqual(['instagram.com', '1', '3', '1', '1', '1', '1', '0', '0'])
    await tenant.write(tx =>
      tx.db.updateTable('orders').set({ captured: 150_000, refunded: 50_000 }).execute(),
    )
    expect((await line())?.slice(-2)).toEqual(['1', '100000'])
  })

  it('are told to whoever runs the site, of their own site alone', async () => {
    const asked = { host: tenant.host, path: '/v1/visits/file' }
    expect((await app.request(asked)).status).toBe(401)
    expect((await app.request({ ...asked, headers: student.bearer })).status).toBe(403)
    const wrong = await app.request({ ...asked, path: `${asked.path}?by=nama`, headers: admin.bearer })
    expect([wrong.status, wrong.json().errors[0].field]).toEqual([422, 'by'])
    expect(await elsewhere.write(tx => tx.db.selectFrom('visits').selectAll().execute())).toEqual([])
  })

  it('keep nothing by which somebody could be found, and go after ninety days', async () => {
    const kept = await tenant.write(async tx => [
      await tx.db.selectFrom('visits').selectAll().execute(),
      await tx.db.selectFrom('visit_pages').selectAll().execute(),
      await tx.db.selectFrom('order_sources').selectAll().execute(),
    ])
    expect(JSON.stringify(kept)).not.toMatch(/203\.0\.113|198\.51\.100|Mozilla|Firefox/)
    // of the same person on two days nobody can say that it was one
    const numbers = kept[0]?.map(row => ('visitor' in row ? row.visitor : ''))
    expect(new Set(numbers).size).toBe(numbers?.length)
    app.clock.set(new Date(testNow.getTime() + 93 * 86_400_000))
    await app.sanggar.jobs.run()
    expect(await tenant.write(tx => tx.db.selectFrom('visits').selectAll().execute())).toEqual([])
    app.clock.set(testNow)
  })
})

it('counts who still learns by the month they joined in, as a plain query does', async () => {
  const joined = new Date('2026-08-10T03:00:00Z')
  const { id: classId } = await tenant.write(tx =>
    buildClass(tx, { name: 'Kelas Gamelan', type: 'self_paced' }),
  )
  for (let index = 0; index < 12; index++) {
    const member = await buildMember(app, tenant, { kind: 4 })
    await tenant.write(tx =>
      tx.db
        .insertInto('enrolments')
        .values({
          class_id: classId,
          membership_id: member.membershipId,
          state: index < 6 ? 'completed' : 'active',
          origin: 'self',
          state_since: joined,
          joined_at: joined,
          finished_at: index < 6 ? new Date('2026-08-20T03:00:00Z') : null,
        })
        .execute(),
    )
  }
  const answer = await app.request({
    host: tenant.host,
    path: '/v1/visits/cohorts',
    headers: (await buildMember(app, tenant, { kind: 1 })).bearer,
  })
  expect(answer.status, answer.body.slice(0, 300)).toBe(200)
  const line = answer.body.split('\r\n').find(one => one.includes('Agustus 2026') || one.includes('Agu 2026'))
  const { rows } = await tenant.write(tx =>
    sql<{ size: number; kept: number }>`select count(*)::int as size, count(finished_at)::int as kept
      from enrolments where joined_at = ${joined}`.execute(tx.db),
  )
  expect(rows[0]).toEqual({ size: 12, kept: 6 })
  expect(line?.split(/[,;]/).slice(1, 3)).toEqual(['12', '6 (50%)'])
})
