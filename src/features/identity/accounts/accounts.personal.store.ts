import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const account = statement(
  'accounts.held',
  `select json_build_object('name', a.name, 'email', a.email, 'emailVerifiedAt', a.email_verified_at,
      'phone', a.phone, 'birthDate', a.birth_date, 'hasPassword', a.password_hash is not null,
      'passwordChangedAt', a.password_changed_at, 'status', a.status, 'createdAt', a.created_at) as held
    from accounts.accounts a where a.id = :accountId`,
)

/** No hashes: nothing by which one could sign in. */
export const personalDataOf = (tx: Tx, accountId: string) => tx.json(account, { accountId })

const signIns = statement(
  'accounts.signInsHeld',
  `select coalesce(json_agg(json_build_object('createdAt', s.created_at, 'lastSeenAt', s.last_seen_at,
      'endedAt', s.ended_at, 'channel', s.channel, 'methods', s.methods, 'userAgent', s.user_agent, 'ip', s.ip)
      order by s.created_at desc), '[]') as held from accounts.sign_ins s where s.account_id = :accountId`,
)

export const signInDataOf = (tx: Tx, accountId: string) => tx.json(signIns, { accountId })

const events = statement(
  'accounts.eventsHeld',
  `select coalesce(json_agg(json_build_object('at', e.at, 'action', e.action, 'ip', e.ip,
      'userAgent', e.user_agent, 'detail', e.detail) order by e.id desc), '[]') as held
    from accounts.security_events e where e.account_id = :accountId`,
)

export const eventDataOf = (tx: Tx, accountId: string) => tx.json(events, { accountId })

const consents = statement(
  'accounts.consentsHeld',
  `select coalesce(json_agg(json_build_object('purpose', r.purpose, 'textVersion', r.text_version, 'at', r.at)),
      '[]') as held
    from accounts.registration_consents r where r.account_id = :accountId and r.tenant_id = :tenantId`,
)

export const consentDataOf = (tx: Tx, accountId: string, tenantId: number) =>
  tx.json(consents, { accountId, tenantId })

const superadmin = statement(
  'accounts.isSuperadmin',
  'select from accounts.accounts where id = :id and is_superadmin',
)

export const isSuperadmin = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.find(superadmin, { id })) !== undefined

/** One; none where there is no account, or it was erased. */
export async function listAddresses(tx: Tx, id: string): Promise<string[]> {
  const found = await tx.db
    .selectFrom('accounts.accounts')
    .select('email')
    .where('id', '=', id)
    .where('status', '<>', 'erased')
    .executeTakeFirst()
  return found?.email ? [found.email] : []
}

/** Links that wait are found by address too: somebody else's account may have asked for one. */
export async function removeTraces(tx: Tx, accountId: string, addresses: readonly string[]): Promise<void> {
  for (const table of ['accounts.sign_ins', 'accounts.mail_tokens', 'accounts.security_events'] as const)
    await tx.db.deleteFrom(table).where('account_id', '=', accountId).execute()
  await tx.db.deleteFrom('accounts.oidc_payloads').where('account_id', '=', accountId).execute()
  for (const address of addresses)
    await tx.db.deleteFrom('accounts.mail_tokens').where('email', '=', address).execute()
}

export async function removeRegistrations(tx: Tx, accountId: string): Promise<void> {
  for (const table of ['accounts.registration_consents', 'accounts.registration_profiles'] as const)
    await tx.db.deleteFrom(table).where('account_id', '=', accountId).execute()
}

const old = [
  statement(
    'accounts.oldEvents',
    `delete from accounts.security_events where at < :now::timestamptz - interval '400 days'`,
  ),
  statement(
    'accounts.oldSignIns',
    `delete from accounts.sign_ins where ended_at < :now::timestamptz - interval '90 days'`,
  ),
]

/** What happened to an account is kept for 400 days, a sign-in for 90 after its end. */
export async function removeOld(tx: Tx, now: Date): Promise<void> {
  for (const one of old) await tx.rows(one, { now })
}

export async function emptyAccount(tx: Tx, id: string, at: Date): Promise<void> {
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
