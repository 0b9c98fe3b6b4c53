import type { PersonalPart } from '../../../platform/personal-part.ts'
import * as store from './personal.store.ts'

/** Who wrote what: in their own copy it stands, with the erasure the words stay and the name goes. */
export const publishingPersonal: PersonalPart = {
  place: 110,
  tables: ['drafts', 'saves', 'versions', 'schedules', 'presence'],
  copy: async ({ tx, membershipId }) => ({ published: await store.listOwn(tx, membershipId) }),
  erase: ({ tx, membershipId }) => store.forgetWriter(tx, membershipId),
  expire: (tx, now) => store.thinOut(tx, now),
}
