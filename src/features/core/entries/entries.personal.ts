import type { PersonalPart } from '../../../platform/personal-part.ts'
import { forgetOwner, listOwned } from './entries.store.ts'

/** Whose entries are: in their own copy they stand by name, with the erasure what is public stays and the name goes. */
export const entriesPersonal: PersonalPart = {
  place: 116,
  tables: ['entries'],
  copy: async ({ tx, membershipId }) => ({ entries: await listOwned(tx, membershipId) }),
  erase: ({ tx, membershipId }) => forgetOwner(tx, membershipId),
}
