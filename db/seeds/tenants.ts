import type { DemoTenant } from './demo.types.ts'
import { akselerasi } from './tenants/akselerasi.ts'
import { alkamedia } from './tenants/alkamedia.ts'
import { cendekia } from './tenants/cendekia.ts'
import { demo } from './tenants/demo.ts'
import { foundation } from './tenants/foundation.ts'
import { jambore } from './tenants/jambore.ts'
import { jongkreatif } from './tenants/jongkreatif.ts'
import { pelita } from './tenants/pelita.ts'
import { sanggar } from './tenants/sanggar.ts'
import { smkcoding } from './tenants/smkcoding.ts'
import { tulisanteman } from './tenants/tulisanteman.ts'
import { warta } from './tenants/warta.ts'

/** One tenant for each of the first five layouts, with content for every room, and one in maintenance. */
export const firstTenants: readonly DemoTenant[] = [sanggar, cendekia, foundation, jambore, smkcoding, pelita]

/** One tenant for each of the other layouts, with as much content as shows it well. */
const lookTenants: readonly DemoTenant[] = [demo, jongkreatif, akselerasi, alkamedia, tulisanteman, warta]

/** All that a newcomer finds: the product's own comes first, then one tenant for each layout. */
export const demoTenants: readonly DemoTenant[] = [...firstTenants, ...lookTenants]
