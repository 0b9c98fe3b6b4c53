import { randomBytes } from 'node:crypto'
import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo } from '../../../../test/rows.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    /** imports that were tried */
    importRun: { goesOn: number; isRemoved: number }
  }
}

async function buildRun(tx: Tx, secret: string): Promise<number> {
  const { id } = await tx.db
    .insertInto('import_runs')
    .values({
      source: 'feed',
      becomes: 'news',
      is_draft: true,
      name: `umpan ${secret}.rss`,
      bytes: 100,
      file: randomBytes(16).toString('hex'),
      state: 'done',
      created_at: longAgo,
      touched_at: longAgo,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const wishes = { becomes: 'news', isDraft: true }
const one = ({ importRun }: { importRun: { goesOn: number } }) => `/v1/imports/${importRun.goesOn}`

export const roomThings: RoomThings = {
  async fill({ tx, secret }) {
    await buildRun(tx, secret)
    return {}
  },
  async things({ tx, secret }) {
    return { importRun: { goesOn: await buildRun(tx, secret), isRemoved: await buildRun(tx, secret) } }
  },
  addressing: {
    'POST /v1/imports': {
      // an upload that nobody began
      uploadId: by(
        () => ({ path: '/v1/imports', body: { ...wishes, source: 'feed', uploadId: '0'.repeat(32) } }),
        {
          found: 404,
        },
      ),
    },
    'GET /v1/imports/{id}': { id: by(things => ({ path: one(things) })) },
    'POST /v1/imports/{id}/trial': {
      id: by(things => ({ path: `${one(things)}/trial`, body: wishes }), { found: 202 }),
    },
    'POST /v1/imports/{id}/writing': {
      id: by(things => ({ path: `${one(things)}/writing`, body: wishes }), { found: 202 }),
    },
    'DELETE /v1/imports/{id}': {
      id: by(({ importRun }) => ({ path: `/v1/imports/${importRun.isRemoved}` })),
    },
  },
}
