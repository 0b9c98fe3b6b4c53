import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { buildSeason } from '../../../../test/league.ts'
import { buildSchool } from '../../membership/schools/schools.things.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
  await tenant.write(async tx => {
    const board = async (row: { slug: string; title: string; period: string; position: number }) =>
      tx.db
        .insertInto('leaderboards')
        .values({ ...row, unit: 'Poin', scope: 'student' })
        .returning('id')
        .executeTakeFirstOrThrow()
    const { id } = await board({
      slug: 'tekun',
      title: 'Paling tekun',
      period: 'Semester ganjil',
      position: 1,
    })
    await board({ slug: 'lama', title: 'Paling lama', period: 'Semester genap', position: 2 })
    const rows = [
      ['Budi Santoso', '33', '33.76', 90],
      ['I Made Artha', '51', '51.71', 90],
      ['Citra Kirana', '33', '33.76', 80],
    ] as const
    await tx.db
      .insertInto('leaderboard_entries')
      .values(
        rows.map(([name, province_code, city_code, score]) => ({
          leaderboard_id: id,
          name,
          school_name: 'SMK Karya',
          province_code,
          city_code,
          score,
        })),
      )
      .execute()
    const season = await buildSeason(tx)
    await tx.db
      .insertInto('leaderboards')
      .values({
        slug: 'liga',
        title: 'Sekolah di liga',
        period: 'Musim ini',
        unit: 'Poin',
        scope: 'school',
        source: 'league',
        competition_id: season.id,
        position: 3,
      })
      .execute()
    for (const [name, points] of [
      ['Garuda', [60, 10]],
      ['Elang', [50]],
    ] as const) {
      const school = await buildSchool(tx, { name: `SMK ${name}` })
      for (const [index, value] of points.entries()) {
        const { id: team_id } = await tx.db
          .insertInto('teams')
          .values({
            category_id: season.categoryId,
            school_id: school.id,
            name: `Tim ${name} ${index}`,
            status: 'accepted',
            coach_name: 'Pembimbing',
            token_hash: `${name}${index}`,
            rules_version: '1',
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await tx.db
          .insertInto('team_scores')
          .values({ team_id, stage_id: season.stageId, points: value })
          .execute()
      }
    }
  })
})
afterAll(() => app?.close())

const page = (path: string, host = tenant.host) =>
  app.request({ host, path, headers: { accept: 'text/html' } })
/** the rows of the table, as one sees them */
const rowsOf = (body: string) =>
  [...body.matchAll(/<tr[^>]*><td><span[^>]*>(\d+)<\/span><\/td><th scope="row">([^<]*)/g)].map(
    ([, rank, name]) => `${rank} ${name}`,
  )

it('ranks by score, equal scores alike, and shows first names only', async () => {
  const { body, status } = await page('/Leaderboards')
  expect(status).toBe(200)
  expect(rowsOf(body)).toEqual(['1 Budi', '1 I Made', '3 Citra'])
  for (const surname of ['Santoso', 'Artha', 'Kirana']) expect(body).not.toContain(surname)
})

it('narrows to a province without changing anybody’s rank', async () => {
  expect(rowsOf((await page('/Leaderboards?board=tekun&province=33')).body)).toEqual(['1 Budi', '3 Citra'])
  expect((await page('/Leaderboards?province=11')).body).toContain('Belum ada hasil di papan ini')
})

it('narrows to a period', async () => {
  const { body } = await page('/Leaderboards?period=Semester%20genap')
  expect(body).toContain('Paling lama')
  expect(body).not.toContain('>Paling tekun<')
  expect((await page('/Leaderboards?period=Kapan%20saja')).body).toContain(
    'Tidak ada papan untuk periode ini',
  )
})

it("reckons the schools' board from the league", async () => {
  expect(rowsOf((await page('/Leaderboards?board=liga')).body)).toEqual(['1 SMK Garuda', '2 SMK Elang'])
})

it("another tenant's board is not found here, where it says what the place is for", async () => {
  expect((await page('/Leaderboards?board=tekun', elsewhere.host)).status).toBe(404)
  expect((await page('/Leaderboards', elsewhere.host)).body).toContain('Belum ada papan peringkat')
  expect((await page(`/Leaderboards?board=${'x'.repeat(300)}`)).status).toBe(422)
})
