import type { DemoTenant } from './demo.types.ts'
import { foundation } from './tenants/foundation.ts'
import { sanggar } from './tenants/sanggar.ts'

/** One tenant for each layout, and one in maintenance. The product's own comes first. */
export const demoTenants: readonly DemoTenant[] = [sanggar, foundation]
