import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import { consentDataOf } from './consents.personal.store.ts'

/** What somebody agreed to. The lines stay as they are: they name nobody. */
export const consentsPersonal: PersonalPart = {
  place: 30,
  tables: ['consents'],
  copy: async ({ tx, membershipId }) => ({ consents: readJson(await consentDataOf(tx, membershipId)) }),
}
