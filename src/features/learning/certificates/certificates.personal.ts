import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import { personalDataOf, removeOf } from './certificates.personal.store.ts'

/** Certificates bear a name: they go with whose it is, and their codes verify nothing any more. */
export const certificatesPersonal: PersonalPart = {
  place: 54,
  tables: ['certificates'],
  copy: async ({ tx, membershipId }) => ({ certificates: readJson(await personalDataOf(tx, membershipId)) }),
  erase: ({ tx, membershipId }) => removeOf(tx, membershipId),
}
