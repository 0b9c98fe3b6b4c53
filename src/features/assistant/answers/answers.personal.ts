import type { PersonalPart } from '../../../platform/personal-part.ts'
import { daysDataOf, removeDaysOf, removeOldDays } from './answers.personal.store.ts'

/** How often a model answered somebody, day by day. What was said stands with the conversations. */
export const answersPersonal: PersonalPart = {
  place: 72,
  tables: ['answer_days'],
  copy: async ({ tx, membershipId }) => ({ modelAnswers: await daysDataOf(tx, membershipId) }),
  erase: ({ tx, membershipId }) => removeDaysOf(tx, membershipId),
  expire: removeOldDays,
}
