import type { RoomThings } from '../../../../test/room-things.ts'

export const roomThings: RoomThings = {
  after: ['teams'],
  async fill({ tx, ids, word }) {
    await tx.db.insertInto('team_fees').values({ team_id: ids.team, order_code: word }).execute()
    return {}
  },
}
