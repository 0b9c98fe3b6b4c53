import { by, reference } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    domains: Record<'added' | 'verified' | 'active', { id: number; host: string }>
  }
}

const buildDomain = (tx: Tx, host: string, state: string): Promise<{ id: number; host: string }> =>
  tx.db
    .insertInto('platform.tenant_domains')
    .values({ host, state, is_primary: false })
    .returning(['id', 'host'])
    .executeTakeFirstOrThrow()

export const roomThings: RoomThings = {
  async things({ tx, word, number }) {
    // a tenant has twenty domains at most: those of earlier things make room
    await tx.db.deleteFrom('platform.tenant_domains').execute()
    return {
      domains: {
        added: await buildDomain(tx, `${word}-${number}a.test`, 'pending'),
        verified: await buildDomain(tx, `${word}-${number}b.test`, 'verified'),
        active: await buildDomain(tx, `${word}-${number}c.test`, 'active'),
      },
    }
  },
  addressing: {
    'POST /v1/domains': {
      host: reference(({ domains }) => ({ path: '/v1/domains', body: { host: domains.active.host } }), {
        found: 422,
        // whoever writes a name down has it once it is shown to be theirs
        missing: 201,
        only: [1],
      }),
    },
    'POST /v1/domains/{id}/check': {
      id: by(({ domains }) => ({ path: `/v1/domains/${domains.added.id}/check` })),
    },
    'POST /v1/domains/{id}/activation': {
      id: by(({ domains }) => ({ path: `/v1/domains/${domains.verified.id}/activation` })),
    },
    'PUT /v1/domains/{id}/primary': {
      id: by(({ domains }) => ({ path: `/v1/domains/${domains.active.id}/primary` })),
    },
    'DELETE /v1/domains/{id}': { id: by(({ domains }) => ({ path: `/v1/domains/${domains.added.id}` })) },
  },
}
