import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'

export const roomThings: RoomThings = {
  addressing: { 'GET /{token}': { token: by(({ teamLink }) => ({ path: `/${teamLink}` })) } },
}
