import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { hashOf } from '../../../../test/twin-secrets.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Bill } from './bills.store.ts'
import { findBillByRef, insertBill, noteLine } from './bills.store.ts'
import { findSimPayoutByRef, keepSimPayout } from './sim-payouts.store.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    simulated: number
    simulatedPayout: number
  }
}

async function buildSimulated(tx: Tx, word: string, title: string, at: Date): Promise<Bill> {
  const ref = `SGR-${hashOf(word).slice(0, 20)}`
  await insertBill(tx, {
    dialect: 'midtrans',
    providerId: hashOf(`${word} at the provider`).slice(0, 32),
    ref,
    channel: 'bca',
    title,
    amount: 150_000,
    answer: { payment_type: 'bank_transfer' },
    notifyUrl: '',
    at,
    expiresAt: new Date(at.getTime() + 86_400_000),
  })
  const bill = await findBillByRef(tx, ref)
  if (!bill) throw new Error('The bill that was just made is not there')
  return bill
}

async function buildSimulatedPayout(tx: Tx, word: string, holder: string, at: Date): Promise<number> {
  const ref = hashOf(`${word} payout`).slice(0, 28)
  await keepSimPayout(tx, {
    dialect: 'midtrans',
    providerId: hashOf(`${word} payout there`).slice(0, 18),
    ref,
    bank: 'bca',
    account: '1234567890',
    holder,
    amount: 60_000,
    notes: '',
    status: 'approved',
    at,
  })
  const made = await findSimPayoutByRef(tx, 'midtrans', ref)
  if (!made) throw new Error('The payout that was just made is not there')
  return made.id
}

export const roomThings: RoomThings = {
  async fill({ tx, secret, word, now }) {
    const { ref } = await buildSimulated(tx, word, secret, now)
    await buildSimulatedPayout(tx, word, secret, now)
    await noteLine(tx, {
      ref,
      direction: 'in',
      line: 'GET /',
      sent: secret,
      answered: secret,
      status: 200,
      at: now,
    })
    return {}
  },
  things: async ({ app, tx, secret, word, number }) => ({
    simulated: (await buildSimulated(tx, `${number}${word}`, secret, app.clock.now())).id,
    simulatedPayout: await buildSimulatedPayout(tx, `${number}${word}`, secret, app.clock.now()),
  }),
  parameters: () => ({ dialect: ['midtrans'] }),
  addressing: {
    'POST /v1/simulator/payouts/{id}/deeds': {
      id: by(({ simulatedPayout }) => ({
        path: `/v1/simulator/payouts/${simulatedPayout}/deeds`,
        body: { deed: 'complete', isDropped: true },
      })),
    },
    'POST /v1/simulator/bills/{id}/deeds': {
      id: by(({ simulated }) => ({
        path: `/v1/simulator/bills/${simulated}/deeds`,
        body: { deed: 'pay', isDropped: true },
      })),
    },
  },
}
