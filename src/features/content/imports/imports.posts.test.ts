import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { addressesIn, counted, importInto, startImports } from '../../../../test/import-shelf.ts'
import { buildPerson } from '../../core/people/people.things.ts'
import { buildPost } from '../posts/posts.things.ts'

const { app, shelf } = startImports()

const page = (tenant: BuiltTenant, path: string) =>
  app().request({ host: tenant.host, path, headers: { accept: 'text/html' } })
const archive = () => shelf.copy('arsip', ['wp-content/uploads/2024/05/kelas.png'])
const nothing = { created: 0, updated: 0, unchanged: 0, removed: 0 }
const edit = (path: string, from: string, to: string) => {
  const file = join(path, 'ekspor.xml')
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
}

describe('posts from a WordPress export', () => {
  it('stand on the site with date, author, category, cover and pictures', async () => {
    const tenant = await buildTenant(app())
    const report = await importInto(app(), tenant.slug, { kind: 'posts', path: await archive() })
    expect(report).toMatchObject({ title: 'Yayasan Contoh', address: '/News' })
    expect(counted(report, 'Artikel')).toEqual({ ...nothing, created: 8 })
    const { status, body } = await page(tenant, '/News/kelas-pertama')
    expect(status).toBe(200)
    for (const words of ['Sri Wahyuni', 'Kabar', '2 Mei 2024', 'Hari pertama']) expect(body).toContain(words)
    const shown = addressesIn(body).find(({ path }) => path.startsWith('/_berkas/'))
    expect((await page(tenant, shown?.path ?? '')).headers['content-type']).toBe('image/webp')
    expect(addressesIn(body)).toContainEqual({ path: '/News/kelas-kedua', hash: 'isi' })
    const [row] = await tenant.write(tx =>
      tx.db
        .selectFrom('posts')
        .select(['cover', 'published_at', 'tags'])
        .where('slug', '=', 'kelas-pertama')
        .execute(),
    )
    expect(row).toMatchObject({ cover: { width: 700, height: 400 }, tags: ['Siswa & Guru'] })
    expect(row?.published_at?.toISOString()).toBe('2024-05-02T03:00:00.000Z')
  })

  it('keep categories below their parents', async () => {
    const tenant = await buildTenant(app())
    await importInto(app(), tenant.slug, { kind: 'posts', path: await archive() })
    const rows = await tenant.write(tx =>
      tx.db.selectFrom('categories').select(['id', 'slug', 'parent_id', 'kind']).execute(),
    )
    const parent = rows.find(row => row.slug === 'induk')
    expect(rows.find(row => row.slug === 'kabar')).toMatchObject({ parent_id: parent?.id, kind: 'news' })
  })

  it('are led to from their old addresses, however these were written', async () => {
    const tenant = await buildTenant(app())
    await importInto(app(), tenant.slug, { kind: 'posts', path: await archive() })
    for (const old of ['/2024/05/kelas-pertama/', '/2024/05/kelas-pertama', '/2024/05/Kelas-Perdana/']) {
      const { status, headers } = await page(tenant, old)
      expect({ status, to: headers.location }).toEqual({ status: 301, to: '/News/kelas-pertama' })
    }
    const arabic = await page(tenant, '/2024/05/%D9%85%D8%B1%D8%AD%D8%A8%D8%A7/')
    expect(arabic.status).toBe(301)
  })

  it('hide drafts, what waits for review, what had a password and what is still to come', async () => {
    const tenant = await buildTenant(app())
    await importInto(app(), tenant.slug, { kind: 'posts', path: await archive() })
    const rows = await tenant.write(tx => tx.db.selectFrom('posts').select(['slug', 'status']).execute())
    const hidden = rows.filter(row => row.status !== 'published')
    expect(hidden.map(row => row.status).toSorted()).toEqual(['draft', 'draft', 'in_review', 'scheduled'])
    for (const { slug } of hidden) expect((await page(tenant, `/News/${slug}`)).status).toBe(404)
    expect((await page(tenant, '/2024/05/rahasia/')).status).toBe(404)
    expect((await page(tenant, '/News')).body).not.toContain('Rahasia')
  })

  it('become what was asked for, and stay that the next time', async () => {
    const tenant = await buildTenant(app())
    const path = await archive()
    await importInto(app(), tenant.slug, { kind: 'posts', path, as: 'blog' })
    const old = await page(tenant, '/2024/05/kelas-pertama/')
    expect(old.headers.location).toMatch(/^\/Blog\/\d+\/kelas-pertama$/)
    const { body } = await page(tenant, old.headers.location ?? '')
    const link = addressesIn(body).find(({ hash }) => hash === 'isi')?.path ?? ''
    expect((await page(tenant, link)).headers.location).toMatch(/^\/Blog\/\d+\/kelas-kedua$/)
    const again = await importInto(app(), tenant.slug, { kind: 'posts', path })
    expect(again.address).toBe('/Blog')
    expect(counted(again, 'Artikel')).toEqual({ ...nothing, unchanged: 8 })
  })

  it('are not found at another tenant', async () => {
    const [tenant, other] = [await buildTenant(app()), await buildTenant(app())]
    await importInto(app(), tenant.slug, { kind: 'posts', path: await archive() })
    expect((await page(other, '/News/kelas-pertama')).status).toBe(404)
    expect((await page(other, '/2024/05/kelas-pertama/')).status).toBe(404)
  })
})

