import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { addVersion } from '../../core/publishing/publishing.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    /** of the look, published before */
    version: number
  }
}

/** A look that was published once, as the history keeps it. */
async function buildVersion(tx: Tx, version: number, secret: string): Promise<number> {
  const stored = {
    scope: 'setting',
    setting: {
      title: `Lama ${secret}`,
      tagline: '',
      logoDark: null,
      logoLight: null,
      favicon: null,
      layout: 'default',
      css: {},
      isMaintenance: false,
      meta: {},
    },
    values: {},
    changed: ['title'],
  }
  const hand = { tx, by: null, clock: { now: () => new Date() } }
  await addVersion(hand, 'look', 'site', { number: version, stored, why: 'changed' })
  return version
}

export const roomThings: RoomThings = {
  async fill({ tx, secret }) {
    await buildVersion(tx, 1, secret)
    return {}
  },
  things: async ({ tx, secret, number }) => ({ version: await buildVersion(tx, 1000 + number, secret) }),
  addressing: {
    'POST /v1/appearance/versions/{version}/restoration': {
      version: by(({ version }) => ({ path: `/v1/appearance/versions/${version}/restoration` }), {
        found: 201,
      }),
    },
  },
}
