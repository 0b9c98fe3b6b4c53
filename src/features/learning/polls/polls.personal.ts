import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import { answersDataOf, removeOf } from './polls.personal.store.ts'

/** What somebody answered when their class was asked. */
export const pollsPersonal: PersonalPart = {
  place: 59,
  tables: ['polls', 'poll_answers'],
  copy: async ({ tx, membershipId }) => ({ classAnswers: readJson(await answersDataOf(tx, membershipId)) }),
  erase: ({ tx, membershipId }) => removeOf(tx, membershipId),
}
