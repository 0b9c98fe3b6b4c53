import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { filesFolderOf } from '../../../platform/files/file-store.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant
let member: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
  member = await buildMember(app, tenant, { name: 'Budi Santoso' })
})
afterAll(() => app?.close())

const send = (body: Buffer | string, type: string, who = member, host = tenant.host) => {
  app.clock.advance(60_000)
  return app.request({
    host,
    method: 'POST',
    path: '/v1/user/profile/picture',
    headers: { 'content-type': type, accept: 'application/json', ...who.cookie },
    body,
  })
}
const remove = (who = member) =>
  app.request({ host: tenant.host, method: 'DELETE', path: '/v1/user/profile/picture', headers: who.cookie })
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } })
const storedAt = (key: string) => join(filesFolderOf(app.sanggar.config), tenant.slug, key)
const rows = (of = tenant) => of.write(tx => tx.db.selectFrom('files').selectAll().execute())

describe('a picture of oneself', () => {
  it('becomes a square of 512 pixels, upright, without what the camera wrote', async () => {
    const photo = await plain(900, 600)
      .jpeg()
      .withExif({
        IFD0: { Make: 'Kamera Rahasia', ImageDescription: 'rumah' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 52/1 0/1', GPSLongitudeRef: 'E' },
      })
      .toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    expect(photo.includes('Kamera Rahasia')).toBe(true)
    const answer = await send(photo, 'image/jpeg')
    expect(answer.status).toBe(201)
    const { picture, version } = answer.json().data
    expect(picture).toMatchObject({ width: 512, height: 512, alt: 'Foto Budi Santoso' })
    expect(version).toBe(2)
    const stored = await app.sanggar.files.read(tenant.slug, picture.key)
    const { format, width, height, exif, xmp, icc, iptc } = await sharp(stored).metadata()
    expect({ format, width, height, exif, xmp, icc, iptc }).toEqual({
      format: 'webp',
      width: 512,
      height: 512,
    })
    expect(stored?.includes('Kamera Rahasia')).toBe(false)
  })

  it('is shown by the files host', async () => {
    const { picture } = (await send(await plain(600, 600).png().toBuffer(), 'image/png')).json().data
    const shown = await app.request({ host: 'berkas.localhost', path: new URL(picture.url).pathname })
    expect(shown.status).toBe(200)
    expect(shown.headers['content-type']).toBe('image/webp')
  })

  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('may be a %s', async format => {
    const bytes = await plain(300, 500).toFormat(format).toBuffer()
    expect((await send(bytes, `image/${format}`)).status).toBe(201)
  })

  it('takes the place of the one before, whose file is gone', async () => {
    const first = (await send(await plain(400, 400).png().toBuffer(), 'image/png')).json().data.picture
    const shown = { host: 'berkas.localhost', path: `/tegal/w_320,f_webp/${first.key}` }
    expect((await app.request(shown)).status).toBe(200)
    const second = (await send(await plain(401, 401).png().toBuffer(), 'image/png')).json().data.picture
    expect(second.key).not.toBe(first.key)
    expect(existsSync(storedAt(first.key))).toBe(false)
    expect((await app.request(shown)).status).toBe(404)
    expect((await rows()).map(({ key }) => key)).toEqual([second.key])
  })

  it('can be taken away, with its file, while another’s equal one stays', async () => {
    const same = await plain(333, 333).png().toBuffer()
    const friend = await buildMember(app, tenant, { name: 'Sari Dewi' })
    const mine = (await send(same, 'image/png')).json().data.picture
    const hers = (await send(same, 'image/png', friend)).json().data.picture
    const answer = await remove()
    expect(answer.json().data.picture).toBeNull()
    expect(existsSync(storedAt(mine.key))).toBe(false)
    expect(existsSync(storedAt(hers.key))).toBe(true)
    // a second time there is nothing to take away
    expect((await remove()).status).toBe(200)
    const profile = await app.request({ host: tenant.host, path: '/v1/user/me', headers: member.cookie })
    expect(profile.json().data.picture).toBeNull()
  })

  it('is written down', async () => {
    const entries = await tenant.write(tx =>
      tx.db
        .selectFrom('audit_entries')
        .select('action')
        .where('actor_id', '=', member.membershipId)
        .where('action', 'like', 'profile.picture%')
        .execute(),
    )
    expect(entries.at(-1)?.action).toBe('profile.picture_removed')
    expect(entries.some(({ action }) => action === 'profile.picture_changed')).toBe(true)
  })
})

describe('what is no picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const html = '<!doctype html><script>alert(1)</script>'
  const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200)])
  const gifScript = Buffer.from('GIF89a/*<script>*/=1;alert(document.cookie)')
  const pngOnly = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(html)])

  it.each([
    ['an SVG', Buffer.from(svg), 'image/svg+xml'],
    ['an SVG that calls itself PNG', Buffer.from(svg), 'image/png'],
    ['a page', Buffer.from(html), 'text/html'],
    ['a page that calls itself JPEG', Buffer.from(html), 'image/jpeg'],
    ['an archive that calls itself WebP', zip, 'image/webp'],
    ['a script that begins as a GIF', gifScript, 'image/gif'],
    ['a page that begins as a PNG', pngOnly, 'image/png'],
    ['nothing', Buffer.alloc(0), 'image/png'],
    ['JSON', Buffer.from('{}'), 'application/json'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'application/pdf'],
  ])('such as %s is refused, and nothing is stored', async (_, bytes, type) => {
    const before = await rows()
    const answer = await send(bytes, type)
    expect([400, 415, 422]).toContain(answer.status)
    expect(answer.json()).toMatchObject({ status: false, data: null })
    expect(await rows()).toEqual(before)
  })

  it('must not say it is another kind of picture', async () => {
    expect((await send(await plain(20, 20).png().toBuffer(), 'image/jpeg')).status).toBe(415)
  })

  it('hidden behind a true picture is left behind', async () => {
    const photo = await plain(200, 200).jpeg().toBuffer()
    const both = Buffer.concat([photo, zip, Buffer.from(html)])
    const { picture } = (await send(both, 'image/jpeg')).json().data
    const stored = await app.sanggar.files.read(tenant.slug, picture.key)
    expect(stored?.includes('<script>')).toBe(false)
    expect(stored?.includes('PK\u0003\u0004')).toBe(false)
  })

  it('cut off in the middle is refused', async () => {
    const noise = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer()
    expect((await send(noise.subarray(0, noise.length / 2), 'image/png')).status).toBe(422)
  })
})

