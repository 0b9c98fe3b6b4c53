import sharp from 'sharp'
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
describe('the preview', () => {
  const token = async (change: object = { css: { clr_primary: '#abcdef' } }, who?: BuiltMember) =>
    (await draft(change, who)).data.preview

  it('shows the real pages in the draft’s look, to the editor alone, and is kept by nobody', async () => {
    const preview = await token()
    const { headers, body, status } = await page(`/Class?pratinjau=${preview}`, admin.cookie)
    expect(status).toBe(200)
    expect(body).toContain('--clr-primary:#abcdef')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    const others: Record<string, string>[] = [{}, other.cookie, { cookie: 'pratinjau=1' }]
    for (const who of others) {
      const seen = await page(`/Class?pratinjau=${preview}`, who)
      expect(seen.body).not.toContain('#abcdef')
      expect(seen.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    }
    expect((await page(`/Class?pratinjau=${preview}`, admin.cookie)).body).toContain('#abcdef')
    expect((await page('/Class', admin.cookie)).body).not.toContain('#abcdef')
  })

  it('of one tenant is nothing in another, for the same session cookie either', async () => {
    const preview = await token()
    const neighbour = await buildMember(app, brebes, { kind: 1 })
    for (const who of [admin.cookie, neighbour.cookie]) {
      const { body } = await page(`/?pratinjau=${preview}`, who, brebes.host)
      expect(body).not.toContain('#abcdef')
    }
  })

  it('ends after two hours, with a wrong token, and for a session that has ended', async () => {
    const editor = await buildMember(app, tegal, { kind: 1 })
    const preview = await token(undefined, editor)
    const look = async (text = preview) =>
      (await page(`/?pratinjau=${text}`, editor.cookie)).body.includes('#abcdef')
    expect(await look()).toBe(true)
    expect(await look(`${preview.slice(0, -1)}_`)).toBe(false)
    expect(await look('x')).toBe(false)
    await tegal.write(tx =>
      tx.db
        .updateTable('member_sessions')
        .set({ ended_at: app.clock.now() })
        .where('membership_id', '=', editor.membershipId)
        .execute(),
    )
    expect(await look()).toBe(false)
    const late = await token()
    app.clock.advance(20 * 60_000)
    expect((await page(`/?pratinjau=${late}`, admin.cookie)).body).toContain('#abcdef')
    for (let step = 0; step < 5; step++) {
      app.clock.advance(21 * 60_000)
      await call('GET', drafts)
    }
    expect((await page(`/?pratinjau=${late}`, admin.cookie)).body).not.toContain('#abcdef')
  })

  it('shows another layout when the picker asks, and stays with itself over redirects', async () => {
    const preview = await token()
    const { body } = await page(`/?pratinjau=${preview}&tataLetak=smkcoding`, admin.cookie)
    expect(body).toContain('data-layout="smkcoding"')
    const moved = await page(`/class?pratinjau=${preview}`, admin.cookie)
    expect([moved.status, moved.headers.location]).toEqual([301, `/Class?pratinjau=${preview}`])
    expect(moved.headers['cache-control']).toBe('no-store')
  })

  it('is of public pages only: the administration answers as ever, and lets nobody frame it', async () => {
    const preview = await token()
    const { status, headers } = await page(`/Kelola/Pengaturan?pratinjau=${preview}`, admin.cookie)
    expect(status).toBe(200)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  it('opens a site in maintenance to the editor alone', async () => {
    await call('PUT', '/tegal/cms/app/settings', { isMaintenance: true })
    await until(async () => (await page()).status === 503)
    const preview = await token()
    expect((await page(`/?pratinjau=${preview}`, admin.cookie)).body).toContain('#abcdef')
    expect((await page(`/?pratinjau=${preview}`)).status).toBe(503)
    await call('PUT', '/tegal/cms/app/settings', { isMaintenance: false })
    await until(async () => (await page()).status === 200)
  })
})

describe('a picture for the site', () => {
  const upload = (body: Buffer, type: string, who = admin) =>
    app.request({
      host: tegal.host,
      path: '/v1/appearance/picture?name=logo.png',
      method: 'POST',
      headers: { 'content-type': type, ...who.cookie },
      body,
    })

  it('is made anew and serves as a logo of this tenant', async () => {
    const png = await sharp({ create: { width: 300, height: 90, channels: 4, background: '#1d6fa5' } })
      .withExif({ IFD0: { Copyright: 'rahasia kamera' } })
      .png()
      .toBuffer()
    const answer = await upload(png, 'image/png')
    const { data } = answer.json()
    expect([answer.status, data.width, data.height]).toEqual([201, 300, 90])
    expect(data.key).toMatch(/\.webp$/)
    const kept = await app.sanggar.files.read('tegal', data.key)
    expect(kept?.toString('latin1')).not.toContain('rahasia kamera')
    const saved = await draft({ logoDark: data })
    expect(saved.data.look.logoDark).toMatchObject({ key: data.key, width: 300, height: 90 })
    await publish(saved.data.version)
    await until(async () => (await page()).body.includes(data.key))
  })

  it.each<[string, () => Promise<Buffer>, string, number]>([
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml', 415],
    ['an SVG that says it is a PNG', async () => Buffer.from('<svg/>'), 'image/png', 415],
    ['a page', async () => Buffer.from('<html></html>'), 'text/html', 415],
    [
      'too many pixels',
      () =>
        sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      'image/png',
      422,
    ],
    ['what is too large', async () => Buffer.alloc(5_300_000), 'image/png', 413],
  ])('is not %s', async (_, body, type, status) => {
    expect((await upload(await body(), type)).status).toBe(status)
  })

  it('is sent by those who may change settings', async () => {
    const student = await buildMember(app, tegal, { kind: 4 })
    expect((await upload(Buffer.from('x'), 'image/png', student)).status).toBe(403)
  })
})
