import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const begin = statement(
  'idempotency.begin',
  `insert into idempotency_keys (actor_id, route, key, request_hash, created_at)
    values (:actorId, :route, :key, :hash, :at) on conflict do nothing returning key`,
)
const known = statement(
  'idempotency.known',
  `select request_hash as "hash", answer from idempotency_keys
    where actor_id = :actorId and route = :route and key = :key`,
)
const done = statement(
  'idempotency.done',
  `update idempotency_keys set answer = :answer::jsonb where actor_id = :actorId and route = :route and key = :key`,
)
const old = statement('idempotency.old', 'delete from idempotency_keys where created_at < :before')

interface Key {
  actorId: number
  route: string
  key: string
}

/** True for the first who comes with this key; whoever comes meanwhile waits until the first has finished. */
export const beginKey = async (tx: Tx, key: Key & { hash: string; at: Date }): Promise<boolean> =>
  (await tx.find(begin, { ...key })) !== undefined

export const findKey = (tx: Tx, key: Key) => tx.find(known, { ...key })

export function finishKey(tx: Tx, key: Key & { answer: string }): void {
  tx.put(done, { ...key })
}

export async function removeOldKeys(tx: Tx, before: Date): Promise<void> {
  await tx.rows(old, { before })
}
