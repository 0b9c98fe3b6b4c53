import { furnishPages } from '../../src/features/website/pages/pages.ts'
import type { Tx } from '../../src/platform/db/transaction.ts'
import type { DemoTenant } from './demo.types.ts'
import { fieldsOf, type Texts } from './folders/read-content.ts'

export async function createDemoTenant(tx: Tx, demo: DemoTenant): Promise<number> {
  const { id } = await tx.db
    .insertInto('platform.tenants')
    .values({ slug: demo.slug, name: demo.name, time_zone: 'Asia/Jakarta', status: 'provisioning' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const { host, isPrimary = false } of demo.domains)
    await tx.db
      .insertInto('platform.tenant_domains')
      .values({ tenant_id: id, host, state: 'active', is_primary: isPrimary })
      .execute()
  return id
}

/** A site that says nothing yet, with the starter's pages where the folder has none of its own. */
export async function seedSite(tx: Tx, demo: DemoTenant, texts: Texts, now: Date): Promise<void> {
  const { description } = fieldsOf(texts, 'settings/overview.yaml')
  // what cards elsewhere show of it, and what a robot may do here
  const meta = {
    name: demo.name,
    description,
    keywords: demo.keywords.join(', '),
    type: 'website',
    card: 'summary_large_image',
    site_name: demo.title,
    robot_index: 'index',
    robot_follow: 'follow',
  }
  await tx.db
    .insertInto('site_settings')
    .values({
      title: demo.title,
      layout: demo.layout,
      is_maintenance: demo.maintenance,
      meta: JSON.stringify(meta),
    })
    .execute()
  await furnishPages(tx, { name: demo.title, now, isWanted: page => !texts.has(`pages/${page}.yaml`) })
}
