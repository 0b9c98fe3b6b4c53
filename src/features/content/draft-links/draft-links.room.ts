import { room } from '../../../platform/room.ts'
import { draftLinksApi } from './draft-links.api.ts'
import { loadLinkedDraft } from './draft-links.loads.ts'
import { draftLinksPersonal } from './draft-links.personal.ts'

/** Links by which somebody without an account looks at one draft. */
export const draftLinksRoom = room(() => ({
  name: 'draft-links',
  pages: { 'Pratinjau-token': loadLinkedDraft },
  calls: draftLinksApi,
  deeds: {
    topics: { draft_link: 'Tautan pratinjau' },
    words: {
      'draft_link.created': 'membuat tautan pratinjau untuk',
      'draft_link.revoked': 'mencabut tautan pratinjau untuk',
    },
  },
  personal: [draftLinksPersonal],
}))
