import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import { personalDataOf, removeExpired, removeOf } from './conversations.personal.store.ts'

/** What members asked the assistant. Visitors' conversations name nobody; they go by time, or by whoever asked. */
export const conversationsPersonal: PersonalPart = {
  place: 96,
  tables: ['conversations', 'conversation_messages'],
  copy: async ({ tx, membershipId }) => ({
    assistantConversations: readJson(await personalDataOf(tx, membershipId)),
  }),
  erase: ({ tx, membershipId }) => removeOf(tx, membershipId),
  expire: removeExpired,
}