describe('posts imported again', () => {
  it('double nothing and change nothing', async () => {
    const tenant = await buildTenant(app())
    const path = await archive()
    await importInto(app(), tenant.slug, { kind: 'posts', path })
    const again = await importInto(app(), tenant.slug, { kind: 'posts', path })
    for (const { created, updated, removed } of again.counts)
      expect({ created, updated, removed }).toEqual({ created: 0, updated: 0, removed: 0 })
    const versions = await tenant.write(tx => tx.db.selectFrom('posts').select('version').execute())
    expect(versions).toEqual(Array.from({ length: 8 }, () => ({ version: 1 })))
  })

  it('follow what was edited, under the address they have', async () => {
    const tenant = await buildTenant(app())
    const path = await archive()
    await importInto(app(), tenant.slug, { kind: 'posts', path })
    edit(path, '<p>Blok.</p>', '<p>Blok yang diperbaiki.</p>')
    edit(path, '<wp:post_name>kelas-kedua</wp:post_name>', '<wp:post_name>kelas-dua</wp:post_name>')
    const report = await importInto(app(), tenant.slug, { kind: 'posts', path })
    expect(counted(report, 'Artikel')).toEqual({ ...nothing, updated: 1, unchanged: 7 })
    expect((await page(tenant, '/News/kelas-kedua')).body).toContain('Blok yang diperbaiki.')
  })

  it('do not take back what was published or put away here', async () => {
    const tenant = await buildTenant(app())
    const path = await archive()
    await importInto(app(), tenant.slug, { kind: 'posts', path })
    const set = (slug: string, status: string) =>
      tenant.write(tx =>
        tx.db
          .updateTable('posts')
          .set({ status, published_at: new Date('2026-01-01') })
          .where('slug', '=', slug)
          .execute(),
      )
    await set('draf', 'published')
    await set('kelas-kedua', 'archived')
    await importInto(app(), tenant.slug, { kind: 'posts', path })
    const rows = await tenant.write(tx =>
      tx.db
        .selectFrom('posts')
        .select(['slug', 'status'])
        .where('slug', 'in', ['draf', 'kelas-kedua'])
        .orderBy('slug')
        .execute(),
    )
    expect(rows.map(row => row.status)).toEqual(['published', 'archived'])
  })

  it('stand beside posts of the same name, and people known already keep their faces', async () => {
    const tenant = await buildTenant(app())
    await tenant.write(async tx => {
      await buildPost(tx, { title: 'Milik kami', slug: 'kelas-pertama' })
      await buildPerson(tx, { name: 'Sri Wahyuni, S.Pd.', slug: 'sri' })
    })
    const report = await importInto(app(), tenant.slug, { kind: 'posts', path: await archive() })
    expect(counted(report, 'Penulis')).toEqual({ ...nothing, unchanged: 1 })
    expect((await page(tenant, '/News/kelas-pertama')).body).toContain('Milik kami')
    expect((await page(tenant, '/News/kelas-pertama-2')).body).toContain('Sri Wahyuni, S.Pd.')
  })
})

describe('an export that cannot be taken', () => {
  it('is refused with the line, and nothing has changed', async () => {
    const tenant = await buildTenant(app())
    const path = await archive()
    edit(path, '</channel></rss>', '</chanel></rss>')
    await expect(importInto(app(), tenant.slug, { kind: 'posts', path })).rejects.toThrow(
      /ekspor\.xml baris \d+: XML rusak/,
    )
    expect(await tenant.write(tx => tx.db.selectFrom('posts').select('id').execute())).toEqual([])
    expect(await tenant.write(tx => tx.db.selectFrom('people').select('id').execute())).toEqual([])
  })

  it('changes nothing in a dry run', async () => {
    const tenant = await buildTenant(app())
    const report = await importInto(app(), tenant.slug, {
      kind: 'posts',
      path: await archive(),
      dryRun: true,
    })
    expect(counted(report, 'Artikel')).toEqual({ ...nothing, created: 8 })
    expect((await page(tenant, '/News/kelas-pertama')).status).toBe(404)
  })

  it('has no old address led away from a page of the site', async () => {
    const tenant = await buildTenant(app())
    const path = await archive()
    edit(
      path,
      '<link>https://yayasan.contoh.id/2024/05/kelas-pertama/',
      '<link>https://yayasan.contoh.id/News/',
    )
    edit(path, '<link>https://yayasan.contoh.id/2024/05/kelas-kedua/', '<link>https://yayasan.contoh.id/?p=2')
    const { skipped } = await importInto(app(), tenant.slug, { kind: 'posts', path })
    expect(skipped).toContainEqual(
      expect.objectContaining({
        what: '/News/',
        why: 'Alamat lama sama dengan halaman situs ini; tidak dialihkan',
      }),
    )
    expect(skipped).toContainEqual(
      expect.objectContaining({ what: '/?p=2', why: 'Alamat lama hanya berupa ?p=…; tidak dialihkan' }),
    )
    expect((await page(tenant, '/News')).status).toBe(200)
  })
})
