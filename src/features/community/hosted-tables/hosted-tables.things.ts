import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo } from '../../../../test/rows.ts'

export const roomThings: RoomThings = {
  async fill({ tx, word }) {
    await tx.db
      .insertInto('table_keys')
      .values({ version: 2, made_at: longAgo, origins: [`https://${word}.test`] })
      .execute()
    return {}
  },
}
