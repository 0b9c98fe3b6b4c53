import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const tenants = statement('privacy.tenants', 'select id, slug, name from platform.known_tenants order by id')

/** As the account service, which knows tenants by name. */
export const listTenants = (tx: Tx) => tx.rows(tenants)
