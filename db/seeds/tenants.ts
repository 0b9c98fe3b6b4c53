import type { DemoTenant } from './demo.types.ts'
import { cendekia } from './tenants/cendekia.ts'
import { foundation } from './tenants/foundation.ts'
import { jambore } from './tenants/jambore.ts'
import { pelita } from './tenants/pelita.ts'
import { sanggar } from './tenants/sanggar.ts'
import { smkcoding } from './tenants/smkcoding.ts'

/** One tenant for each layout, and one in maintenance. The product's own comes first. */
export const demoTenants: readonly DemoTenant[] = [sanggar, cendekia, foundation, jambore, smkcoding, pelita]
