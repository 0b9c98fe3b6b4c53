import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo, type Row } from '../../../../test/rows.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { payloadOf } from './send-event.ts'
import { newMessageId } from './webhook-signing.ts'
import { testEvent } from './webhooks.rules.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinIds {
    webhook: number
    webhookDelivery: number
  }

  interface Things {
    webhook: number
    webhookDelivery: number
  }
}

/** One that nobody answers at, and that is told of nothing unless it is tried. */
export async function buildEndpoint(tx: Tx, row: Row<'webhook_endpoints'> = {}): Promise<number> {
  const { id } = await tx.db
    .insertInto('webhook_endpoints')
    .values({
      name: 'Sistem keuangan',
      url: 'https://penerima.invalid/webhook',
      events: ['webhook.none'],
      sealed_secret: 'x',
      created_at: longAgo,
      ...row,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What was sent there long ago, and refused. */
async function buildDelivery(tx: Tx, endpointId: number, answer: string): Promise<number> {
  const message = newMessageId()
  await tx.db
    .insertInto('webhook_messages')
    .values({
      id: message,
      event: testEvent,
      payload: payloadOf(testEvent, longAgo, { webhookId: answer }),
      created_at: longAgo,
    })
    .execute()
  const { id } = await tx.db
    .insertInto('webhook_deliveries')
    .values({
      endpoint_id: endpointId,
      message_id: message,
      state: 'failed',
      tries: 1,
      next_try_at: longAgo,
      created_at: longAgo,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.db
    .insertInto('webhook_attempts')
    .values({ delivery_id: id, n: 1, at: longAgo, milliseconds: 12, status: 500, answer, problem: 'status' })
    .execute()
  return id
}

const written = { name: 'Sistem gudang', url: 'https://penerima.invalid/lain', events: ['content.published'] }

export const roomThings: RoomThings = {
  async fill({ tx, secret, word }) {
    const webhook = await buildEndpoint(tx, { name: secret, url: `https://${word}.invalid/` })
    return { ids: { webhook, webhookDelivery: await buildDelivery(tx, webhook, secret) } }
  },
  async things({ tx, secret }) {
    const webhook = await buildEndpoint(tx, { name: secret })
    return { webhook, webhookDelivery: await buildDelivery(tx, webhook, secret) }
  },
  addressing: {
    'PUT /v1/webhooks/{id}': {
      id: by(({ webhook }) => ({ path: `/v1/webhooks/${webhook}`, body: written })),
    },
    'PUT /v1/webhooks/{id}/state': {
      id: by(({ webhook }) => ({ path: `/v1/webhooks/${webhook}/state`, body: { isOn: false } })),
    },
    'POST /v1/webhooks/{id}/secret': {
      id: by(({ webhook }) => ({ path: `/v1/webhooks/${webhook}/secret` })),
    },
    'POST /v1/webhooks/{id}/test': {
      id: by(({ webhook }) => ({ path: `/v1/webhooks/${webhook}/test` }), { found: 202 }),
    },
    'DELETE /v1/webhooks/{id}': { id: by(({ webhook }) => ({ path: `/v1/webhooks/${webhook}` })) },
    'GET /v1/webhook-deliveries/{deliveryId}': {
      deliveryId: by(({ webhookDelivery }) => ({ path: `/v1/webhook-deliveries/${webhookDelivery}` })),
    },
    'POST /v1/webhook-deliveries/{deliveryId}/resend': {
      deliveryId: by(
        ({ webhookDelivery }) => ({ path: `/v1/webhook-deliveries/${webhookDelivery}/resend` }),
        {
          found: 202,
        },
      ),
    },
  },
  parameters: ({ ids }) => ({
    state: ['failed'],
    event: [testEvent],
    endpoint: [String(ids.webhook)],
    deliveryId: [String(ids.webhookDelivery)],
  }),
}
