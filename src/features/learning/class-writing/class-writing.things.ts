import { entryAddressing } from '../../../../test/entry-addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo } from '../../../../test/rows.ts'
import { beginEntry } from '../../core/entries/entries.store.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    /** a class one has begun to write */
    classEntry: number
  }
}

export const roomThings: RoomThings = {
  after: [],
  async things({ tx, owner, secret }) {
    const classEntry = await beginEntry(tx, {
      kind: 'class',
      title: `Kelas ${secret}`,
      owner: owner.membershipId,
      at: new Date(longAgo),
    })
    return { classEntry }
  },
  addressing: {
    ...entryAddressing('classes', ({ classEntry }) => classEntry),
  },
}
