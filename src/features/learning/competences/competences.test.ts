import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { buildClass } from '../classes/classes.things.ts'
import { buildCompetence } from './competences.things.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant
let closed: BuiltTenant

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
  closed = await buildTenant(app, { slug: 'tutup', setting: { is_maintenance: true } })
  await tenant.write(async tx => {
    await buildCompetence(tx, { name: 'Merakit Komputer', description: 'Menyusun komputer dari bagiannya.' })
    await buildCompetence(tx, { name: 'Memasang Kabel' })
    await buildCompetence(tx, { name: 'Tidak diajarkan' })
    await buildClass(tx, {
      name: 'Bengkel Sabtu',
      slug: 'bengkel-sabtu',
      competencies: ['merakit komputer', 'Memasang Kabel', 'Menyapu'],
    })
    await buildClass(tx, { name: 'Belum terbit', status: 'draft', competencies: ['Merakit Komputer'] })
    await buildClass(tx, { name: 'Kelas lain' })
  })
  await elsewhere.write(tx => buildCompetence(tx, { name: 'Hanya di Brebes' }))
})

afterAll(() => app?.close())

const page = (path: string, host = tenant.host) =>
  app.request({ host, path, headers: { accept: 'text/html' } })

it('a competence says what it is and which classes teach it, however they spell it', async () => {
  const { status, body } = await page('/Class/Competence/merakit-komputer')
  expect(status).toBe(200)
  for (const words of ['Merakit Komputer', 'Menyusun komputer dari bagiannya.', 'Bengkel Sabtu'])
    expect(body, words).toContain(words)
  for (const words of ['Belum terbit', 'Kelas lain']) expect(body, words).not.toContain(words)
  expect(body).toContain('"@type":"DefinedTerm"')
  expect(body).toContain('"@type":"ItemList"')
})

it('leads to other competences that are taught, and to none that is not', async () => {
  const { body } = await page('/Class/Competence/merakit-komputer')
  expect(body).toContain('href="/Class/Competence/memasang-kabel"')
  expect(body).not.toContain('tidak-diajarkan')
})

it('that no class teaches yet leads on', async () => {
  const { status, body } = await page('/Class/Competence/tidak-diajarkan')
  expect(status).toBe(200)
  expect(body).toContain('Belum ada kelas untuk kompetensi ini')
  expect(body).toContain('href="/Class"')
})

it("is linked from a class's page; a word without a page of its own is only a word", async () => {
  const { body } = await page('/Class/bengkel-sabtu')
  expect(body).toContain('href="/Class/Competence/merakit-komputer"')
  expect(body).toContain('<dd>Menyapu</dd>')
})

it("another tenant's competence is not found here", async () => {
  expect((await page('/Class/Competence/hanya-di-brebes', elsewhere.host)).status).toBe(200)
  expect((await page('/Class/Competence/hanya-di-brebes')).status).toBe(404)
})

it('has one spelling, and wrong pages are refused', async () => {
  const moved = await page('/class/competence/merakit-komputer')
  expect([moved.status, moved.headers.location]).toEqual([301, '/Class/Competence/merakit-komputer'])
  expect((await page('/Class/Competence/merakit-komputer?page=9')).status).toBe(404)
  expect((await page('/Class/Competence/merakit-komputer?page=x')).status).toBe(422)
  expect((await page('/Class/Competence/merakit-komputer', closed.host)).status).toBe(503)
})
