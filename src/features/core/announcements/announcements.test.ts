import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp, testNow, until } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { callAs } from '../../../../test/member-calls.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant
let admin: BuiltMember
let student: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
  admin = await buildMember(app, tenant, { kind: 1 })
  student = await buildMember(app, tenant, { kind: 4 })
})

afterAll(() => app?.close())

const announce = (value: unknown, by = admin) =>
  callAs(app, { by, host: tenant.host }, 'PUT', '/tegal/cms/app/setting/announcement', { value })
const page = (path = '/News', host = tenant.host) =>
  app.request({ host, path, headers: { accept: 'text/html' } })
const session = (by: BuiltMember) => callAs(app, { by, host: tenant.host }, 'GET', '/v1/user/session')

/** a setting is known a moment after it was written: processes are told by a NOTIFY */
const isGone = (words: string) => until(async () => !(await page()).body.includes(words))

const open = { text: 'Pendaftaran <gelombang> dua dibuka', label: 'Daftar', href: '/Class' }

describe('what a site announces', () => {
  it('stands above every public page, as words, and on no other site', async () => {
    expect((await announce(open)).status).toBe(200)
    await until(async () => (await page()).body.includes('class="announcement"'))
    for (const path of ['/', '/News', '/Class', '/tidak-ada']) {
      const { body } = await page(path)
      expect(body, path).toContain('Pendaftaran &lt;gelombang&gt; dua dibuka')
      expect(body.indexOf('Pendaftaran &lt;gelombang')).toBeLessThan(body.indexOf('<div id="root">'))
    }
    expect((await page('/News', elsewhere.host)).body).not.toContain('gelombang')
  })

  it('comes and goes at its time, on pages that were made before, with no job at work', async () => {
    // tests' now is 10.00 WIB
    await announce({ ...open, text: 'Malam puncak', from: '2026-11-21T10:30', until: '2026-11-21T11:00' })
    await isGone('gelombang')
    const isShown = async () => (await page()).body.includes('Malam puncak')
    expect(await isShown()).toBe(false)
    app.clock.set('2026-11-21T03:29:59Z')
    expect(await isShown()).toBe(false)
    app.clock.set('2026-11-21T03:30:00Z')
    expect(await isShown()).toBe(true)
    app.clock.set('2026-11-21T03:59:59Z')
    expect(await isShown()).toBe(true)
    app.clock.set('2026-11-21T04:00:00Z')
    expect(await isShown()).toBe(false)
    app.clock.set(testNow)
  })

  it('to members alone is in no page that visitors get, and is told to whoever is signed in', async () => {
    await announce({ text: 'Rapor sudah keluar', audience: 'members' })
    const told = async () => (await session(student)).data.member.announcement
    await until(async () => (await told()) !== null)
    expect(await told()).toEqual({ text: 'Rapor sudah keluar', label: '', href: '' })
    expect((await page()).body).not.toContain('Rapor')
    const path = '/tegal/cms/app/setting/announcement'
    const asked = await app.request({ host: tenant.host, path })
    expect([asked.status, asked.body.includes('Rapor')]).toEqual([404, false])
    expect((await callAs(app, { by: student, host: tenant.host }, 'GET', path)).status).toBe(404)
    expect((await callAs(app, { by: admin, host: tenant.host }, 'GET', path)).data.text).toContain('Rapor')
    await announce(open)
    await until(async () => (await told()) === null)
  })

  it('is refused with words where it could not be right, and taken down at once', async () => {
    const refused = async (value: object) =>
      (await announce(value)).errors.map(({ field }: { field: string }) => field)
    expect(await refused({ text: '' })).toContain('value.text')
    expect(await refused({ ...open, from: '2026-12-02T08:00', until: '2026-12-01T08:00' })).toContain(
      'value.until',
    )
    expect(await refused({ ...open, href: 'javascript:alert(1)' })).toContain('value.href')
    expect(await refused({ ...open, href: '/tidak/ada/di/sini' })).toContain('value.href')
    expect(await refused({ ...open, label: '' })).toContain('value.label')
    expect((await announce(open, student)).status).toBe(403)
    expect((await announce(null)).status).toBe(200)
    await isGone('gelombang')
  })
})
