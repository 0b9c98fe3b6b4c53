import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

interface Due {
  now: Date
  /** what ends before it is told of for the first time, and before `last` for the second */
  first: Date
  last: Date
}

const isDue = `revoked_at is null and expires_at > :now
  and ((told < 1 and expires_at <= :first) or (told < 2 and expires_at <= :last))`

const tenants = statement(
  'accessTokens.tenantsToTell',
  `select distinct tenant_id as "tenantId" from access_tokens where ${isDue} order by tenant_id`,
)
/** Tenants with tokens that end soon. Runs as the platform. */
export const listTenantsToTell = (tx: Tx, due: Due) => tx.rows(tenants, due)

const take = statement(
  'accessTokens.takeEnding',
  `with due as (update access_tokens set told = case when expires_at <= :last then 2 else 1 end where ${isDue}
      returning id, membership_id, name, hint, is_shared, expires_at)
    select d.name, d.hint, d.is_shared as "isShared", d.expires_at as "expiresAt", m.name as "owner", m.email as "email"
      from due d join member_contacts m on m.id = d.membership_id
    where m.erased_at is null order by d.id`,
)
/** Tokens that end soon, with whose they are, marked as told of in this transaction. */
export const takeEnding = (tx: Tx, due: Due) => tx.rows(take, due)

const admins = statement(
  'accessTokens.admins',
  'select email as "email!" from administrators order by id limit 10',
)
/** Who runs the site: a token of the site is theirs as well. */
export const listAdmins = (tx: Tx) => tx.rows(admins)
