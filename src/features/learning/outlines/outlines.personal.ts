import type { PersonalPart } from '../../../platform/personal-part.ts'
import { forgetVersionsBy, forgetWriterOfOutlines, listVersionsBy } from '../classes/classes.ts'

/** Who wrote and published what of a course: the name goes, what was taught stays. */
export const outlinesPersonal: PersonalPart = {
  place: 117,
  tables: ['course_versions', 'modules', 'chapters'],
  copy: async ({ tx, membershipId }) => ({ courseVersions: await listVersionsBy(tx, membershipId) }),
  async erase({ tx, membershipId }) {
    await forgetVersionsBy(tx, membershipId)
    await forgetWriterOfOutlines(tx, membershipId)
  },
}
