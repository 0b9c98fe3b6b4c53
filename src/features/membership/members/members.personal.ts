import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import * as store from './members.personal.store.ts'
import { lockAdmins } from './members.store.ts'

const successor = 'Jadikan orang lain admin terlebih dahulu.'

/** Who belongs here. The row stays with its number; an admin must remain. */
export const membersPersonal: PersonalPart = {
  place: 10,
  tables: ['memberships'],
  turn: 'row',
  indispensable: {
    async is(tx, membershipId) {
      const admins = await lockAdmins(tx)
      return admins.includes(membershipId) && admins.length === 1
    },
    words: `Anda adalah admin terakhir. ${successor}`,
    wordsElsewhere: sites => `Anda admin terakhir di ${sites}. ${successor}`,
  },
  addresses: store.listAddresses,
  copy: async ({ tx, membershipId }) => ({
    membership: readJson(await store.personalDataOf(tx, membershipId)),
  }),
  erase: ({ tx, membershipId, erasedName, at }) => store.emptyMembership(tx, membershipId, erasedName, at),
}
