import { parseRssFeed } from 'feedsmith'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { buildPerson } from '../../core/people/people.things.ts'
import { buildCampaign } from '../../money/donations/donations.things.ts'
import { buildPost } from '../posts/posts.things.ts'
import { uuidOf } from './rss.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant
const cover = JSON.stringify({ key: 'abcdef012345.webp', width: 1280, height: 720, alt: 'Mikrofon' })
const recording = (episode: number) => ({
  season: 2,
  episode,
  seconds: 1830,
  bytes: 7_320_000,
  mime: 'audio/mpeg',
  key: `abcdef01234567890000000${episode}.mp3`,
})

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, {
    slug: 'tegal',
    hosts: ['tegal.test'],
    values: { podcast: { title: 'Suara Bengkel & <Kawan>', summary: 'Obrolan "bengkel" tiap pekan.' } },
  })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
  await tenant.write(async tx => {
    await buildCampaign(tx)
    const host = await buildPerson(tx, { name: 'Dewi Lestari & Rekan' })
    for (const episode of [1, 2])
      await buildPost(
        tx,
        {
          kind: 'podcasts',
          title: `Episode <${episode}> & kawan`,
          slug: `episode-${episode}`,
          cover,
          summary: `Ringkasan "episode" ${episode}\u0008`,
          audio: JSON.stringify(recording(episode)),
          published_at: `2026-10-0${episode}T02:00:00Z`,
        },
        { authorIds: [host.id] },
      )
    await buildPost(tx, {
      kind: 'podcasts',
      title: 'Tanpa rekaman',
      slug: 'tanpa-rekaman',
      audio: JSON.stringify({ season: 2, episode: 3, seconds: 60 }),
    })
    await buildPost(tx, {
      kind: 'podcasts',
      title: 'Masih draf',
      status: 'draft',
      audio: JSON.stringify(recording(4)),
    })
  })
})
afterAll(() => app?.close())

const feed = (headers: Record<string, string> = {}, host = tenant.host) =>
  app.request({ host, path: '/Podcasts/feed.xml', headers })

