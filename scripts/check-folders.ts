import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoTenantsOf, seedTenant } from '../db/seeds/seed.ts'
import { describeRooms } from '../src/app/house.ts'
import { listChangedPaths, whyJobFailed } from '../src/features/website/site-folders/site-folders.ts'
import { systemClock } from '../src/platform/clock.ts'
import { readConfig } from '../src/platform/config.ts'
import { type Database, openDatabase } from '../src/platform/db/database.ts'
import { createFileStore } from '../src/platform/files/file-store.ts'
import { createLog } from '../src/platform/log.ts'

/**
 * Takes sites of the demo out as folders, each into an empty tenant, and out again, and says where the bytes differ:
 * `npm run site:check -- smkcoding kampus`, or all of them.
 */

/** Schools are brought by their own table, and not by the folder. */
async function emptyTenant(database: Database, slug: string, from: number): Promise<void> {
  const id = await database.withPlatform(async tx => {
    const made = await tx.db
      .insertInto('platform.tenants')
      .values({ slug, name: slug, time_zone: 'Asia/Jakarta', status: 'active' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return made.id
  })
  const schools = await database.withTenant(from, tx => tx.db.selectFrom('schools').selectAll().execute())
  for (const { id: _, tenant_id: __, ...school } of schools)
    await database.withTenant(id, tx => tx.db.insertInto('schools').values(school).execute())
}

const folder = await mkdtemp(join(tmpdir(), 'sanggar-folders-'))
const config = readConfig({ ...process.env, DATA_DIR: 'memory', DATABASE_URL: undefined })
const database = await openDatabase(config, createLog('silent'))
const files = createFileStore(join(folder, 'files'))
const deps = { database, files, clock: systemClock, partsOf: describeRooms().partsOf }
const wanted = process.argv.slice(2)
try {
  for (const demo of demoTenantsOf(wanted.length > 0 ? wanted : true)) {
    const id = await seedTenant(deps, demo, systemClock.now())
    const copy = `salinan-${demo.slug}`.slice(0, 40)
    await emptyTenant(database, copy, id)
    const began = Date.now()
    const differing = await listChangedPaths(deps, { from: demo.slug, into: copy, folder }).catch(
      (error: unknown) => {
        const why = whyJobFailed(error)
        if (why === undefined) throw error
        return why.split('\n')
      },
    )
    const seconds = ((Date.now() - began) / 1000).toFixed(1)
    process.stdout.write(`${demo.slug}: ${differing.length === 0 ? 'sama' : 'berbeda'} (${seconds} s)\n`)
    for (const line of differing) process.stdout.write(`  ${line}\n`)
    if (differing.length > 0) process.exitCode = 1
  }
} finally {
  await database.close()
  await rm(folder, { recursive: true, force: true })
}
