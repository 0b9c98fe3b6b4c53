import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { hashToken } from '../../../platform/secrets/tokens.ts'
import { openSession } from '../sessions/sessions.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    /** another session of the owner, as the list names it */
    session: string
  }
}

export const roomThings: RoomThings = {
  async things({ app, tx, owner: { membershipId, accountId, kind, signIn } }) {
    const { token } = await openSession(
      tx,
      { membershipId, accountId, kind, signIn, isStrong: true, userAgent: 'Tes', ip: '127.0.0.1' },
      app.clock.now(),
    )
    return { session: hashToken(token).slice(0, 16) }
  },
  addressing: {
    'DELETE /v1/user/sessions/{id}': {
      id: by(({ session }) => ({ path: `/v1/user/sessions/${session}` })),
    },
  },
}
