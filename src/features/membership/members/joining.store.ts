import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Kind } from '../../../platform/http/access.ts'
import type { LockedPerson } from './members.store.ts'

/** Somebody who comes in by an invitation, and as what. */
export interface Joining {
  /** email: one the account service has verified */
  account: { id: string; name: string; email: string | null }
  kind: Kind
  programIds: number[]
  provinceCode: string | null
}

const ofAccount = statement<readonly [string, string | null]>(
  'members.lock_of_account',
  `select m.id, m.name, m.kind, m.status, m.account_id as "accountId", m.program_ids as "programIds",
      m.province_code as "provinceCode", m.school_id as "schoolId", m.suspended_reason as "suspendedReason",
      m.version
    from memberships m
    where m.erased_at is null and (m.account_id = $1 or (m.account_id is null and m.email = $2))
    order by m.account_id nulls last limit 1 for update`,
)

/** The account's membership, or the one that waits for its address. `email` is one the account has verified. */
export const lockMembershipOf = (tx: Tx, accountId: string, email: string | null) =>
  tx.find<LockedPerson>(ofAccount, [accountId, email])

/** The address, unless somebody else here has it. */
async function freeEmail(tx: Tx, email: string | null, exceptId: number): Promise<string | null> {
  if (email === null) return null
  const other = await tx.db
    .selectFrom('memberships')
    .select('id')
    .where('email', '=', email)
    .where('id', '<>', exceptId)
    .executeTakeFirst()
  return other ? null : email
}

/** Expected here; the sign-in that goes on makes them active. Undefined when this account has come in by another door at the same moment. */
export async function insertMember(
  tx: Tx,
  { account, ...joining }: Joining,
  now: Date,
): Promise<number | undefined> {
  const row = await tx.db
    .insertInto('memberships')
    .values({
      account_id: account.id,
      kind: joining.kind,
      status: 'invited',
      name: account.name,
      email: await freeEmail(tx, account.email, 0),
      program_ids: joining.programIds,
      province_code: joining.provinceCode,
      created_at: now,
      updated_at: now,
    })
    .onConflict(met => met.columns(['tenant_id', 'account_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Somebody who was expected has come, by this invitation. */
export async function fillMember(
  tx: Tx,
  member: LockedPerson,
  { account, ...joining }: Joining,
  now: Date,
): Promise<void> {
  const email = await freeEmail(tx, account.email, member.id)
  await tx.db
    .updateTable('memberships')
    .set({
      account_id: account.id,
      kind: joining.kind,
      ...(email === null ? {} : { email }),
      program_ids: joining.programIds,
      ...(joining.provinceCode ? { province_code: joining.provinceCode } : {}),
      updated_at: now,
      version: member.version + 1,
    })
    .where('id', '=', member.id)
    .execute()
}
