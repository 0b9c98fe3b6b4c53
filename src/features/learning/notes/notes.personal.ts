import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import { notesDataOf, removeOf } from './notes.personal.store.ts'

/** What somebody wrote for themselves. */
export const notesPersonal: PersonalPart = {
  place: 55.5,
  tables: ['chapter_notes'],
  copy: async ({ tx, membershipId }) => ({ chapterNotes: readJson(await notesDataOf(tx, membershipId)) }),
  erase: ({ tx, membershipId }) => removeOf(tx, membershipId),
}
