import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asking, openAcademies } from '../../../../test/academies.ts'
import type { App } from '../../../../test/app.ts'
import type { BuiltTenant } from '../../../../test/build.ts'
import type { Body } from '../../../../test/member-calls.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { buildFeature } from './lms-features.things.ts'

let app: App
let tenant: BuiltTenant
let other: BuiltTenant
let admin: BuiltMember
let lead: BuiltMember
let stranger: BuiltMember

beforeAll(async () => {
  ;({ app, tenant, other, admin, stranger } = await openAcademies())
  lead = await buildMember(app, tenant, { kind: 7, name: 'Tegar Saputra' })
})

afterAll(() => app?.close())

const { call, page } = asking(() => ({ app, tenant, admin }))

const begin = async (): Promise<number> => (await call('POST', '/v1/lms-features', {})).data.id
const save = (id: number, fields: Body) =>
  call('PUT', `/v1/drafts/lms_feature/${id}`, { writer: 'uji', fields })
const publish = (id: number) => call('POST', `/v1/drafts/lms_feature/${id}/publication`, {})
const idOf = async (title: string): Promise<number> =>
  (await call('GET', `/v1/lms-features/ids?search=${encodeURIComponent(title)}`)).data.rows[0].id
const written = async (fields: Body): Promise<number> => {
  const id = await begin()
  expect(await save(id, fields)).toMatchObject({ status: 200 })
  expect(await publish(id)).toMatchObject({ status: 200, data: { state: 'published' } })
  return id
}
const detail = async (slug: string, product = 'lms') =>
  (await call('GET', `/v1/lms/feature/detail?slug=${slug}&product=${product}`)).data

const studio = {
  title: 'Studio Koding',
  description: 'Menulis program di peramban. Tanpa memasang apa pun.',
  listFeatures: ['Python', 'Go'],
  benefits: [{ title: 'Ringan', icon: 'zap', desc: 'Cukup peramban.' }],
}

describe('a feature that is written in the office', () => {
  it('is seen by nobody until it is published, then on its page, in the sitemap, the search and by the calls', async () => {
    const id = await begin()
    await save(id, studio)
    expect((await page('/Lms/Features/studio-koding')).status).toBe(404)
    const preview = await page(`/Kelola/Fitur/${id}/Pratinjau`, admin)
    expect(preview.status).toBe(200)
    for (const words of ['Studio Koding', 'Python', 'Cukup peramban.']) expect(preview.body).toContain(words)
    expect(await publish(id)).toMatchObject({ status: 200, data: { state: 'published' } })
    for (const path of ['/Lms/Features/studio-koding', '/sitemap-fitur.xml'])
      expect((await page(path)).body, path).toContain('/Lms/Features/studio-koding')
    expect(await detail('studio-koding')).toMatchObject({
      key: 'studio_koding',
      icon: 'sparkles',
      listFeatures: ['Python', 'Go'],
      benefits: [{ title: 'Ringan', icon: 'zap', desc: 'Cukup peramban.' }],
    })
    await app.sanggar.jobs.runOften()
    expect((await page('/Cari?q=koding')).body).toContain('/Lms/Features/studio-koding')
  })

  it('is listed and opened in the office', async () => {
    expect((await page('/Kelola/Fitur', admin)).body).toContain('Studio Koding')
    const editor = await page(`/Kelola/Fitur/${await idOf('Studio Koding')}`, admin)
    expect(editor.status).toBe(200)
    for (const words of ['Produk', 'Yang tersedia', 'Manfaat', 'Kunci']) expect(editor.body).toContain(words)
  })

  it('stands behind the others of its product, or where its number says', async () => {
    await written({ ...studio, title: 'Kuis Daring' })
    await written({ ...studio, title: 'Ruang Kelas', position: 0 })
    const { data } = await call('GET', '/v1/lms/feature/list?product=lms')
    const slugs = data.map(({ slug }: { slug: string }) => slug)
    expect(slugs.indexOf('kuis-daring')).toBe(slugs.length - 1)
    expect(slugs.indexOf('ruang-kelas')).toBeLessThan(slugs.indexOf('kuis-daring'))
  })

  it('says field by field what is missing, and loses nothing of it', async () => {
    const id = await begin()
    await save(id, { title: 'J', benefits: [{ title: '', icon: 'star', desc: 'Tanpa judul' }] })
    const refused = await publish(id)
    expect(refused.status).toBe(422)
    expect(refused.errors.map(({ field }: { field: string }) => field)).toEqual(
      expect.arrayContaining(['title', 'description', 'benefits.0.title']),
    )
    const { data } = await call('GET', `/v1/drafts/lms_feature/${id}`)
    expect(data.value).toMatchObject({ title: 'J', benefits: [{ desc: 'Tanpa judul' }] })
  })

  it('has an address and a key that no other of its product has, and says so when it is asked for one', async () => {
    await written({ ...studio, title: 'Studio Koding' })
    expect(await detail('studio-koding-2')).toMatchObject({ key: 'studio_koding_2' })
    const id = await begin()
    await save(id, { ...studio, title: 'Studio Lain', key: 'studio_koding' })
    expect((await publish(id)).errors).toMatchObject([{ field: 'key' }])
    await save(id, { key: '', slug: 'studio-koding' })
    expect((await publish(id)).errors).toMatchObject([{ field: 'slug' }])
  })

  it('goes into the bin and comes back as it was, published where it was published', async () => {
    const id = await written({ ...studio, title: 'Papan Nilai' })
    expect((await call('DELETE', `/v1/lms-features/${id}`)).status).toBe(200)
    expect((await page('/Lms/Features/papan-nilai')).status).toBe(404)
    expect((await call('POST', `/v1/lms-features/${id}/restoration`, {})).status).toBe(200)
    expect((await page('/Lms/Features/papan-nilai')).status).toBe(200)
  })
})

describe('a feature that was there before', () => {
  it('is changed in nothing but what was changed, though another product has its address too', async () => {
    await app.sanggar.database.withTenant(tenant.id, async tx => {
      const twin = { slug: 'jurnal', key: 'jurnal', icon: 'book-open' }
      await buildFeature(tx, { ...twin, title: 'Jurnal LMS' })
      await buildFeature(tx, {
        ...twin,
        product: 'aksara',
        title: 'Jurnal Aksara',
        list_features: ['Catatan'],
        benefits: JSON.stringify([{ title: 'Rapi', icon: 'star', desc: '' }]),
      })
    })
    const before = await detail('jurnal', 'aksara')
    const id = await idOf('Jurnal Aksara')
    await save(id, { description: 'Keterangan lain.' })
    expect(await publish(id)).toMatchObject({ status: 200 })
    const { updatedAt: _, ...after } = await detail('jurnal', 'aksara')
    const { updatedAt: __, ...kept } = before
    expect(after).toEqual({ ...kept, description: 'Keterangan lain.' })
    // where its new product has the address already, it says so
    await save(id, { product: 'lms' })
    expect((await publish(id)).errors).toMatchObject([{ field: 'slug' }])
  })
})

describe('features of others', () => {
  it("are reached by no lead, nor by another site's admin", async () => {
    const id = await begin()
    expect((await call('GET', `/v1/drafts/lms_feature/${id}`, undefined, lead)).status).toBe(403)
    expect((await call('DELETE', `/v1/lms-features/${id}`, undefined, lead)).status).toBe(403)
    const away = await call('DELETE', `/v1/lms-features/${id}`, undefined, stranger, other.host)
    expect(away.status).toBe(404)
  })
})
