import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import { emptyPlansOf, personalPlansOf } from './instalments.store.ts'

/** Which classes somebody pays in parts. The plan stays with the books; an erasure empties whose it was. */
export const instalmentsPersonal: PersonalPart = {
  place: 58,
  tables: ['instalment_plans'],
  copy: async ({ tx, membershipId }) => ({ instalments: readJson(await personalPlansOf(tx, membershipId)) }),
  erase: ({ tx, membershipId }) => emptyPlansOf(tx, membershipId),
}
