import { pageValues } from '../db/page-sql.ts'
import { likeText } from '../db/picture-sql.ts'
import { statement } from '../db/statement.ts'
import type { Tx } from '../db/transaction.ts'

// Addresses of the running tenant that get no letters, for whoever looks after them.

interface HeldQuery {
  page: number
  pageSize: number
  search?: string | undefined
  cause?: 'refused' | 'asked' | undefined
}

const held = `from mail_suppressions s where (:cause?::text is null or s.cause = :cause)
    and (:search?::text is null or s.address ilike '%' || :search || '%')`
const suppressions = statement(
  'suppressions.page',
  `select s.id, s.address, s.cause, s.words, s.created_at as "createdAt", s.ends_at as "endsAt"
    ${held} order by s.id desc limit :limit offset :offset`,
)
const suppressionCount = statement('suppressions.count', `select count(*)::int as "total!" ${held}`)

export async function listSuppressed(tx: Tx, query: HeldQuery) {
  const filter = { cause: query.cause, search: query.search ? likeText(query.search) : null }
  const rows = await tx.rows(suppressions, { ...filter, ...pageValues(query) })
  return { rows, total: (await tx.find(suppressionCount, filter))?.total ?? 0 }
}

const release = statement(
  'suppressions.release',
  'delete from mail_suppressions where id = :id returning address',
)
export const releaseRow = async (tx: Tx, id: number) => (await tx.find(release, { id }))?.address

const hold = statement(
  'suppressions.hold',
  `insert into mail_suppressions (address, cause, words, created_at) values (lower(:address), 'asked', :words, :at)
    on conflict (tenant_id, address) do update set cause = 'asked', words = excluded.words, ends_at = null
    returning id`,
)
export const holdAddress = async (
  tx: Tx,
  row: { address: string; words: string; at: Date },
): Promise<number> => (await tx.find(hold, row))?.id ?? 0

const among = statement(
  'suppressions.among',
  `select count(*)::int as "total!" from mail_suppressions s
    where s.address = any (:addresses::text[]) and (s.ends_at is null or s.ends_at > :now)`,
)
/** How many of these get no letters; in lower case. */
export const countHeld = async (tx: Tx, addresses: readonly string[], now: Date): Promise<number> =>
  (await tx.find(among, { addresses, now }))?.total ?? 0
