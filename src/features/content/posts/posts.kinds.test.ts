import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeOf } from '../../../../test/answers.ts'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { buildPost } from './posts.things.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, {
    slug: 'tegal',
    values: {
      collaboration: {
        title: 'Cara bermitra',
        steps: [{ title: 'Kirim surat', text: 'Satu halaman saja.' }],
        action: { label: 'Tulis surat', href: 'mailto:halo@tegal.example' },
      },
    },
  })
  elsewhere = await buildTenant(app, { slug: 'brebes', values: { collaboration: { steps: 'bukan daftar' } } })
})
afterAll(() => app?.close())

const page = (path: string, host = tenant.host) =>
  app.request({ host, path, headers: { accept: 'text/html' } })
const cover = JSON.stringify({ key: 'abcdef012345.webp', width: 1280, height: 720, alt: 'Sampul' })

describe('communities', () => {
  it('have a list and a page each below /Tenants', async () => {
    const { id } = await tenant.write(tx =>
      buildPost(tx, { kind: 'tenants', title: 'Klub Parepare', slug: 'klub-parepare' }),
    )
    const list = await page('/Tenants')
    expect(list.body).toContain('Klub Parepare')
    // who they are does not age
    expect(list.body).not.toContain('menit baca')
    const { status, body } = await page('/Tenants/klub-parepare')
    expect(status).toBe(200)
    expect(body).toContain('"@type":"Organization"')
    expect((await page('/tenants/Klub-Parepare')).headers.location).toBe('/Tenants/klub-parepare')
    const call = await app.request({ host: tenant.host, path: `/v3/post/detail?kindSlug=tenants&id=${id}` })
    expect(call.json().data.title).toBe('Klub Parepare')
    expect((await page('/Tenants/klub-parepare', elsewhere.host)).status).toBe(404)
  })
})

describe('partners', () => {
  it('stand on /Collaboration with the way to become one', async () => {
    await tenant.write(tx =>
      buildPost(tx, { kind: 'collaborators', title: 'Penerbit Lontar', slug: 'penerbit-lontar' }),
    )
    const { body } = await page('/Collaboration')
    for (const words of ['Penerbit Lontar', 'Cara bermitra', 'Kirim surat', 'mailto:halo@tegal.example'])
      expect(body).toContain(words)
    expect((await page('/Collaboration/penerbit-lontar')).status).toBe(200)
    expect((await page('/Collaboration/penerbit-lontar', elsewhere.host)).status).toBe(404)
  })

  it('where the setting cannot be read the page is without it', async () => {
    const { status, body } = await page('/Collaboration', elsewhere.host)
    expect(status).toBe(200)
    expect(body).toContain('Belum ada kolaborasi')
    expect(body).not.toContain('id="cara"')
  })
})

describe('a video', () => {
  const build = (slug: string, video: unknown) =>
    tenant.write(tx =>
      buildPost(tx, { kind: 'video', title: `Video ${slug}`, slug, cover, video: JSON.stringify(video) }),
    )

  it('of our own plays in the page', async () => {
    await build('bengkel', {
      provider: 'file',
      key: 'abcdef012345.mp4',
      mime: 'video/mp4',
      bytes: 9,
      seconds: 75,
    })
    const { body } = await page('/Video/bengkel')
    const url = `${app.origin('berkas.localhost')}/tegal/media/abcdef012345.mp4`
    expect(body).toContain(`<source src="${url}" type="video/mp4"/>`)
    expect(body).toMatch(/<video controls="" playsInline="" preload="none"[^>]*poster="/)
    expect(nodeOf(body, 'VideoObject')).toMatchObject({
      '@type': 'VideoObject',
      name: 'Video bengkel',
      contentUrl: url,
      duration: 'PT1M15S',
      uploadDate: '2026-09-01T02:00:00.000Z',
      thumbnailUrl: [expect.stringContaining('abcdef012345.webp')],
    })
    expect((await page('/Video')).body).toContain('Video bengkel')
  })

  it.each([
    [
      'youtube',
      'dQw4w9WgXcQ',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    ],
    ['vimeo', '76979871', 'https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ])('of %s is a link; nothing is asked of others before a click', async (provider, id, link, frame) => {
    await build(provider, { provider, id, seconds: 60 })
    const { body } = await page(`/Video/${provider}`)
    expect(body).not.toContain('<iframe')
    expect(body).toContain(`<a href="${link}"`)
    expect(body).toContain(`data-frame="${frame}?autoplay=1`)
    expect(body).toContain(`"embedUrl":"${frame}"`)
  })

  it('whose name could be anything is not shown', async () => {
    await build('jahat', { provider: 'youtube', id: '"><script>', seconds: 60 })
    const { status, body } = await page('/Video/jahat')
    expect(status).toBe(200)
    expect(body).not.toContain('<film-frame')
    expect(body).not.toContain('embedUrl')
  })
})

describe('addresses', () => {
  it('of articles answer in every form of the specification', async () => {
    const { id } = await tenant.write(tx => buildPost(tx, { kind: 'articles', slug: 'belajar-pelan' }))
    for (const path of [
      `/Articles/apa-saja/Detail/${id}/judul`,
      `/Articles/Detail/${id}`,
      `/Articles/belajar-pelan/Detail`,
      '/articles/Belajar-Pelan',
    ])
      expect([path, (await page(path)).headers.location]).toEqual([path, '/Articles/belajar-pelan'])
    expect((await page('/Articles/Detail')).headers.location).toBe('/Articles')
    expect((await page('/Berita/Detail')).headers.location).toBe('/News')
  })

  it('six blog posts stand on a page, ten of other kinds', async () => {
    for (let number = 1; number <= 11; number++)
      for (const kind of ['blog', 'tulisan-temans']) await tenant.write(tx => buildPost(tx, { kind }))
    app.sanggar.cache.clear()
    const cards = async (path: string) => ((await page(path)).body.match(/class="card card-/g) ?? []).length
    expect(await cards('/Blog')).toBe(6)
    expect(await cards('/Tulisan-Temans')).toBe(10)
  })
})
