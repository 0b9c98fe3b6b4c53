import { htmlOfDocument } from '../../../platform/documents/documents.ts'
import { findByKey } from '../../../platform/files/library-rows.ts'
import type { PageContext } from '../../../platform/http/page-load.ts'
import { readJson } from '../../../shared/json.ts'
import { kindSlugOf } from './portfolio.rules.ts'
import { findClient } from './portfolio.store.ts'
import { portfolioAnswer } from './portfolio-detail.loads.ts'
import type { PortfolioValue } from './portfolio-value.contract.ts'

type Stored = PortfolioValue['cover']

/** The page of a case study that is being written, as its visitors would get it. */
export async function drawItem(
  context: PageContext,
  value: PortfolioValue,
  { ownId, slug }: { ownId: number; slug: string },
) {
  const { tx, tenant, clock } = context
  const now = clock.now().toISOString()
  const today = now.slice(0, 10)
  const shown = (picture: Stored) => picture && { ...picture, url: `${tenant.pictureBase}${picture.key}` }
  const all = (list: readonly Stored[]) => list.flatMap(picture => shown(picture) ?? [])
  const startsOn = value.startsOn || value.endsOn || today
  const client = value.clientSlug === '' ? null : readJson(await findClient(tx, value.clientSlug))
  const kind = value.kind.trim() || 'Portofolio'
  const { video } = value
  const file = video ? await findByKey(tx, video.key) : undefined
  return portfolioAnswer(context, {
    id: ownId,
    slug,
    title: value.title.trim() || 'Portofolio tanpa judul',
    kind,
    kindSlug: kindSlugOf(kind),
    startsOn,
    // what has no end yet is shown as if it ended when it began
    endsOn: value.endsOn || startsOn,
    batchs: value.batches.flatMap(({ label, date }) => (date === '' ? [] : [{ label, date }])),
    clientName: client?.name ?? null,
    client,
    projectLink: value.projectLink.trim() || null,
    summary: value.summary,
    cover: shown(value.cover),
    description: htmlOfDocument(value.body),
    photos: all(value.photos),
    images: all(value.images),
    video:
      video && file
        ? {
            url: `${tenant.mediaBase}${video.key}`,
            mime: file.mime,
            seconds: Math.round(video.seconds ?? file.seconds ?? 0),
          }
        : null,
    updatedAt: now,
  })
}
