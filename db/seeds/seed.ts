import type { Database } from '../../src/platform/db/database.ts'
import type { FileStore } from '../../src/platform/files/file-store.ts'
import type { Log } from '../../src/platform/log.ts'
import type { DemoTenant } from './demo.types.ts'
import { createGallery } from './gallery.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedPosts } from './seed-posts.ts'
import { createDemoTenant, seedSite } from './seed-site.ts'
import { demoTenants } from './tenants.ts'

/** true while there is no tenant at all */
export async function isDemoWanted(database: Database): Promise<boolean> {
  const row = await database.withPlatform(tx =>
    tx.db.selectFrom('platform.tenants').select('id').limit(1).executeTakeFirst(),
  )
  return row === undefined
}

/** Writes the demo tenants: each in one transaction, dates counted from `now`. */
export async function seedDemo(database: Database, files: FileStore, now: Date, log: Log): Promise<void> {
  for (const demo of demoTenants) {
    await seedTenant(database, files, demo, now)
    log.info({ tenant: demo.slug }, 'demo tenant seeded')
  }
}

export async function seedTenant(database: Database, files: FileStore, demo: DemoTenant, now: Date): Promise<number> {
  const gallery = await createGallery(demo, files)
  const tenantId = await database.withPlatform(tx => createDemoTenant(tx, demo))
  await database.withTenant(tenantId, async tx => {
    await gallery.record(tx)
    await seedSite(tx, demo, gallery, now)
    const people = await seedPosts(tx, demo, gallery, now)
    await seedCatalogue(tx, demo, gallery, people, now)
  })
  return tenantId
}
