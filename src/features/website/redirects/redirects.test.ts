import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'

let app: App
let tegal: BuiltTenant
let brebes: BuiltTenant
let admin: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tegal = await buildTenant(app, { slug: 'tegal' })
  brebes = await buildTenant(app, { slug: 'brebes' })
  admin = await buildMember(app, tegal, { kind: 1 })
})
afterAll(() => app?.close())

const get = (path: string, host = tegal.host) => app.request({ host, path, headers: { accept: 'text/html' } })
const send = (method: 'POST' | 'PUT', path: string, body: object, who: object = admin.bearer) =>
  app.request({
    host: tegal.host,
    method,
    path,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...who },
  })
const errorOf = async (from: string, to: string) =>
  (await send('POST', '/v1/redirects', { from, to })).json().errors?.[0]?.field

describe('an old address', () => {
  it('leads to its page from the moment it is written down, in any letters and from any host it was copied from', async () => {
    expect((await get('/2019/Kabar-Lama')).status).toBe(404)
    const made = await send('POST', '/v1/redirects', {
      from: 'https://lama.sch.id/2019/Kabar-Lama/?utm=x',
      to: '/News',
    })
    expect(made.status, made.body).toBe(201)
    const moved = await get('/2019/kabar-lama')
    expect([moved.status, moved.headers.location]).toEqual([301, '/News'])
    expect((await get('/2019/kabar-lama', brebes.host)).status).toBe(404)
  })

  it('is led elsewhere, and forgotten, and the log says so', async () => {
    const { id } = (await send('POST', '/v1/redirects', { from: '/promo', to: '/News' })).json().data
    expect((await send('PUT', `/v1/redirects/${id}`, { to: '/Blog' })).status).toBe(200)
    expect((await get('/promo')).headers.location).toBe('/Blog')
    await send('POST', '/v1/redirects/bulk', { ids: [id], act: 'remove' })
    expect((await get('/promo')).status).toBe(404)
    const log = await app.request({ host: tegal.host, path: '/Kelola/Riwayat', headers: admin.cookie })
    for (const words of ['mengalihkan alamat lama', 'mengubah tujuan', 'menghapus pengalihan'])
      expect(log.body).toContain(words)
  })

  it('never leads in a circle, out of the site, or twice', async () => {
    expect(await errorOf('/a', '/A')).toBe('to')
    expect((await send('POST', '/v1/redirects', { from: '/a', to: '/b' })).status).toBe(201)
    const { data: led } = (await send('POST', '/v1/redirects', { from: '/b', to: '/c' })).json()
    expect(await errorOf('/c', '/A?x=1')).toBe('to')
    expect(await errorOf('/a', '/d')).toBe('from')
    for (const to of ['//jahat.example/x', 'jahat.example', 'javascript:alert(1)', ''])
      expect(await errorOf('/e', to)).toBe('to')
    for (const from of ['/', 'tanpa-garis', '//dua', '']) expect(await errorOf(from, '/News')).toBe('from')
    // nor by one that was removed and comes back after its target was led here
    const { data } = (await send('POST', '/v1/redirects/bulk', { ids: [led.id], act: 'remove' })).json()
    expect((await send('POST', '/v1/redirects', { from: '/c', to: '/a' })).status).toBe(201)
    expect((await send('POST', `/v1/removals/${data.rows[0].undo}/undo`, {})).status).toBe(422)
    expect((await get('/b')).status).toBe(404)
  })

  it('is found in the office, and taken away as a file', async () => {
    const path = '/Kelola/Pengalihan?search=kabar-lama'
    const page = await app.request({ host: tegal.host, path, headers: admin.cookie })
    expect(page.body).toContain('/2019/kabar-lama')
    const file = await app.request({ host: tegal.host, path: '/v1/redirects/file', headers: admin.cookie })
    expect(file.body).toContain('/2019/kabar-lama')
    const student = await buildMember(app, tegal)
    expect((await app.request({ host: tegal.host, path, headers: student.cookie })).status).toBe(403)
  })
})
