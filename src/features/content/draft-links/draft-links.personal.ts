import type { PersonalPart } from '../../../platform/personal-part.ts'
import { forgetEnded, forgetLinks, listMade } from './draft-links.store.ts'

/** Links that somebody made to drafts: they go with whoever made them. */
export const draftLinksPersonal: PersonalPart = {
  place: 118,
  tables: ['preview_links'],
  copy: async ({ tx, membershipId }) => ({ previewLinks: await listMade(tx, membershipId) }),
  erase: ({ tx, membershipId }) => forgetLinks(tx, membershipId),
  expire: forgetEnded,
}
