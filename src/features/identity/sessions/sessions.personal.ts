import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import * as store from './sessions.personal.store.ts'

/** Where somebody is signed in on this site, and was. */
export const sessionsPersonal: PersonalPart = {
  place: 20,
  tables: ['member_sessions'],
  copy: async ({ tx, membershipId }) => ({
    sessions: readJson(await store.personalDataOf(tx, membershipId)),
  }),
  erase: ({ tx, membershipId }) => store.removeSessions(tx, membershipId),
  expire: store.removeOld,
}
