import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { postList } from '../posts/posts.contract.ts'
import { buildPost } from '../posts/posts.things.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant

const photo = (name: string) => ({
  key: `${name}.webp`,
  width: 1280,
  height: 720,
  alt: `Foto ${name}`,
  caption: `Keterangan ${name}`,
})

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
  await tenant.write(async tx => {
    for (let number = 1; number <= 7; number++)
      await buildPost(tx, {
        kind: 'gallery',
        title: `Album ${number}`,
        slug: `album-${number}`,
        images: JSON.stringify([photo(`bengkel-${number}`), photo(`lapangan-${number}`)]),
        published_at: `2026-10-0${number}T00:00:00Z`,
      })
    await buildPost(tx, { kind: 'gallery', title: 'Album draf', slug: 'album-draf', status: 'draft' })
  })
})
afterAll(() => app?.close())

const page = (path: string, host = tenant.host) =>
  app.request({ host, path, headers: { accept: 'text/html' } })
const call = (path: string, host = tenant.host) =>
  app.request({ host, path, headers: { accept: 'application/json' } })

describe('the albums', () => {
  it('are listed six on a page, each with its photographs', async () => {
    const list = postList.parse((await call('/v1/post/gallery/list')).json().data)
    expect(list).toMatchObject({ page: 1, perPage: 6, totalItems: 7, totalPages: 2 })
    expect(list.items[0]).toMatchObject({ title: 'Album 7', kindSlug: 'gallery' })
    expect(list.items[0]?.images.map(({ caption, url }) => [caption, url])).toEqual([
      ['Keterangan bengkel-7', `${app.origin('berkas.localhost')}/tegal/w_1280,f_webp/bengkel-7.webp`],
      ['Keterangan lapangan-7', `${app.origin('berkas.localhost')}/tegal/w_1280,f_webp/lapangan-7.webp`],
    ])
    expect((await call('/v1/post/gallery/list?page=2')).json().data.items).toHaveLength(1)
  })

  it('stand on /Gallery with photographs that open as links where there is no script', async () => {
    const { status, body } = await page('/Gallery')
    expect(status).toBe(200)
    expect(body).toContain('Album 7')
    expect(body).not.toContain('Album draf')
    expect(body).not.toContain('/Gallery/album-1"')
    expect(body).toContain('2 foto')
    const links = body.match(/<a href="[^"]+" data-photo="" data-caption="[^"]+"/g) ?? []
    expect(links.length % 4).toBe(0)
    expect(links[0]).toBe(
      `<a href="${app.origin('berkas.localhost')}/tegal/w_1280,f_webp/bengkel-7.webp" data-photo="" data-caption="Keterangan bengkel-7"`,
    )
    expect((await page('/gallery?page=2')).headers.location).toBe('/Gallery?page=2')
    expect((await page('/Gallery?page=2')).body).toContain('/Gallery/album-1"')
    expect((await page('/Gallery?page=3')).status).toBe(404)
    expect((await page('/Gallery?page=x')).status).toBe(422)
  })

  it('have a page each, with reactions', async () => {
    const { body } = await page('/Gallery/album-3')
    expect(body).toContain('Keterangan lapangan-3')
    expect(body).toContain('"@type":"ImageGallery"')
    expect(body).toContain('<reaction-bar data-kind="gallery" data-slug="album-3">')
    expect((await page('/Gallery/album-draf')).status).toBe(404)
  })

  it("another tenant's album is not found here, and an empty gallery leads on", async () => {
    expect((await page('/Gallery/album-3', elsewhere.host)).status).toBe(404)
    expect((await call('/v1/post/gallery/list', elsewhere.host)).json().data.totalItems).toBe(0)
    const { status, body } = await page('/Gallery', elsewhere.host)
    expect(status).toBe(200)
    expect(body).toContain('Belum ada album')
    expect(body).not.toContain('<photo-lightbox')
  })
})
