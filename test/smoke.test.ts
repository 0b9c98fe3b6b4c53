import { afterAll, beforeAll, expect, it, describe } from 'vitest'
import { type App, startApp } from './app.ts'
import { buildPost, buildTenant } from './build.ts'
import { startPostgres, type Postgres } from './postgres.ts'
describe.each(['embedded','server'])('%s', kind => {
let app: App
let pg: Postgres | undefined
beforeAll(async () => {
  if (kind === 'server') pg = await startPostgres()
  app = await startApp(pg ? { databaseUrl: (await pg.createDatabase('satu')).url } : {})
})
afterAll(async () => { await app?.close(); pg?.remove() })
it('works', async () => {
  const t = await buildTenant(app, { slug: 'tegal' })
  await t.write(tx => buildPost(tx, {}))
  const a = await app.request({ host: t.host, path: '/News' })
  console.log(a.status, a.headers, a.body.slice(0, 300))
  expect(a.status).toBe(200)
})
})
