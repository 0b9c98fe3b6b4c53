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
  schoolId: number | null
  className: string | null
  /** of somebody new; who is here has said it themselves */
  phone: string | null
}

const ofAccount = statement(
  'members.lock_of_account',
  `select m.id, m.name, m.kind, m.status, m.account_id as "accountId", m.program_ids as "programIds",
      m.province_code as "provinceCode", m.school_id as "schoolId", m.suspended_reason as "suspendedReason",
      m.class_name as "className", m.version
    from memberships m
    where m.erased_at is null and (m.account_id = :accountId or (m.account_id is null and m.email = :email?))
    order by m.account_id nulls last limit 1 for update`,
)

/** The account's membership, or the one that waits for its address. `email` is one the account has verified. */
export const lockMembershipOf = (tx: Tx, accountId: string, email: string | null) =>
  tx.find(ofAccount, { accountId, email })

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
      school_id: joining.schoolId,
      class_name: joining.className,
      phone: joining.phone,
      created_at: now,
      updated_at: now,
    })
    .onConflict(met => met.columns(['tenant_id', 'account_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** What an invitation says of somebody's school; where it is silent, what they are stays. */
export const schoolTold = ({ schoolId, className }: Pick<Joining, 'schoolId' | 'className'>) => ({
  ...(schoolId === null ? {} : { school_id: schoolId }),
  ...(className === null ? {} : { class_name: className }),
})

/** Somebody who was expected, or of whom only a technical row was here, has come by this invitation. */
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
      status: 'invited',
      suspended_at: null,
      suspended_reason: null,
      ...(email === null ? {} : { email }),
      program_ids: joining.programIds,
      ...(joining.provinceCode ? { province_code: joining.provinceCode } : {}),
      ...schoolTold(joining),
      updated_at: now,
      version: member.version + 1,
    })
    .where('id', '=', member.id)
    .execute()
}

const idOfAccount = statement('members.ofAccount', 'select id from memberships where account_id = :accountId')

export const findMembershipId = async (tx: Tx, accountId: string) =>
  (await tx.find(idOfAccount, { accountId }))?.id

const technicalReason = 'Pengelola platform: hanya untuk bertindak dengan alasan tercatat'

/** Nobody shut this one out: it is the row that superadmins who have acted or made the site left behind. */
export const isTechnical = ({ kind, suspendedReason }: { kind: number; suspendedReason: string | null }) =>
  kind === 0 && suspendedReason === technicalReason

/**
 * The row a session needs to point to. Suspended and without address, it gives nothing by itself: whoever holds the
 * account cannot sign in with it.
 */
export async function technicalMembership(
  tx: Tx,
  { accountId, name, now }: { accountId: string; name: string; now: Date },
): Promise<number> {
  const known = await findMembershipId(tx, accountId)
  if (known !== undefined) return known
  const { id } = await tx.db
    .insertInto('memberships')
    .values({
      account_id: accountId,
      kind: 0,
      status: 'suspended',
      suspended_at: now,
      suspended_reason: technicalReason,
      name,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Which of these addresses belong to members already, with their kind. */
export async function findMembersByEmail(tx: Tx, emails: readonly string[]) {
  if (emails.length === 0) return []
  return tx.rows(membersByEmail, { emails })
}

const membersByEmail = statement(
  'members.byEmail',
  `select email as "email!", kind from memberships where email = any (:emails) and status <> 'invited' and erased_at is null`,
)
