import type { RoomThings } from '../../../../test/room-things.ts'
import { hashOf } from '../../../../test/twin-secrets.ts'
import { putMark } from './samples.store.ts'

export const roomThings: RoomThings = {
  async fill({ tx, secret, word }) {
    await putMark(tx, { path: `posts/news/contoh-${word}.md`, hash: hashOf(secret) })
    return {}
  },
}
