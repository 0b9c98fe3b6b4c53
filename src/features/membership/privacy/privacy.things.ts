import { by, reason } from '../../../../test/addressing.ts'
import { testNow } from '../../../../test/app.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { tokenOf } from '../../../../test/twin-secrets.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { hashToken, randomToken } from '../../../platform/secrets/tokens.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinIds {
    request: number
  }

  interface TwinTokens {
    guardian: string
  }

  interface Things {
    /** of the letter to the owner's guardian */
    guardian: string
    request: number
  }
}

async function buildGuardianConsent(
  tx: Tx,
  membership_id: number,
  {
    secret,
    word,
    token,
    expires_at,
  }: { secret: string; word: string; token: string; expires_at: string | Date },
): Promise<void> {
  await tx.db
    .insertInto('guardian_consents')
    .values({
      membership_id,
      guardian_name: `Wali ${secret}`,
      guardian_email: `wali@${word}.test`,
      token_hash: hashToken(token),
      text_version: '1',
      expires_at,
    })
    .execute()
}

export const roomThings: RoomThings = {
  after: ['members'],
  async fill({ tx, secret, word, ids: { member: membership_id } }) {
    const later = '2026-12-31T00:00:00Z'
    const token = tokenOf('wali', secret)
    await tx.db
      .insertInto('privacy_notices')
      .values({ version: 1, summary: `Ringkasan ${secret}`, content_html: `<p>${secret}</p>` })
      .execute()
    await tx.db
      .insertInto('consents')
      .values({ membership_id, purpose: 'privacy', text_version: '1', is_given: true, source: secret })
      .execute()
    await buildGuardianConsent(tx, membership_id, { secret, word, token, expires_at: later })
    const request = await tx.db
      .insertInto('data_requests')
      .values({ membership_id, kind: 'access', message: secret, due_at: later })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { ids: { request: request.id }, tokens: { guardian: token } }
  },
  async things({ tx, secret, word, later, owner: { membershipId } }) {
    const guardian = randomToken()
    await buildGuardianConsent(tx, membershipId, { secret, word, token: guardian, expires_at: later })
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
    return { guardian, request: id }
  },
  addressing: {
    'POST /v1/privacy/guardian-consents/{token}': {
      token: by(({ guardian }) => ({
        path: `/v1/privacy/guardian-consents/${guardian}`,
        body: { decision: 'given', isConfirmed: true },
      })),
    },
    'GET /v1/privacy/exports/{id}': { id: by(({ request }) => ({ path: `/v1/privacy/exports/${request}` })) },
    'POST /v1/privacy/queue/{id}/decision': {
      id: by(({ request }) => ({
        path: `/v1/privacy/queue/${request}/decision`,
        body: { decision: 'done', outcome: reason },
      })),
    },
  },
  parameters: () => ({ status: ['decided'], versi: ['1'], salah: ['1'] }),
}
