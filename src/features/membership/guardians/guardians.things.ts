import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { tokenOf } from '../../../../test/twin-secrets.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { hashToken, randomToken } from '../../../platform/secrets/tokens.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinTokens {
    guardian: string
  }

  interface Things {
    /** of the letter to the owner's guardian */
    guardian: string
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
    const token = tokenOf('wali', secret)
    const expires_at = '2026-12-31T00:00:00Z'
    await buildGuardianConsent(tx, membership_id, { secret, word, token, expires_at })
    return { tokens: { guardian: token } }
  },
  async things({ tx, secret, word, later, owner: { membershipId } }) {
    const guardian = randomToken()
    await buildGuardianConsent(tx, membershipId, { secret, word, token: guardian, expires_at: later })
    return { guardian }
  },
  addressing: {
    'POST /v1/privacy/guardian-consents/{token}': {
      token: by(({ guardian }) => ({
        path: `/v1/privacy/guardian-consents/${guardian}`,
        body: { decision: 'given', isConfirmed: true },
      })),
    },
  },
  parameters: () => ({ problem: ['unconfirmed'] }),
}
