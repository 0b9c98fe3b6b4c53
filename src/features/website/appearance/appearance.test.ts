import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type App, until } from '../../../../test/app.ts'
import type { BuiltTenant } from '../../../../test/build.ts'
import { drafts, lookCalls, openLookEditors } from '../../../../test/look-editors.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'

let app: App
let tegal: BuiltTenant
let brebes: BuiltTenant
let admin: BuiltMember
let other: BuiltMember

beforeAll(async () => {
  ;({ app, tegal, brebes, admin, other } = await openLookEditors())
})

afterAll(() => app?.close())

beforeEach(() => call('DELETE', drafts))

const { call, draft, publish, page } = lookCalls(() => ({ app, tegal, admin }))
const version = async () => (await call('GET', drafts)).data.version

describe('a draft of the look', () => {
  it('is nothing but what differs, and changes no public page', async () => {
    const before = (await page()).body
    const { data } = await draft({ css: { clr_primary: '#123456' }, tagline: 'Di tepi laut' })
    expect(data).toMatchObject({
      look: { tagline: 'Di tepi laut', css: { clr_primary: '#123456', ft_primary: 'Raleway' } },
      published: { css: { clr_primary: '#2096c4' } },
      changes: [
        { field: 'tagline', words: 'Semboyan' },
        { field: 'css.clr_primary', words: 'Warna utama' },
      ],
      savedBy: 'Sri Wahyuni',
      overtaken: null,
    })
    app.purge(tegal.id, ['site'])
    expect((await page()).body).toBe(before)
  })

  it('is gone when everything is as it was', async () => {
    await draft({ css: { clr_dark: '#101010' } })
    const { data } = await draft({ css: { clr_dark: '#212529' } })
    expect(data).toMatchObject({ changes: [], savedAt: null })
  })

  it('is added to by two editors, each changing their own', async () => {
    await Promise.all([
      draft({ css: { clr_primary: '#111111' } }),
      draft({ css: { clr_dark: '#222222' } }, other),
    ])
    const { data } = await call('GET', drafts)
    expect(data.look.css).toMatchObject({ clr_primary: '#111111', clr_dark: '#222222' })
  })

  it('takes only what a look is made of', async () => {
    for (const wrong of [
      { isMaintenance: true },
      { layout: 'istana' },
      { css: { clr_primary: 'merah' } },
      { logoDark: 'tidak-ada-ini.webp' },
    ])
      expect((await draft(wrong)).code).toBe(422)
  })

  it('is for those who may change settings', async () => {
    const student = await buildMember(app, tegal, { kind: 4 })
    const weak = await buildMember(app, tegal, { kind: 1, isStrong: false })
    const stranger = await buildMember(app, brebes, { kind: 1 })
    expect((await draft({ tagline: 'x' }, student)).code).toBe(403)
    expect((await draft({ tagline: 'x' }, weak)).code).toBe(401)
    expect((await draft({ tagline: 'x' }, stranger)).code).toBe(401)
  })
})

describe('publishing', () => {
  it('brings the draft to the public pages, and writes down who did it', async () => {
    await page()
    const { data } = await draft({ css: { clr_primary: '#0a7a3b' }, layout: 'jambore' })
    const done = await publish(data.version)
    expect(done).toMatchObject({ code: 201, data: { version: data.version + 1 } })
    await until(async () => (await page()).body.includes('--clr-primary:#0a7a3b'))
    expect((await page()).body).toContain('data-layout="jambore"')
    const entry = await tegal.write(tx =>
      tx.db
        .selectFrom('audit_entries')
        .selectAll()
        .where('action', '=', 'appearance.published')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow(),
    )
    expect(entry).toMatchObject({
      actor_name: 'Sri Wahyuni',
      before: { layout: 'default', 'css.clr_primary': '#2096c4' },
      after: { layout: 'jambore', 'css.clr_primary': '#0a7a3b' },
    })
    expect((await publish(data.version + 1)).code).toBe(409)
  })

  it('goes on over what others published elsewhere meanwhile', async () => {
    const seen = await version()
    await draft({ css: { clr_secondary: '#445566' } })
    await call('PUT', '/tegal/cms/app/settings', { tagline: 'Kata orang lain' }, other)
    expect((await publish(seen)).code).toBe(201)
    const { look } = (await call('GET', drafts)).data
    expect([look.tagline, look.css.clr_secondary]).toEqual(['Kata orang lain', '#445566'])
  })

  it('asks when somebody else has published the same, and then does what is chosen', async () => {
    const seen = await version()
    await draft({ css: { clr_dark: '#333333' } })
    await call('PUT', '/tegal/cms/app/settings', { css: { clr_dark: '#444444' } }, other)
    const refused = await publish(seen)
    expect(refused).toMatchObject({
      code: 409,
      message: expect.stringContaining('sudah diubah Bambang Susilo (Warna gelap)'),
      data: {
        by: 'Bambang Susilo',
        fields: [{ field: 'css.clr_dark', words: 'Warna gelap', mine: '#333333', theirs: '#444444' }],
      },
    })
    const { data } = await call('GET', drafts)
    expect(data.overtaken).toMatchObject({ by: 'Bambang Susilo', changes: [{ words: 'Warna gelap' }] })
    expect((await publish(data.version)).code).toBe(201)
    expect((await call('GET', drafts)).data.published.css.clr_dark).toBe('#333333')
  })
})

describe('the history', () => {
  it('has what stood before the first change, and brings any version back as a new one', async () => {
    const { data: list } = await call('GET', '/v1/appearance/versions')
    const first = list.items.at(-1)
    expect(first).toMatchObject({ publishedBy: null, layout: 'default' })
    await draft({ tagline: 'Belum terbit' })
    const done = await call('POST', `/v1/appearance/versions/${first.version}/restoration`)
    expect(done.data.version).toBe(list.items[0].version + 1)
    await until(async () => (await page()).body.includes('data-layout="default"'))
    const { data } = await call('GET', drafts)
    expect(data).toMatchObject({ changes: [], published: { css: { clr_primary: '#2096c4' } } })
    const { data: longer } = await call('GET', '/v1/appearance/versions')
    expect(longer.items[0]).toMatchObject({ isCurrent: true, publishedBy: 'Sri Wahyuni' })
  })

  it('brings back a menu without touching the look', async () => {
    const set = (label: string) =>
      call('PUT', '/tegal/cms/app/setting/navigation', { value: [{ label, href: '/' }] })
    await set('Menu lama')
    const old = await version()
    await set('Menu baru')
    await draft({ css: { clr_info: '#010203' } })
    await publish(await version())
    await call('POST', `/v1/appearance/versions/${old}/restoration`)
    await until(async () => (await page()).body.includes('Menu lama'))
    expect((await call('GET', drafts)).data.published.css.clr_info).toBe('#010203')
  })

  it('calls what a room keeps by key by its name', async () => {
    const value = { days: [1], from: '09:00', to: '12:00' }
    await call('PUT', '/tegal/cms/app/setting/working_hours', { value })
    const { data } = await call('GET', '/v1/appearance/versions')
    expect(data.items[0].summary).toEqual(['Jam kerja'])
  })

  it('never closes a site by bringing back a day on which it was closed', async () => {
    await call('PUT', '/tegal/cms/app/settings', { isMaintenance: true })
    const closed = await version()
    await call('PUT', '/tegal/cms/app/settings', { isMaintenance: false })
    await call('POST', `/v1/appearance/versions/${closed}/restoration`)
    await until(async () => (await page()).status === 200)
    expect((await call('POST', '/v1/appearance/versions/9999/restoration')).code).toBe(404)
  })
})
