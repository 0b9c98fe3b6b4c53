import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp, until } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { furnishPages } from '../../website/pages/pages.ts'

let app: App
let tegal: BuiltTenant
let brebes: BuiltTenant
let sri: BuiltMember
let bambang: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tegal = await buildTenant(app, { slug: 'tegal', name: 'Akademi Tegal' })
  brebes = await buildTenant(app, { slug: 'brebes', name: 'Akademi Brebes' })
  for (const tenant of [tegal, brebes])
    await tenant.write(tx => furnishPages(tx, { name: 'Akademi', now: app.clock.now() }))
  sri = await buildMember(app, tegal, { kind: 1, name: 'Sri Wahyuni' })
  bambang = await buildMember(app, tegal, { kind: 1, name: 'Bambang Susilo' })
}, 60_000)

afterAll(() => app?.close())

async function call(method: string, path: string, body?: object, who: BuiltMember = sri, host = tegal.host) {
  const answer = await app.request({
    host,
    method,
    path: `/v1/drafts/${path}`,
    headers: { accept: 'application/json', 'content-type': 'application/json', ...who.cookie },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  })
  return { code: answer.status, ...answer.json() }
}

/** a session of the morning has ended by then */
async function later(at: string): Promise<void> {
  app.clock.set(at)
  sri = await buildMember(app, tegal, { kind: 1, name: 'Sri Wahyuni' })
}

const see = async (path: string) =>
  (await app.request({ host: tegal.host, path, headers: { accept: 'text/html' } })).body
const shows = (path: string, words: string) => until(async () => (await see(path)).includes(words))
const rev = async (path: string) => (await call('GET', path)).data.rev

describe('a draft', () => {
  it('is opened without a trace, kept for its writers, and not seen by visitors', async () => {
    const before = await see('/Campus')
    const first = await call('GET', 'page/campus')
    expect(first.data).toMatchObject({ id: 'Campus', state: 'published', savedAt: null })
    expect((await call('GET', 'page/Campus')).data.rev).toBe(first.data.rev)
    const kept = await call('PUT', 'page/Campus', {
      rev: first.data.rev,
      fields: { title: 'Kampus rahasia' },
    })
    expect(kept.data).toMatchObject({
      state: 'changed',
      rev: first.data.rev + 1,
      value: null,
      changes: [{ field: 'title', words: 'Judul' }],
    })
    await app.purge(tegal.id, ['pages'])
    expect(await see('/Campus')).toBe(before)
    expect((await call('DELETE', 'page/Campus', {})).data.state).toBe('published')
  })

  it('may be unfinished, but not published so', async () => {
    const sections = {
      order: ['angka'],
      put: { angka: { kind: 'figures', title: '', items: [{ value: '' }] } },
    }
    const kept = await call('PUT', 'page/Services-baru', { rev: 0, fields: { title: '' }, blocks: sections })
    expect(kept).toMatchObject({ code: 200, data: { state: 'draft', rev: 1 } })
    const refused = await call('POST', 'page/Services-baru/publication', { rev: 1 })
    expect(refused.code).toBe(422)
    expect(refused.errors.map((one: { field: string }) => one.field)).toContain('title')
  })

  it('whose first save is sent again, its answer lost, is one draft', async () => {
    const save = { writer: 'jendela-1', rev: 0, fields: { title: 'Sekali' } }
    const [one, again] = [
      await call('PUT', 'page/Services-sekali', save),
      await call('PUT', 'page/Services-sekali', save),
    ]
    expect([one.data.rev, again.code, again.data.rev]).toEqual([1, 200, 1])
    const further = await call('PUT', 'page/Services-sekali', { ...save, fields: { title: 'Sekali lagi' } })
    expect(further).toMatchObject({ code: 200, data: { rev: 2 } })
  })

  it('takes others’ changes in where they touch other parts', async () => {
    const at = await rev('page/Corporates')
    const sections = {
      put: { satu: { kind: 'text', title: 'Satu', bodyHtml: '<p>a</p><script>alert(1)</script>' } },
    }
    await call('PUT', 'page/Corporates', { writer: 'b', rev: at, fields: { lead: 'Dari Bambang' } }, bambang)
    const merged = await call('PUT', 'page/Corporates', {
      writer: 's',
      rev: at,
      fields: { title: 'Dari Sri' },
      blocks: sections,
    })
    expect(merged.data.value).toMatchObject({ lead: 'Dari Bambang', title: 'Dari Sri' })
    expect(merged.data.value.sections.at(-1)).toMatchObject({ id: 'satu', bodyHtml: '<p>a</p>' })
    expect(merged.data.here).toEqual(['Bambang Susilo'])
  })

  it('of the same block is refused with both values and who, and loses nothing', async () => {
    const text = (bodyHtml: string) => ({ put: { satu: { kind: 'text', title: 'Satu', bodyHtml } } })
    await call('PUT', 'page/Lms', { blocks: text('<p>awal</p>') })
    const at = await rev('page/Lms')
    await call('PUT', 'page/Lms', { writer: 'b', rev: at, blocks: text('<p>Bambang</p>') }, bambang)
    const refused = await call('PUT', 'page/Lms', { writer: 's', rev: at, blocks: text('<p>Sri</p>') })
    expect(refused).toMatchObject({
      code: 409,
      message: expect.stringContaining('sudah diubah Bambang Susilo (Bagian: Satu)'),
      data: {
        by: 'Bambang Susilo',
        rev: at + 1,
        fields: [
          {
            field: 'sections.satu',
            mine: { bodyHtml: '<p>Sri</p>' },
            theirs: { bodyHtml: '<p>Bambang</p>' },
          },
        ],
      },
    })
    const chosen = await call('PUT', 'page/Lms', {
      writer: 's',
      rev: refused.data.rev,
      blocks: text('<p>Sri</p>'),
    })
    expect(chosen).toMatchObject({ code: 200, data: { rev: at + 2 } })
  })

  it('changed in another window of one’s own is said to be one’s own', async () => {
    const at = await rev('page/Network')
    await call('PUT', 'page/Network', { writer: 'ponsel', rev: at, fields: { title: 'Dari ponsel' } })
    const refused = await call('PUT', 'page/Network', {
      writer: 'meja',
      rev: at,
      fields: { title: 'Dari meja' },
    })
    expect(refused).toMatchObject({ code: 409, data: { by: 'Anda di jendela lain' } })
    const early = await call('POST', 'page/Network/publication', { rev: at })
    expect(early).toMatchObject({ code: 409, data: { by: 'Anda di jendela lain', fields: [] } })
  })

  it('holds only what can be stored, and nothing that would run', async () => {
    const href = { kind: 'appeal', title: 'x', actions: [{ label: 'x', href: 'java\tscript:alert(1)' }] }
    for (const wrong of [
      { fields: { title: 'a\u0000' } },
      { fields: { title: 'x'.repeat(161) } },
      { fields: { warna: 'merah' } },
      { blocks: { put: { satu: href } } },
    ])
      expect((await call('PUT', 'page/About', wrong)).code).toBe(422)
    expect((await call('PUT', 'look/site', { fields: { 'css.clr_primary': 'merah' } })).code).toBe(422)
    const whole = [{ kind: 'text', id: 'satu', title: 'Satu', bodyHtml: '<p>b</p><script>alert(1)</script>' }]
    await call('PUT', 'page/Talent-Hiring', { fields: { sections: whole } })
    const { data } = await call('GET', 'page/Talent-Hiring')
    expect(data.value.sections).toMatchObject([{ bodyHtml: '<p>b</p>' }])
  })
})

