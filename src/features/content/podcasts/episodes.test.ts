import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { callAs } from '../../../../test/member-calls.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { buildPost } from '../posts/posts.things.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant
let admin: BuiltMember
let id: number

const cover = JSON.stringify({ key: 'abcdef012345.webp', width: 1280, height: 720, alt: 'Mikrofon' })
const audio = {
  season: 1,
  episode: 1,
  seconds: 1830,
  bytes: 7_320_000,
  mime: 'audio/mpeg',
  key: 'abcdef012345678900000001.mp3',
}
const srt =
  '1\r\n00:00:01,000 --> 00:00:03,500\r\nSelamat <b>pagi</b>.\r\n\r\n2\r\n00:01:00,000 --> 00:01:02,000\r\nKita mulai.\r\n'

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
  admin = await buildMember(app, tenant, { kind: 1 })
  id = await tenant.write(async tx => {
    const post = await buildPost(tx, {
      kind: 'podcasts',
      title: 'Panen',
      slug: 'panen',
      summary: 'Ringkasan',
      cover,
      audio: JSON.stringify(audio),
    })
    return post.id
  })
})
afterAll(() => app?.close())

const call = (method: string, path: string, body?: Record<string, unknown>) =>
  callAs(app, { by: admin, host: tenant.host }, method, path, body)
const see = (path: string, host = tenant.host) => app.request({ host, path })

async function published(episode: unknown) {
  const draft = `/v1/drafts/post/${id}`
  const { rev } = (await call('GET', draft)).data
  const saved = await call('PUT', draft, { writer: 'w', rev, fields: { episode } })
  if (saved.status !== 200) return saved
  return call('POST', `${draft}/publication`, { rev: saved.data.rev })
}

const chapters = [
  { at: 0, title: 'Pembuka' },
  { at: 754, title: 'Hama & "padi"' },
]

describe('an episode', () => {
  it('has chapters and a transcript: on its page, in the feed, and as files that apps read', async () => {
    const out = await published({ chapters, transcript: srt })
    expect(out.status, JSON.stringify(out)).toBe(200)
    await app.purge(tenant.id, ['posts'])
    const page = (await see('/Podcasts/panen')).body
    expect(page).toMatch(/<button[^>]*data-at="754"[^>]*><span>12\.34<\/span>Hama &amp; &quot;padi&quot;/)
    expect(page).toMatch(/Transkrip.*Selamat pagi\..*Kita mulai\./s)
    const feed = (await see('/Podcasts/feed.xml')).body
    const site = app.origin(tenant.host)
    expect(feed).toContain(
      `<podcast:chapters url="${site}/Podcasts/panen/chapters.json" type="application/json+chapters"`,
    )
    expect(feed).toContain(`<podcast:transcript url="${site}/Podcasts/panen/transcript.vtt" type="text/vtt"`)
    const file = await see('/Podcasts/panen/chapters.json')
    expect(file.headers['content-type']).toContain('application/json+chapters')
    expect(file.json()).toEqual({
      version: '1.2.0',
      chapters: [
        { startTime: 0, title: 'Pembuka' },
        { startTime: 754, title: 'Hama & "padi"' },
      ],
    })
    expect((await see('/Podcasts/panen/transcript.vtt')).body).toMatch(
      /^WEBVTT\n\n00:00:01\.000 --> 00:00:03\.500\n/,
    )
    expect((await see('/Podcasts/panen/transcript.txt')).status).toBe(404)
  })

  it('may have its transcript written without times, and opens as it was left', async () => {
    await published({ chapters: [], transcript: 'Selamat pagi.\n\nKita mulai.' })
    await app.purge(tenant.id, ['posts'])
    expect((await see('/Podcasts/panen/transcript.txt')).body).toBe('Selamat pagi.\n\nKita mulai.')
    expect((await see('/Podcasts/panen/chapters.json')).status).toBe(404)
    const { data } = await call('GET', `/v1/drafts/post/${id}`)
    expect(data.state).toBe('published')
    expect(data.value.episode).toEqual({ chapters: [], transcript: 'Selamat pagi.\n\nKita mulai.' })
  })

  it('is not published with chapters out of order or without a title', async () => {
    const turned = await published({ chapters: chapters.toReversed(), transcript: '' })
    expect([turned.status, turned.errors?.[0]?.field]).toEqual([422, 'episode.chapters.1.at'])
    const untitled = await published({ chapters: [{ at: 3, title: ' ' }], transcript: '' })
    expect([untitled.status, untitled.errors?.[0]?.field]).toEqual([422, 'episode.chapters.0.title'])
    expect((await published(null)).status).toBe(200)
  })

  it('of another tenant is not found here', async () => {
    await published({ chapters, transcript: '' })
    expect((await see('/Podcasts/panen/chapters.json', elsewhere.host)).status).toBe(404)
  })
})
