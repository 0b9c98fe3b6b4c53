import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { PathLimit } from './accounts.rules.ts'

/** how much is there by now: `tokens` at most, as many again within `seconds` */
const refilled = `least(:tokens::float8,
  t.tokens + greatest(0, extract(epoch from (:now::timestamptz - t.updated_at))) * :tokens::float8 / :seconds::float8)`

/**
 * Token buckets shared by all processes. One statement refills, takes and answers, so two at once take two. Where there
 * is a debt, asking in vain makes it grow, doubling; where there is none, it changes nothing.
 */
const taken = statement(
  'throttles.take',
  `insert into accounts.throttles as t (key, tokens, updated_at) values (:key, :tokens::float8 - 1, :now)
    on conflict (key) do update set updated_at = greatest(t.updated_at, :now), tokens = (
      select case when now.tokens >= 0.999 then greatest(0, now.tokens - 1)
        else greatest(-:debt::float8, now.tokens - greatest(1, -now.tokens)) end
      from (select ${refilled} as tokens) now)
    where :debt::float8 > 0 or ${refilled} >= 0.999
    returning tokens`,
)

const left = statement(
  'throttles.left',
  `select ${refilled} as "tokens!" from accounts.throttles t where key = :key`,
)

const keyOf = (limit: PathLimit, whom: string) => `${limit.name} ${whom}`

/** Takes a token. 0: it was there; else the seconds until one is. */
export async function take(tx: Tx, limit: PathLimit, whom: string, now: Date): Promise<number> {
  const { tokens, seconds, debt } = limit
  const key = keyOf(limit, whom)
  const row = await tx.find(taken, { key, tokens, seconds, now, debt })
  if (row && row.tokens >= 0) return 0
  const there = row ?? (await tx.find(left, { key, tokens, seconds, now }))
  return Math.max(1, Math.ceil(((1 - (there?.tokens ?? 0)) * seconds) / tokens))
}

const given = statement(
  'throttles.giveBack',
  'update accounts.throttles set tokens = least(:tokens::float8, tokens + 1) where key = :key',
)

/** What was taken for something that went well. */
export async function giveBack(tx: Tx, limit: PathLimit, whom: string): Promise<void> {
  await tx.rows(given, { key: keyOf(limit, whom), tokens: limit.tokens })
}

export async function forget(tx: Tx, limit: PathLimit, whom: string): Promise<void> {
  await tx.db.deleteFrom('accounts.throttles').where('key', '=', keyOf(limit, whom)).execute()
}
