import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { buildTenant } from '../../../../test/build.ts'
import { buildSeason } from '../../../../test/league.ts'
import { buildKindHouse, itIsWritten, type KindHouse, writerOf } from '../../../../test/written-kind.ts'
import { buildSchool } from '../../membership/schools/schools.things.ts'

let app: App
let house: KindHouse

beforeAll(async () => {
  app = await startApp()
  const tenant = await buildTenant(app, { slug: 'tegal', name: 'Akademi Tegal' })
  house = await buildKindHouse(app, tenant, await buildTenant(app, { slug: 'brebes' }))
})

afterAll(() => app?.close())

const season = { kind: 'season', plural: 'seasons' }
const league = {
  name: 'Liga Pantura',
  season: '2027/2028',
  summary: 'Liga antarsekolah di pesisir utara.',
  startsOn: '2027-02-01',
  endsOn: '2027-05-30',
  registrationOpenAt: '2027-01-02T08:00',
  registrationCloseAt: '2027-01-30T23:59',
  fee: 150_000,
  categories: [{ name: 'Aplikasi Web', minMembers: 2, maxMembers: 4, description: 'Berbasis peramban.' }],
  stages: [
    {
      name: 'Seleksi daerah',
      startsOn: '2027-02-01',
      endsOn: '2027-02-07',
      place: 'Daring',
      description: '',
    },
  ],
  rules: '<p>Satu tim dari satu sekolah.</p>',
  rulesVersion: 'liga-2027-1',
}

describe('a season that is written in the office', () => {
  itIsWritten(() => house, {
    ...season,
    list: '/Kelola/Musim',
    fields: league,
    page: '/Liga-Smk',
    isShared: true,
    words: [
      'Liga Pantura',
      'Musim 2027/2028',
      'Rp 150.000 per tim',
      'Aplikasi Web',
      'Seleksi daerah',
      'Satu tim dari satu sekolah.',
    ],
    change: { fields: { isCancelled: true }, words: ['Dibatalkan'] },
    incomplete: {
      fields: { name: 'L', startsOn: '2027-03-01', endsOn: '2027-02-01', categories: [] },
      names: ['name', 'season', 'endsOn', 'registrationOpenAt', 'categories'],
    },
    form: ['Pendaftaran ditutup', 'Kategori', 'Babak', 'Versi peraturan'],
  })
})

describe('a season that was there before', () => {
  it('keeps what its teams stand in, through every change, and says why a category cannot go', async () => {
    const { tenant } = house
    const { categoryId, stageId } = await tenant.write(async tx => {
      const built = await buildSeason(tx, { slug: 'liga-lama', name: 'Liga Lama' })
      const school = await buildSchool(tx, { npsn: '20329001', name: 'SMK Negeri 1 Tegal' })
      await tx.db
        .insertInto('teams')
        .values({
          category_id: built.categoryId,
          school_id: school.id,
          name: 'Elang Jawa',
          status: 'accepted',
          coach_name: 'Dede Rukmana',
          token_hash: 'a'.repeat(64),
          rules_version: 'liga-1',
        })
        .execute()
      return built
    })
    const { idOf, draft, save, publish, page } = writerOf(house, season)
    const id = await idOf('Liga Lama')
    const { value } = await draft(id)
    expect(value).toMatchObject({
      registrationOpenAt: '2026-11-01T07:00',
      rules: '<p>Satu sekolah.</p>',
      categories: [{ id: categoryId }],
      stages: [{ id: stageId }],
    })
    const added = { name: 'Robotika', minMembers: 1, maxMembers: 3, description: '' }
    await save(id, { categories: [added, { ...value.categories[0], name: 'Aplikasi Web dan Ponsel' }] })
    expect((await publish(id)).status).toBe(200)
    const { body } = await page('/Liga-Smk?season=liga-lama')
    for (const words of ['Aplikasi Web dan Ponsel', 'Elang Jawa', 'Robotika', 'Seleksi'])
      expect(body).toContain(words)
    await save(id, { categories: [added] })
    expect((await publish(id)).errors).toMatchObject([{ field: 'categories', code: 'in_use' }])
  })
})
