import { sql } from 'kysely'
import { type Count, portions } from '../../../platform/archives/written.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { findRedirects } from './old-addresses.store.ts'

/**
 * Writes where old addresses lead. One that leads elsewhere already stays as it is, unless it is this very site's: two
 * sites that had a page at the same address do not take it from each other.
 */
export async function bringRedirects(
  tx: Tx,
  leads: readonly { from_path: string; to_path: string }[],
  source: string,
  note: (what: string, why: string) => void,
): Promise<Count> {
  const rows = [...new Map(leads.map(lead => [lead.from_path, lead])).values()]
  let created = 0
  let updated = 0
  let kept = 0
  for (const some of portions(rows)) {
    const written = await tx.db
      .insertInto('redirects')
      .values(some.map(row => ({ ...row, source })))
      .onConflict(conflict =>
        conflict
          .columns(['tenant_id', 'from_path'])
          .doUpdateSet(row => ({ to_path: row.ref('excluded.to_path') }))
          .where(sql<boolean>`redirects.to_path <> excluded.to_path and redirects.source = excluded.source`),
      )
      .returning(sql<boolean>`xmax = 0`.as('created'))
      .execute()
    created += written.filter(row => row.created).length
    updated += written.filter(row => !row.created).length
    const standing = await findRedirects(
      tx,
      some.map(row => row.from_path),
    )
    const wanted = new Map(some.map(row => [row.from_path, row.to_path]))
    for (const { from, to } of standing) {
      if (wanted.get(from) === to) continue
      kept += 1
      if (!from.endsWith('/')) note(from, `Alamat lama ini sudah dialihkan ke ${to}; tidak diambil alih`)
    }
  }
  // both spellings of an address are one
  const half = (count: number) => Math.ceil(count / 2)
  return {
    what: 'Alamat lama',
    created: half(created),
    updated: half(updated),
    unchanged: half(rows.length) - half(created) - half(updated) - half(kept),
    removed: 0,
  }
}
