import type { RoomThings } from '../../../../test/room-things.ts'

export const roomThings: RoomThings = {
  async fill({ tx, secret }) {
    const board = await tx.db
      .insertInto('leaderboards')
      .values({
        slug: 'papan',
        title: `Papan ${secret}`,
        summary: secret,
        period: '2026',
        unit: 'Poin',
        scope: 'student',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.db
      .insertInto('leaderboard_entries')
      .values({ leaderboard_id: board.id, name: secret, school_name: `SMK ${secret}`, score: 10 })
      .execute()
    return {}
  },
  parameters: () => ({ board: ['papan'], period: ['2026'], province: ['33'] }),
}
