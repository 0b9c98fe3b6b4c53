import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, freshDataDir, startApp } from '../../../test/app.ts'
import { type Bucket, startBucket } from '../../../test/bucket.ts'
import { type BuiltTenant, buildTenant } from '../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../test/members.ts'
import { sendFile } from '../../../test/uploads.ts'
import { bucketPlace } from './bucket.ts'
import { filesFolderOf } from './file-store.ts'
import { moveFiles } from './moving.ts'

let bucket: Bucket
let app: App
let tenant: BuiltTenant
let admin: BuiltMember

beforeAll(async () => {
  bucket = await startBucket()
  app = await startApp({ environment: bucket.environment })
  tenant = await buildTenant(app)
  admin = await buildMember(app, tenant, { kind: 1, name: 'Sri Wahyuni' })
})
afterAll(async () => {
  await app?.close()
  await bucket?.close()
})

const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#208060' } })
    .jpeg()
    .toBuffer()
const sound = () =>
  readFileSync(join(import.meta.dirname, '../../../db/seeds/media/guru-di-depan-kamera.mp3'))
const seen = (path: string, headers: Record<string, string> = {}, door = app) =>
  door.request({ host: 'berkas.localhost', path, headers })

describe('files in a bucket', () => {
  it('are taken in, shown in widths, played in parts, set aside, brought back and removed, with none on this disk', async () => {
    const picture = (await sendFile(app, tenant, admin, 'hijau.jpg', await photo())).json().data
    const small = `/${tenant.slug}/w_320,f_webp/${picture.key}`
    const shown = await seen(small)
    expect([shown.status, (await sharp(shown.bytes).metadata()).width]).toEqual([200, 320])
    const { data } = (await sendFile(app, tenant, admin, 'siaran.mp3', sound())).json()
    const media = `/${tenant.slug}/media/${data.key}`
    const whole = await seen(media)
    const part = await seen(media, { range: 'bytes=100-199' })
    expect([whole.status, part.status, part.headers['content-range']]).toEqual([
      200,
      206,
      `bytes 100-199/${whole.bytes.length}`,
    ])
    expect(part.bytes.equals(whole.bytes.subarray(100, 200))).toBe(true)
    expect(existsSync(filesFolderOf(app.sanggar.config))).toBe(false)
    const place = bucketPlace(bucket.settings)
    expect((await place.list(`files-cache/${tenant.slug}/${picture.key}`)).map(({ name }) => name)).toEqual([
      '320.webp',
    ])

    const { clock } = app
    const { files } = app.sanggar
    await files.setAside(tenant.slug, picture.key, clock.now())
    expect([(await seen(small)).status, (await seen(media)).status]).toEqual([404, 200])
    await files.bringBack(tenant.slug, picture.key)
    expect((await seen(small)).status).toBe(200)
    await files.setAside(tenant.slug, picture.key, clock.now())
    await files.sweepAside(tenant.slug, new Date(clock.now().getTime() + 1000))
    await files.bringBack(tenant.slug, picture.key)
    expect((await seen(small)).status).toBe(404)
    await files.removeAll(tenant.slug)
    expect([(await seen(media)).status, await place.list(`files/${tenant.slug}`)]).toEqual([404, []])
  })

  it('are moved there from the folder while they are asked for, whole, and the folder goes', async () => {
    const dataDir = await freshDataDir()
    const before = await startApp({ dataDir })
    const site = await buildTenant(before)
    const key = '0123456789abcdef01234567.mp3'
    await before.sanggar.files.write(site.slug, key, sound())
    await before.close()
    const path = `/${site.slug}/media/${key}`
    const during = await startApp({
      dataDir,
      isOwn: true,
      environment: { ...bucket.environment, FILES_DIRECT: 'true' },
    })
    try {
      expect((await seen(path, {}, during)).bytes.equals(sound())).toBe(true)
      const folder = filesFolderOf(during.sanggar.config)
      const moved = await moveFiles(folder, bucketPlace(bucket.settings), () => {})
      expect([moved, existsSync(folder)]).toEqual([{ count: 1, bytes: sound().length }, false])
      // from then on the browser is sent to the bucket itself, with an address that nobody could have made
      const sent = await seen(path, {}, during)
      expect([sent.status, sent.headers.location?.startsWith(`${bucket.settings.endpoint}/files/`)]).toEqual([
        302,
        true,
      ])
      const fetched = await fetch(sent.headers.location ?? '')
      expect([fetched.headers.get('content-type'), Buffer.from(await fetched.arrayBuffer())]).toEqual([
        'audio/mpeg',
        sound(),
      ])
      expect(sent.headers.location).toMatch(/X-Amz-Expires=3600&.*X-Amz-Signature=[0-9a-f]{64}/)
    } finally {
      await during.close()
    }
  })
})
