import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo } from '../../../../test/rows.ts'
import { insert } from './instalments.store.ts'

export const roomThings: RoomThings = {
  after: ['orders', 'members'],
  async fill({ tx, secret, ids }) {
    const member = await tx.db.selectFrom('memberships').select('id').orderBy('id').executeTakeFirstOrThrow()
    const at = new Date(longAgo)
    const order = await tx.db
      .selectFrom('orders')
      .select('code')
      .where('id', '=', ids.order)
      .executeTakeFirstOrThrow()
    await insert(tx, {
      membershipId: member.id,
      title: `Kelas ${secret}`,
      graceDays: 7,
      at,
      parts: [
        {
          n: 1,
          subtotal: 50_000,
          discount: 0,
          total: 50_000,
          dueAt: at,
          orderCode: order.code,
          lookAt: null,
        },
        { n: 2, subtotal: 50_000, discount: 0, total: 50_000, dueAt: at, orderCode: '', lookAt: null },
      ],
    })
    return {}
  },
  addressing: {
    'POST /v1/orders/{code}/instalments': {
      // the sites of these suites take no instalments
      code: by(({ order: { code } }) => ({ path: `/v1/orders/${code}/instalments`, body: { parts: 2 } }), {
        found: 409,
      }),
    },
    'GET /v1/orders/{code}/instalments': {
      // an order that is paid whole has none
      code: by(({ order: { code } }) => ({ path: `/v1/orders/${code}/instalments` }), { found: 404 }),
    },
  },
}
