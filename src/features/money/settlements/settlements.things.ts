import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { nextNumber } from '../../../../test/rows.ts'
import { hashOf } from '../../../../test/twin-secrets.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { insertFile, insertLines } from './settlements.store.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    /** a provider's statement of which nothing is booked, and one with something that can be */
    statement: { dropped: number; bookable: number }
  }
}

async function buildStatement(tx: Tx, word: string, ref: string, at: Date): Promise<number> {
  const key = hashOf(`${word} ${nextNumber()}`)
  const id = await insertFile(tx, {
    provider: 'midtrans',
    name: `${word}.csv`,
    sha256: key,
    firstAt: at,
    lastAt: at,
    by: 0,
    at,
  })
  if (id === undefined) throw new Error('The statement is there already')
  await insertLines(tx, id, [{ n: 2, ref, kind: 'payment', amount: 150_000, fee: 0, at, key }])
  return id
}

/** Money that came by a payment of its own. */
async function buildPaid(tx: Tx, word: string, at: Date): Promise<string> {
  const letters = [...hashOf(`${word} ${nextNumber()}`).toUpperCase()].map(letter =>
    /[A-F2-7]/.test(letter) ? letter : 'Q',
  )
  const ref = `SGR-${letters.slice(0, 24).join('')}`
  await tx.db
    .insertInto('payments')
    .values({
      subject_kind: 'test',
      subject_code: `s${nextNumber()}`,
      subject_number: word,
      provider: 'midtrans',
      ref,
      method: 'qris',
      channel: 'qris',
      amount: 150_000,
      received: 150_000,
      fee: 0,
      state: 'paid',
      paid_at: at,
      expires_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute()
  return ref
}

export const roomThings: RoomThings = {
  after: ['payments', 'ledger'],
  async fill({ tx, secret, now }) {
    await buildStatement(tx, secret, await buildPaid(tx, secret, now), now)
    return {}
  },
  things: async ({ app, tx, secret }) => ({
    statement: {
      dropped: await buildStatement(tx, secret, 'SGR-TIDAKADA', app.clock.now()),
      bookable: await buildStatement(
        tx,
        secret,
        await buildPaid(tx, secret, app.clock.now()),
        app.clock.now(),
      ),
    },
  }),
  parameters: () => ({
    provider: ['midtrans'],
    outcome: ['same'],
    file: ['1'],
    name: ['laporan.csv'],
  }),
  addressing: {
    'POST /v1/settlements/{id}/book': {
      id: by(({ statement: { bookable } }) => ({ path: `/v1/settlements/${bookable}/book` })),
    },
    'POST /v1/settlements/{id}/ask': {
      // of which nothing is left to be asked
      id: by(
        ({ statement: { bookable } }) => ({
          path: `/v1/settlements/${bookable}/ask`,
          body: { ref: 'SGR-TIDAKADA' },
        }),
        { found: 409 },
      ),
    },
    'DELETE /v1/settlements/{id}': {
      id: by(({ statement: { dropped } }) => ({ path: `/v1/settlements/${dropped}` })),
    },
  },
}
