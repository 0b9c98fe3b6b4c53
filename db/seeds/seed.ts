import { z } from 'zod'
import type { Database } from '../../src/platform/db/database.ts'
import type { FileStore } from '../../src/platform/files/file-store.ts'
import type { Log } from '../../src/platform/log.ts'
import type { PartsOf } from '../../src/platform/room-parts.ts'
import type { Secrets } from '../../src/platform/secrets/secrets.ts'
import type { Palette } from './art/art.ts'
import type { DemoTenant } from './demo.types.ts'
import { drawingName } from './folders/drawing-names.ts'
import { fieldsOf, mediaIn, readTexts, shownIn, type Texts } from './folders/read-content.ts'
import { createGallery, drawingsOf } from './gallery.ts'
import { storeMedia } from './media.ts'
import { seedAssignments } from './seed-assignments.ts'
import { ensureAccounts, seedCommunity, seedSchools } from './seed-community.ts'
import { seedContent } from './seed-content.ts'
import { seedDesks } from './seed-desks.ts'
import { seedDiscTests, seedDonations } from './seed-donations.ts'
import { seedEnrolments } from './seed-enrolments.ts'
import { seedForms } from './seed-forms.ts'
import { seedLetters, settleMails } from './seed-letters.ts'
import { seedMeetings } from './seed-meetings.ts'
import { seedOrders } from './seed-orders.ts'
import { seedPayments } from './seed-payments.ts'
import { seedPayouts } from './seed-payouts.ts'
import { seedQuizzes } from './seed-quizzes.ts'
import { seedReviews } from './seed-reviews.ts'
import { createDemoTenant, seedSite } from './seed-site.ts'
import { seedTeaching } from './seed-teaching.ts'
import { seedThreads } from './seed-threads.ts'
import { demoTenants } from './tenants.ts'

/** Where the demo is written, and the rooms that write it. */
interface DemoDeps {
  database: Database
  files: FileStore
  partsOf: PartsOf
}

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
  house: DemoDeps & { secrets: Secrets },
  now: Date,
  log: Log,
  chosen: readonly DemoTenant[] = demoTenants,
): Promise<void> {
  const { database, secrets } = house
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
    await fillTenant(house, { demo, id, now, accountIds, secrets })
    log.debug({ tenant: demo.slug }, 'demo tenant seeded')
  }
}

/** One more tenant made of demo content; answers its id. `change`: what its folder is to say otherwise. */
export async function seedTenant(
  house: DemoDeps,
  demo: DemoTenant,
  now: Date,
  change?: (texts: Texts) => Texts,
): Promise<number> {
  const id = await house.database.withPlatform(tx => createDemoTenant(tx, demo))
  await fillTenant(house, { demo, id, now, change })
  return id
}

interface Filling {
  demo: DemoTenant
  id: number
  now: Date
  accountIds?: Map<string, string>
  secrets?: Secrets
  change?: ((texts: Texts) => Texts) | undefined
}

const colours = z.object({
  css: z.object({
    clr_primary: z.string(),
    clr_secondary: z.string(),
    clr_warning: z.string(),
    clr_info: z.string(),
    clr_light: z.string(),
    clr_dark: z.string(),
  }),
})

/** The colours in which a site's pictures are drawn. */
export function paletteOf(texts: Texts): Palette {
  const { css } = colours.parse(fieldsOf(texts, 'look.yaml'))
  return {
    primary: css.clr_primary,
    secondary: css.clr_secondary,
    warning: css.clr_warning,
    info: css.clr_info,
    light: css.clr_light,
    dark: css.clr_dark,
  }
}

/** What a tenant shows and plays, in its folder or in what is done there; written to the file store. */
async function makeFiles(demo: DemoTenant, texts: Texts, files: FileStore) {
  const { slug } = demo
  const drawn = drawingsOf(demo).map(drawing => [drawingName(drawing), drawing.alt] as const)
  const shown = [...shownIn(texts)].filter(([name]) => name.endsWith('.svg'))
  const gallery = await createGallery(
    { slug, palette: paletteOf(texts), press: demo.press, shown: new Map([...drawn, ...shown]) },
    files,
  )
  const inCode = new Map([['', JSON.stringify(demo.meetings ?? [])]])
  const media = await storeMedia(slug, [...new Set([...mediaIn(texts), ...mediaIn(inCode)])], files)
  return { gallery, media }
}

async function fillTenant(
  { database, files, partsOf }: DemoDeps,
  { demo, id: tenantId, now, accountIds = new Map(), secrets, change }: Filling,
): Promise<void> {
  const read = await readTexts(demo, now)
  const texts = change ? change(read) : read
  // drawn before the transaction begins: the embedded database has one connection
  const { gallery, media } = await makeFiles(demo, texts, files)
  await database.withTenant(tenantId, async tx => {
    await gallery.record(tx)
    await media.record(tx)
    await seedSite(tx, demo, texts, now)
    await seedSchools(tx)
    const shown = new Map([...gallery.files, ...media.files])
    await seedContent({ tx, tenantId, now, partsOf }, demo, { texts, files: shown })
    await seedCommunity(tx, demo.slug, accountIds, now)
    await seedTeaching(tx, demo, now)
    await seedEnrolments(tx, demo, now)
    await seedQuizzes(tx, tenantId, demo, now)
    await seedMeetings({ tx, tenantId, media, now, secrets }, demo)
    await seedAssignments(tx, demo, now)
    await seedThreads(tx, demo, now)
    await seedReviews(tx, tenantId, demo, now)
    await seedForms({ tx, tenantId, now, secrets }, demo)
    await seedPayments(tx, demo, now)
    await seedOrders(tx, tenantId, demo, now)
    await seedPayouts(tx, tenantId, demo, { now, secrets })
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
