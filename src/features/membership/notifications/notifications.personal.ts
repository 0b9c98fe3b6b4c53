import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import { personalDataOf, removeOfMember } from './notifications.personal.store.ts'

/** What a member was told, and what they want to be told. It goes with them; half a year later it goes by itself. */
export const notificationsPersonal: PersonalPart = {
  place: 52,
  tables: ['notifications', 'notification_choices', 'unsubscribe_links'],
  copy: async ({ tx, membershipId }) => ({ notifications: readJson(await personalDataOf(tx, membershipId)) }),
  erase: ({ tx, membershipId }) => removeOfMember(tx, membershipId),
}