describe('the feed of a podcast', () => {
  it('is read by a reader that others wrote, with all that podcast apps ask for', async () => {
    const answer = await feed()
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    const xml = await validateXML({
      xml: { fileName: 'feed.xml', contents: answer.body },
      normalization: 'format',
    })
    expect(xml.errors).toEqual([])
    const channel = parseRssFeed(answer.body)
    const port = `:${app.port}`
    expect(channel).toMatchObject({
      title: 'Suara Bengkel & <Kawan>',
      description: 'Obrolan "bengkel" tiap pekan.',
      link: `http://tegal.test${port}/Podcasts`,
      language: 'id',
      copyright: '2026 Sekolah tegal',
      atom: { links: [{ href: `http://tegal.test${port}/Podcasts/feed.xml`, rel: 'self' }] },
      itunes: {
        author: 'Sekolah tegal',
        type: 'episodic',
        explicit: false,
        categories: [{ text: 'Education', categories: [{ text: 'Courses' }] }],
        image: `http://berkas.localhost${port}/tegal/s_1400x1400,f_jpeg/abcdef012345.webp`,
      },
      podcast: { medium: 'podcast', guid: uuidOf(namespace, `tegal.test${port}/Podcasts/feed.xml`) },
    })
    expect(channel.podcast?.locked?.value).toBe(false)
    expect(answer.body).toContain(
      `<podcast:funding url="http://tegal.test${port}/Donasi">Dukung Sekolah tegal</podcast:funding>`,
    )
    expect(channel.items?.map(item => item.title)).toEqual(['Episode <2> & kawan', 'Episode <1> & kawan'])
    expect(channel.items?.[0]).toMatchObject({
      link: `http://tegal.test${port}/Podcasts/episode-2`,
      pubDate: 'Fri, 02 Oct 2026 02:00:00 GMT',
      description: 'Ringkasan "episode" 2',
      enclosures: [
        {
          url: `http://berkas.localhost${port}/tegal/media/abcdef012345678900000002.mp3`,
          length: 7_320_000,
          type: 'audio/mpeg',
        },
      ],
      guid: { isPermaLink: false },
      itunes: { duration: 1830, season: 2, episode: 2, episodeType: 'full' },
    })
    expect(channel.items?.[0]?.guid?.value).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
    expect(channel.items?.[0]?.podcast?.persons?.[0]).toMatchObject({
      display: 'Dewi Lestari & Rekan',
      role: 'host',
    })
  })

  it('is the same until something is published, and then it is new', async () => {
    const { etag = '' } = (await feed()).headers
    expect((await feed({ 'if-none-match': etag })).status).toBe(304)
    await tenant.write(tx =>
      tx.db.updateTable('posts').set({ title: 'Judul baru' }).where('slug', '=', 'episode-1').execute(),
    )
    await app.purge(tenant.id, ['posts'])
    const again = await feed({ 'if-none-match': etag })
    expect(again.status).toBe(200)
    expect(again.body).toContain('<title>Judul baru</title>')
  })

  it('has one spelling, answers HEAD, and lies ready compressed', async () => {
    const lower = await app.request({ host: tenant.host, path: '/podcasts/feed.xml' })
    expect([lower.status, lower.headers.location]).toEqual([301, '/Podcasts/feed.xml'])
    const head = await app.request({ host: tenant.host, path: '/Podcasts/feed.xml', method: 'HEAD' })
    expect([head.status, head.body]).toEqual([200, ''])
    expect((await feed({ 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
  })

  it('of another tenant is not found here: where nothing can be heard there is no feed', async () => {
    const answer = await feed({}, elsewhere.host)
    expect(answer.status).toBe(404)
    expect(answer.body).not.toContain('Bengkel')
  })

  it('has a picture as podcast apps want it: a square JPEG of 1400 px', async () => {
    const { default: sharp } = await import('sharp')
    const drawn = await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#246' } })
      .webp()
      .toBuffer()
    await app.sanggar.files.write('tegal', 'abcdef012345.webp', drawn)
    const answer = await app.request({
      host: 'berkas.localhost',
      path: '/tegal/s_1400x1400,f_jpeg/abcdef012345.webp',
    })
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
    const { format, width, height } = await sharp(answer.bytes).metadata()
    expect([format, width, height]).toEqual(['jpeg', 1400, 1400])
    const other = await app.request({
      host: 'berkas.localhost',
      path: '/tegal/s_3000x3000,f_jpeg/abcdef012345.webp',
    })
    expect(other.status).toBe(404)
  })
})

/** Podcasting 2.0, `podcast:guid` */
const namespace = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6'

it('the number of a show is the one that Podcasting 2.0 gives as its example', () => {
  expect(uuidOf(namespace, 'mp3s.nashownotes.com/pc20rss.xml')).toBe('917393e3-1b1e-5cef-ace4-edaa54e1f810')
  expect(uuidOf(namespace, 'podnews.net/rss')).toBe('9b024349-ccf0-5f69-a609-6b82873eab3c')
})

describe('the page of an episode', () => {
  const page = (path: string) => app.request({ host: tenant.host, path, headers: { accept: 'text/html' } })

  it('plays by the browser alone and says what a player needs to take it over', async () => {
    const { body, headers } = await page('/Podcasts/episode-2')
    expect(body).toMatch(
      /<audio class="audio" controls=""[^>]*preload="none"[^>]*src="http:\/\/berkas\.localhost/,
    )
    expect(body).toContain('data-player=""')
    expect(body).toContain('data-title="Episode &lt;2&gt; &amp; kawan"')
    expect(body).toContain('data-href="/Podcasts/episode-2"')
    expect(body).toContain(
      `data-picture="http://berkas.localhost:${app.port}/tegal/w_320,f_webp/abcdef012345.webp"`,
    )
    expect(headers['content-security-policy']).toContain(
      `media-src 'self' http://berkas.localhost:${app.port}`,
    )
    expect(body).toContain('"@type":"PodcastEpisode"')
    expect(body).toContain('"webFeed"')
  })

  it('without a recording says so', async () => {
    const { body } = await page('/Podcasts/tanpa-rekaman')
    expect(body).not.toContain('<audio')
    expect(body).toContain('Rekaman episode ini tidak tersedia di situs')
  })
})
