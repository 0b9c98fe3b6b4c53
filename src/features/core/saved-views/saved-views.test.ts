import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { keptView, keptViews } from './saved-views.contract.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant
let admin: BuiltMember
let second: BuiltMember
let stranger: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
  admin = await buildMember(app, tenant, { kind: 1, name: 'Hendra Wijaya' })
  second = await buildMember(app, tenant, { kind: 1, name: 'Wulan Sari' })
  stranger = await buildMember(app, elsewhere, { kind: 1, name: 'Orang Jauh' })
  await buildMember(app, tenant, { kind: 3, name: '=HYPERLINK("x")' })
  await buildMember(app, tenant, { kind: 3, name: '＝1+1 dari Jepang' })
})

afterAll(() => app?.close())

function call(who: BuiltMember, method: string, path: string, body?: unknown, host = tenant.host) {
  return app.request({
    host,
    path,
    method,
    headers: {
      ...who.bearer,
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

const viewsOf = async (who: BuiltMember, host = tenant.host) =>
  keptViews.parse((await call(who, 'GET', '/v1/views?list=people', undefined, host)).json().data)

const keep = (who: BuiltMember, view: object) => call(who, 'POST', '/v1/views', { list: 'people', ...view })

describe('a view of a list', () => {
  it('is kept under a name by whoever looks, and stands above the list; pages are no part of it', async () => {
    const kept = await keep(admin, { name: 'Guru', query: 'kind=3&page=4&sort=newest' })
    expect(kept.status).toBe(201)
    expect(await viewsOf(admin)).toEqual([
      { ...keptView.parse(kept.json().data), query: 'kind=3&sort=newest', isShared: false, isOwn: true },
    ])
    const { body } = await app.request({
      host: tenant.host,
      path: '/Kelola/Orang?kind=3&sort=newest',
      headers: { accept: 'text/html', ...admin.cookie },
    })
    expect(body).toMatch(/<a href="\/Kelola\/Orang\?kind=3&amp;sort=newest" aria-current="page">Guru/)
    expect((await keep(admin, { name: 'guru', query: '' })).json().errors[0]).toMatchObject({ field: 'name' })
  })

  it('is seen by others once it is shared, and changed by nobody else', async () => {
    expect(await viewsOf(second)).toEqual([])
    const { id } = keptView.parse(
      (await keep(admin, { name: 'Diundang', query: 'status=invited' })).json().data,
    )
    const shared = { name: 'Belum datang', isShared: true }
    expect((await call(second, 'PUT', `/v1/views/${id}`, shared)).status).toBe(404)
    expect((await call(admin, 'PUT', `/v1/views/${id}`, shared)).status).toBe(200)
    expect(await viewsOf(second)).toEqual([{ id, ...shared, query: 'status=invited', isOwn: false }])
    expect((await call(second, 'DELETE', `/v1/views/${id}`)).status).toBe(404)
  })

  it("another tenant's view is not found here, shared or not", async () => {
    expect(await viewsOf(stranger, elsewhere.host)).toEqual([])
    const [view] = await viewsOf(second)
    const path = `/v1/views/${view?.id}`
    expect((await call(stranger, 'DELETE', path, undefined, elsewhere.host)).status).toBe(404)
    expect(await viewsOf(second)).toEqual([view])
  })

  it('is removed by who keeps it', async () => {
    for (const { id } of await viewsOf(admin)) await call(admin, 'DELETE', `/v1/views/${id}`)
    expect(await viewsOf(admin)).toEqual([])
    expect(await viewsOf(second)).toEqual([])
  })
})

describe('a list of the office', () => {
  it('is taken away whole, as it is narrowed, and that is written down; cells are not computed', async () => {
    const file = await call(admin, 'GET', '/v1/people/file')
    expect(file.headers['content-disposition']).toBe('attachment; filename="orang-tegal-2026-11-21.csv"')
    expect(file.body.split('\r\n')).toHaveLength(6)
    expect(file.body).toContain(`"'=HYPERLINK(""x"")"`)
    expect(file.body).toContain("'＝1+1")
    expect(file.body).not.toContain('Orang Jauh')
    const narrowed = await call(admin, 'GET', '/v1/people/file?search=wulan')
    expect(narrowed.body.split('\r\n')).toHaveLength(3)
    const log = await call(admin, 'GET', '/v1/audit/list?action=list.downloaded')
    expect(log.json().data.items).toMatchObject([{ objectName: 'Orang' }, { objectName: 'Orang' }])
    const student = await buildMember(app, tenant, { name: 'Bagas' })
    expect((await call(student, 'GET', '/v1/people/file')).status).toBe(403)
    expect((await call(student, 'GET', '/v1/people/ids')).status).toBe(403)
  })

  it('is done to row by row: what is refused says why and keeps back nothing else', async () => {
    const one = await buildMember(app, tenant, { name: 'Siti' })
    const two = await buildMember(app, tenant, { name: 'Rudi' })
    const ids = [one, admin, stranger, two].map(({ membershipId }) => membershipId)
    const body = { ids, action: 'suspend', reason: 'Akun ganda dari impor' }
    const answer = await call(admin, 'POST', '/v1/people/bulk', body)
    expect(answer.json().data.rows).toEqual([
      { id: ids[0], ok: true, message: '' },
      { id: ids[1], ok: false, message: 'Anda tidak dapat menangguhkan diri sendiri' },
      { id: ids[2], ok: false, message: 'Orang tidak ditemukan' },
      { id: ids[3], ok: true, message: '' },
    ])
    const log = await call(admin, 'GET', '/v1/audit/list?action=member.suspended')
    expect(log.json().data.totalItems).toBe(2)
    expect((await call(one, 'POST', '/v1/people/bulk', body)).status).toBe(401)
    const many = { ...body, ids: Array.from({ length: 201 }, (_, index) => index + 1) }
    expect((await call(admin, 'POST', '/v1/people/bulk', many)).json().errors[0].field).toBe('ids')
    expect((await call(admin, 'POST', '/v1/people/bulk', { ...body, reason: 'x' })).status).toBe(422)
  })
})
