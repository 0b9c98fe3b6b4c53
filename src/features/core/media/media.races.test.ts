import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { type Postgres, startPostgres } from '../../../../test/postgres.ts'
import { beginUpload, sendFile } from '../../../../test/uploads.ts'
import { smallPicture } from './media.things.ts'

let postgres: Postgres
let first: App
let second: App
let tenant: BuiltTenant
let admin: BuiltMember

beforeAll(async () => {
  postgres = await startPostgres()
  const { url } = await postgres.createDatabase('media')
  const environment = { MEDIA_QUOTA_MB: '10' }
  // two processes of one house
  first = await startApp({ databaseUrl: url, environment })
  second = await startApp({ databaseUrl: url, environment, dataDir: first.sanggar.config.DATA_DIR })
  tenant = await buildTenant(first, { slug: 'tegal' })
  await second.sanggar.refresh()
  admin = await buildMember(first, tenant, { kind: 1 })
})

afterAll(async () => {
  await second?.close()
  await first?.close()
  postgres?.remove()
})

it('the same picture sent six times at once is kept once, and counted once', async () => {
  const bytes = await smallPicture(200).png().toBuffer()
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, turn) =>
      sendFile(turn % 2 ? first : second, tenant, admin, 'sama.png', bytes),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  expect(new Set(answers.map(answer => answer.json().data.id)).size).toBe(1)
  const { items, storage } = await library()
  expect([items.length, storage.bytes, storage.reserved]).toEqual([1, items[0].bytes, 0])
})

it('of twenty uploads of a megabyte begun at once as many are taken as there is room for', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      beginUpload(turn % 2 ? first : second, tenant, admin, `film ${turn}.mp4`, 1_048_576),
    ),
  )
  const statuses = answers.map(({ status }) => status)
  // a few hundred bytes of ten are taken already
  expect(statuses.filter(status => status === 201)).toHaveLength(9)
  expect(statuses.filter(status => status !== 201 && status !== 507)).toEqual([])
  expect((await library()).storage.reserved).toBe(9 * 1_048_576)
})

const library = async () =>
  (await first.request({ host: tenant.host, path: '/v1/media', headers: admin.bearer })).json().data
