import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo, nextNumber, type Row } from '../../../../test/rows.ts'
import { hashOf } from '../../../../test/twin-secrets.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    accessToken: number
    /** of the site, of another admin */
    sharedToken: number
  }
}

async function buildAccessToken(
  tx: Tx,
  row: Pick<Row<'access_tokens'>, 'name' | 'is_shared'> & { membership_id: number; account_id: string },
): Promise<number> {
  const { id } = await tx.db
    .insertInto('access_tokens')
    .values({
      hash: hashOf(`access token ${nextNumber()}`),
      hint: '…a1b2',
      scopes: ['content:read'],
      is_strong: true,
      created_at: longAgo,
      expires_at: '2030-01-01T00:00:00Z',
      name: 'Laporan',
      ...row,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const nobody = '00000000-0000-4000-8000-000000000000'

export const roomThings: RoomThings = {
  after: ['members'],
  async fill({ tx, secret, ids }) {
    await buildAccessToken(tx, { membership_id: ids.member, account_id: nobody, name: secret })
    return {}
  },
  async things({ tx, secret, owner: { membershipId, accountId } }) {
    const owned = { membership_id: membershipId, account_id: accountId, name: secret }
    return {
      accessToken: await buildAccessToken(tx, owned),
      sharedToken: await buildAccessToken(tx, { ...owned, is_shared: true }),
    }
  },
  addressing: {
    'DELETE /v1/access-tokens/{tokenId}': {
      tokenId: by(({ accessToken }) => ({ path: `/v1/access-tokens/${accessToken}` })),
    },
    'PUT /v1/access-tokens/{tokenId}/owner': {
      tokenId: by(({ sharedToken }) => ({ path: `/v1/access-tokens/${sharedToken}/owner` }), {
        only: [0, 1],
      }),
    },
  },
}
