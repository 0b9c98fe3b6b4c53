import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { buildCareer, buildJob } from '../../community/careers/careers.things.ts'
import { buildEvent } from '../../community/events/events.things.ts'
import { buildPost } from '../../content/posts/posts.things.ts'
import { buildClass } from '../../learning/classes/classes.things.ts'
import { buildProgram } from '../../learning/programs/programs.things.ts'
import { permissions } from '../permissions/permissions.rules.ts'
import type { RolesPage } from '../roles/roles.contract.ts'
import { found } from './administration.contract.ts'

let app: App
let product: BuiltTenant
let tenant: BuiltTenant
let elsewhere: BuiltTenant
let admin: BuiltMember
let lead: BuiltMember
let student: BuiltMember

beforeAll(async () => {
  app = await startApp()
  product = await buildTenant(app, { slug: 'sanggar' })
  tenant = await buildTenant(app, { slug: 'tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
  const program = await tenant.write(tx => buildProgram(tx, { name: 'Sekolah Digital' }))
  admin = await buildMember(app, tenant, { kind: 1, name: 'Hendra Wijaya' })
  lead = await buildMember(app, tenant, { kind: 7, name: 'Yusuf Maulana', programIds: [program.id] })
  student = await buildMember(app, tenant, { name: 'Bagas Pratama', programIds: [program.id] })
  await buildMember(app, tenant, { name: 'Bagaskara Putra' })
  await buildMember(app, elsewhere, { name: 'Bagas dari Brebes' })
}, 60_000)

afterAll(() => app?.close())

const page = (path: string, who?: BuiltMember, host = tenant.host) =>
  app.request({ host, path, headers: { accept: 'text/html', ...who?.cookie } })

/** What the page's component is given. */
async function overviewOf(who: BuiltMember, host = tenant.host) {
  const answer = await app.request({
    host,
    path: '/Kelola',
    headers: { ...who.cookie, accept: 'application/vnd.sanggar.page+json' },
  })
  return answer.json().data
}

const search = (q: string, who: BuiltMember = admin) =>
  app.request({
    host: tenant.host,
    path: `/v1/administration/search?${new URLSearchParams({ q })}`,
    headers: { accept: 'application/json', ...who.bearer },
  })

const namesFound = async (q: string, who?: BuiltMember) =>
  found.parse((await search(q, who)).json().data).items.map(({ group, label }) => `${group}: ${label}`)

const waysOf = (nav: { groups: { items: { href: string }[] }[] }) =>
  nav.groups.flatMap(group => group.items.map(item => item.href))

describe('who may do what', () => {
  const matrix = async (query: string, host = tenant.host, who = admin) => {
    const answer = await app.request({
      host,
      path: `/Kelola/Peran${query}`,
      headers: { ...who.cookie, accept: 'application/vnd.sanggar.page+json' },
    })
    const { groups, columns } = answer.json().data as RolesPage
    return { columns, lines: groups.flatMap(({ lines }) => lines) }
  }

  it('is every line of the matrix that rules here, of all kinds or of one', async () => {
    const { columns, lines } = await matrix('')
    const said = lines.map(({ name, grants }) => [
      name,
      Object.fromEntries(grants.map((one, at) => [columns[at]?.kind, one])),
    ])
    const { manageTenants: _, ...here } = permissions
    expect(Object.fromEntries(said)).toEqual(
      Object.fromEntries(
        Object.values(here).map(({ name, grants: { visitor: __, ...grants } }) => [name, grants]),
      ),
    )
    const teacher = (await matrix('?kind=3')).lines.map(({ name }) => name)
    expect(teacher.sort()).toEqual(
      Object.values(here)
        .filter(({ grants }) => grants[3] !== 'none')
        .map(({ name }) => name)
        .sort(),
    )
    // each in words: its own, or those of what it opens
    expect(
      lines
        .filter(({ name, words }) => words.toLowerCase().includes(name.toLowerCase()))
        .map(({ name }) => name),
    ).toEqual([])
    // what ends at one's own says what that is
    const ownWithout = lines.filter(({ own, grants }) => own === '' && grants.includes('own'))
    expect(ownWithout).toEqual([])
    expect((await matrix('?kind=tidak-ada')).lines).toHaveLength(lines.length)
    expect((await page('/Kelola/Peran', student)).status).toBe(403)
  })

  it('whoever runs the site looks at it as another kind sees it, changes nothing so, and comes back', async () => {
    const call = (who: Record<string, string>, method: string, path: string, body?: object) =>
      app.request({
        host: tenant.host,
        method,
        path,
        headers: {
          ...who,
          'content-type': 'application/json',
          origin: app.origin(tenant.host),
          'sec-fetch-site': 'same-origin',
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    const begun = await call(admin.cookie, 'POST', '/v1/view-as', { kind: '4' })
    expect(begun.status).toBe(200)
    const [seen = ''] = String(begun.headers['set-cookie']).split(';')
    const asStudent = { cookie: `${admin.cookie.cookie}; ${seen}` }
    const who = async (cookie: Record<string, string>) =>
      (await call(cookie, 'GET', '/v1/user/session')).json().data.member
    expect(await who(asStudent)).toMatchObject({
      kind: 4,
      kindLabel: 'Siswa',
      isViewing: true,
      mayEdit: false,
    })
    expect(
      (
        await app.request({
          host: tenant.host,
          path: '/Kelola',
          headers: { accept: 'text/html', ...asStudent },
        })
      ).status,
    ).toBe(403)
    const refused = await call(asStudent, 'POST', '/v1/user/profile/update', { name: 'Lain', version: 1 })
    expect([refused.status, refused.json().message]).toEqual([403, expect.stringContaining('sebagai Siswa')])
    const own = await app.request({
      host: tenant.host,
      path: '/Profile',
      headers: { accept: 'text/html', ...asStudent },
    })
    expect(own.body).toContain('Kembali ke peran saya')
    expect((await call(asStudent, 'DELETE', '/v1/view-as', {})).headers['set-cookie']?.join()).toContain(
      'view_as=;',
    )
    // it only ever takes away
    expect((await call(admin.cookie, 'POST', '/v1/view-as', { kind: '0' })).status).toBe(422)
    expect((await call(student.cookie, 'POST', '/v1/view-as', { kind: '6' })).status).toBe(403)
    expect(await who({ cookie: `${student.cookie.cookie}; view_as=6` })).toMatchObject({
      kind: 4,
      isViewing: false,
    })
  })

  it('a password without the second factor stays outside, whatever kind a cookie says to look as', async () => {
    const weak = await buildMember(app, tenant, { kind: 1, isStrong: false })
    const as = (path: string, accept: string) =>
      app.request({
        host: tenant.host,
        path,
        headers: { accept, cookie: `${weak.cookie.cookie}; view_as=4` },
      })
    expect((await as('/Profile', 'text/html')).headers.location).toContain('/Login')
    expect((await as('/v1/assistant/drafts', 'application/json')).status).toBe(401)
  })
})

describe('the door of the administration', () => {
  it('sends visitors to sign in and back, and tells members in words that it is not for them', async () => {
    const asStranger = await page('/Kelola')
    expect(asStranger.status).toBe(302)
    expect(asStranger.headers.location).toBe('/Login?next=%2FKelola')
    const asStudent = await page('/Kelola', student)
    expect(asStudent.status).toBe(403)
    expect(asStudent.body).toContain('Halaman ini untuk admin')
  })

  it('asks those who administer for their second factor', async () => {
    const weak = await buildMember(app, tenant, { kind: 1, isStrong: false })
    expect((await page('/Kelola', weak)).headers.location).toContain('/Login')
  })

  it('shows each kind the ways it may go, and only those', async () => {
    const forAdmin = waysOf((await overviewOf(admin)).office.nav)
    expect(forAdmin).toEqual(expect.arrayContaining(['/Kelola', '/Kelola/Domain', '/Kelola/Riwayat']))
    expect(forAdmin).not.toContain('/Kelola/Tenant')
    const forLead = waysOf((await overviewOf(lead)).office.nav)
    expect(forLead).toContain('/Kelola')
    for (const closed of ['/Kelola/Domain', '/Kelola/Riwayat', '/Kelola/Tampilan', '/Kelola/Privasi'])
      expect(forLead).not.toContain(closed)
    for (const href of forLead) expect((await page(href, lead)).status, href).toBe(200)
  })

  it('leads to tenants only from the product’s own host', async () => {
    const here = await buildMember(app, tenant, { kind: 0 })
    const home = await buildMember(app, product, { kind: 0 })
    expect(waysOf((await overviewOf(here)).office.nav)).not.toContain('/Kelola/Tenant')
    expect(waysOf((await overviewOf(home, product.host)).office.nav)).toContain('/Kelola/Tenant')
  })
})

describe('the overview', () => {
  it('counts what is there: people by kind, for a lead only those looked after', async () => {
    const { people } = await overviewOf(admin)
    expect(people.total).toBe(await countActive())
    expect(people.byKind).toContainEqual(expect.objectContaining({ label: 'Siswa', value: 2 }))
    const led = (await overviewOf(lead)).people
    expect(led.byKind).toContainEqual(expect.objectContaining({ label: 'Siswa', value: 1 }))
    expect((await overviewOf(lead)).classes).toBeUndefined()
    expect((await overviewOf(lead)).deeds).toBeUndefined()
  })

  it('says when a request for data is due, and that it is late', async () => {
    await tenant.write(tx =>
      tx.db
        .insertInto('data_requests')
        .values({ membership_id: student.membershipId, kind: 'access', due_at: '2026-11-21T05:00:00Z' })
        .execute(),
    )
    const before = (await overviewOf(admin)).waiting
    expect(before).toContainEqual(
      expect.objectContaining({
        label: '1 permintaan data menunggu',
        text: 'Tenggat terdekat 21 Nov 2026 pukul 12.00 WIB.',
        tone: 'red',
      }),
    )
  })

  it('teaches the first steps until all are done', async () => {
    const stepOf = async (id: string) =>
      (await overviewOf(admin)).steps.find((step: { id: string }) => step.id === id)
    expect(await stepOf('logo')).toMatchObject({ isDone: false, href: '/Kelola/Tampilan' })
    // a second admin is there already
    expect(await stepOf('admin')).toMatchObject({ isDone: true })
    const logo = JSON.stringify({ key: 'a1b2c3.webp', width: 10, height: 10, alt: 'Logo' })
    await tenant.write(async tx => {
      await tx.db
        .updateTable('site_settings')
        .set({ logo_dark: logo, css: JSON.stringify({ clr_primary: '#123456' }) })
        .execute()
      await tx.db
        .insertInto('platform.tenant_domains')
        .values({ host: 'tegal.sch.id', state: 'active' })
        .execute()
      await tx.db.insertInto('privacy_notices').values({ version: 1, content_html: '<p>Data</p>' }).execute()
      await tx.db
        .insertInto('invitations')
        .values({
          kind: 4,
          token_hash: 'x',
          expires_at: '2026-12-01T00:00:00Z',
          invited_by: admin.membershipId,
        })
        .execute()
      await buildClass(tx)
    })
    expect((await overviewOf(admin)).steps).toEqual([])
  })
})

const countActive = () =>
  tenant.write(async tx => {
    const rows = await tx.db
      .selectFrom('memberships')
      .select('id')
      .where('status', '=', 'active')
      .where('kind', '>', 0)
      .execute()
    return rows.length
  })

describe('the search of the command palette', () => {
  it('finds people, what is written here, posts and schools of this tenant by their names', async () => {
    await tenant.write(async tx => {
      await buildClass(tx, { name: 'Merakit Bagasi Sepeda', slug: 'bagasi' })
      await buildPost(tx, { title: 'Kabar dari bagasi' })
      await buildEvent(tx, { title: 'Pameran bagasi', slug: 'pameran' })
      const shop = await buildCareer(tx, { name: 'Bengkel', slug: 'bengkel' })
      await buildJob(tx, shop.id, { title: 'Perakit bagasi', slug: 'perakit' })
      await tx.db
        .insertInto('schools')
        .values({ npsn: '20301234', name: 'SMK Bagasi', level: 'SMK' })
        .execute()
    })
    expect((await namesFound('bagas')).toSorted()).toEqual([
      'Acara: Pameran bagasi',
      'Kelas: Merakit Bagasi Sepeda',
      'Lowongan: Perakit bagasi',
      'Orang: Bagas Pratama',
      'Orang: Bagaskara Putra',
      'Sekolah: SMK Bagasi',
      'Tulisan: Kabar dari bagasi',
    ])
    // whoever may not write them is led to none of them
    expect(await namesFound('perakit', lead)).toEqual([])
  })

  it('shows a lead only the people looked after', async () => {
    expect((await namesFound('bagas', lead)).filter(name => name.startsWith('Orang'))).toEqual([
      'Orang: Bagas Pratama',
    ])
  })

  it('takes a wildcard as it is written', async () => {
    expect(await namesFound('%%')).toEqual([])
  })

  it('is for those who may enter, with two letters or more', async () => {
    expect((await search('bagas', student)).status).toBe(403)
    expect((await search('b')).status).toBe(422)
  })
})