describe('a publication', () => {
  it('is seen at once, is a version, and comes back as a draft that nobody sees', async () => {
    await see('/Network')
    await call('PUT', 'page/Network', { fields: { title: 'Jejaring baru' } })
    const done = await call('POST', 'page/Network/publication', { rev: await rev('page/Network') })
    expect(done.data).toMatchObject({ state: 'published', number: 2, changes: [] })
    await shows('/Network', 'Jejaring baru')
    const { data: list } = await call('GET', 'page/Network/versions')
    expect(list.items).toMatchObject([
      { number: 2, publishedBy: 'Sri Wahyuni', why: 'published', isCurrent: true },
      { number: 1, publishedBy: null, why: 'before', isCurrent: false },
    ])
    const { data: old } = await call('GET', 'page/Network/versions/1')
    expect(old.differences).toMatchObject([{ field: 'title', now: 'Jejaring baru' }])
    const back = await call('POST', 'page/Network/versions/1/restoration')
    expect(back.data).toMatchObject({ state: 'changed', value: { title: old.value.title } })
    expect(await see('/Network')).toContain('Jejaring baru')
    expect((await call('POST', 'page/Network/versions/99/restoration')).code).toBe(404)
  })

  it('of what somebody has changed since is refused', async () => {
    const at = await rev('page/Aksara')
    await call('PUT', 'page/Aksara', { fields: { title: 'Lain' } }, bambang)
    expect((await call('POST', 'page/Aksara/publication', { rev: at })).code).toBe(409)
  })

  it('is taken back, and what was written stays as a draft', async () => {
    await see('/Jakarta')
    const gone = await call('DELETE', 'page/Jakarta/publication')
    expect(gone.data).toMatchObject({ state: 'draft', number: 0 })
    await until(async () => (await see('/Jakarta')).includes('tidak ditemukan'))
    const again = await call('POST', 'page/Jakarta/publication')
    expect(again.data).toMatchObject({ state: 'published', number: 2 })
    expect((await call('DELETE', 'look/site/publication')).code).toBe(409)
  })
})

