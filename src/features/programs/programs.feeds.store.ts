import { statement } from '../../platform/db/statement.ts'
import type { Tx } from '../../platform/db/transaction.ts'

const addresses = statement<readonly []>(
  'programs.addresses',
  `select coalesce(json_agg(row_to_json(item)), '[]') as data from (
    select g.slug, g.updated_at as "changedAt", g.cover ->> 'key' as "coverKey"
  from programs g where g.status = 'active' order by g.position, g.id) item`,
)

export interface ProgramAddress {
  slug: string
  changedAt: string
  coverKey: string | null
}

/** Every active programme. */
export async function listAddresses(tx: Tx): Promise<ProgramAddress[]> {
  return JSON.parse(await tx.json(addresses, []))
}
