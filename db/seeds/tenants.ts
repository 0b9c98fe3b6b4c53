import { cendekia } from './dealings/cendekia/cendekia.ts'
import { foundation } from './dealings/foundation/foundation.ts'
import { jambore } from './dealings/jambore/jambore.ts'
import { ligasmk } from './dealings/ligasmk/ligasmk.ts'
import { pesilat } from './dealings/pesilat/pesilat.ts'
import { sanggar } from './dealings/sanggar/sanggar.ts'
import { smkcoding } from './dealings/smkcoding/smkcoding.ts'
import type { Dealings, DemoTenant } from './demo.types.ts'
import { listDemoSlugs, readDemoSite } from './folders/demo-site.ts'

/** What is done at the sites that show more than what they say. */
const dealings: Readonly<Record<string, Dealings>> = {
  sanggar,
  cendekia,
  foundation,
  jambore,
  smkcoding,
  ligasmk,
  pesilat,
}

const tenantOf = (slug: string): DemoTenant => ({ ...readDemoSite(slug), ...dealings[slug] })

const firstSlugs = ['sanggar', 'cendekia', 'foundation', 'jambore', 'smkcoding', 'pelita']

/** One tenant for each of the first five layouts, with content for every room, and one in maintenance. */
export const firstTenants: readonly DemoTenant[] = firstSlugs.map(tenantOf)

/** One tenant for each of the other layouts, with as much content as shows it well: whoever has a folder. */
const lookTenants: readonly DemoTenant[] = listDemoSlugs()
  .filter(slug => !firstSlugs.includes(slug))
  .map(tenantOf)

/** All that a newcomer finds: the product's own comes first, then one tenant for each layout. */
export const demoTenants: readonly DemoTenant[] = [...firstTenants, ...lookTenants]
