import type { DemoTenant } from './demo.types.ts'
import { alpha } from './tenants/alpha.ts'
import { bharabas } from './tenants/bharabas.ts'
import { cendekia } from './tenants/cendekia.ts'
import { devBharabas } from './tenants/dev-bharabas.ts'
import { foundation } from './tenants/foundation.ts'
import { galeri } from './tenants/galeri.ts'
import { jambore } from './tenants/jambore.ts'
import { pelita } from './tenants/pelita.ts'
import { podcast } from './tenants/podcast.ts'
import { pujapramudya } from './tenants/pujapramudya.ts'
import { ruangcipta } from './tenants/ruangcipta.ts'
import { sanggar } from './tenants/sanggar.ts'
import { smkcoding } from './tenants/smkcoding.ts'

/** One tenant for each of the first five layouts, with content for every room, and one in maintenance. */
export const firstTenants: readonly DemoTenant[] = [sanggar, cendekia, foundation, jambore, smkcoding, pelita]

/** One tenant for each of the other layouts, with as much content as shows it well. */
const lookTenants: readonly DemoTenant[] = [
  bharabas,
  devBharabas,
  podcast,
  galeri,
  pujapramudya,
  alpha,
  ruangcipta,
]

/** All that a newcomer finds: the product's own comes first, then one tenant for each layout. */
export const demoTenants: readonly DemoTenant[] = [...firstTenants, ...lookTenants]
