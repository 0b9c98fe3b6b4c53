import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

export interface Looks {
  tenant_id: number
  id: number
  looks: number
}

const added = statement('posts.addViews', 'select platform.add_views(:seen::json)::text as done')

/** Adds looks to posts of any tenants; a post that is gone is passed by. Runs as the platform. */
export async function addViews(tx: Tx, seen: readonly Looks[]): Promise<void> {
  await tx.rows(added, { seen: JSON.stringify(seen) })
}

const viewsOf = statement('posts.views', 'select views from posts where id = :id')

/** As many as were written. */
export const readViews = async (tx: Tx, id: number) => (await tx.find(viewsOf, { id }))?.views ?? 0
