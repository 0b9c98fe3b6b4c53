import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeOf } from '../../../../test/answers.ts'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { featureList, lmsFeature } from './lms-features.contract.ts'
import { buildFeature } from './lms-features.things.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal', name: 'Sekolah Tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
  await tenant.write(async tx => {
    await buildFeature(tx, {
      slug: 'studio-koding',
      title: 'Studio koding',
      description: 'Menulis program di peramban. Tanpa memasang apa pun.',
      list_features: ['Python', 'Go'],
      benefits: JSON.stringify([{ title: 'Ringan', icon: 'zap', desc: 'Cukup peramban.' }]),
      position: 2,
    })
    await buildFeature(tx, { slug: 'kuis-daring', title: 'Kuis daring', position: 1 })
    await buildFeature(tx, { slug: 'sertifikat', title: 'Sertifikat', position: 3 })
    await buildFeature(tx, { product: 'aksara', slug: 'jurnal', title: 'Jurnal membaca' })
    await buildFeature(tx, { product: 'general', slug: 'situs', title: 'Situs sendiri' })
  })
})

afterAll(() => app?.close())

const call = (path: string, host = tenant.host) =>
  app.request({ host, path, headers: { accept: 'application/json' } })
const page = (path: string, host = tenant.host) =>
  app.request({ host, path, headers: { accept: 'text/html' } })

describe('features of a product', () => {
  it('are listed in the order the editor gave them, of one product or of all', async () => {
    const { data } = (await call('/v1/lms/feature/list?product=lms')).json()
    expect(featureList.parse(data).map(({ slug }) => slug)).toEqual([
      'kuis-daring',
      'studio-koding',
      'sertifikat',
    ])
    const all = (await call('/v1/lms/feature/list')).json().data
    expect(all.map(({ slug }: { slug: string }) => slug).slice(3)).toEqual(['jurnal', 'situs'])
  })

  it('are found by slug, with what they list and what they are good for', async () => {
    const feature = lmsFeature.parse((await call('/v1/lms/feature/detail?slug=studio-koding')).json().data)
    expect(feature).toMatchObject({ product: 'lms', title: 'Studio koding', listFeatures: ['Python', 'Go'] })
    expect(feature.benefits).toEqual([{ title: 'Ringan', icon: 'zap', desc: 'Cukup peramban.' }])
  })

  it('refuse a product nobody has, and miss a slug nobody has', async () => {
    const wrong = await call('/v1/lms/feature/list?product=crm')
    expect([wrong.status, wrong.json().errors[0].field]).toEqual([422, 'product'])
    expect((await call('/v1/lms/feature/detail?slug=tidak-ada')).status).toBe(404)
    expect((await call('/v1/lms/feature/detail')).status).toBe(422)
  })

  it("another tenant's feature is not found here", async () => {
    expect((await call('/v1/lms/feature/list', elsewhere.host)).json().data).toEqual([])
    expect((await call('/v1/lms/feature/detail?slug=studio-koding', elsewhere.host)).status).toBe(404)
    expect((await page('/Lms/Features/studio-koding', elsewhere.host)).status).toBe(404)
  })
})

describe('the page of a feature', () => {
  it('says what there is, what it is good for, and leads to the others of its product only', async () => {
    const { status, body } = await page('/Lms/Features/studio-koding')
    expect(status).toBe(200)
    expect(body).toContain('<title>Studio koding, fitur LMS - Sekolah Tegal</title>')
    for (const words of ['Python', 'Cukup peramban.', 'Fitur LMS lainnya']) expect(body).toContain(words)
    const markup = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
    for (const slug of ['kuis-daring', 'sertifikat']) expect(markup).toContain(`href="/Lms/Features/${slug}"`)
    expect(markup).not.toContain('/Aksara/Features/')
    expect(markup).toMatch(/href="\/Lms\/Features\/studio-koding" aria-current="true"/)
  })

  it('stands at one address for each product, whatever the letters', async () => {
    expect((await page('/Aksara/Features/jurnal')).status).toBe(200)
    expect((await page('/Features/situs')).status).toBe(200)
    for (const path of [
      '/lms/features/studio-koding',
      '/Features/studio-koding',
      '/Aksara/Features/studio-koding',
    ]) {
      const { status, headers } = await page(path)
      expect([path, status, headers.location]).toEqual([path, 301, '/Lms/Features/studio-koding'])
    }
    expect((await page('/Lms/Features/tidak-ada')).status).toBe(404)
  })

  it('describes itself to machines: the application, what it can do, and the way there', async () => {
    const { body } = await page('/Lms/Features/studio-koding')
    const web = nodeOf(body, 'WebPage')
    expect(web.url).toMatch(/\/Lms\/Features\/studio-koding$/)
    const application = nodeOf(body, 'WebApplication')
    expect(web.mainEntity).toEqual({ '@id': application['@id'] })
    expect(application).toMatchObject({
      featureList: ['Studio koding', 'Python', 'Go'],
    })
    expect(nodeOf(body, 'BreadcrumbList')).toBeDefined()
  })
})