describe('whose it is', () => {
  it('the kind says: members without its permission, and people of other tenants, are refused', async () => {
    const writer = await buildMember(app, tegal, { kind: 6 })
    const stranger = await buildMember(app, brebes, { kind: 1 })
    expect((await call('PUT', 'page/About', { fields: { title: 'x' } }, writer)).code).toBe(403)
    expect((await call('GET', 'page/About', undefined, stranger)).code).toBe(401)
    expect((await call('GET', 'resep/About')).code).toBe(404)
    expect((await call('GET', 'page/Rahasia')).code).toBe(404)
  })

  it('two tenants with pages of the same names have drafts of their own', async () => {
    const stranger = await buildMember(app, brebes, { kind: 1 })
    await call('PUT', 'page/Pricing', { fields: { title: 'Biaya Tegal' } })
    const there = await call('GET', 'page/Pricing', undefined, stranger, brebes.host)
    expect(there.data).toMatchObject({ state: 'published', savedAt: null })
    expect(JSON.stringify(there.data)).not.toContain('Biaya Tegal')
  })
})

describe('a schedule', () => {
  it('publishes exactly what was planned, and withdraws, each in its minute', async () => {
    await see('/Bandung')
    await call('PUT', 'page/Bandung', { fields: { title: 'Bandung esok' } })
    const planned = await call('PUT', 'page/Bandung/schedule', { act: 'publish', at: '2026-11-22T08:00' })
    expect(planned.data.publishAt).toEqual({
      at: '2026-11-22T01:00:00.000Z',
      words: '22 Nov 2026 pukul 08.00 WIB',
    })
    const further = await call('PUT', 'page/Bandung', { fields: { title: 'Bandung setengah ja' } })
    expect(further.data.hasGoneOn).toBe(true)
    await call('PUT', 'page/Bandung/schedule', { act: 'withdraw', at: '2026-11-23T08:00' })
    await app.sanggar.jobs.run()
    expect(await see('/Bandung')).not.toContain('Bandung esok')
    await later('2026-11-22T01:00:30Z')
    await app.sanggar.jobs.run()
    await shows('/Bandung', 'Bandung esok')
    const after = await call('GET', 'page/Bandung')
    expect(after.data).toMatchObject({
      state: 'changed',
      publishAt: null,
      value: { title: 'Bandung setengah ja' },
      withdrawAt: { words: '23 Nov 2026 pukul 08.00 WIB' },
    })
    // a clock that is put back finds done what was done, and withdraws nothing before its time
    await later('2026-11-22T00:00:30Z')
    await app.sanggar.jobs.run()
    expect(await see('/Bandung')).toContain('Bandung esok')
    expect((await call('GET', 'page/Bandung')).data).toMatchObject({
      state: 'changed',
      number: after.data.number,
    })
    await later('2026-11-23T01:00:30Z')
    await app.sanggar.jobs.run()
    await until(async () => !(await see('/Bandung')).includes('Bandung esok'))
    expect((await call('GET', 'page/Bandung')).data).toMatchObject({ state: 'draft', withdrawAt: null })
  })

  it('is not of the past, not of nothing, and can be taken back', async () => {
    const at = (when: string | null) => call('PUT', 'page/Pesilat/schedule', { act: 'publish', at: when })
    expect((await at('2026-12-01T08:00')).code).toBe(422)
    await call('PUT', 'page/Pesilat', { fields: { title: 'Pesilat nanti' } })
    expect((await at('2026-11-20T08:00')).code).toBe(422)
    expect((await at('2031-01-01T08:00')).errors).toMatchObject([
      { message: expect.stringContaining('2 tahun') },
    ])
    expect((await at('2026-12-01T08:00')).data.publishAt).not.toBeNull()
    expect((await at(null)).data.publishAt).toBeNull()
  })
  it.each([
    '2027-13-01T10:00',
    '2027-02-30T10:00',
    '2027-01-01T24:00',
    '2027-01-01T25:61',
    '9999-12-31T23:59',
  ])('is refused where no clock shows the time: %s', async at => {
    await call('PUT', 'page/Aksara', { fields: { title: 'Aksara nanti' } })
    for (const act of ['publish', 'withdraw'])
      expect((await call('PUT', 'page/Aksara/schedule', { act, at })).code).toBe(422)
  })
})
