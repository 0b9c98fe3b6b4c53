import { sql } from 'kysely'
import { by } from '../../../../test/addressing.ts'
import { testNow } from '../../../../test/app.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    removal: number
  }
}

async function buildRemoval(tx: Tx, secret: string, membershipId: number, thread: number): Promise<number> {
  const { id } = await tx.db
    .insertInto('removals')
    .values({
      membership_id: membershipId,
      kind: 'thread',
      object_id: thread,
      name: `Balasan ${secret}`,
      kept: sql`'[]'::jsonb`,
      removed_at: testNow,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const roomThings: RoomThings = {
  after: ['members', 'threads'],
  async fill({ tx, secret, ids }) {
    await buildRemoval(tx, secret, ids.member, ids.thread)
    return {}
  },
  // who takes it back is still in the class
  things: async ({ tx, secret, owner, made }) => ({
    removal: await buildRemoval(tx, secret, owner.membershipId, made.thread.id),
  }),
  addressing: {
    'POST /v1/removals/{id}/undo': { id: by(({ removal }) => ({ path: `/v1/removals/${removal}/undo` })) },
  },
}
