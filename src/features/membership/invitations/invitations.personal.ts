import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import * as store from './invitations.personal.store.ts'

/** Who was asked to come. Of a link for many only who came by it is forgotten. */
export const invitationsPersonal: PersonalPart = {
  place: 40,
  tables: ['invitations'],
  copy: async ({ tx, email }) => ({ invitations: readJson(await store.personalDataOf(tx, email)) }),
  async erase({ tx, membershipId, addresses }) {
    await store.removeInvitations(tx, membershipId, addresses)
    await store.forgetWhoCame(tx, membershipId)
  },
  expire: store.removeOld,
  forget: ({ tx, address }) => store.removeInvitations(tx, 0, [address]),
}
