import type { PersonalPart } from '../../../platform/personal-part.ts'
import { removeOfMember } from './disc-tests.personal.store.ts'
import { type DiscDeps, listOwnResults } from './disc-tests.ts'

/** What somebody chose in the personality test, and what came of it. */
export const discPersonal = (house: DiscDeps): PersonalPart => ({
  place: 97,
  tables: ['disc_results', 'disc_counts'],
  async copy({ tx, tenantId, membershipId }) {
    const kept = await listOwnResults({ tx, tenant: { id: tenantId } }, house, membershipId)
    return {
      discTests: kept.map(({ at, profile, choices, shareToken }) => ({
        at: at.toISOString(),
        result: profile,
        choices,
        isShared: shareToken !== null,
      })),
    }
  },
  erase: ({ tx, membershipId }) => removeOfMember(tx, membershipId),
})
