import type { RoomThings } from '../../../../test/room-things.ts'

export const roomThings: RoomThings = {
  after: ['members'],
  async fill({ tx, secret, ids: { member: membership_id } }) {
    await tx.db
      .insertInto('consents')
      .values({ membership_id, purpose: 'privacy', text_version: '1', is_given: true, source: secret })
      .execute()
    return {}
  },
}
