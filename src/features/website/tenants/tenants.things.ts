import { by, reason } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { hashOf } from '../../../../test/twin-secrets.ts'
import { hashToken, randomToken } from '../../../platform/secrets/tokens.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    /** of a link by which a superadmin comes in */
    acting: string
  }
}

export const roomThings: RoomThings = {
  async fill({ tx, secret, word }) {
    await tx.db
      .insertInto('acting_links')
      .values({
        token_hash: hashOf(`bertindak ${secret}`),
        account_id: '00000000-0000-4000-8000-000000000001',
        name: `Ratna ${secret}`,
        sign_in: `masuk-${word}`,
        is_strong: true,
        reason: `Permintaan bantuan ${secret}`,
        expires_at: '2026-12-31T00:00:00Z',
      })
      .execute()
    return {}
  },
  async things({ tx, secret, later, owner }) {
    const token = randomToken()
    await tx.db
      .insertInto('acting_links')
      .values({
        token_hash: hashToken(token),
        account_id: owner.accountId,
        name: `Ratna ${secret}`,
        sign_in: owner.signIn,
        is_strong: true,
        reason: `Bantuan ${secret}`,
        expires_at: later,
      })
      .execute()
    return { acting: token }
  },
  addressing: {
    // looked after on the product's own host: on a tenant's there are none, not even itself
    'PUT /v1/tenants/{id}/status': {
      id: by(
        ({ twin }) => ({ path: `/v1/tenants/${twin.id}/status`, body: { status: 'suspended', reason } }),
        { found: 404 },
      ),
    },
    'POST /v1/tenants/{id}/acting': {
      id: by(({ twin }) => ({ path: `/v1/tenants/${twin.id}/acting`, body: { reason } }), { found: 404 }),
    },
    'POST /v1/tenants': {
      slug: by(
        ({ twin }) => ({
          path: '/v1/tenants',
          body: {
            slug: twin.slug,
            name: 'Sekolah',
            institution: 'school',
            timeZone: 'Asia/Jakarta',
            adminEmail: 'a@contoh.id',
          },
        }),
        { found: 404 },
      ),
    },
    'POST /v1/administration/acting': {
      token: by(({ acting }) => ({ path: '/v1/administration/acting', body: { token: acting } })),
    },
  },
}
