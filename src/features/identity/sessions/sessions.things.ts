import type { RoomThings } from '../../../../test/room-things.ts'
import { hashOf } from '../../../../test/twin-secrets.ts'

export const roomThings: RoomThings = {
  after: ['members'],
  async fill({ tx, secret, word, ids }) {
    const later = '2026-12-31T00:00:00Z'
    await tx.db
      .insertInto('member_sessions')
      .values({
        id: hashOf(`sesi ${secret}`),
        membership_id: ids.member,
        account_id: '00000000-0000-4000-8000-000000000001',
        sign_in: `masuk-${word}`,
        idle_expires_at: later,
        expires_at: later,
      })
      .execute()
    await tx.db
      .insertInto('sign_in_flows')
      .values({ id: hashOf(`alur ${secret}`), state: word, nonce: word, verifier: word, expires_at: later })
      .execute()
    await tx.db
      .insertInto('seen_logout_tokens')
      .values({ jti: `keluar-${word}`, expires_at: later })
      .execute()
    return {}
  },
  parameters: () => ({
    next: ['/News'],
    silent: ['1'],
    iss: ['http://akun.localhost'],
    error: ['access_denied'],
    error_description: ['Ditolak'],
  }),
}
