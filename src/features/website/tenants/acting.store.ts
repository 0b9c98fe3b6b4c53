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

export interface UsedLink {
  accountId: string
  name: string
  signIn: string
  isStrong: boolean
  reason: string
}

/** Once, and only while it holds: two at the same time cannot both have it. */
const used = statement<readonly [string, Date]>(
  'tenants.useLink',
  `update acting_links set used_at = $2 where token_hash = $1 and used_at is null and expires_at > $2
    returning account_id as "accountId", name, sign_in as "signIn", is_strong as "isStrong", reason`,
)

export const takeLink = (tx: Tx, hash: string, now: Date) =>
  tx.find<UsedLink, readonly [string, Date]>(used, [hash, now])

const membershipOf = statement<readonly [string]>(
  'tenants.membershipOf',
  'select id from memberships where account_id = $1',
)

export const findMembership = async (tx: Tx, accountId: string) =>
  (await tx.find<{ id: number }, readonly [string]>(membershipOf, [accountId]))?.id

/**
 * The row a session needs to point to. Suspended and without address, it gives nothing by itself: whoever holds the
 * account cannot sign in with it.
 */
export async function technicalMembership(
  tx: Tx,
  { accountId, name, now }: { accountId: string; name: string; now: Date },
): Promise<number> {
  const known = await findMembership(tx, accountId)
  if (known !== undefined) return known
  const { id } = await tx.db
    .insertInto('memberships')
    .values({
      account_id: accountId,
      kind: 0,
      status: 'suspended',
      suspended_at: now,
      suspended_reason: 'Pengelola platform: hanya untuk bertindak dengan alasan tercatat',
      name,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
