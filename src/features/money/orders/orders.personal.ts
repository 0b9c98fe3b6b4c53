import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import { emptyNames, forgetAddresses, personalOrdersOf } from './orders.personal.store.ts'

/** an order that is over is written about for two years; its name stays as long as the books (docs/decisions) */
const addressDays = 730

/** What somebody bought. Books stay ten years (UU KUP article 28): an erasure empties who it was. */
export const ordersPersonal: PersonalPart = {
  place: 56,
  tables: ['orders', 'idempotency_keys', 'refund_approvals'],
  copy: async ({ tx, membershipId }) => ({ orders: readJson(await personalOrdersOf(tx, membershipId)) }),
  expire: (tx, now) => forgetAddresses(tx, new Date(now.getTime() - addressDays * 86_400_000)),
  erase: ({ tx, membershipId, erasedName }) => emptyNames(tx, membershipId, erasedName),
}
