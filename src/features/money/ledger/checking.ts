import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import { dayIn } from '../../../shared/days.ts'
import { accountKinds, guardedKinds } from './account-kinds.ts'
import * as store from './ledger-checks.store.ts'

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** what must be true of the books together with what a room keeps; a line for each thing that is not */
    ledgerChecks: (tx: Tx) => Promise<string[]>
  }
}

export interface CheckingDeps {
  database: Pick<Database, 'withTenant' | 'withPlatform'>
  clock: Clock
  partsOf: PartsOf
}

/** Everything that must be true of a tenant's books; nothing found: all is well. */
export async function findingsIn(tx: Tx, partsOf: PartsOf): Promise<string[]> {
  const onDebit = guardedKinds.filter(kind => accountKinds[kind].side === 'debit')
  const empty = await store.listEmptyTxns(tx)
  const drifted = await store.listDrifted(tx, guardedKinds, onDebit)
  const overdrawn = await store.listOverdrawn(tx)
  const found = [
    ...empty.map(({ kind, ref }) => `Kejadian tanpa gerakan: ${kind} ${ref}`),
    ...drifted.map(
      ({ kind, owner, kept, debits, credits }) =>
        `Saldo ${kind} ${owner} tercatat ${kept ?? 0}, sedangkan debit ${debits} dan kredit ${credits}`,
    ),
    ...overdrawn.map(({ kind, owner, amount }) => `Saldo ${kind} ${owner} negatif: ${amount}`),
  ]
  for (const check of partsOf('ledgerChecks')) found.push(...(await check(tx)))
  return found
}

/**
 * Once a day for each tenant that keeps books; what is found stands on the office's first page. Answers how much does
 * not fit, in all of them that were looked at now.
 */
export async function checkBooks({ database, clock, partsOf }: CheckingDeps): Promise<number> {
  const day = dayIn(clock.now(), 'Asia/Jakarta')
  let count = 0
  for (const { id } of await database.withPlatform(tx => store.listUnchecked(tx, day)))
    await database.withTenant(id, async tx => {
      const findings = await findingsIn(tx, partsOf)
      count += findings.length
      await store.noteCheck(tx, day, findings)
    })
  return count
}

/** Every tenant that keeps books, with what does not fit in them. */
export async function* checkLedgers({ database, partsOf }: Omit<CheckingDeps, 'clock'>) {
  for (const { id, slug } of await database.withPlatform(tx => store.listKeepers(tx)))
    yield { slug, findings: await database.withTenant(id, tx => findingsIn(tx, partsOf)) }
}
