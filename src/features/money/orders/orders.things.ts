import { by, reason, reference } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo, nextNumber, type Row } from '../../../../test/rows.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { buildClass, buildClassroom } from '../../learning/classes/classes.things.ts'
import { putRefundLimits } from './refund-limits.store.ts'
import { addRefundApproval } from './refunds.store.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinIds {
    order: number
  }

  interface TwinCodes {
    order: string
  }

  interface Things {
    /**
     * pending, the owner's own; with a class to buy, and a paid order of somebody with a return that was asked for. Two more
     * that the owner has paid: one that nobody wants back, one with a return that waits for an account
     */
    order: {
      code: string
      paid: string
      refund: number
      slug: string
      runId: number
      own: string
      ownRefund: number
    }
  }
}

export const codeOf = (number: number) => `order${String(number).padStart(15, '0')}`

export async function buildOrder(
  tx: Tx,
  row: Row<'orders'> & { class_id: number },
): Promise<{ id: number; code: string }> {
  const total = Number(row.total ?? 100_000)
  return tx.db
    .insertInto('orders')
    .values({
      code: codeOf(nextNumber()),
      buyer_name: 'Pembeli',
      class_slug: 'kelas',
      title: 'Kelas',
      subtotal: total,
      discount: 0,
      total,
      tax: 0,
      tax_bps: 0,
      maturity_days: 7,
      policy: 'Dana dapat diminta kembali sampai 7 hari.',
      created_at: longAgo,
      expires_at: '2027-01-01T00:00:00Z',
      ...row,
    })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow()
}

const paperOf = (code: string, secret: string) => ({
  kind: 'INV',
  year: 2026,
  subject: `order:${code}`,
  order_code: code,
  issued_at: longAgo,
  content: JSON.stringify({ title: secret, lines: [], total: 1, tax: 0, taxBps: 0, notes: [secret] }),
  sha256: secret,
})

