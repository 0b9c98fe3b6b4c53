import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { buildTenant } from '../../../../test/build.ts'
import { buildKindHouse, itIsWritten, type KindHouse, writerOf } from '../../../../test/written-kind.ts'

let app: App
let house: KindHouse

beforeAll(async () => {
  app = await startApp()
  const tenant = await buildTenant(app, { slug: 'tegal', name: 'Akademi Tegal' })
  house = await buildKindHouse(app, tenant, await buildTenant(app, { slug: 'brebes' }))
})

afterAll(() => app?.close())

const board = { kind: 'leaderboard', plural: 'leaderboards' }
const rows = [
  { name: 'Budi Santoso', school: 'SMK Negeri 1 Tegal', region: 'Kota Tegal', score: 1250 },
  { name: 'I Made Artha', school: '', region: 'Bali', score: 980 },
]
const tekun = { title: 'Siswa Paling Tekun', period: 'Semester ganjil', unit: 'Poin', entries: rows }

describe('a board that is written in the office', () => {
  itIsWritten(() => house, {
    ...board,
    list: '/Kelola/Papan',
    fields: tekun,
    page: '/Leaderboards',
    isShared: true,
    words: ['Siswa Paling Tekun, Semester ganjil', 'Budi', '1.250', 'Kota Tegal'],
    change: { fields: { entries: [{ ...rows[0], score: 1400 }, rows[1]] }, words: ['1.400'] },
    incomplete: {
      fields: { title: 'J', unit: '', entries: [{ name: '', school: '', region: '', score: 'x' }] },
      names: ['title', 'period', 'unit', 'entries.0.name', 'entries.0.score'],
    },
    form: ['Satuan nilai', 'Asal nilai', 'Tempel dari lembar kerja'],
  })

  it('names the row whose city is none', async () => {
    const { begin, save, publish } = writerOf(house, board)
    const id = await begin()
    await save(id, { ...tekun, entries: [rows[0], { ...rows[1], region: 'Atlantis' }] })
    expect((await publish(id)).errors).toMatchObject([{ field: 'entries.1.region' }])
  })

  it('is of the season whose points it shows', async () => {
    const { begin, save, publish } = writerOf(house, board)
    const id = await begin()
    await save(id, { ...tekun, source: 'league', scope: 'school', seasonSlug: 'tidak-ada' })
    expect((await publish(id)).errors).toMatchObject([{ field: 'seasonSlug' }])
  })
})

describe('a board that was there before', () => {
  it('keeps its rows, and those of members, which are nobody else’s to write', async () => {
    const { admin, tenant } = house
    await tenant.write(async tx => {
      const { id } = await tx.db
        .insertInto('leaderboards')
        .values({ slug: 'lama', title: 'Papan Lama', period: '2025', unit: 'Poin', scope: 'school' })
        .returning('id')
        .executeTakeFirstOrThrow()
      const entry = { leaderboard_id: id, province_code: '33', city_code: '33.76' }
      await tx.db
        .insertInto('leaderboard_entries')
        .values([
          { ...entry, name: 'SMK Satu', score: 5 },
          { ...entry, name: 'Milik Anggota', score: 9, membership_id: admin.membershipId },
        ])
        .execute()
    })
    const { idOf, save, publish, page, draft } = writerOf(house, board)
    const id = await idOf('Papan Lama')
    expect((await draft(id)).value.entries).toEqual([
      { name: 'SMK Satu', school: '', region: 'Kota Tegal', score: 5 },
    ])
    await save(id, { summary: 'Kata baru.' })
    expect((await publish(id)).status).toBe(200)
    const { body } = await page('/Leaderboards?board=lama')
    for (const words of ['Kata baru.', 'SMK Satu', 'Milik Anggota']) expect(body).toContain(words)
  })
})
