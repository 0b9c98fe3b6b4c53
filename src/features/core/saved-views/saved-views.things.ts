import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    view: number
  }
}

async function buildView(tx: Tx, secret: string, membershipId: number): Promise<number> {
  const { id } = await tx.db
    .insertInto('saved_views')
    .values({ list: 'people', name: `Tampilan ${secret}`, query: 'kind=3', membership_id: membershipId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const roomThings: RoomThings = {
  after: ['members'],
  async fill({ tx, secret, ids }) {
    await buildView(tx, secret, ids.member)
    return {}
  },
  things: async ({ tx, secret, owner }) => ({ view: await buildView(tx, secret, owner.membershipId) }),
  addressing: {
    'PUT /v1/views/{id}': {
      id: by(({ view }, { kind }) => ({
        path: `/v1/views/${view}`,
        body: { name: `Baru ${kind} ${view}`, isShared: false },
      })),
    },
    'DELETE /v1/views/{id}': { id: by(({ view }) => ({ path: `/v1/views/${view}` })) },
  },
  parameters: () => ({ list: ['people'] }),
}
