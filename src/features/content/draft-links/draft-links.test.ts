import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { callAs } from '../../../../test/member-calls.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'

let app: App
let tegal: BuiltTenant
let brebes: BuiltTenant
let writer: BuiltMember
let admin: BuiltMember
let stranger: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tegal = await buildTenant(app, { slug: 'tegal', name: 'Akademi Tegal' })
  brebes = await buildTenant(app, { slug: 'brebes', name: 'Akademi Brebes' })
  writer = await buildMember(app, tegal, { kind: 6, name: 'Bambang Susilo' })
  admin = await buildMember(app, tegal, { kind: 1, name: 'Sri Wahyuni' })
  stranger = await buildMember(app, brebes, { kind: 1 })
}, 60_000)

afterAll(() => app?.close())

const call = (method: string, path: string, body?: object, by = writer, host = tegal.host) =>
  callAs(app, { by, host }, method, path, body as never)
const see = (path: string, host = tegal.host) => app.request({ host, path, headers: { accept: 'text/html' } })

async function begun(title: string): Promise<number> {
  const { data } = await call('POST', '/v1/posts', { kind: 'blog' })
  await call('PUT', `/v1/drafts/post/${data.id}`, { fields: { title } })
  return data.id
}
async function shared(id: number): Promise<{ path: string; number: number }> {
  const { status, data } = await call('POST', `/v1/draft-links/post/${id}`, {})
  expect(status).toBe(201)
  return { path: new URL(data.url).pathname, number: data.links[0].number }
}

describe('a link to a draft', () => {
  it('shows it as of now to whoever holds it, to no search engine, and is kept nowhere', async () => {
    const id = await begun('Belum untuk umum')
    const { path } = await shared(id)
    const page = await see(path)
    expect(page.status).toBe(200)
    expect(page.body).toContain('Belum untuk umum')
    expect(page.body).toContain('<meta name="robots" content="noindex')
    expect(page.headers['cache-control']).toBe('no-store')
    await call('PUT', `/v1/drafts/post/${id}`, { fields: { title: 'Sudah diganti' } })
    expect((await see(path)).body).toContain('Sudah diganti')
    expect((await see(`/Blog/${id}/belum-untuk-umum`)).status).toBe(404)
  })

  it('lies in the database as a hash, and its address is said once', async () => {
    const id = await begun('Rahasia')
    const { path } = await shared(id)
    const token = path.split('/').at(-1) ?? ''
    const kept = await tegal.write(tx => tx.db.selectFrom('preview_links').selectAll().execute())
    expect(JSON.stringify(kept)).not.toContain(token)
    expect(JSON.stringify((await call('GET', `/v1/draft-links/post/${id}`)).data)).not.toContain(token)
  })

  it('opens nothing once it is revoked, or seven days are over, or the draft is thrown away', async () => {
    const id = await begun('Sebentar saja')
    const [first, second, third] = [await shared(id), await shared(id), await shared(id)]
    expect((await call('DELETE', `/v1/draft-links/post/${id}/${first.number}`)).status).toBe(200)
    expect((await see(first.path)).status).toBe(404)
    expect((await see(second.path)).status).toBe(200)
    expect((await call('DELETE', `/v1/draft-links/post/${id}/${first.number}`)).status).toBe(404)
    await call('DELETE', `/v1/posts/${id}`, {})
    expect((await see(third.path)).status).toBe(404)
    await call('POST', `/v1/posts/${id}/restoration`, {})
    expect((await see(third.path)).status).toBe(200)
    const before = app.clock.now()
    app.clock.set(new Date(before.getTime() + 7 * 24 * 3_600_000))
    expect((await see(third.path)).status).toBe(404)
    app.clock.set(before)
  })

  it('shows a page of the site, the home page, a class and a chapter, before visitors find them', async () => {
    const { data: begunClass } = await call('POST', '/v1/classes', {}, admin)
    const path = `/v1/classes/${begunClass.id}/outline`
    const { data: withModule } = await call('POST', path, { act: 'addModule', title: 'Mulai' }, admin)
    const lesson = { act: 'addChapter', moduleId: withModule.made, title: 'Bab satu' }
    const { data: outline } = await call('POST', path, lesson, admin)
    const drafts = [
      ['class', begunClass.id, { name: 'Merawat sepeda motor' }],
      ['chapter', outline.made, { title: 'Mengganti oli' }],
      ['page', 'About', { title: 'Tentang bengkel kami' }],
      ['home', 'site', { 'hero.title': 'Belajar di bengkel' }],
    ] as const
    for (const [kind, id, fields] of drafts) {
      expect((await call('PUT', `/v1/drafts/${kind}/${id}`, { fields }, admin)).status, kind).toBe(200)
      const { data } = await call('POST', `/v1/draft-links/${kind}/${id}`, {}, admin)
      const page = await see(new URL(data.url).pathname)
      expect(page.body, kind).toContain(Object.values(fields)[0])
      expect(page.body, kind).toContain('<meta name="robots" content="noindex')
    }
    expect((await see('/Class/merawat-sepeda-motor')).status).toBe(404)
    expect((await see('/')).body).not.toContain('Belajar di bengkel')
  })

  it('opens one thing: not another, not on another site, and is revoked by nobody else', async () => {
    const [mine, other] = [await begun('Yang dibagikan'), await begun('Yang tidak')]
    const { path, number } = await shared(mine)
    expect((await see(path)).body).not.toContain('Yang tidak')
    expect((await see(path, brebes.host)).status).toBe(404)
    expect((await call('DELETE', `/v1/draft-links/post/${other}/${number}`)).status).toBe(404)
    for (const method of ['GET', 'POST'])
      expect((await call(method, `/v1/draft-links/post/${mine}`, {}, stranger, brebes.host)).status).toBe(404)
    expect(
      (await call('DELETE', `/v1/draft-links/post/${mine}/${number}`, {}, stranger, brebes.host)).status,
    ).toBe(404)
    for (const guess of ['a'.repeat(43), `${path.split('/').at(-1)}x`, 'x', '..%2f..'])
      expect((await see(`/Pratinjau/${guess}`)).status).toBe(404)
    expect((await see(path)).status).toBe(200)
  })
})
