import { by, reference } from '../../../../test/addressing.ts'
import type { Making, RoomThings } from '../../../../test/room-things.ts'
import { tokenOf } from '../../../../test/twin-secrets.ts'
import { hashToken, randomToken } from '../../../platform/secrets/tokens.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinIds {
    invitation: number
  }

  interface TwinTokens {
    invitation: string
  }

  interface Things {
    invitation: number
    /** of an invitation by link */
    link: string
  }
}

async function buildInvitation(
  { tx, secret, place, later }: Making,
  email: string | null,
  token: string,
): Promise<number> {
  const { id } = await tx.db
    .insertInto('invitations')
    .values({
      kind: 4,
      program_ids: [place.program],
      province_code: place.province,
      expires_at: later,
      token_hash: hashToken(token),
      email,
      name: `Tamu ${secret}`,
      message: `Halo ${secret}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const roomThings: RoomThings = {
  async fill({ tx, secret }) {
    const token = tokenOf('undangan', secret)
    const { id } = await tx.db
      .insertInto('invitations')
      .values({
        token_hash: hashToken(token),
        kind: 3,
        name: `Tamu ${secret}`,
        message: secret,
        expires_at: '2026-12-31T00:00:00Z',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { ids: { invitation: id }, tokens: { invitation: token } }
  },
  async things(making) {
    const { word, number } = making
    const link = randomToken()
    await buildInvitation(making, null, link)
    const invitation = await buildInvitation(making, `tamu${number}@${word}.test`, randomToken())
    return { invitation, link }
  },
  addressing: {
    'POST /v1/invitations': {
      programIds: reference(
        ({ place, number }, { kind }) => ({
          path: '/v1/invitations',
          body: { kind: 4, email: `baru${number}-${kind}@contoh.id`, programIds: [place.program] },
        }),
        // a region's lead has a province, and may name any programme of the tenant
        { found: 201, notMine: { 7: 422, 9: 201 } },
      ),
    },
    'POST /v1/invitations/{id}/resend': {
      id: by(({ invitation }) => ({ path: `/v1/invitations/${invitation}/resend` })),
    },
    'DELETE /v1/invitations/{id}': {
      id: by(({ invitation }) => ({ path: `/v1/invitations/${invitation}` })),
    },
    'POST /v1/invitations/accept': {
      // found, and of no use to a member of any kind but a student's
      token: by(({ link }) => ({ path: '/v1/invitations/accept', body: { token: link } }), {
        found: 409,
        notMine: 'open',
      }),
    },
    'POST /v1/invitations/import': {
      // a neighbour's programme is told with each row of the file
      programId: reference(
        ({ place }) => ({
          path: `/v1/invitations/import?dryRun=true&programId=${place.program}`,
          body: Buffer.from('email,nama\nsiti@contoh.id,Siti Aminah\n'),
        }),
        { notMine: 200 },
      ),
    },
  },
  parameters: () => ({ kind: ['1', '3'], status: ['open'], import: ['1'], proof: ['bukan-bukti'] }),
}
