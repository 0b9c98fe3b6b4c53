import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../test/app.ts'
import { buildTenant } from '../../../test/build.ts'
import { rangeOf } from '../../platform/http/byte-range.ts'

let app: App
const key = '0123456789abcdef01234567.mp3'
const bytes = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251))

beforeAll(async () => {
  app = await startApp()
  await buildTenant(app, { slug: 'tegal' })
  await app.sanggar.files.write('tegal', key, bytes)
  await app.sanggar.files.write('tegal', 'abcdef0123456789abcdef01.mp4', bytes)
})
afterAll(() => app?.close())

const ask = (headers: Record<string, string> = {}, path = `/tegal/media/${key}`, method = 'GET') =>
  app.request({ host: 'berkas.localhost', path, method, headers })

describe('a recording on the files host', () => {
  it('comes whole, with a type that plays, for ever, and under a policy in which nothing runs', async () => {
    const answer = await ask()
    expect(answer.status).toBe(200)
    expect(answer.bytes.equals(bytes)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect((await ask({}, '/tegal/media/abcdef0123456789abcdef01.mp4')).headers['content-type']).toBe(
      'video/mp4',
    )
  })

  it('answers HEAD as podcast apps ask it', async () => {
    const answer = await ask({}, undefined, 'HEAD')
    expect([answer.status, answer.headers['content-length'], answer.bytes.length]).toEqual([200, '1000', 0])
    expect(answer.headers['accept-ranges']).toBe('bytes')
  })

  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-99', 0, 99],
    ['bytes=990-', 990, 999],
    ['bytes=990-5000', 990, 999],
    ['bytes=-10', 990, 999],
    ['bytes=-5000', 0, 999],
  ])('gives the part %s', async (range, start, end) => {
    const answer = await ask({ range })
    expect(answer.status).toBe(206)
    expect(answer.headers['content-range']).toBe(`bytes ${start}-${end}/1000`)
    expect(answer.bytes.equals(bytes.subarray(start, end + 1))).toBe(true)
  })

  it.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('has no part %s', async range => {
    const answer = await ask({ range })
    expect([answer.status, answer.headers['content-range']]).toEqual([416, 'bytes */1000'])
  })

  it.each(['bytes=5-1', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=abc', 'bytes=-', 'bytes=1 - 2'])(
    'comes whole where the part %s cannot be understood',
    async range => expect((await ask({ range })).status).toBe(200),
  )

  it('gives a part only of the file that the asker knows', async () => {
    const { etag = '', 'last-modified': changed = '' } = (await ask()).headers
    const range = 'bytes=0-9'
    expect((await ask({ range, 'if-range': etag })).status).toBe(206)
    expect((await ask({ range, 'if-range': changed })).status).toBe(206)
    expect((await ask({ range, 'if-range': '"another"' })).status).toBe(200)
    expect((await ask({ range, 'if-range': 'Sat, 01 Jan 2000 00:00:00 GMT' })).status).toBe(200)
    expect((await ask({ 'if-none-match': etag })).status).toBe(304)
  })

  it('that is not there is not found, nor is anything else', async () => {
    for (const path of [
      `/brebes/media/${key}`,
      '/tegal/media/ffffffffffffffffffffffff.mp3',
      '/tegal/media/..%2f..%2fsecrets.json',
      '/tegal/media/secrets.json',
      '/..%2ftegal/media/x.mp3',
    ])
      expect([path, (await ask({}, path)).status]).toEqual([path, 404])
    const onSite = await app.request({ host: 'tegal.localhost', path: `/tegal/media/${key}` })
    expect(onSite.status).toBe(404)
  })
})

it('an empty file has no parts', () => {
  expect(rangeOf('bytes=0-', 0)).toBe('none')
  expect(rangeOf('bytes=-1', 0)).toBe('none')
  expect(rangeOf(undefined, 0)).toBe('all')
})
