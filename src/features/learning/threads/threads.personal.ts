import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import { removeOf, wordsOf } from './threads.personal.store.ts'

/** What somebody asked, replied and reported in discussions of classes. */
export const threadsPersonal: PersonalPart = {
  place: 57,
  tables: ['threads', 'thread_posts', 'thread_follows', 'thread_reports'],
  copy: async ({ tx, membershipId }) => ({ discussions: readJson(await wordsOf(tx, membershipId)) }),
  erase: ({ tx, membershipId, at }) => removeOf(tx, membershipId, at),
}
