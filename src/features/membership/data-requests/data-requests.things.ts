import { by, reason } from '../../../../test/addressing.ts'
import { testNow } from '../../../../test/app.ts'
import type { RoomThings } from '../../../../test/room-things.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinIds {
    request: number
  }

  interface Things {
    request: number
  }
}

export const roomThings: RoomThings = {
  after: ['members'],
  async fill({ tx, secret, ids: { member: membership_id } }) {
    const later = '2026-12-31T00:00:00Z'
    const request = await tx.db
      .insertInto('data_requests')
      .values({ membership_id, kind: 'access', message: secret, due_at: later })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { ids: { request: request.id } }
  },
  async things({ tx, secret, later, owner: { membershipId } }) {
    const { id } = await tx.db
      .insertInto('data_requests')
      .values({
        membership_id: membershipId,
        kind: 'access',
        message: `Mohon ${secret}`,
        asked_at: testNow,
        due_at: later,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { request: id }
  },
  addressing: {
    'GET /v1/privacy/exports/{id}': { id: by(({ request }) => ({ path: `/v1/privacy/exports/${request}` })) },
    'POST /v1/privacy/queue/{id}/decision': {
      id: by(({ request }) => ({
        path: `/v1/privacy/queue/${request}/decision`,
        body: { decision: 'done', outcome: reason },
      })),
    },
  },
  parameters: () => ({ status: ['decided'] }),
}
