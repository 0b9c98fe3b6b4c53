import { likeText } from '../../../platform/db/picture-sql.ts'
import { findFile, listFiles } from '../../../platform/files/library-rows.ts'
import { findStorage } from '../../../platform/files/storage-rows.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import { momentText } from '../../../shared/dates.ts'
import { notFound } from '../../../shared/failure.ts'
import type { MediaItem, MediaPicture } from '../../../shared/media.ts'
import type { MediaList, MediaQuery } from './media.contract.ts'
import { askerOf, type MediaDeps, quotaFor } from './media-deps.ts'

export interface MediaContext extends Pick<InTenant, 'tx' | 'clock' | 'tenant' | 'partsOf'> {
  viewer: Viewer
}

type Row = Omit<Awaited<ReturnType<typeof listFiles>>[number], 'poster' | 'captions'> & {
  poster: unknown
  captions: unknown
  peaks?: unknown
}

/** A row as calls answer it. */
export function itemOf(row: Row, { tenant }: Pick<InTenant, 'tenant'>): MediaItem {
  const { at, poster, captions, peaks, ...rest } = row
  return {
    ...rest,
    // written by this room alone, in these shapes
    poster: (poster ?? null) as MediaPicture | null,
    captions: (captions ?? null) as MediaItem['captions'],
    peaks: (peaks ?? null) as number[] | null,
    url: `${row.kind === 'picture' ? tenant.pictureBase : tenant.mediaBase}${row.key}`,
    uploadedText: momentText(at, tenant.timeZone),
  }
}

/** The next files of the library, newest first, by where the ones before ended: the millionth page costs what the first does. */
export async function listMedia(
  house: MediaDeps,
  context: MediaContext,
  { kind, use, q, before, limit }: MediaQuery,
): Promise<MediaList> {
  const { tx, viewer } = context
  const asker = askerOf(viewer)
  const rows = await listFiles(tx, {
    ...asker,
    kind: kind || undefined,
    use: use || undefined,
    words: q === '' ? undefined : likeText(q),
    before: before ?? 2_147_483_647,
    limit: limit + 1,
  })
  const items = rows.slice(0, limit).map(row => itemOf(row, context))
  const quota = quotaFor(house, viewer)
  const { bytes, reserved } = await findStorage(tx, asker.onlyOwn ? asker.membershipId : 0)
  return {
    items,
    next: rows.length > limit ? (items.at(-1)?.id ?? null) : null,
    storage: { bytes, reserved, quota: quota.member ?? quota.tenant },
  }
}

/** One file whole; 404 where it is not there, or not one's own. */
export async function getMedia(context: MediaContext, id: number) {
  const row = await findFile(context.tx, id, askerOf(context.viewer))
  if (!row) throw notFound('Berkas')
  const { recipe, uploaderId, ...rest } = row
  return { item: itemOf(rest, context), recipe, uploaderId }
}
