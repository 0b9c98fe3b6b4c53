import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import { emptyGuardians, guardianDataOf, listGuardianAddresses } from './guardians.personal.store.ts'

/** Who was asked for somebody. That it was asked stays, without the guardian's name. */
export const guardiansPersonal: PersonalPart = {
  place: 31,
  tables: ['guardian_consents'],
  addresses: listGuardianAddresses,
  copy: async ({ tx, membershipId }) => ({ guardians: readJson(await guardianDataOf(tx, membershipId)) }),
  erase: ({ tx, membershipId }) => emptyGuardians(tx, membershipId),
}
