import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp, testNow, until } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { beginUpload, formOf, sendFile, startUpload, tus } from '../../../../test/uploads.ts'
import { filesFolderOf } from '../../../platform/files/file-store.ts'

let app: App
let home: BuiltTenant
let away: BuiltTenant
let admin: BuiltMember
let writer: BuiltMember
let student: BuiltMember
let stranger: BuiltMember

beforeAll(async () => {
  app = await startApp({ environment: { MEDIA_QUOTA_MB: '30', MEDIA_MEMBER_QUOTA_MB: '2' } })
  home = await buildTenant(app, { slug: 'tegal' })
  away = await buildTenant(app, { slug: 'brebes' })
  admin = await buildMember(app, home, { kind: 1 })
  writer = await buildMember(app, home, { kind: 6 })
  student = await buildMember(app, home, { kind: 4 })
  stranger = await buildMember(app, away, { kind: 1 })
})

afterAll(() => app?.close())

const demo = (name: string) => readFileSync(join(import.meta.dirname, '../../../../db/seeds/media', name))

/** A photo as a telephone writes it: on its side, with where it was taken. */
const photo = (red: number, { width = 300, height = 200 } = {}) =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: 90, b: 60 } } })
    .withExif({
      IFD0: { Make: 'Telepon' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 52/1 9/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const call = async (member: BuiltMember, method: string, path: string, body?: unknown, tenant = home) => {
  const answer = await app.request({
    host: tenant.host,
    path,
    method,
    headers: { ...member.bearer, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return {
    status: answer.status,
    message: answer.json().message,
    data: answer.json().data,
    errors: answer.json().errors,
  }
}

const send = (member: BuiltMember, name: string, bytes: Buffer) => sendFile(app, home, member, name, bytes)

describe('an upload', () => {
  it('that is cut goes on where it was, and becomes one file however often it is ended', async () => {
    const bytes = demo('guru-di-depan-kamera.mp3')
    const id = await startUpload(app, home, writer, 'Siaran pertama.mp3', bytes.length)
    const first = await tus(app, home, writer, id, { offset: 0, bytes: bytes.subarray(0, 60_000) })
    expect([first.status, first.headers['upload-offset']]).toEqual([204, '60000'])
    const early = await call(writer, 'POST', `/v1/media/uploads/${id}/completion`, {})
    expect([early.status, early.message]).toEqual([409, 'Unggahan ini belum lengkap. Lanjutkan dahulu.'])
    const asked = await tus(app, home, writer, id)
    expect(asked.headers['upload-offset']).toBe('60000')
    const wrong = await tus(app, home, writer, id, { offset: 10, bytes: bytes.subarray(10, 20) })
    expect([wrong.status, wrong.body]).toEqual([
      409,
      'Bagian ini sudah diterima, lanjutkan dari yang terakhir',
    ])
    await tus(app, home, writer, id, { offset: 60_000, bytes: bytes.subarray(60_000) })
    const answers = await Promise.all(
      [1, 2].map(() => call(writer, 'POST', `/v1/media/uploads/${id}/completion`, {})),
    )
    const done = answers.find(({ status }) => status === 201)
    expect(done?.data).toMatchObject({
      kind: 'audio',
      name: 'Siaran pertama.mp3',
      mime: 'audio/mpeg',
      loudness: -18.8,
    })
    expect(done?.data.seconds).toBeCloseTo(26.6, 1)
    expect(done?.data.peaks).toHaveLength(400)
    const again = await call(writer, 'POST', `/v1/media/uploads/${id}/completion`, {})
    expect([again.status, again.data.id]).toEqual([201, done?.data.id])
    const part = await app.request({
      host: home.host,
      path: `/_media/${done?.data.key}`,
      headers: { range: 'bytes=0-9' },
    })
    expect([part.status, part.bytes.length]).toEqual([206, 10])
  })
})

describe('a picture', () => {
  it('is turned upright, made smaller, and says nothing of where it was taken', async () => {
    const bytes = await photo(10, { width: 4000, height: 300 })
    // the tag of GPS (0x8825), in the order of bytes that sharp writes
    expect([bytes.includes('Telepon'), bytes.includes(Buffer.from('2588', 'hex'))]).toEqual([true, true])
    const answer = await send(admin, 'Rapat: guru/2026 ../../etc/passwd.JPG', bytes)
    expect(answer.status, answer.body).toBe(201)
    const { data } = answer.json()
    expect(data).toMatchObject({
      kind: 'picture',
      name: 'passwd.JPG',
      mime: 'image/webp',
      width: 192,
      height: 2560,
    })
    const kept = await app.sanggar.files.read(home.slug, data.key)
    const about = await sharp(kept).metadata()
    expect([about.format, about.exif, about.xmp, about.orientation]).toEqual([
      'webp',
      undefined,
      undefined,
      undefined,
    ])
    expect(kept?.includes('Telepon')).toBe(false)
  })

  it('is kept once whoever sends it, and is everybody’s own who did', async () => {
    const bytes = await photo(20)
    const first = (await send(writer, 'Kelas.jpg', bytes)).json().data
    const before = (await call(admin, 'GET', '/v1/media')).data.storage.bytes
    const second = (await send(student, 'Lain.jpg', bytes)).json().data
    expect([second.id, second.name, second.isOwn]).toEqual([first.id, 'Kelas.jpg', true])
    expect((await call(admin, 'GET', '/v1/media')).data.storage).toMatchObject({ bytes: before, reserved: 0 })
    const mine = await call(student, 'GET', '/v1/media')
    expect(mine.data.items.map((item: { id: number }) => item.id)).toEqual([first.id])
    const { createHash } = await import('node:crypto')
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    expect((await call(writer, 'POST', '/v1/media/known', { sha256 })).data.item.id).toBe(first.id)
    expect((await call(stranger, 'POST', '/v1/media/known', { sha256 }, away)).data.item).toBeNull()
  })

  it('is cut, pointed at and described; the whole one stays', async () => {
    const { id } = (await send(admin, 'Lapangan.jpg', await photo(30, { width: 400, height: 400 }))).json()
      .data
    const said = await call(admin, 'PUT', `/v1/media/${id}`, {
      alt: ' Lapangan ',
      credit: 'Sari',
      focus: '25-75',
    })
    expect(said.data).toMatchObject({ alt: 'Lapangan', credit: 'Sari', focus: '25-75' })
    const cut = await call(admin, 'POST', `/v1/media/${id}/crops`, { x: 10, y: 20, width: 200, height: 100 })
    expect(cut.data).toMatchObject({ width: 200, height: 100, alt: 'Lapangan', usedBy: 0 })
    expect(cut.data.id).not.toBe(id)
    const beyond = await call(admin, 'POST', `/v1/media/${id}/crops`, {
      x: 300,
      y: 0,
      width: 200,
      height: 100,
    })
    expect([beyond.status, beyond.errors[0].message]).toEqual([422, 'Potongan melewati tepi gambar'])
    const wrong = await call(admin, 'PUT', `/v1/media/${id}`, { focus: '33-10', alt: 'x'.repeat(192) })
    expect([wrong.status, wrong.errors.map(({ field }: { field: string }) => field).sort()]).toEqual([
      422,
      ['alt', 'focus'],
    ])
  })
})

describe('what is hostile', () => {
  const header = (width: number, height: number) => {
    const data = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
    const size = Buffer.alloc(8)
    size.writeUInt32BE(width)
    size.writeUInt32BE(height, 4)
    return Buffer.concat([data, size, Buffer.from('0802000000', 'hex'), Buffer.alloc(40)])
  }
  const refusals: [string, string, () => Promise<Buffer> | Buffer, number, RegExp][] = [
    [
      'a page called a picture',
      'foto.png',
      () => Buffer.from('<html><script>alert(1)</script>'),
      415,
      /bukan PNG/,
    ],
    [
      'a page behind the head of a PDF without its end',
      'surat.pdf',
      () => Buffer.from('%PDF-1.7\n<html>'),
      415,
      /bukan PDF/,
    ],
    ['a script called a sound', 'lagu.mp3', () => Buffer.from('#!/bin/sh\nrm -rf /'), 415, /bukan MP3/],
    [
      'a film of nothing',
      'film.mp4',
      () => Buffer.concat([Buffer.from('00000018', 'hex'), Buffer.from('ftypisom'), Buffer.alloc(400)]),
      422,
      /tidak berisi gambar/,
    ],
    [
      'a sound within a film',
      'film.mp4',
      () => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0]), Buffer.alloc(500)]),
      415,
      /bukan MP4/,
    ],
    ['a picture of more pixels than fit', 'besar.png', () => header(50_000, 50_000), 422, /megapiksel|rusak/],
    [
      'a drawing that reads files',
      'gambar.svg',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
      422,
      /berkas lain/,
    ],
    [
      'a drawing that unfolds',
      'gambar.svg',
      () =>
        Buffer.from(
          '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg"/>',
        ),
      415,
      /bukan SVG/,
    ],
    ['a program', 'kuis.exe', () => Buffer.from('MZ'), 415, /tidak dapat diunggah/],
    ['a photo only Apple reads', 'IMG_1.HEIC', () => Buffer.from('ftypheic'), 415, /HEIC/],
  ]
  for (const [what, name, bytes, status, words] of refusals)
    it(`${what} is refused, and its room is free again`, async () => {
      const answer = await send(admin, name, await bytes())
      expect(answer.status, answer.body).toBe(status)
      expect(answer.body).toMatch(words)
      expect((await call(admin, 'GET', '/v1/media')).data.storage.reserved).toBe(0)
    })

  it('a drawing is drawn, and its scripts stay where they came from', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" onload="alert(1)"><script>alert(2)</script><rect width="40" height="20" fill="#c33"/></svg>'
    const { data } = (await send(admin, 'logo.svg', Buffer.from(svg))).json()
    expect(data).toMatchObject({ mime: 'image/webp', width: 40, height: 20 })
  })

  it('lengths that are none, offsets beyond the end, and what belongs to others lead nowhere', async () => {
    for (const length of ['0', '-5', '1e9', 'banyak', String(900 * 1_048_576)])
      expect((await beginUpload(app, home, admin, 'a.png', length)).status, length).toBeOneOf([
        400, 413, 415, 422,
      ])
    const id = await startUpload(app, home, writer, 'a.png', 100)
    const long = await tus(app, home, writer, id, { offset: 0, bytes: Buffer.alloc(101) })
    expect(long.status).toBe(413)
    expect((await tus(app, home, writer, id, { offset: 'nol', bytes: Buffer.alloc(10) })).status).toBe(400)
    for (const [tenant, member] of [
      [home, admin],
      [home, student],
      [away, stranger],
    ] as const) {
      expect((await tus(app, tenant, member, id)).status).toBe(404)
      expect((await tus(app, tenant, member, id, { offset: 0, bytes: Buffer.alloc(10) })).status).toBe(404)
      expect((await call(member, 'POST', `/v1/media/uploads/${id}/completion`, {}, tenant)).status).toBe(404)
    }
    const path = `/v1/media/uploads/${encodeURIComponent('../../etc/passwd')}`
    expect(
      (await app.request({ host: home.host, path, method: 'HEAD', headers: writer.bearer })).status,
    ).toBe(422)
    const gone = await app.request({
      host: home.host,
      path: `/v1/media/uploads/${id}`,
      method: 'DELETE',
      headers: { ...writer.bearer, 'tus-resumable': '1.0.0' },
    })
    expect([gone.status, (await tus(app, home, writer, id)).status]).toEqual([204, 404])
  })

  it('two writers of one upload at once write it once', async () => {
    const bytes = await photo(77)
    const id = await startUpload(app, home, writer, 'b.jpg', bytes.length)
    const answers = await Promise.all([1, 2, 3].map(() => tus(app, home, writer, id, { offset: 0, bytes })))
    expect(answers.map(({ status }) => status).filter(status => status === 204)).toHaveLength(1)
    expect(answers.map(({ status }) => status).filter(status => status >= 500)).toEqual([])
    expect((await call(writer, 'POST', `/v1/media/uploads/${id}/completion`, {})).status).toBe(201)
  })
})

describe('room', () => {
  it('is held while a file is on its way, and said to be full in words', async () => {
    const { storage } = (await call(student, 'GET', '/v1/media')).data
    expect(storage.quota).toBe(2 * 1_048_576)
    const id = await startUpload(app, home, student, 'satu.png', 1_500_000)
    const full = await beginUpload(app, home, student, 'dua.png', 1_500_000)
    expect(full.status).toBe(507)
    expect(full.body).toMatch(/^Ruang berkas Anda penuh: tersisa [\d,]+ [KM]B dari 2 MB/)
    await app.request({
      host: home.host,
      path: `/v1/media/uploads/${id}`,
      method: 'DELETE',
      headers: { ...student.bearer, 'tus-resumable': '1.0.0' },
    })
    expect((await beginUpload(app, home, student, 'dua.png', 1_500_000)).status).toBe(201)
    app.clock.advance(25 * 3_600_000)
    await app.sanggar.jobs.run()
    expect((await call(student, 'GET', '/v1/media')).status).toBeOneOf([200, 401])
    app.clock.set(testNow)
    expect((await call(student, 'GET', '/v1/media')).data.storage.reserved).toBe(0)
  })
})

describe('POST /upload', () => {
  const post = (member: BuiltMember, body: Buffer, type: string) =>
    app.request({
      host: home.host,
      path: '/upload',
      method: 'POST',
      body,
      headers: { ...member.bearer, 'content-type': type },
    })

  it('takes one file in a form by the same way in', async () => {
    const { body, type } = formOf(
      'halaman.pdf',
      Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n'),
    )
    const answer = await post(admin, body, type)
    expect(answer.status, answer.body).toBe(201)
    const { data } = answer.json()
    expect(data).toMatchObject({ name: 'halaman.pdf', mime: 'application/pdf' })
    const kept = await app.request({ host: home.host, path: `/_media/${data.key}` })
    expect([kept.headers['content-disposition'], kept.headers['content-security-policy']]).toEqual([
      'attachment',
      "default-src 'none'; sandbox; frame-ancestors 'none'",
    ])
  })

  it('refuses a form without a file, without an end, and a file of another sort', async () => {
    const { body, type } = formOf('x.png', Buffer.from('<svg/>'))
    expect((await post(admin, body, type)).status).toBe(415)
    expect((await post(admin, body.subarray(0, body.length - 20), type)).status).toBe(400)
    expect((await post(admin, body, 'multipart/form-data')).status).toBe(400)
    const none = Buffer.from(
      '------sanggar-uji\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n------sanggar-uji--\r\n',
    )
    expect((await post(admin, none, type)).status).toBe(422)
  })
})

describe('a file that pages show', () => {
  it('is named before it goes, and another takes its place in the page and in its draft', async () => {
    const old = (await send(admin, 'Lama.jpg', await photo(140))).json().data
    const next = (await send(admin, 'Baru.jpg', await photo(150, { width: 640, height: 480 }))).json().data
    const cover = { key: old.key, width: old.width, height: old.height, alt: 'Gedung kami' }
    const page = '/v1/drafts/page/About'
    const content = { title: 'Tentang', lead: '', eyebrow: '', cover, seo: {} }
    expect((await call(admin, 'PUT', page, { fields: content, blocks: { order: [], put: {} } })).status).toBe(
      200,
    )
    const draft = await call(admin, 'GET', `/v1/media/${old.id}`)
    expect(draft.data.uses).toMatchObject([{ kind: 'page', words: 'Halaman', id: 'About', state: 'draft' }])
    expect((await call(admin, 'POST', `${page}/publication`, {})).status).toBeLessThan(300)
    const asked = await call(admin, 'DELETE', `/v1/media/${old.id}`, {})
    expect([asked.status, asked.message]).toEqual([409, 'Berkas ini masih dipakai di 1 tempat'])
    expect(asked.data.uses).toMatchObject([{ kind: 'page', state: 'published' }])
    const replaced = await call(admin, 'POST', `/v1/media/${old.id}/replacement`, { by: next.id })
    expect(replaced.data).toMatchObject({ changed: 1, left: 0 })
    const shown = await app.request({ host: home.host, path: '/About', headers: { accept: 'text/html' } })
    expect([shown.body.includes(next.key), shown.body.includes(old.key)]).toEqual([true, false])
    expect(shown.body).toContain('Gedung kami')
    // its address answers for a while
    expect((await call(admin, 'GET', `/v1/media/${old.id}`)).status).toBe(404)
    const address = `/_berkas/w_${old.width},f_webp/${old.key}`
    expect((await app.request({ host: home.host, path: address })).status).toBe(200)
    app.clock.advance(31 * 86_400_000)
    await app.sanggar.jobs.run()
    app.clock.set(testNow)
    expect(await app.sanggar.files.read(home.slug, old.key)).toBeUndefined()
    const sure = await call(admin, 'DELETE', `/v1/media/${next.id}`, { isSure: true })
    expect([sure.status, await app.sanggar.files.read(home.slug, next.key)]).toEqual([200, undefined])
    // taken back, its bytes answer again
    const back = await call(admin, 'POST', `/v1/removals/${sure.data.undo}/undo`, {})
    expect([back.status, (await call(admin, 'GET', `/v1/media/${next.id}`)).status]).toEqual([200, 200])
    expect(await app.sanggar.files.read(home.slug, next.key)).toBeDefined()
    expect((await call(admin, 'DELETE', `/v1/media/${next.id}`, { isSure: true })).status).toBe(200)
    expect(await app.sanggar.files.read(home.slug, next.key)).toBeUndefined()
  })

  it('is known also where it was written past those who say so, once the library was opened', async () => {
    const { id, key, width, height } = (await send(admin, 'Impor.jpg', await photo(170))).json().data
    await home.write(tx =>
      tx.db
        .insertInto('people')
        .values({ slug: 'sari', name: 'Sari', photo: JSON.stringify({ key, width, height, alt: '' }) })
        .execute(),
    )
    const page = await app.request({
      host: home.host,
      path: '/Kelola/Media',
      headers: { ...admin.cookie, accept: 'text/html', 'sec-fetch-site': 'none' },
    })
    expect(page.status).toBe(200)
    const used = async () => (await call(admin, 'GET', '/v1/media?use=person')).data.items
    await until(async () => (await used()).length === 1)
    expect(await used()).toMatchObject([{ id, usedBy: 1 }])
    const orphans = (await call(admin, 'GET', '/v1/media?use=none')).data.items
    expect(orphans.map((one: { id: number }) => one.id)).not.toContain(id)
  })

  it('of MOV becomes an MP4 whose index stands first, without the place where it was filmed', async () => {
    const bytes = Buffer.from(demo('perjalanan-buku.mp4'))
    const at = bytes.indexOf('Lavf')
    bytes.write('-6.87+109.14', at, 'latin1')
    expect(at).toBeGreaterThan(0)
    const { data } = (await send(admin, 'IMG_0042.MOV', bytes)).json()
    expect(data).toMatchObject({ kind: 'video', mime: 'video/mp4', name: 'IMG_0042.MOV' })
    const kept = await app.sanggar.files.read(home.slug, data.key)
    expect([kept?.includes('-6.87'), kept?.includes('Lavf')]).toEqual([false, false])
    expect(kept?.indexOf('moov')).toBeLessThan(kept?.indexOf('mdat') ?? 0)
  })

  it('has captions of a film made plain', async () => {
    const { data } = (await send(admin, 'kelas.mp4', demo('kelas-hari-ini.mp4'))).json()
    expect(data).toMatchObject({ kind: 'video', width: 640, height: 360, seconds: 17, mime: 'video/mp4' })
    const text =
      '1\r\n00:00:01,000 --> 00:00:02,500\r\nSelamat <script>pagi</script>\r\n\r\nSTYLE\r\n::cue{}\r\n'
    const done = await call(admin, 'PUT', `/v1/media/${data.id}/captions`, { text })
    const words = await app.request({ host: home.host, path: `/_media/${done.data.captions.key}` })
    expect([words.headers['content-type'], words.body]).toEqual([
      'text/vtt; charset=utf-8',
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nSelamat &lt;script>pagi&lt;/script>\n',
    ])
    const wrong = await call(admin, 'PUT', `/v1/media/${data.id}/captions`, { text: 'halo' })
    expect([wrong.status, wrong.errors[0].field]).toEqual([422, 'text'])
  })
})

// Linux's own full disk: whatever is written there is refused as on a disk without room
describe.skipIf(!existsSync('/dev/full'))('while the disk is full', () => {
  it('an upload says so, keeps what it has, and goes on once there is room', async () => {
    const bytes = await photo(201)
    const id = await startUpload(app, home, admin, 'penuh.jpg', bytes.length)
    const half = Math.floor(bytes.length / 2)
    await tus(app, home, admin, id, { offset: 0, bytes: bytes.subarray(0, half) })
    const path = await app.sanggar.files.uploadPath(home.slug, id)
    renameSync(path, `${path}-kept`)
    symlinkSync('/dev/full', path)
    const refused = await tus(app, home, admin, id, { offset: half, bytes: bytes.subarray(half) })
    expect([refused.status, refused.body]).toEqual([
      507,
      'Penyimpanan server sedang penuh, jadi berkas ini belum tersimpan. Coba lagi nanti, atau hubungi pengelola situs.',
    ])
    expect((await app.request('/healthz')).status).toBe(200)
    renameSync(`${path}-kept`, path)
    expect((await tus(app, home, admin, id)).headers['upload-offset']).toBe(String(half))
    await tus(app, home, admin, id, { offset: half, bytes: bytes.subarray(half) })
    const done = await call(admin, 'POST', `/v1/media/uploads/${id}/completion`, {})
    expect([done.status, done.data?.name]).toEqual([201, 'penuh.jpg'])
  })

  it('a picture is seen nevertheless, in a size that cannot be kept', async () => {
    const { data } = (await send(admin, 'tetap-tampak.jpg', await photo(202))).json()
    const folder = join(`${filesFolderOf(app.sanggar.config)}-cache`, home.slug)
    mkdirSync(folder, { recursive: true })
    const kept = join(folder, data.key, '320.webp')
    // nothing can lie in a folder that is none
    symlinkSync('/dev/full', join(folder, data.key))
    const path = `/${home.slug}/w_320,f_webp/${data.key}`
    const seen = await app.request({ host: 'berkas.localhost', path })
    expect([seen.status, seen.headers['content-type'], existsSync(kept)]).toEqual([200, 'image/webp', false])
    rmSync(join(folder, data.key))
    expect((await app.request({ host: 'berkas.localhost', path })).bytes).toEqual(seen.bytes)
    expect(existsSync(kept)).toBe(true)
  })
})
