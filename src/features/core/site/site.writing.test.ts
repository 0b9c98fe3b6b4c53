import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp, until } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import type { Kind } from '../../../platform/http/access.ts'

let app: App
let tegal: BuiltTenant
let brebes: BuiltTenant
let admin: BuiltMember

const navigation = [{ label: 'Kelas', href: '/Class' }]

beforeAll(async () => {
  app = await startApp()
  tegal = await buildTenant(app, { slug: 'tegal', name: 'Sekolah Tegal', values: { navigation } })
  brebes = await buildTenant(app, { slug: 'brebes', name: 'Sekolah Brebes' })
  admin = await buildMember(app, tegal, { kind: 1, name: 'Sri Wahyuni' })
  for (const tenant of [tegal, brebes])
    await tenant.write(tx =>
      tx.db
        .insertInto('files')
        .values({
          key: `logo-${tenant.slug}.webp`,
          name: 'logo.webp',
          mime: 'image/webp',
          bytes: 9,
          width: 300,
          height: 100,
          sha256: tenant.slug,
        })
        .execute(),
    )
})

afterAll(() => app?.close())

async function put(
  path: string,
  body: unknown,
  who: { headers: Record<string, string> } | BuiltMember = admin,
) {
  const answer = await app.request({
    host: tegal.host,
    path,
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...('cookie' in who ? who.cookie : who.headers) },
    body: JSON.stringify(body),
  })
  return { status: answer.status, ...answer.json() }
}

const settings = '/tegal/cms/app/settings'
const setting = (key: string) => `/tegal/cms/app/setting/${key}`
const page = async (path = '/') =>
  (await app.request({ host: tegal.host, path, headers: { accept: 'text/html' } })).body

