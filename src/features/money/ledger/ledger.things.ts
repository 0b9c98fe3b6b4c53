import type { RoomThings } from '../../../../test/room-things.ts'
import { post } from './ledger.ts'
import { credit, debit } from './moves.ts'

export const roomThings: RoomThings = {
  async fill({ tx, word, now }) {
    for (const kind of ['donation', 'sale', 'refund'] as const)
      await post(tx, {
        kind,
        ref: `${kind}:${word}`,
        at: now,
        orderCode: word.slice(0, 20),
        entries: [[debit(10_000, 'bank'), credit(10_000, 'donation_fund', word.slice(0, 40))]],
      })
    await post(tx, {
      kind: 'settlement',
      ref: `transit:${word}`,
      at: now,
      orderCode: word.slice(0, 20),
      entries: [[debit(10_000, 'payout_clearing'), credit(10_000, 'bank')]],
    })
    await tx.db
      .insertInto('ledger_checks')
      .values({ checked_on: '2026-11-20', findings: JSON.stringify([`Contoh ${word}`]) })
      .execute()
    return {}
  },
  parameters: () => ({ account: ['bank'], kind: ['donation'], owner: [''] }),
}
