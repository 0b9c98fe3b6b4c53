import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { until } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { addressesIn, counted, importInto, picture, startImports } from '../../../../test/import-shelf.ts'
import { buildClass } from '../../learning/classes/classes.things.ts'

const { app, shelf } = startImports()

const page = (tenant: BuiltTenant, path: string) =>
  app().request({ host: tenant.host, path, headers: { accept: 'text/html' } })

const nothing = { created: 0, updated: 0, unchanged: 0, removed: 0 }

describe('a course from a folder of Markdown', () => {
  const markdown = () => shelf.copy('buku-markdown', ['src/gambar/bintang.png'])
  const front = '/Courses/belajar-jaringan'

  it('stands on the site with modules and chapters, free and open to read', async () => {
    const tenant = await buildTenant(app())
    const report = await importInto(app(), tenant.slug, { kind: 'course', path: await markdown() })
    expect(report).toMatchObject({ title: 'Belajar Jaringan', address: front })
    expect(counted(report, 'Bab')).toEqual({ ...nothing, created: 6 })
    const { status, body } = await page(tenant, front)
    expect(status).toBe(200)
    expect(body).toContain('Penulis: Sri Wahyuni')
    expect(body).toContain('Gratis')
    for (const title of ['Prakata', 'Kabel dan Konektor', 'Rute', 'Penutup']) expect(body).toContain(title)
    expect((await page(tenant, `${front}/module/lanjutan/chapter/rute`)).body).toContain('Sebuah rute.')
  })

  it('leads from page to page, to the very place, and shows its pictures', async () => {
    const tenant = await buildTenant(app())
    await importInto(app(), tenant.slug, { kind: 'course', path: await markdown() })
    const { body } = await page(tenant, `${front}/module/prakata/chapter/prakata`)
    const to = `${front}/module/dasar/chapter/kabel-dan-konektor`
    expect(addressesIn(body)).toContainEqual({ path: to, hash: 'jenis-kabel' })
    expect((await page(tenant, to)).body).toContain('id="jenis-kabel"')
    const intro = await page(tenant, `${front}/module/dasar/chapter/pengantar-dasar`)
    const [, address = ''] = /<img src="(\/_berkas\/w_960,f_webp\/[0-9a-f]+\.webp)"/.exec(intro.body) ?? []
    expect(intro.body).toContain('alt="Topologi bintang" width="700" height="400" loading="lazy"')
    const shown = await page(tenant, address)
    expect(shown).toMatchObject({ status: 200 })
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it('is not found at another tenant, nor are its pictures', async () => {
    const [tenant, other] = [await buildTenant(app()), await buildTenant(app())]
    await importInto(app(), tenant.slug, { kind: 'course', path: await markdown() })
    expect((await page(other, front)).status).toBe(404)
    const { body } = await page(tenant, `${front}/module/dasar/chapter/pengantar-dasar`)
    const address = addressesIn(body).find(({ path }) => path.startsWith('/_berkas/'))?.path ?? ''
    expect((await page(tenant, address)).status).toBe(200)
    expect((await page(other, address)).status).toBe(404)
  })

  it('is the same course when it comes as a zip', async () => {
    const tenant = await buildTenant(app())
    const files = {
      'SUMMARY.md': '- [Satu](satu.md)\n- [Dua](dua.md)',
      'satu.md': '# Satu\n\na',
      'dua.md': '# Dua\n\nb',
    }
    const toml = '[book]\ntitle = "Kursus Zip"\n'
    await importInto(app(), tenant.slug, { kind: 'course', path: shelf.put({ ...files, 'book.toml': toml }) })
    const zip = zipSync(
      Object.fromEntries(
        Object.entries({ ...files, 'book.toml': toml }).map(([path, text]) => [
          `kursus/${path}`,
          Buffer.from(text),
        ]),
      ),
    )
    const report = await importInto(app(), tenant.slug, {
      kind: 'course',
      path: join(shelf.put({ 'kursus.zip': Buffer.from(zip) }, 'zip'), 'kursus.zip'),
    })
    expect(counted(report, 'Bab')).toEqual({ ...nothing, unchanged: 2 })
    expect(counted(report, 'Kursus')).toEqual({ ...nothing, unchanged: 1 })
  })
})

describe('a course imported again', () => {
  const first = {
    'SUMMARY.md': '- [Satu](satu.md)\n- [Dua](dua.md)\n- [Tiga](tiga.md)',
    'satu.md': '# Satu\n\nIsi lama.',
    'dua.md': '# Dua\n\nTetap.',
    'tiga.md': '# Tiga\n\nAkan hilang.',
    'book.toml': 'title = "Kursus Berubah"',
  }
  const front = '/Courses/kursus-berubah'
  const chapters = (tenant: BuiltTenant) =>
    tenant.write(tx => tx.db.selectFrom('chapters').select(['id', 'slug', 'version']).orderBy('id').execute())

  it('changes nothing when nothing has changed', async () => {
    const tenant = await buildTenant(app())
    const path = shelf.put(first)
    await importInto(app(), tenant.slug, { kind: 'course', path })
    const before = await chapters(tenant)
    const again = await importInto(app(), tenant.slug, { kind: 'course', path })
    expect(again.counts.every(({ created, updated, removed }) => created + updated + removed === 0)).toBe(
      true,
    )
    expect(await chapters(tenant)).toEqual(before)
  })

  it('brings edited chapters up to date at once, keeps the others, and drops those that are gone', async () => {
    const tenant = await buildTenant(app())
    const path = shelf.put(first)
    await importInto(app(), tenant.slug, { kind: 'course', path })
    const [satu, dua] = await chapters(tenant)
    const module =
      addressesIn((await page(tenant, front)).body).find(({ path: to }) => to.endsWith('/chapter/satu'))
        ?.path ?? ''
    expect((await page(tenant, module)).body).toContain('Isi lama.')
    writeFileSync(join(path, 'satu.md'), '# Satu\n\nIsi baru.')
    writeFileSync(join(path, 'SUMMARY.md'), '- [Nol](nol.md)\n- [Satu](satu.md)\n- [Dua](dua.md)')
    writeFileSync(join(path, 'nol.md'), '# Nol\n\nDi depan.')
    rmSync(join(path, 'tiga.md'))
    const report = await importInto(app(), tenant.slug, { kind: 'course', path })
    expect(counted(report, 'Bab')).toEqual({ created: 1, updated: 1, unchanged: 1, removed: 1 })
    await until(async () => (await page(tenant, module)).body.includes('Isi baru.'))
    expect((await page(tenant, module.replace('satu', 'tiga'))).status).toBe(410)
    const after = await chapters(tenant)
    expect(after.find(one => one.slug === 'satu')).toEqual({ ...satu, version: 2 })
    expect(after.find(one => one.slug === 'dua')).toEqual(dua)
  })

  it('leaves what the tenant decided alone: address, price, cover, status', async () => {
    const tenant = await buildTenant(app())
    const path = shelf.put(first)
    await importInto(app(), tenant.slug, { kind: 'course', path })
    const decided = { slug: 'nama-lain', price: 50_000, status: 'archived', level: 'advanced' }
    await tenant.write(tx => tx.db.updateTable('classes').set(decided).execute())
    writeFileSync(join(path, 'book.toml'), 'title = "Kursus Berubah"\ndescription = "Kini beralamat lain."')
    const report = await importInto(app(), tenant.slug, { kind: 'course', path })
    expect(counted(report, 'Kursus')).toEqual({ ...nothing, updated: 1 })
    const rows = await tenant.write(tx =>
      tx.db.selectFrom('classes').select(['slug', 'price', 'status', 'level', 'summary']).execute(),
    )
    expect(rows).toEqual([{ ...decided, summary: 'Kini beralamat lain.' }])
  })

  it('takes a free address beside a class of the same name, and code of its own', async () => {
    const tenant = await buildTenant(app())
    await tenant.write(tx => buildClass(tx, { name: 'Kursus Berubah', code: 'KURSUS-BERUBAH' }))
    const report = await importInto(app(), tenant.slug, { kind: 'course', path: shelf.put(first) })
    expect(report.address).toBe(`${front}-2`)
    expect((await page(tenant, report.address)).status).toBe(200)
    expect((await page(tenant, '/Class/kursus-berubah-2')).headers.location).toBe(report.address)
  })

  it('writes nothing in a dry run, but counts as if', async () => {
    const tenant = await buildTenant(app())
    const path = shelf.put({ ...first, 'satu.md': '# Satu\n\n![a](a.png)', 'a.png': await picture(400, 300) })
    const report = await importInto(app(), tenant.slug, { kind: 'course', path, dryRun: true })
    expect(counted(report, 'Bab')).toEqual({ ...nothing, created: 3 })
    expect(counted(report, 'Gambar')).toEqual({ ...nothing, created: 1 })
    expect((await page(tenant, front)).status).toBe(404)
    expect(await tenant.write(tx => tx.db.selectFrom('files').selectAll().execute())).toEqual([])
  })
})

describe('a course that cannot be taken', () => {
  it('is refused with the place of the mistake, and nothing has changed', async () => {
    const tenant = await buildTenant(app())
    const path = shelf.put({
      'a.md': '# A\n\nbaik',
      'b.md': Buffer.from([35, 32, 66, 10, 10, 0xff, 0xfe, 65]),
    })
    await expect(importInto(app(), tenant.slug, { kind: 'course', path })).rejects.toThrow(
      'b.md baris 3: teks tidak dapat dibaca',
    )
    expect(await tenant.write(tx => tx.db.selectFrom('classes').select('id').execute())).toEqual([])
  })

  it('goes without pictures that are broken or too large, and says which', async () => {
    const tenant = await buildTenant(app())
    const broken = (await picture(400, 300)).subarray(0, 200)
    const path = shelf.put({
      'a.md': '# Satu\n\n![rusak](rusak.png) ![raksasa](raksasa.png) ![baik](baik.png)',
      'rusak.png': broken,
      'raksasa.png': await picture(8_000, 6_000),
      'baik.png': await picture(400, 300),
    })
    const report = await importInto(app(), tenant.slug, { kind: 'course', path })
    expect(report.skipped).toContainEqual(
      expect.objectContaining({ what: 'rusak.png', why: 'Gambar rusak atau tidak dapat dibaca' }),
    )
    expect(report.skipped).toContainEqual(
      expect.objectContaining({ what: 'raksasa.png', why: 'Gambar lebih dari 40 megapiksel' }),
    )
    expect(counted(report, 'Gambar')).toEqual({ ...nothing, created: 1 })
    const chapter = addressesIn((await page(tenant, report.address)).body).find(({ path: to }) =>
      to.includes('/chapter/'),
    )
    const { body } = await page(tenant, chapter?.path ?? '')
    expect(body).toContain('[Gambar: rusak]')
    expect(body).toMatch(/<img src="\/_berkas\/w_480,f_webp\/[^"]+" alt="baik" width="400" height="300"/)
  })

  it('is refused for a tenant that is not there, with those that are', async () => {
    const tenant = await buildTenant(app())
    const path = shelf.put({ 'a.md': '# A' })
    await expect(importInto(app(), 'tiada', { kind: 'course', path })).rejects.toThrow(
      new RegExp(`Tenant "tiada" tidak ditemukan\\. Yang ada: .*${tenant.slug}`),
    )
  })
})
