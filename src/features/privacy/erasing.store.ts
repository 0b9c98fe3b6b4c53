import { statement } from '../../platform/db/statement.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { erasedName } from './privacy.rules.ts'

const addresses = statement<readonly [number]>(
  'privacy.addresses',
  `select distinct lower(address) as address from (
      select email as address from memberships where id = $1
      union all select phone from memberships where id = $1
      union all select guardian_email from guardian_consents where membership_id = $1) found
    where length(address) >= 6`,
)

/** What is this person's alone: own address and number, and those of the guardians they named. */
export async function listAddresses(tx: Tx, membershipId: number): Promise<string[]> {
  const rows = await tx.rows<{ address: string }, readonly [number]>(addresses, [membershipId])
  return rows.map(row => row.address)
}

/** Nothing of the person stays in the row but its number and what they were: others' records point at it. */
export async function emptyMembership(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.db
    .updateTable('memberships')
    .set({
      account_id: null,
      status: 'suspended',
      name: erasedName,
      email: null,
      phone: null,
      birth_date: null,
      picture: null,
      bio: '',
      school_id: null,
      province_code: null,
      city_code: null,
      program_ids: [],
      privacy: '{}',
      is_restricted: false,
      suspended_at: null,
      suspended_reason: null,
      last_seen_at: null,
      erased_at: at,
      updated_at: at,
    })
    .where('id', '=', id)
    .execute()
}

const traces = statement<readonly [number, readonly string[], readonly string[]]>(
  'privacy.eraseTraces',
  'select erase_traces($1, $2, $3)',
)

/** Of the audit log and the outbox: the one function that may. Before invitations go, which it looks up. */
export async function eraseTraces(
  tx: Tx,
  membershipId: number,
  words: { addresses: readonly string[]; names: readonly string[] },
): Promise<void> {
  await tx.rows(traces, [membershipId, words.addresses, words.names])
}

export async function removeInvitations(
  tx: Tx,
  membershipId: number,
  emails: readonly string[],
): Promise<void> {
  await tx.db
    .deleteFrom('invitations')
    .where(where =>
      where.or([
        where('membership_id', '=', membershipId),
        ...(emails.length > 0 ? [where('email', 'in', [...emails])] : []),
      ]),
    )
    .where('email', 'is not', null)
    .execute()
  await tx.db
    .updateTable('invitations')
    .set({ membership_id: null, name: null })
    .where('membership_id', '=', membershipId)
    .execute()
}

export async function removeSessions(tx: Tx, membershipId: number): Promise<void> {
  await tx.db.deleteFrom('member_sessions').where('membership_id', '=', membershipId).execute()
}

/** The askings stay as numbers; what was written in them goes. */
export async function emptyRequests(tx: Tx, membershipId: number, at: Date): Promise<void> {
  await tx.db
    .updateTable('data_requests')
    .set({ message: '', outcome: 'Data telah dihapus' })
    .where('membership_id', '=', membershipId)
    .execute()
  await tx.db
    .updateTable('data_requests')
    .set({ status: 'done', decided_at: at })
    .where('membership_id', '=', membershipId)
    .where('status', '=', 'open')
    .execute()
}

export async function emptyGuardians(tx: Tx, membershipId: number): Promise<void> {
  await tx.db
    .updateTable('guardian_consents')
    .set({ guardian_name: 'Wali terhapus', guardian_email: 'terhapus@tidak.valid' })
    .where('membership_id', '=', membershipId)
    .execute()
}

/** Answers the keys of the files, which go after the commit. */
export async function removeFileRows(tx: Tx, membershipId: number): Promise<string[]> {
  const rows = await tx.db
    .deleteFrom('files')
    .where('membership_id', '=', membershipId)
    .returning('key')
    .execute()
  return rows.map(row => row.key)
}

const farewells = statement<readonly [Date]>(
  'privacy.farewells',
  `delete from mails where reason = 'privacy.erased' and (sent_at is not null or created_at < $1)`,
)

/** As the platform: letters that said somebody was erased. */
export async function removeFarewells(tx: Tx, before: Date): Promise<void> {
  await tx.rows(farewells, [before])
}

const tenants = statement<readonly []>(
  'privacy.tenants',
  'select id, slug, name from platform.tenants order by id',
)

/** As the account service, which knows tenants by name. */
export const listTenants = (tx: Tx) =>
  tx.rows<{ id: number; slug: string; name: string }, readonly []>(tenants, [])

const superadmin = statement<readonly [string]>(
  'privacy.account',
  `select email, is_superadmin as "isSuperadmin" from accounts.accounts where id = $1 and status <> 'erased'`,
)

export const findAccount = (tx: Tx, id: string) =>
  tx.find<{ email: string | null; isSuperadmin: boolean }, readonly [string]>(superadmin, [id])

/** Only the number stays, so that it is never given again. */
export async function emptyAccount(tx: Tx, id: string, email: string | null, at: Date): Promise<void> {
  for (const table of [
    'accounts.sign_ins',
    'accounts.mail_tokens',
    'accounts.totp_secrets',
    'accounts.recovery_codes',
    'accounts.passkeys',
    'accounts.challenges',
    'accounts.security_events',
    'accounts.registration_consents',
  ] as const)
    await tx.db.deleteFrom(table).where('account_id', '=', id).execute()
  await tx.db.deleteFrom('accounts.oidc_payloads').where('account_id', '=', id).execute()
  if (email !== null) await tx.db.deleteFrom('accounts.mail_tokens').where('email', '=', email).execute()
  await tx.db
    .updateTable('accounts.accounts')
    .set({
      email: null,
      email_verified_at: null,
      name: 'Akun terhapus',
      phone: null,
      birth_date: null,
      password_hash: null,
      password_changed_at: null,
      status: 'erased',
      updated_at: at,
    })
    .where('id', '=', id)
    .execute()
}
