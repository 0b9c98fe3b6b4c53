import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { buildTenant } from '../../../../test/build.ts'
import { buildKindHouse, itIsWritten, type KindHouse, writerOf } from '../../../../test/written-kind.ts'
import { buildClass } from '../classes/classes.things.ts'
import { buildCompetence } from './competences.things.ts'

let app: App
let house: KindHouse

beforeAll(async () => {
  app = await startApp()
  const tenant = await buildTenant(app, { slug: 'tegal', name: 'Akademi Tegal' })
  house = await buildKindHouse(app, tenant, await buildTenant(app, { slug: 'brebes' }))
})

afterAll(() => app?.close())

const competence = { kind: 'competence', plural: 'competences' }

describe('a competence that is written in the office', () => {
  itIsWritten(() => house, {
    ...competence,
    list: '/Kelola/Kompetensi',
    fields: { name: 'Menyolder Rangkaian', description: 'Menyatukan komponen dengan timah.' },
    page: '/Class/Competence/menyolder-rangkaian',
    words: ['Menyolder Rangkaian', 'Menyatukan komponen dengan timah.'],
    change: { fields: { description: 'Menyambung komponen dengan rapi.' }, words: ['dengan rapi.'] },
    incomplete: { fields: { name: 'J', description: 'Tanpa nama' }, names: ['name'] },
    form: ['Keterangan', 'Alamat'],
  })
})

describe('the name of a competence', () => {
  it('is that of no other, letter case aside', async () => {
    const { begin, save, publish, written } = writerOf(house, competence)
    await written({ name: 'Mengelas Pipa' })
    const id = await begin()
    await save(id, { name: 'mengelas pipa' })
    expect((await publish(id)).errors).toMatchObject([
      { field: 'name', message: 'Kompetensi bernama ini sudah ada' },
    ])
  })

  it('goes with it into the classes that name it, and their pages lead to it as before', async () => {
    await house.tenant.write(async tx => {
      await buildCompetence(tx, { name: 'Merakit Komputer' })
      await buildClass(tx, {
        name: 'Bengkel Sabtu',
        slug: 'bengkel-sabtu',
        competencies: ['Menyapu', 'merakit komputer'],
      })
    })
    const { idOf, save, publish, page } = writerOf(house, competence)
    const id = await idOf('Merakit Komputer')
    await save(id, { name: 'Merakit PC' })
    expect((await publish(id)).status).toBe(200)
    const { body } = await page('/Class/bengkel-sabtu')
    expect(body).toContain('Merakit PC')
    expect(body).toContain('href="/Class/Competence/merakit-komputer"')
    expect((await page('/Class/Competence/merakit-komputer')).body).toContain('Bengkel Sabtu')
  })
})
