import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import { gradesDataOf } from './gradebook.personal.store.ts'

/** Final grades, and marks that somebody set. They go along with the enrolment. */
export const gradebookPersonal: PersonalPart = {
  place: 56.5,
  tables: ['gradebook_events', 'gradebook_cells', 'final_grades'],
  copy: async ({ tx, membershipId }) => ({ grades: readJson(await gradesDataOf(tx, membershipId)) }),
}