describe('a picture that is too large', () => {
  it('by its bytes is 413', async () => {
    const answer = await send(Buffer.alloc(5_242_881, 1), 'image/png')
    expect(answer.status).toBe(413)
  })

  it('by its pixels is refused before it is unpacked', async () => {
    // 8000 x 8000 white pixels: 64 megapixels in a few kilobytes
    const bomb = await plain(8_000, 8_000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    const answer = await send(bomb, 'image/png')
    expect(answer.status).toBe(422)
    expect(answer.json().errors).toEqual([
      { field: 'picture', code: 'custom', message: 'Gambar lebih dari 40 megapiksel' },
    ])
  })
})

describe('whose picture it is', () => {
  it('is nobody’s who is not signed in here', async () => {
    const photo = await plain(50, 50).png().toBuffer()
    const stranger = await app.request({
      host: tenant.host,
      method: 'POST',
      path: '/v1/user/profile/picture',
      headers: { 'content-type': 'image/png' },
      body: photo,
    })
    expect(stranger.status).toBe(401)
    expect((await send(photo, 'image/png', member, elsewhere.host)).status).toBe(401)
    expect(await rows(elsewhere)).toEqual([])
  })

  it('is not to be set by a page of another site', async () => {
    const photo = await plain(50, 50).png().toBuffer()
    const answer = await app.request({
      host: tenant.host,
      method: 'POST',
      path: '/v1/user/profile/picture',
      headers: { 'content-type': 'image/png', ...member.cookie, 'sec-fetch-site': 'cross-site' },
      body: photo,
    })
    expect(answer.status).toBe(403)
  })

  it('is not changed by somebody suspended', async () => {
    const gone = await buildMember(app, tenant)
    await tenant.write(tx =>
      tx.db
        .updateTable('memberships')
        .set({ status: 'suspended' })
        .where('id', '=', gone.membershipId)
        .execute(),
    )
    expect((await send(await plain(50, 50).png().toBuffer(), 'image/png', gone)).status).toBe(401)
  })
})
