import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import { dropPrivate } from '../../core/media/media.ts'
import {
  handInsDataOf,
  listAloneKeysOf,
  listKeysOf,
  remarksDataOf,
  removeOf,
} from './hand-ins.personal.store.ts'

/** What somebody handed in, what it came to, and the files with it. Before their enrolments go, by which it is found. */
export const handInsPersonal: PersonalPart = {
  place: 54,
  tables: ['hand_ins', 'hand_in_files', 'hand_in_events', 'appeal_posts', 'marking_remarks'],
  copy: async ({ tx, membershipId }) => ({
    assignments: readJson(await handInsDataOf(tx, membershipId)),
    markingRemarks: readJson(await remarksDataOf(tx, membershipId)),
  }),
  fileKeys: listKeysOf,
  erasedKeys: listAloneKeysOf,
  async erase({ tx, membershipId }) {
    for (const key of await listAloneKeysOf(tx, membershipId)) await dropPrivate(tx, key)
    await removeOf(tx, membershipId)
  },
}
