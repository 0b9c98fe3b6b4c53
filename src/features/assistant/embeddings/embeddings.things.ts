import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo } from '../../../../test/rows.ts'

export const roomThings: RoomThings = {
  async fill({ tx, secret }) {
    await tx.db
      .insertInto('embedding_settings')
      .values({ model: secret, base_url: `https://embeddings.example/${secret}`, updated_at: longAgo })
      .execute()
    await tx.db.insertInto('embedding_use').values({ month: '2026-01', tokens: 100 }).execute()
    return {}
  },
}
