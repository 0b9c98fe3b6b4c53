import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

interface Link {
  hash: string
  accountId: string
  name: string
  signIn: string
  isStrong: boolean
  reason: string
  now: Date
  expiresAt: Date
}

export async function insertLink(tx: Tx, link: Link): Promise<void> {
  await tx.db
    .insertInto('acting_links')
    .values({
      token_hash: link.hash,
      account_id: link.accountId,
      name: link.name,
      sign_in: link.signIn,
      is_strong: link.isStrong,
      reason: link.reason,
      created_at: link.now,
      expires_at: link.expiresAt,
    })
    .execute()
}

/** Once, and only while it holds: two at the same time cannot both have it. */
const used = statement(
  'tenants.useLink',
  `update acting_links set used_at = :now where token_hash = :hash and used_at is null and expires_at > :now
    returning account_id as "accountId", name, sign_in as "signIn", is_strong as "isStrong", reason`,
)

export const takeLink = (tx: Tx, hash: string, now: Date) => tx.find(used, { hash, now })
