import { matchRoute } from '../../../match-route.ts'
import type { PostArchive } from '../../../platform/archives/archive.ts'
import { decodedPath } from '../../../platform/http/decoded-path.ts'
import type { OldAddress } from '../posts/posts.ts'

/** Both spellings, since the old site answered to both. */
export function redirectsFrom(archive: PostArchive, note: (what: string, why: string) => void): OldAddress[] {
  const open = new Set(
    archive.posts
      .filter(one => one.status === 'published' || one.status === 'scheduled')
      .map(one => one.sourceId),
  )
  return archive.redirects.flatMap(({ fromPath, sourceId }) => {
    if (!open.has(sourceId)) return []
    const from = decodedPath(fromPath)?.toLowerCase().replace(/\/+$/, '')
    const why = from === undefined ? 'Alamat lama tidak dapat dibaca' : whyNot(from)
    if (why !== undefined) note(fromPath, why)
    if (from === undefined || why !== undefined) return []
    return [from, `${from}/`].map(spelling => ({ from: spelling, sourceId }))
  })
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
