import type { DemoClass, DemoPost, DemoTenant } from '../db/seeds/demo.types.ts'
import { seedDemo, seedTenant } from '../db/seeds/seed.ts'
import { cendekia } from '../db/seeds/tenants/cendekia.ts'
import { createSanggar } from '../src/app/sanggar.ts'
import { readConfig } from '../src/platform/config.ts'
import { tenants } from './tenant.ts'

/**
 * Run as a process of its own: the demo tenants, and the default layout's demo tenant with more dated classes and posts
 * in two sizes, into the database that the environment names. Prints the tenants' ids.
 */
function many<Item extends { slug: string }>(
  wanted: number,
  items: Item[],
  change: (item: Item, suffix: string) => Item,
): Item[] {
  return Array.from({ length: wanted }, (_, index) => {
    const item = items[index % items.length]
    if (!item) throw new Error('The demo tenant has nothing to copy')
    const suffix = String(index + 1).padStart(3, '0')
    return { ...change(item, suffix), slug: `${item.slug}-${suffix}` }
  })
}

const again = (entry: DemoClass, suffix: string): DemoClass => ({
  ...entry,
  code: `${entry.code}-${suffix}`,
  name: `${entry.name}, Angkatan ${suffix}`,
  classrooms: entry.classrooms.map(room => ({ ...room, code: `${room.code}-${suffix}` })),
})

const posted = (post: DemoPost, suffix: string): DemoPost => ({ ...post, title: `${post.title} (${suffix})` })

/** What refers to posts and classes by their names stays behind: here they bear numbers. */
const { showcase: _showcase, teaching: _teaching, events: _events, ...bare } = cendekia

const tenantOf = ({ slug, count }: { slug: string; count: number }): DemoTenant => ({
  ...bare,
  slug,
  // a host belongs to one tenant
  domains: [],
  layout: 'default',
  classes: [
    ...cendekia.classes.filter(entry => entry.type === 'self_paced'),
    ...many(
      count,
      cendekia.classes.filter(entry => entry.type !== 'self_paced'),
      again,
    ),
  ],
  posts: many(count, cendekia.posts, posted),
})

const sanggar = await createSanggar(readConfig(process.env))
const { database, files, secrets, log } = sanggar
await seedDemo(database, files, secrets, new Date(), log)
for (const [size, tenant] of Object.entries(tenants)) {
  const id = await seedTenant(database, files, tenantOf(tenant), new Date())
  process.stdout.write(`\ntenant ${size} ${id}\n`)
}
await sanggar.close()
