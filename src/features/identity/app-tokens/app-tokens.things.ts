import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { hashOf } from '../../../../test/twin-secrets.ts'
import { createAppCredential } from './app-credentials.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    app: Awaited<ReturnType<typeof createAppCredential>>
  }
}

export const roomThings: RoomThings = {
  async fill({ tx, secret, word }) {
    await tx.db
      .insertInto('app_credentials')
      .values({
        app_id: hashOf(`app ${word}`).slice(0, 16),
        secret_hash: hashOf(secret),
        name: `Aplikasi ${secret}`,
      })
      .execute()
    return {}
  },
  things: async ({ app, tx, secret }) => ({
    app: await createAppCredential({ tx, clock: app.clock }, `Aplikasi ${secret}`),
  }),
  addressing: {
    'POST /v1/authorizer/token/generate': {
      id: by(
        ({ app }) => ({ path: '/v1/authorizer/token/generate', body: { ...app, scopes: 'alkamedia' } }),
        { found: 201, missing: 401, only: ['visitor'] },
      ),
    },
    'DELETE /v1/apps/{id}': { id: by(({ app }) => ({ path: `/v1/apps/${app.id}` })) },
  },
}
