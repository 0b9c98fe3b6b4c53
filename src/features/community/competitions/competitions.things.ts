import { entryAddressing } from '../../../../test/entry-addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo } from '../../../../test/rows.ts'
import { beginEntry } from '../../core/entries/entries.store.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    /** a season one has begun to write */
    seasonEntry: number
  }
}

export const roomThings: RoomThings = {
  async things({ tx, owner, secret }) {
    const seasonEntry = await beginEntry(tx, {
      kind: 'season',
      title: `Liga ${secret}`,
      owner: owner.membershipId,
      at: new Date(longAgo),
    })
    return { seasonEntry }
  },
  addressing: entryAddressing('seasons', ({ seasonEntry }) => seasonEntry),
}
