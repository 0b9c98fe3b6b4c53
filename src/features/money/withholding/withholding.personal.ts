import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import { emptyProfiles, personalProfilesOf } from './tax-profiles.store.ts'

/** What somebody said of their taxes. What was withheld stays ten years (UU KUP article 28), without a number. */
export const withholdingPersonal: PersonalPart = {
  place: 59,
  tables: ['tax_profiles'],
  copy: async ({ tx, membershipId }) => {
    const data = await personalProfilesOf(tx, membershipId)
    return { taxProfiles: data ? readJson(data) : [] }
  },
  erase: ({ tx, membershipId }) => emptyProfiles(tx, membershipId),
}
