import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import { accommodationsDataOf, attemptsDataOf, removeOf } from './quizzes.personal.store.ts'

/** What somebody answered, and what it came to. It goes along with their enrolments. */
export const quizzesPersonal: PersonalPart = {
  place: 56,
  tables: ['attempts', 'attempt_items', 'answer_steps', 'mark_events', 'grades', 'accommodations'],
  copy: async ({ tx, membershipId }) => ({
    quizAttempts: readJson(await attemptsDataOf(tx, membershipId)),
    quizAccommodations: readJson(await accommodationsDataOf(tx, membershipId)),
  }),
  erase: ({ tx, membershipId }) => removeOf(tx, membershipId),
}
