import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import { dropPrivate } from '../../core/media/media.ts'
import { forgetPayer, listProofKeysOf, personalDataOf } from './payments.personal.store.ts'

/** How somebody paid. Books have to stay, for ten years (UU KUP 28): what is erased is who it was. */
export const paymentsPersonal: PersonalPart = {
  place: 58,
  tables: ['payments', 'payment_events'],
  copy: async ({ tx, membershipId }) => ({ payments: readJson(await personalDataOf(tx, membershipId)) }),
  fileKeys: listProofKeysOf,
  async erase({ tx, membershipId }) {
    for (const key of await listProofKeysOf(tx, membershipId)) await dropPrivate(tx, key)
    await forgetPayer(tx, membershipId)
  },
}