export const roomThings: RoomThings = {
  after: ['classes', 'members', 'enrolments'],
  async fill({ tx, secret, word, ids }) {
    const order = await buildOrder(tx, {
      class_id: ids.class,
      buyer_name: `Pembeli ${secret}`,
      buyer_email: `pembeli@${word}.test`,
      title: `Kelas ${secret}`,
    })
    const order_id = order.id
    await tx.db.insertInto('order_lines').values({ order_id, n: 1, label: secret, amount: 100_000 }).execute()
    await tx.db
      .insertInto('order_adjustments')
      .values({ order_id, n: 1, kind: 'coupon', label: secret, amount: 1 })
      .execute()
    await tx.db
      .insertInto('order_shares')
      .values({ order_id, n: 1, payee: 'person:1', name: secret, bps: 1 })
      .execute()
    await tx.db
      .insertInto('order_events')
      .values({ order_id, n: 1, kind: 'placed', to_state: 'pending', why: secret, at: longAgo })
      .execute()
    const refund = await tx.db
      .insertInto('refunds')
      .values({
        order_id,
        key: `key ${word}`,
        kind: 'unallocated',
        amount: 1,
        reason: secret,
        requested_at: longAgo,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await addRefundApproval(tx, { id: refund.id, by: 0, at: new Date(longAgo) })
    const limits = { twoAbove: 10_000_000 }
    await putRefundLimits(tx, {
      written: limits,
      before: limits,
      holdsFrom: null,
      version: 0,
      at: new Date(longAgo),
    })
    await tx.db
      .insertInto('document_series')
      .values({ kind: 'INV', year: 2026, last: 1, last_at: longAgo })
      .execute()
    await tx.db
      .insertInto('documents')
      .values({ ...paperOf(order.code, secret), seq: 1, number: 'INV/2026/000001' })
      .execute()
    const member = await tx.db.selectFrom('memberships').select('id').orderBy('id').executeTakeFirstOrThrow()
    await tx.db
      .insertInto('idempotency_keys')
      .values({ actor_id: member.id, route: 'x', key: word, request_hash: secret, created_at: longAgo })
      .execute()
    return { ids: { order: order_id }, codes: { order: order.code } }
  },
  async things({ tx, secret, number, owner }) {
    const made = await buildClass(tx, { name: `Kelas berbayar ${secret} ${number}`, price: 150_000 })
    const run = await buildClassroom(tx, made.id, { name: `Angkatan berbayar ${secret}` })
    const given = { class_id: made.id, class_slug: made.slug, title: `Kelas ${secret}`, buyer_name: secret }
    const pending = await buildOrder(tx, { ...given, membership_id: owner.membershipId })
    const paid = await buildOrder(tx, { ...given, state: 'paid', captured: 100_000, paid_at: longAgo })
    const bought = {
      ...given,
      membership_id: owner.membershipId,
      state: 'paid' as const,
      captured: 100_000,
      paid_at: longAgo,
    }
    const own = await buildOrder(tx, bought)
    const asked = await buildOrder(tx, bought)
    const refundOf = async (order_id: number) => {
      const row = {
        order_id,
        key: `r${number}${nextNumber()}`,
        kind: 'sale' as const,
        amount: 1000,
        reason: secret,
        requested_at: longAgo,
      }
      return tx.db.insertInto('refunds').values(row).returning('id').executeTakeFirstOrThrow()
    }
    const { id: refund } = await refundOf(paid.id)
    const { id: ownRefund } = await refundOf(asked.id)
    await tx.db
      .insertInto('documents')
      .values({ ...paperOf(pending.code, secret), seq: pending.id + 1000, number: `INV/2026/T${pending.id}` })
      .execute()
    return {
      order: {
        code: pending.code,
        paid: paid.code,
        refund,
        slug: made.slug,
        runId: run.id,
        own: own.code,
        ownRefund,
      },
    }
  },
  parameters: ({ codes }) => ({
    code: [codes.order],
    order_id: [codes.order],
    order: [codes.order],
    refunds: ['open'],
    couponCode: [''],
    number: [''],
  }),
  inPath: ({ codes }) => ({ code: [codes.order] }),
  addressing: {
    'POST /v1/class/payment/detail': {
      slug: by(({ order: { slug } }) => ({ path: '/v1/class/payment/detail', body: { slug } }), {
        notMine: 'open',
      }),
      classroomId: reference(
        ({ order: { runId } }, { own }) => ({
          path: '/v1/class/payment/detail',
          body: { slug: own.order.slug, classroomId: runId },
        }),
        { notMine: 422 },
      ),
    },
    'GET /v1/class/repay': {
      slug: by(({ order: { slug } }) => ({ path: `/v1/class/repay?slug=${slug}` }), { notMine: 'open' }),
    },
    'POST /v1/class/payment/invoice': {
      slug: by(({ order: { slug } }) => ({ path: `/v1/class/payment/invoice?slug=${slug}`, body: {} }), {
        found: 201,
        notMine: 'open',
      }),
      classroomId: reference(
        ({ order: { runId } }, { own }) => ({
          path: `/v1/class/payment/invoice?slug=${own.order.slug}`,
          body: { classroomId: runId },
        }),
        { found: 201, notMine: 422 },
      ),
    },
    'GET /v1/orders/{code}/paper': {
      code: by(({ order: { code } }) => ({ path: `/v1/orders/${code}/paper` }), {
        visitor: 404,
        // who sees the site's sales sees everybody's papers
        notMine: {
          visitor: 404,
          0: 200,
          1: 200,
          2: 404,
          3: 404,
          4: 404,
          5: 404,
          6: 404,
          7: 404,
          8: 404,
          9: 404,
        },
      }),
    },
    'POST /v1/orders/{code}/refunds': {
      code: by(({ order: { paid } }) => ({ path: `/v1/orders/${paid}/refunds`, body: { reason } }), {
        found: 201,
      }),
    },
    'POST /v1/orders/{code}/refund-wish': {
      code: by(({ order: { own } }) => ({ path: `/v1/orders/${own}/refund-wish`, body: { reason } }), {
        found: 201,
        notMine: 404,
      }),
    },
    'POST /v1/refunds/{id}/account': {
      id: by(
        ({ order: { ownRefund } }) => ({
          path: `/v1/refunds/${ownRefund}/account`,
          body: { bank: 'BCA', number: '0812345678', holder: 'Sri Wahyuni' },
        }),
        {
          // who handles returns writes it for their buyer
          notMine: { 0: 200, 1: 200, 2: 404, 3: 404, 4: 404, 5: 404, 6: 404, 7: 404, 8: 404, 9: 404 },
        },
      ),
    },
    'POST /v1/orders/{code}/cancel': {
      code: by(({ order: { code } }) => ({ path: `/v1/orders/${code}/cancel` })),
    },
    'POST /v1/refunds/{id}/send': {
      // what nobody has approved yet is sent by nobody
      id: by(({ order: { refund } }) => ({ path: `/v1/refunds/${refund}/send`, body: {} }), { found: 409 }),
    },
    'POST /v1/refunds/{id}/decision': {
      id: by(({ order: { refund } }) => ({
        path: `/v1/refunds/${refund}/decision`,
        body: { decision: 'reject', note: reason },
      })),
    },
  },
}
