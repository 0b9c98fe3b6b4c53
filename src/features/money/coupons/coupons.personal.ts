import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import { personalUsesOf, removeUsesOf } from './coupons.store.ts'

/** Which coupons somebody used. The orders keep what was taken off. */
export const couponsPersonal: PersonalPart = {
  place: 57,
  tables: ['coupon_uses'],
  copy: async ({ tx, membershipId }) => ({ coupons: readJson(await personalUsesOf(tx, membershipId)) }),
  erase: ({ tx, membershipId }) => removeUsesOf(tx, membershipId),
}
