import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo } from '../../../../test/rows.ts'
import { hashOf } from '../../../../test/twin-secrets.ts'

export const roomThings: RoomThings = {
  after: ['members'],
  async fill({ tx, secret, word }) {
    await tx.db
      .insertInto('disc_results')
      .values({
        owner_hash: hashOf(`owner ${word}`),
        share_hash: hashOf(`share ${word}`),
        wording: '2026-11',
        sealed: secret,
        created_at: longAgo,
      })
      .execute()
    await tx.db.insertInto('disc_counts').values({ wording: '2026-11', letters: 'D', count: 1 }).execute()
    return {}
  },
}
