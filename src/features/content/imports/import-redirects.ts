import { sql } from 'kysely'
import { matchRoute } from '../../../match-route.ts'
import type { PostArchive } from '../../../platform/archives/archive.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { findRedirects } from '../../core/site/site.ts'
import { portions } from './import-transaction.ts'
import type { Count } from './imports.contract.ts'

/** An old address of a post, as requests are looked up: decoded, in lower case. */
export type OldAddress = { from: string; sourceId: string }

/** Both spellings, since the old site answered to both. */
export function redirectsFrom(archive: PostArchive, note: (what: string, why: string) => void): OldAddress[] {
  const open = new Set(
    archive.posts
      .filter(one => one.status === 'published' || one.status === 'scheduled')
      .map(one => one.sourceId),
  )
  return archive.redirects.flatMap(({ fromPath, sourceId }) => {
    if (!open.has(sourceId)) return []
    const from = decoded(fromPath)?.toLowerCase().replace(/\/+$/, '')
    const why = from === undefined ? 'Alamat lama tidak dapat dibaca' : whyNot(from)
    if (why !== undefined) note(fromPath, why)
    if (from === undefined || why !== undefined) return []
    return [from, `${from}/`].map(spelling => ({ from: spelling, sourceId }))
  })
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function whyNot(from: string): string | undefined {
  if (from.includes('?')) return 'Alamat lama hanya berupa ?p=…; tidak dialihkan'
  if (from === '' || !from.startsWith('/') || from.length > 1_000 || from.includes('\0'))
    return 'Alamat lama tidak dapat dialihkan'
  const match = matchRoute(from)
  return match && Object.keys(match.params).length === 0
    ? 'Alamat lama sama dengan halaman situs ini; tidak dialihkan'
    : undefined
}

/**
 * Writes where old addresses lead. One that leads elsewhere already stays as it is, unless it is this very site's: two
 * sites that had a page at the same address do not take it from each other.
 */
export async function writeRedirects(
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
