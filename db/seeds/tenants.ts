import type { DemoTenant } from './demo.types.ts'
import { cendekia } from './tenants/cendekia.ts'
import { foundation } from './tenants/foundation.ts'
import { jambore } from './tenants/jambore.ts'
import { karier } from './tenants/karier.ts'
import { kemah } from './tenants/kemah.ts'
import { ligasmk } from './tenants/ligasmk.ts'
import { mentor } from './tenants/mentor.ts'
import { metamorfosa } from './tenants/metamorfosa.ts'
import { pelatihan } from './tenants/pelatihan.ts'
import { pelita } from './tenants/pelita.ts'
import { sanggar } from './tenants/sanggar.ts'
import { smkcoding } from './tenants/smkcoding.ts'

/** One tenant for each of the first five layouts, with content for every room, and one in maintenance. */
export const firstTenants: readonly DemoTenant[] = [sanggar, cendekia, foundation, jambore, smkcoding, pelita]

/** One tenant for each of the other layouts, with as much content as shows it well. */
const lookTenants: readonly DemoTenant[] = [karier, kemah, pelatihan, mentor, metamorfosa, ligasmk]

/** All that a newcomer finds: the product's own comes first, then one tenant for each layout. */
export const demoTenants: readonly DemoTenant[] = [...firstTenants, ...lookTenants]
