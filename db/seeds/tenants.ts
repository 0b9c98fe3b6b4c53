import type { DemoTenant } from './demo.types.ts'
import { beasiswabersamapuja } from './tenants/beasiswabersamapuja.ts'
import { belajarbersama } from './tenants/belajarbersama.ts'
import { belajarbersamapuja } from './tenants/belajarbersamapuja.ts'
import { cendekia } from './tenants/cendekia.ts'
import { donasi } from './tenants/donasi.ts'
import { festival } from './tenants/festival.ts'
import { foundation } from './tenants/foundation.ts'
import { inovasiuntukbangsa } from './tenants/inovasiuntukbangsa.ts'
import { jambore } from './tenants/jambore.ts'
import { pelita } from './tenants/pelita.ts'
import { sanggar } from './tenants/sanggar.ts'
import { smkcoding } from './tenants/smkcoding.ts'

/** One tenant for each of the first five layouts, with content for every room, and one in maintenance. */
export const firstTenants: readonly DemoTenant[] = [sanggar, cendekia, foundation, jambore, smkcoding, pelita]

/** One tenant for each of the other layouts, with as much content as shows it well. */
const lookTenants: readonly DemoTenant[] = [
  festival,
  donasi,
  beasiswabersamapuja,
  inovasiuntukbangsa,
  belajarbersamapuja,
  belajarbersama,
]

/** All that a newcomer finds: the product's own comes first, then one tenant for each layout. */
export const demoTenants: readonly DemoTenant[] = [...firstTenants, ...lookTenants]