describe('writing the settings of a tenant', () => {
  it('changes what is named, keeps the rest, and stands on the public page', async () => {
    await page()
    const answer = await put(settings, { tagline: 'Di tepi laut', css: { clr_primary: '#AA3300' } })
    expect(answer).toMatchObject({
      status: true,
      message: 'Pengaturan tersimpan',
      data: { title: 'Sekolah Tegal', css: { clr_primary: '#aa3300', ft_primary: 'Raleway' }, version: 2 },
    })
    await until(async () => (await page()).includes('--clr-primary:#aa3300'))
    const { data } = (await app.request({ host: tegal.host, path: '/v0/cms/app/settings' })).json()
    expect(data).toMatchObject({ title: 'Sekolah Tegal', css: { clr_primary: '#aa3300' } })
  })

  it('is written down with what stood before', async () => {
    await put(settings, { title: 'Akademi Tegal' })
    const entry = await tegal.write(tx =>
      tx.db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow(),
    )
    expect(entry).toMatchObject({
      action: 'settings.changed',
      actor_name: 'Sri Wahyuni',
      before: { title: 'Sekolah Tegal' },
      after: { title: 'Akademi Tegal' },
    })
  })

  it('refuses another version than the one in force, and says so', async () => {
    const { data } = await put(settings, { tagline: 'Satu' })
    expect(await put(settings, { tagline: 'Dua', version: data.version })).toMatchObject({ status: true })
    const late = await put(settings, { tagline: 'Tiga', version: data.version })
    expect(late).toMatchObject({ status: false, message: expect.stringContaining('sudah diubah orang lain') })
    expect((await put(settings, { tagline: 'Dua' })).data.version).toBe(data.version + 1)
  })

  it.each<[string, unknown, string]>([
    ['an unknown field', { judul: 'x' }, ''],
    ['an unknown token', { css: { clr_lain: '#000000' } }, 'css'],
    ['an unknown layout', { layout: 'istana' }, 'layout'],
    ['a colour that is none', { css: { clr_primary: 'red;}body{' } }, 'css.clr_primary'],
    ['a font that is not ours', { css: { ft_primary: 'Comic Sans' } }, 'css.ft_primary'],
    ['a picture that nobody has', { logoDark: 'tidak-ada-ini.webp' }, 'logoDark'],
    ['a picture of another tenant', { favicon: { key: 'logo-brebes.webp' } }, 'favicon'],
    ['a picture address that runs', { meta: { image: 'javascript:alert(1)' } }, 'meta.image'],
    ['maintenance that is neither yes nor no', { isMaintenance: 'ya' }, 'isMaintenance'],
  ])('refuses %s with 422 and the field', async (_, body, field) => {
    const answer = await app.request({
      host: tegal.host,
      path: settings,
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...admin.cookie },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(422)
    expect(answer.json().errors[0].field).toBe(field)
  })

  it('takes a picture of this tenant, and takes it away', async () => {
    const { data } = await put(settings, { logoDark: 'logo-tegal.webp' })
    expect(data.logoDark).toContain('/tegal/w_1280,f_webp/logo-tegal.webp')
    expect((await put(settings, { logoDark: null })).data.logoDark).toBe('')
  })

  it.each<[string, Kind]>([
    ['a mentor', 2],
    ['a student', 4],
    ['a writer', 6],
    ['a lead', 7],
    ['a partner', 8],
  ])('is not for %s', async (_, kind) => {
    const member = await buildMember(app, tegal, { kind })
    expect(await put(settings, { title: 'Milik saya' }, member)).toMatchObject({ status: false })
    expect((await put(settings, { title: 'Milik saya' }, member)).message).toContain('tidak memiliki izin')
  })

  it('is for nobody who is not signed in, nor for an admin of another tenant', async () => {
    const stranger = await buildMember(app, brebes, { kind: 1 })
    for (const who of [{ headers: {} }, { headers: { ...stranger.bearer } }])
      expect((await put(settings, { title: 'Milik saya' }, who)).message).not.toContain('tersimpan')
    expect(await put('/brebes/cms/app/settings', { title: 'Milik saya' })).toMatchObject({
      status: false,
      message: 'Tenant yang disebut tidak sama dengan tenant alamat ini',
    })
  })

  it('lands in order, however quickly one change follows another', async () => {
    for (let round = 0; round < 5; round++) {
      await Promise.all(
        ['a', 'b', 'c', 'd'].map(letter => put(settings, { tagline: `Putaran ${round}${letter}` })),
      )
      const row = await tegal.write(tx =>
        tx.db.selectFrom('site_settings').select('tagline').executeTakeFirstOrThrow(),
      )
      await until(() => app.sanggar.tenants.ready(tegal.id)?.tagline === row.tagline)
      await new Promise(resolve => setTimeout(resolve, 60))
      expect(app.sanggar.tenants.ready(tegal.id)?.tagline).toBe(row.tagline)
    }
  })
})

describe('writing a setting by its key', () => {
  it('changes the navigation of every page', async () => {
    const value = [{ label: 'Kabar baru', href: '/News' }]
    expect(await put(setting('navigation'), { value })).toMatchObject({
      status: true,
      data: { key: 'navigation', value, version: 2 },
    })
    await until(async () => (await page()).includes('Kabar baru'))
  })

  it.each<[string, string, unknown, string]>([
    ['a link that runs', 'navigation', [{ label: 'x', href: 'javascript:alert(1)' }], 'value.0.href'],
    [
      'the same, hidden by a tab',
      'navigation',
      [{ label: 'x', href: 'java\tscript:alert(1)' }],
      'value.0.href',
    ],
    [
      'a link to another host by two slashes',
      'navigation',
      [{ label: 'x', href: '//jahat.id' }],
      'value.0.href',
    ],
    [
      'a link that runs in the footer',
      'footer',
      { social: [{ label: 'x', href: 'data:text/html,x' }] },
      'value.social.0.href',
    ],
    [
      'a link that runs on the home page',
      'home',
      { hero: { title: 'x', text: 'y', actions: [{ label: 'z', href: 'javascript:1' }] }, sections: [] },
      'value.hero.actions.0.href',
    ],
    [
      'a field the home page does not have',
      'home',
      { hero: { title: 'x', text: 'y', actions: [], warna: 'merah' }, sections: [] },
      'value.hero.warna',
    ],
    ['a zone that is not Indonesian', 'time_zone', 'Europe/Paris', 'value'],
    ['a registration that is neither open nor closed', 'registration', { isOpen: 1 }, 'value'],
    ['what is said by every change', 'version', 3, 'key'],
    ['a key in capitals', 'Navigasi', [], 'key'],
    ['more than 64 kB', 'catatan', 'x'.repeat(70_000), 'value'],
    ['what is nested without end', 'catatan', JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`), ''],
  ])('refuses %s', async (_, key, value, field) => {
    const answer = await put(setting(key), { value })
    expect(answer.status).toBe(false)
    if (field) expect(answer.errors[0].field).toBe(field)
  })

  it('keeps what it does not know for apps, and forgets it with null', async () => {
    expect(await put(setting('catatan'), { value: { isi: [1, 2] } })).toMatchObject({ status: true })
    await until(
      async () => (await app.request({ host: tegal.host, path: setting('catatan') })).json().status === true,
    )
    await put(setting('catatan'), { value: null })
    await until(
      async () => (await app.request({ host: tegal.host, path: setting('catatan') })).status === 404,
    )
  })

  it('has a version of its own', async () => {
    const first = await put(setting('registration'), { value: 'closed' })
    expect(first.data.version).toBe(1)
    const late = await put(setting('registration'), { value: 'open', version: 7 })
    expect(late.message).toContain('sudah diubah orang lain')
    expect((await put(setting('registration'), { value: 'open', version: 1 })).data.version).toBe(2)
  })

  it('chooses the time zone that pages speak in', async () => {
    await put(setting('time_zone'), { value: 'Asia/Jayapura' })
    await until(() => app.sanggar.tenants.ready(tegal.id)?.timeZone === 'Asia/Jayapura')
  })
})

describe('a site in maintenance', () => {
  it('is closed and opened again by its admin, while it is closed to visitors', async () => {
    const status = async () =>
      (await app.request({ host: tegal.host, headers: { accept: 'text/html' } })).status
    await put(settings, { isMaintenance: true })
    await until(async () => (await status()) === 503)
    expect(await put(settings, { isMaintenance: false })).toMatchObject({ status: true })
    await until(async () => (await status()) === 200)
  })
})
