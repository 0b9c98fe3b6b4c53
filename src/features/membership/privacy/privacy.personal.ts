import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import * as store from './privacy.personal.store.ts'

/** What somebody agreed to and asked for. Consents stay as they are: they name nobody. */
export const privacyPersonal: PersonalPart = {
  place: 30,
  tables: ['consents', 'guardian_consents', 'data_requests'],
  addresses: store.listGuardianAddresses,
  copy: async ({ tx, membershipId }) => ({
    consents: readJson(await store.consentsHeldOf(tx, membershipId)),
    guardians: readJson(await store.guardiansHeldOf(tx, membershipId)),
    requests: readJson(await store.requestsHeldOf(tx, membershipId)),
  }),
  async erase({ tx, membershipId, at }) {
    await store.emptyGuardians(tx, membershipId)
    await store.emptyRequests(tx, membershipId, at)
  },
}
