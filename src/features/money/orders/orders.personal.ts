import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import { emptyNames, personalOrdersOf } from './orders.personal.store.ts'

/** What somebody bought. Books stay ten years (UU KUP article 28): an erasure empties who it was. */
export const ordersPersonal: PersonalPart = {
  place: 56,
  tables: ['orders', 'idempotency_keys', 'refund_approvals'],
  copy: async ({ tx, membershipId }) => ({ orders: readJson(await personalOrdersOf(tx, membershipId)) }),
  erase: ({ tx, membershipId, erasedName }) => emptyNames(tx, membershipId, erasedName),
}
