import type { DemoTenant } from './demo.types.ts'
import { aksara } from './tenants/aksara.ts'
import { cendekia } from './tenants/cendekia.ts'
import { elevaite } from './tenants/elevaite.ts'
import { foundation } from './tenants/foundation.ts'
import { jambore } from './tenants/jambore.ts'
import { kampus } from './tenants/kampus.ts'
import { korporat } from './tenants/korporat.ts'
import { pelita } from './tenants/pelita.ts'
import { pemerintah } from './tenants/pemerintah.ts'
import { perpustakaan } from './tenants/perpustakaan.ts'
import { sanggar } from './tenants/sanggar.ts'
import { smkcoding } from './tenants/smkcoding.ts'

/** One tenant for each of the first five layouts, with content for every room, and one in maintenance. */
export const firstTenants: readonly DemoTenant[] = [sanggar, cendekia, foundation, jambore, smkcoding, pelita]

/** One tenant for each of the other layouts, with as much content as shows it well. */
const lookTenants: readonly DemoTenant[] = [kampus, aksara, perpustakaan, pemerintah, korporat, elevaite]

/** All that a newcomer finds: the product's own comes first, then one tenant for each layout. */
export const demoTenants: readonly DemoTenant[] = [...firstTenants, ...lookTenants]
