import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const naming = statement(
  'privacy.tenantsNaming',
  `select t.id, t.slug, t.name from platform.known_tenants t
    where t.id in (select platform.tenants_naming(:accountId, :addresses::text[])) or t.id = any (:told::integer[])
    order by t.id`,
)

/** Tenants where an account is a member, or where one of its addresses stands; `told` are those that rooms know of. Runs as the platform. */
export const listNaming = (
  tx: Tx,
  accountId: string,
  addresses: readonly string[],
  told: readonly number[],
) => tx.rows(naming, { accountId, addresses, told })
