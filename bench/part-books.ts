import pg from 'pg'
import { listTrial } from '../src/features/money/ledger/journal.store.ts'
import * as months from '../src/features/money/ledger/months.store.ts'
import { readConfig } from '../src/platform/config.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { createLog } from '../src/platform/log.ts'
import { spreadOf } from './compare.ts'
import type { Stage } from './stage.ts'

const moves = 1_000_000
const closed = 24

/** What stands on each account of a tenant with a million moves, as the office asks for it. PostgreSQL only. */
export async function measureBooks(stage: Stage): Promise<void> {
  const { DATABASE_URL = '', TENANT_ID = '' } = await stage.environmentOf('PostgreSQL')
  const copy = new URL(DATABASE_URL)
  const above = new URL(DATABASE_URL)
  above.username = 'postgres'
  const first = new pg.Client({ connectionString: above.href })
  await first.connect()
  await first.query(`create database books template ${above.pathname.slice(1)} owner ${copy.username}`)
  await first.end()
  copy.pathname = '/books'
  above.pathname = '/books'
  console.warn('Writing a million moves')
  await fill(above.href, Number(TENANT_ID))
  const database = await openDatabase(readConfig({ DATABASE_URL: copy.href }), createLog('silent'))
  try {
    const within = <T>(work: Parameters<typeof database.withTenant<T>>[1]) =>
      database.withTenant(Number(TENANT_ID), work)
    for (let month = 0; month < closed; month++) await within(tx => close(tx, month))
    const taken: number[] = []
    for (let round = 0; round < 10; round++) {
      const begun = performance.now()
      await within(tx => listTrial(tx, undefined))
      taken.push(performance.now() - begun)
    }
    stage.report.limit('trial balance of a million moves, 24 months closed', {
      value: spreadOf(taken).median,
      unit: 'ms',
      atMost: 200,
    })
  } finally {
    await database.close()
  }
}

const startOf = (month: number) => new Date(Date.UTC(2024, month, 1))
const nameOf = (month: number) => startOf(month).toISOString().slice(0, 7)

/** as the product closes it, without the two people */
async function close(tx: Parameters<typeof months.newestTxn>[0], month: number): Promise<void> {
  const name = nameOf(month)
  const endsAt = startOf(month + 1)
  await months.insertMonth(tx, { month: name, endsAt, note: '', by: 1, at: endsAt })
  const lastTxn = await months.newestTxn(tx)
  const span = { endsAt, lastTxn, endedAt: startOf(month), lastBefore: month === 0 ? 0 : lastTxn }
  const { seal, txns, moves: count } = await months.sealOf(tx, '', span)
  await months.insertClosings(tx, {
    month: name,
    before: month === 0 ? undefined : nameOf(month - 1),
    ...span,
  })
  await months.updateClosed(tx, { month: name, by: 2, at: endsAt, lastTxn, txns, moves: count, seal })
}

/** Two moves an event, on forty accounts, evenly over 24 months and the first half of the next. */
async function fill(url: string, tenant: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`set session_replication_role = replica`)
  await client.query(
    'delete from ledger_moves; delete from ledger_balances; delete from ledger_accounts; delete from ledger_txns',
  )
  await client.query(
    `insert into ledger_accounts (tenant_id, kind, owner)
      select ${tenant}, 'payee_maturing', 'person:' || n from generate_series(1, 38) n
      union all select ${tenant}, 'clearing', 'midtrans' union all select ${tenant}, 'revenue', ''`,
  )
  await client.query(
    `insert into ledger_txns (tenant_id, kind, ref, at)
      select ${tenant}, 'sale', 'p' || n, '2024-01-01'::timestamptz + n * interval '745 days' / ${moves / 2}
      from generate_series(1, ${moves / 2}) n`,
  )
  await client.query(
    `insert into ledger_moves (tenant_id, txn_id, n, debit_id, credit_id, amount)
      select t.tenant_id, t.id, k.n, d.id, c.id, 1000 + t.id % 1000 from ledger_txns t
        cross join (values (1), (2)) as k (n)
        join ledger_accounts d on d.tenant_id = t.tenant_id and d.kind = 'clearing'
        join ledger_accounts c on c.tenant_id = t.tenant_id and c.kind = case k.n when 1 then 'revenue' else 'payee_maturing' end
          and (k.n = 1 or c.owner = 'person:' || (1 + t.id % 38))`,
  )
  await client.query('analyze ledger_moves, ledger_txns, ledger_accounts')
  await client.end()
}
