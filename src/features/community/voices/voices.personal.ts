import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import {
  forgetNetworks,
  personalDataOf,
  removeOfAddress,
  removeOfMember,
  tenantsOfAddresses,
} from './voices.personal.store.ts'
import { networkDays } from './voices.rules.ts'

/** What somebody said under an address or as a member, and what moderators did. */
export const voicesPersonal: PersonalPart = {
  place: 95,
  tables: ['voices', 'voice_steps', 'voice_replies', 'voice_supports'],
  copy: async ({ tx, email, membershipId }) => ({
    voices: readJson(await personalDataOf(tx, email, membershipId)),
  }),
  async erase({ tx, email, membershipId, erasedName }) {
    await removeOfMember(tx, membershipId, erasedName)
    if (email !== null) await removeOfAddress(tx, email)
  },
  forget: ({ tx, address }) => removeOfAddress(tx, address),
  tenantsNaming: tenantsOfAddresses,
  expire: (tx, now) => forgetNetworks(tx, new Date(now.getTime() - networkDays * 86_400_000)),
}
