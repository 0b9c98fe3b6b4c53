import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import { dropPrivate } from '../../core/media/media.ts'
import { listKeysOf } from './attempt-files.store.ts'
import { accommodationsDataOf, attemptsDataOf, removeOf } from './quizzes.personal.store.ts'

/** What somebody answered, and what it came to. It goes along with their enrolments, the files of it just before. */
export const quizzesPersonal: PersonalPart = {
  place: 53,
  tables: [
    'attempts',
    'attempt_items',
    'answer_steps',
    'mark_events',
    'grades',
    'accommodations',
    'attempt_files',
  ],
  copy: async ({ tx, membershipId }) => ({
    quizAttempts: readJson(await attemptsDataOf(tx, membershipId)),
    quizAccommodations: readJson(await accommodationsDataOf(tx, membershipId)),
  }),
  fileKeys: listKeysOf,
  erasedKeys: listKeysOf,
  async erase({ tx, membershipId }) {
    for (const key of await listKeysOf(tx, membershipId)) await dropPrivate(tx, key)
    await removeOf(tx, membershipId)
  },
}
