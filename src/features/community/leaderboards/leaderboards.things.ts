import { entryAddressing } from '../../../../test/entry-addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo } from '../../../../test/rows.ts'
import { beginEntry } from '../../core/entries/entries.store.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    /** a board one has begun to write */
    boardEntry: number
  }
}

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
  async things({ tx, owner, secret }) {
    const boardEntry = await beginEntry(tx, {
      kind: 'leaderboard',
      title: `Papan ${secret}`,
      owner: owner.membershipId,
      at: new Date(longAgo),
    })
    return { boardEntry }
  },
  addressing: entryAddressing('leaderboards', ({ boardEntry }) => boardEntry),
  parameters: () => ({ board: ['papan'], period: ['2026'], province: ['33'] }),
}
