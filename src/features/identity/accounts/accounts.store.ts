import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { RegistrationProfile } from './accounts.contract.ts'

/** The identities themselves, and what happened to them. Runs as the account service. */
export type AccountRow = RowOf<'accounts.byId'>

const columns = `id, email, email_verified_at as "emailVerifiedAt", name, phone, birth_date as "birthDate",
  password_hash as "passwordHash", password_changed_at as "passwordChangedAt", status`

const byId = statement('accounts.byId', `select ${columns} from accounts.accounts where id = :id`)
const byEmail = statement('accounts.byEmail', `select ${columns} from accounts.accounts where email = :email`)

export const findById = (tx: Tx, id: string) => tx.find(byId, { id })
export const findByEmail = (tx: Tx, email: string) => tx.find(byEmail, { email })

const reserved = statement(
  'accounts.reserve',
  `insert into accounts.accounts (email, name, created_at, updated_at) values (:email, :name, :now, :now)
    on conflict (email) do nothing returning ${columns}`,
)

/** A row for an address that is not confirmed yet; undefined when there is one. */
export const reserve = (tx: Tx, email: string, name: string, now: Date) =>
  tx.find(reserved, { email, name, now })

export async function confirm(
  tx: Tx,
  id: string,
  {
    name,
    birthDate,
    passwordHash,
    phone = null,
  }: { name: string; birthDate: string; passwordHash: string; phone?: string | null | undefined },
  now: Date,
): Promise<void> {
  await tx.db
    .updateTable('accounts.accounts')
    .set({
      name,
      birth_date: birthDate,
      phone,
      password_hash: passwordHash,
      password_changed_at: now,
      email_verified_at: now,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}

/** Whoever could read the mail has the address, so a reset confirms it as well. */
export async function setPassword(tx: Tx, id: string, passwordHash: string, now: Date): Promise<void> {
  await tx.db
    .updateTable('accounts.accounts')
    .set(values => ({
      password_hash: passwordHash,
      password_changed_at: now,
      email_verified_at: values.fn.coalesce('email_verified_at', values.val(now)),
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute()
}

export interface SecurityEvent {
  accountId: string | null
  /** `thing.verb`, e.g. sign_in.failed */
  action: string
  ip: string
  userAgent: string
  at: Date
  detail?: Record<string, unknown> | undefined
}

export async function writeEvent(tx: Tx, event: SecurityEvent): Promise<void> {
  await tx.db
    .insertInto('accounts.security_events')
    .values({
      account_id: event.accountId,
      action: event.action,
      ip: event.ip,
      user_agent: event.userAgent,
      at: event.at,
      detail: JSON.stringify(event.detail ?? {}),
    })
    .execute()
}

interface Agreement {
  purpose: string
  version: string
}

export async function keepConsents(
  tx: Tx,
  accountId: string,
  tenantId: number,
  consents: readonly Agreement[],
  now: Date,
): Promise<void> {
  if (consents.length === 0) return
  await tx.db
    .insertInto('accounts.registration_consents')
    .values(
      consents.map(({ purpose, version }) => ({
        account_id: accountId,
        tenant_id: tenantId,
        purpose,
        text_version: version,
        at: now,
      })),
    )
    .onConflict(conflict => conflict.columns(['account_id', 'tenant_id', 'purpose']).doNothing())
    .execute()
}

const agreed = statement(
  'accounts.consents',
  `select purpose, text_version as version, at from accounts.registration_consents
    where account_id = :accountId and tenant_id = :tenantId order by purpose`,
)

export const listConsents = (tx: Tx, accountId: string, tenantId: number) =>
  tx.rows(agreed, { accountId, tenantId })

/** Who leaves a tenant has agreed to nothing there any more; that they had is told by the tenant's own ledger. */
export async function forgetAgreements(tx: Tx, accountId: string, tenantId: number): Promise<void> {
  for (const table of ['accounts.registration_consents', 'accounts.registration_profiles'] as const)
    await tx.db
      .deleteFrom(table)
      .where('account_id', '=', accountId)
      .where('tenant_id', '=', tenantId)
      .execute()
}

export async function keepProfile(
  tx: Tx,
  accountId: string,
  tenantId: number,
  { schoolNpsn = null, provinceCode = null, cityCode = null }: Nullable<RegistrationProfile>,
): Promise<void> {
  const said = { school_npsn: schoolNpsn, province_code: provinceCode, city_code: cityCode }
  await tx.db
    .insertInto('accounts.registration_profiles')
    .values({ account_id: accountId, tenant_id: tenantId, ...said })
    .onConflict(conflict => conflict.columns(['account_id', 'tenant_id']).doUpdateSet(said))
    .execute()
}

type Nullable<T> = { [Name in keyof T]: T[Name] | null }

const profile = statement(
  'accounts.profile',
  `select school_npsn as "schoolNpsn", province_code as "provinceCode", city_code as "cityCode"
    from accounts.registration_profiles where account_id = :accountId and tenant_id = :tenantId`,
)

export const findProfile = (tx: Tx, accountId: string, tenantId: number) =>
  tx.find(profile, { accountId, tenantId })

const swept = [
  statement(
    'accounts.sweepPayloads',
    `delete from accounts.oidc_payloads where expires_at < :now::timestamptz - interval '1 hour'`,
  ),
  statement(
    'accounts.sweepThrottles',
    `delete from accounts.throttles where updated_at < :now::timestamptz - interval '2 days'`,
  ),
  statement(
    'accounts.sweepTokens',
    `delete from accounts.mail_tokens where expires_at < :now::timestamptz - interval '7 days'`,
  ),
  // nobody confirmed the address, and nothing can any more
  statement(
    'accounts.sweepUnconfirmed',
    `delete from accounts.accounts a where email_verified_at is null and password_hash is null
      and not is_superadmin and created_at < :now::timestamptz - interval '7 days'
      and not exists (select from accounts.mail_tokens t where t.account_id = a.id)
      and not exists (select from accounts.sign_ins s where s.account_id = a.id)`,
  ),
]

/** What has expired, a while ago, so that clocks of several machines need not agree. */
export async function sweep(tx: Tx, now: Date): Promise<void> {
  for (const one of swept) await tx.rows(one, { now })
}
