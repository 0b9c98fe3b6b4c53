import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const columns = `id, membership_id as "membershipId", owner_hash as "ownerHash", share_hash as "shareHash", wording, sealed,
  created_at as "createdAt"`

const insert = statement(
  'discTests.insert',
  `insert into disc_results (membership_id, owner_hash, wording, sealed, created_at)
    values (:membershipId?, :ownerHash, :wording, :sealed, :at) returning id`,
)
export interface NewResult {
  membershipId: number | null
  ownerHash: string
  wording: string
  sealed: string
  at: Date
}
export const insertResult = async (tx: Tx, row: NewResult): Promise<number> =>
  (await tx.find(insert, { ...row }))?.id ?? 0

const owned = statement('discTests.owned', `select ${columns} from disc_results where owner_hash = :hash`)
export const findOwned = (tx: Tx, hash: string) => tx.find(owned, { hash })

const shared = statement('discTests.shared', `select ${columns} from disc_results where share_hash = :hash`)
export const findShared = (tx: Tx, hash: string) => tx.find(shared, { hash })

const ofMember = statement(
  'discTests.ofMember',
  `select ${columns} from disc_results where membership_id = :membershipId order by id desc limit 50`,
)
/** Newest first. */
export const listOfMember = (tx: Tx, membershipId: number) => tx.rows(ofMember, { membershipId })

const share = statement(
  'discTests.share',
  'update disc_results set share_hash = :shareHash?, sealed = :sealed where id = :id',
)
export async function setShare(
  tx: Tx,
  given: { id: number; shareHash: string | null; sealed: string },
): Promise<void> {
  await tx.rows(share, given)
}

const remove = statement('discTests.remove', 'delete from disc_results where id = :id')
export async function removeResult(tx: Tx, id: number): Promise<void> {
  await tx.rows(remove, { id })
}

const add = statement(
  'discTests.count',
  `insert into disc_counts (wording, letters, count) values (:wording, :letters, 1)
    on conflict (tenant_id, wording, letters) do update set count = disc_counts.count + 1`,
)
export async function addCount(tx: Tx, wording: string, letters: string): Promise<void> {
  await tx.rows(add, { wording, letters })
}

const counts = statement(
  'discTests.counts',
  `select letters, sum(count)::int as "count!" from disc_counts group by letters order by letters`,
)
export const listCounts = (tx: Tx) => tx.rows(counts)
