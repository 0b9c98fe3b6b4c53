import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import { groupsDataOf, removeFromGroups } from './assignments.personal.store.ts'

/** With whom somebody works; after what they handed in, which is found by it. */
export const assignmentsPersonal: PersonalPart = {
  place: 54.5,
  tables: ['work_groups'],
  copy: async ({ tx, membershipId }) => ({ workGroups: readJson(await groupsDataOf(tx, membershipId)) }),
  async erase({ tx, membershipId }) {
    await removeFromGroups(tx, membershipId)
  },
}
