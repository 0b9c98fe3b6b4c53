import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import { emptyGiver, forgetRepeats, personalDonationsOf } from './donations.personal.store.ts'

/** What somebody gave. Books stay ten years (UU KUP article 28): an erasure empties who it was and what they said. */
export const donationsPersonal: PersonalPart = {
  place: 57,
  tables: ['donations', 'donation_uses'],
  copy: async ({ tx, membershipId }) => ({
    donations: readJson(await personalDonationsOf(tx, membershipId)),
  }),
  erase: ({ tx, membershipId, erasedName }) => emptyGiver(tx, membershipId, erasedName),
  expire: (tx, now) => forgetRepeats(tx, new Date(now.getTime() - 86_400_000)),
}
