import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Tx } from '../src/platform/db/transaction.ts'
import { type App, startApp } from './app.ts'
import type { Twin } from './room-things.ts'
import { buildTwin } from './twins.ts'

let app: App
let a: Twin
let b: Twin

beforeAll(async () => {
  app = await startApp()
  a = await buildTwin(app, 'tegal', 'MERPATI')
  b = await buildTwin(app, 'brebes', 'KENARI')
})

afterAll(() => app?.close())

const html = { accept: 'text/html' }
const json = { accept: 'application/json' }

describe('a piece of work for a tenant', () => {
  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])('is refused for %s', async id => {
    await expect(async () => app.write(id, async () => 1)).rejects.toThrow(
      'tenantId must be a positive integer',
    )
  })

  it('is refused for what only looks like a number', async () => {
    const text: number = JSON.parse('"1"')
    await expect(async () => app.write(text, async () => 1)).rejects.toThrow(
      'tenantId must be a positive integer',
    )
  })

  it('does not begin inside another: it would wait for itself', async () => {
    const nested = app.write(a.id, () => app.write(b.id, async () => 1))
    await expect(nested).rejects.toThrow('A transaction is already running here')
    const platform = app.write(a.id, () => app.sanggar.database.withPlatform(async () => 1))
    await expect(platform).rejects.toThrow('A transaction is already running here')
    expect((await app.request({ host: a.host, path: '/News', headers: html })).status).toBe(200)
  })

  it('saves nothing when it fails in the middle', async () => {
    const failing = app.write(a.id, async tx => {
      await tx.db.updateTable('posts').set({ title: 'Setengah jalan' }).execute()
      throw new Error('berhenti')
    })
    await expect(failing).rejects.toThrow('berhenti')
    const list = await app.request({
      host: a.host,
      path: '/v3/post/list?kindSlug=blog&sort=title',
      headers: json,
    })
    expect(list.body).not.toContain('Setengah jalan')
  })

  it('saves nothing when a failed statement was swallowed', async () => {
    const swallowing = app.write(a.id, async tx => {
      await tx.db.updateTable('posts').set({ title: 'Setengah jalan' }).execute()
      await sql`select 1 / 0`.execute(tx.db).catch(() => {})
    })
    await expect(swallowing).rejects.toThrow('nothing was saved')
  })

  it('hears no statement after its end, where nobody is spoken for any more', async () => {
    let kept: Tx | undefined
    await app.write(a.id, async tx => {
      kept = tx
    })
    await expect(kept?.db.selectFrom('posts').selectAll().execute()).rejects.toThrow(
      'The transaction is over',
    )
    const failing = app.write(a.id, async tx => {
      const late = async () => tx.db.updateTable('posts').set({ title: 'Terlambat' }).execute()
      await Promise.all([sql`select 1 / 0`.execute(tx.db), late(), late(), late()])
    })
    await expect(failing).rejects.toThrow()
    const titles = await app.write(b.id, tx => tx.db.selectFrom('posts').select('title').execute())
    expect(titles.map(({ title }) => title)).not.toContain('Terlambat')
  })

  it('is, with one for the platform and one for accounts, the only handle: the database hands out neither pool nor connection', () => {
    expect(Object.keys(app.sanggar.database).sort()).toEqual([
      'close',
      // how many there are, as numbers
      'connections',
      // a file of everything, written by the embedded database
      'dump',
      'kind',
      'listen',
      'ping',
      'readTenant',
      'tidy',
      'withAccounts',
      'withPlatform',
      'withTenant',
    ])
  })
})
