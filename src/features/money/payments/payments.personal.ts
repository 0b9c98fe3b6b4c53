import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import { forgetPayer, personalDataOf } from './payments.personal.store.ts'

/** How somebody paid. Books have to stay, for ten years (UU KUP 28): what is erased is who it was. */
export const paymentsPersonal: PersonalPart = {
  place: 58,
  tables: ['payments', 'payment_events'],
  copy: async ({ tx, membershipId }) => ({ payments: readJson(await personalDataOf(tx, membershipId)) }),
  async erase({ tx, membershipId }) {
    await forgetPayer(tx, membershipId)
  },
}
