import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { PathLimit } from './accounts.rules.ts'

/** how much is there by now: $2 tokens at most, as many again within $3 seconds */
const refilled = `least($2::float8,
  t.tokens + greatest(0, extract(epoch from ($4::timestamptz - t.updated_at))) * $2::float8 / $3::float8)`

/**
 * Token buckets shared by all processes. One statement refills, takes and answers, so two at once take two. Where there
 * is a debt ($5), asking in vain makes it grow, doubling; where there is none, it changes nothing.
 */
const taken = statement<readonly [string, number, number, Date, number]>(
  'throttles.take',
  `insert into accounts.throttles as t (key, tokens, updated_at) values ($1, $2::float8 - 1, $4)
    on conflict (key) do update set updated_at = greatest(t.updated_at, $4), tokens = (
      select case when now.tokens >= 0.999 then greatest(0, now.tokens - 1)
        else greatest(-$5::float8, now.tokens - greatest(1, -now.tokens)) end
      from (select ${refilled} as tokens) now)
    where $5::float8 > 0 or ${refilled} >= 0.999
    returning tokens`,
)

const left = statement<readonly [string, number, number, Date]>(
  'throttles.left',
  `select ${refilled} as tokens from accounts.throttles t where key = $1`,
)

const keyOf = (limit: PathLimit, whom: string) => `${limit.name} ${whom}`

/** Takes a token. 0: it was there; else the seconds until one is. */
export async function take(tx: Tx, limit: PathLimit, whom: string, now: Date): Promise<number> {
  const { tokens, seconds, debt } = limit
  const key = keyOf(limit, whom)
  const row = await tx.find<{ tokens: number }>(taken, [key, tokens, seconds, now, debt])
  if (row && row.tokens >= 0) return 0
  const there = row ?? (await tx.find<{ tokens: number }>(left, [key, tokens, seconds, now]))
  return Math.max(1, Math.ceil(((1 - (there?.tokens ?? 0)) * seconds) / tokens))
}

const given = statement<readonly [string, number]>(
  'throttles.giveBack',
  'update accounts.throttles set tokens = least($2::float8, tokens + 1) where key = $1',
)

/** What was taken for something that went well. */
export async function giveBack(tx: Tx, limit: PathLimit, whom: string): Promise<void> {
  await tx.rows(given, [keyOf(limit, whom), limit.tokens])
}

export async function forget(tx: Tx, limit: PathLimit, whom: string): Promise<void> {
  await tx.db.deleteFrom('accounts.throttles').where('key', '=', keyOf(limit, whom)).execute()
}
