import type { Database } from '../../src/platform/db/database.ts'
import type { FileStore } from '../../src/platform/files/file-store.ts'
import type { Log } from '../../src/platform/log.ts'
import type { Secrets } from '../../src/platform/secrets/secrets.ts'
import type { DemoTenant } from './demo.types.ts'
import { createGallery } from './gallery.ts'
import { storeMedia } from './media.ts'
import { seedAssignments } from './seed-assignments.ts'
import { seedCareers } from './seed-careers.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { ensureAccounts, seedCommunity } from './seed-community.ts'
import { seedDesks } from './seed-desks.ts'
import { seedDiscTests, seedDonations } from './seed-donations.ts'
import { seedEnrolments } from './seed-enrolments.ts'
import { seedEvents } from './seed-events.ts'
import { seedForms } from './seed-forms.ts'
import { seedLetters, settleMails } from './seed-letters.ts'
import { seedLmsFeatures } from './seed-lms-features.ts'
import { seedMeetings } from './seed-meetings.ts'
import { seedOrders } from './seed-orders.ts'
import { seedPages } from './seed-pages.ts'
import { seedPayments } from './seed-payments.ts'
import { seedPosts } from './seed-posts.ts'
import { seedQuizzes } from './seed-quizzes.ts'
import { storeRadio } from './seed-radio.ts'
import { seedReviews } from './seed-reviews.ts'
import { seedShowcase } from './seed-showcase.ts'
import { createDemoTenant, seedSite } from './seed-site.ts'
import { seedTeaching } from './seed-teaching.ts'
import { seedThreads } from './seed-threads.ts'
import { demoTenants } from './tenants.ts'

const isUnfinished = (row: { slug: string; status: string }) =>
  row.status === 'provisioning' && demoTenants.some(demo => demo.slug === row.slug)

/** The demo's tenants, or those of them that are asked for by slug; a slug that is none of them is said. */
export function demoTenantsOf(choice: boolean | readonly string[]): readonly DemoTenant[] {
  if (!Array.isArray(choice)) return demoTenants
  const unknown = choice.filter(slug => !demoTenants.some(demo => demo.slug === slug))
  if (unknown.length > 0)
    throw new Error(
      `DEMO: tidak ada tenant ${unknown.join(', ')}. Yang ada: ${demoTenants.map(demo => demo.slug).join(', ')}`,
    )
  return demoTenants.filter(demo => choice.includes(demo.slug))
}

/**
 * Writes the demo tenants, dates counted from `now`: those that are wanted into a database without tenants, else those
 * whose seeding was cut off. One becomes visible when all of it stands.
 */
export async function seedDemo(
  database: Database,
  files: FileStore,
  secrets: Secrets,
  now: Date,
  log: Log,
  chosen: readonly DemoTenant[] = demoTenants,
): Promise<void> {
  const wanted = await database.withPlatform(async tx => {
    const rows = await tx.db.selectFrom('platform.tenants').select(['slug', 'status']).execute()
    // with a tenant of somebody's own among them, this is no demo any more
    if (rows.some(row => !demoTenants.some(demo => demo.slug === row.slug))) return []
    const unfinished = rows.filter(isUnfinished).map(row => row.slug)
    if (unfinished.length > 0)
      await tx.db.deleteFrom('platform.tenants').where('slug', 'in', unfinished).execute()
    const missing = rows.length === 0 ? chosen : demoTenants.filter(demo => unfinished.includes(demo.slug))
    const created: { demo: DemoTenant; id: number }[] = []
    for (const demo of missing) created.push({ demo, id: await createDemoTenant(tx, demo) })
    return created
  })
  if (wanted.length === 0) return
  const accountIds = await ensureAccounts(database, secrets, now)
  for (const { demo, id } of wanted) {
    await fillTenant(database, files, demo, id, now, accountIds, secrets)
    log.debug({ tenant: demo.slug }, 'demo tenant seeded')
  }
}

/** One more tenant made of demo content; answers its id. */
export async function seedTenant(
  database: Database,
  files: FileStore,
  demo: DemoTenant,
  now: Date,
): Promise<number> {
  const id = await database.withPlatform(tx => createDemoTenant(tx, demo))
  await fillTenant(database, files, demo, id, now)
  return id
}

async function fillTenant(
  database: Database,
  files: FileStore,
  demo: DemoTenant,
  tenantId: number,
  now: Date,
  accountIds = new Map<string, string>(),
  secrets?: Secrets,
): Promise<void> {
  // drawn before the transaction begins: the embedded database has one connection
  const gallery = await createGallery(demo, files)
  const media = await storeMedia(demo, files)
  const radio = await storeRadio(demo, files)
  await database.withTenant(tenantId, async tx => {
    await gallery.record(tx)
    await radio?.record(tx)
    await seedSite(tx, demo, gallery, radio?.setting, now)
    const people = await seedPosts(tx, demo, gallery, now)
    await seedShowcase(tx, demo, gallery, media, now)
    await seedCatalogue(tx, demo, gallery, people, now)
    await seedPages(tx, demo, gallery, now)
    await seedEvents(tx, demo, gallery, now)
    await seedCareers(tx, demo, gallery, now)
    await seedCommunity(tx, demo.slug, accountIds, now)
    await seedTeaching(tx, demo, people, now)
    await seedEnrolments(tx, demo, now)
    await seedQuizzes(tx, tenantId, demo, now)
    await seedMeetings({ tx, tenantId, media, now, secrets }, demo)
    await seedAssignments(tx, demo, now)
    await seedThreads(tx, demo, now)
    await seedReviews(tx, tenantId, demo, now)
    await seedForms({ tx, tenantId, now, secrets }, demo)
    await seedLmsFeatures(tx, demo, gallery)
    await seedPayments(tx, demo, now)
    await seedOrders(tx, tenantId, demo, now)
    await seedDonations({ tx, tenantId, gallery, now }, demo)
    await seedDiscTests({ tx, tenantId, now }, demo, secrets)
    await seedLetters(tx, tenantId, demo, now)
    await seedDesks(tx, demo, now)
  })
  await database.withPlatform(async tx => {
    await settleMails(tx, tenantId, now)
    await tx.db.updateTable('platform.tenants').set({ status: 'active' }).where('id', '=', tenantId).execute()
  })
}
