import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const naming = statement(
  'privacy.tenantsNaming',
  `select t.id, t.slug, t.name from platform.tenants_naming(:accountId, :addresses::text[]) as named (id)
    join platform.known_tenants t on t.id = named.id order by t.id`,
)

/** Tenants where an account is a member, or where one of its addresses stands. Runs as the platform. */
export const listNaming = (tx: Tx, accountId: string, addresses: string[]) =>
  tx.rows(naming, { accountId, addresses })
