import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'

export const roomThings: RoomThings = {
  after: ['media'],
  addressing: {
    'POST /v1/assistant/drafts/alt/{id}': {
      // found, and then there is no model to ask
      id: by(({ media }) => ({ path: `/v1/assistant/drafts/alt/${media.picture}` }), { found: 409 }),
    },
  },
}
