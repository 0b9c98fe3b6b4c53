import { entryAddressing } from '../../../../test/entry-addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo } from '../../../../test/rows.ts'
import { beginEntry } from '../../core/entries/entries.store.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    /** a public profile one has begun to write */
    personEntry: number
  }
}

export const roomThings: RoomThings = {
  after: [],
  async things({ tx, owner, secret }) {
    const personEntry = await beginEntry(tx, {
      kind: 'person',
      title: `Profil ${secret}`,
      owner: owner.membershipId,
      at: new Date(longAgo),
    })
    return { personEntry }
  },
  addressing: {
    ...entryAddressing('public-profiles', ({ personEntry }) => personEntry),
  },
}
