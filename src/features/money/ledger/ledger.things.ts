import { by } from '../../../../test/addressing.ts'
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
    // closed in the shape it has then; which moves it holds is another suite's
    await tx.db
      .insertInto('ledger_months')
      .values({
        month: '2026-09-01',
        ends_at: '2026-09-30T17:00:00Z',
        asked_by: 0,
        asked_at: now,
        note: word,
      })
      .execute()
    const account = await tx.db.selectFrom('ledger_accounts').select('id').limit(1).executeTakeFirstOrThrow()
    await tx.db
      .insertInto('ledger_closings')
      .values({ month: '2026-09-01', account_id: account.id, debits: 0, credits: 0 })
      .execute()
    return {}
  },
  addressing: {
    // a month is the same word in every tenant: what it leads to is one's own
    'POST /v1/ledger/months/{month}/closing': {
      month: by(() => ({ path: '/v1/ledger/months/2019-01/closing', body: {} }), {
        found: 409,
        missing: 409,
      }),
    },
    'POST /v1/ledger/months/{month}/decision': {
      month: by(() => ({ path: '/v1/ledger/months/2019-01/decision', body: { decision: 'close' } }), {
        found: 409,
        missing: 409,
      }),
    },
    'POST /v1/ledger/months/{month}/filing': {
      month: by(() => ({ path: '/v1/ledger/months/2019-01/filing', body: { reference: 'BPE-2019' } }), {
        found: 409,
        missing: 409,
      }),
    },
    'GET /v1/ledger/months/{month}/file': {
      month: by(() => ({ path: '/v1/ledger/months/2019-01/file' }), { found: 404, missing: 404 }),
    },
  },
  parameters: () => ({ account: ['bank'], kind: ['donation'], owner: [''] }),
}
