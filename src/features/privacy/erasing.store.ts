import { statement } from '../../platform/db/statement.ts'
import type { Tx } from '../../platform/db/transaction.ts'

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
