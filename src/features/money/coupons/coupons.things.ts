import { by, reference } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo, nextNumber } from '../../../../test/rows.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    coupon: { id: number; classId: number }
  }
}

export const roomThings: RoomThings = {
  after: ['classes', 'members', 'enrolments', 'orders'],
  async fill({ tx, word }) {
    const { id } = await tx.db
      .insertInto('coupons')
      .values({ code: `${word.toUpperCase().slice(0, 20)}`, kind: 'percent', value: 10, created_at: longAgo })
      .returning('id')
      .executeTakeFirstOrThrow()
    const member = await tx.db.selectFrom('memberships').select('id').orderBy('id').executeTakeFirstOrThrow()
    await tx.db
      .insertInto('coupon_uses')
      .values({ coupon_id: id, order_code: word, membership_id: member.id, slot: 1, used_at: longAgo })
      .execute()
    return {}
  },
  async things({ tx, made }) {
    const { id } = await tx.db
      .insertInto('coupons')
      .values({ code: `KUPON-${nextNumber()}`, kind: 'percent', value: 10, created_at: longAgo })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { coupon: { id, classId: made.enrolment.classId } }
  },
  addressing: {
    'PUT /v1/coupons/{id}': {
      id: by(({ coupon: { id } }) => ({
        path: `/v1/coupons/${id}`,
        body: { code: `UBAH-${id}`, kind: 'percent', value: 5 },
      })),
      classId: reference(({ coupon: { classId } }, { own }) => ({
        path: `/v1/coupons/${own.coupon.id}`,
        body: { code: `UBAH-${own.coupon.id}`, kind: 'percent', value: 5, classId },
      })),
    },
    'POST /v1/coupons': {
      classId: reference(
        ({ coupon: { classId } }) => ({
          path: '/v1/coupons',
          body: { code: `BARU-${nextNumber()}`, kind: 'percent', value: 5, classId },
        }),
        { found: 201 },
      ),
    },
  },
}
