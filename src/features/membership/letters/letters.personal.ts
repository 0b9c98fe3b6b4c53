import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import { personalDataOf, removeOfMember } from './letters.personal.store.ts'

/** Which of the tenant's own letters went to somebody. What programs sent is counted without names. */
export const lettersPersonal: PersonalPart = {
  place: 51,
  tables: ['mailings', 'mailing_recipients', 'mailer_calls'],
  copy: async ({ tx, membershipId }) => ({ mailings: readJson(await personalDataOf(tx, membershipId)) }),
  erase: ({ tx, membershipId, erasedName }) => removeOfMember(tx, membershipId, erasedName),
}
