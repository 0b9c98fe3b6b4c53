import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { ownTable } from '../../core/publishing/publishing.ts'

// What writers change of case studies: visitors' reads stand in portfolio.store.ts.

export const portfolioTable = ownTable({ table: 'portfolio_items', status: 'status' })

const written = `select i.slug, i.title, i.summary, i.description_html as html, i.kind, i.starts_on::text as "startsOn!",
    i.ends_on::text as "endsOn!", i.batches, i.project_link as "projectLink", i.cover, i.photos, i.images, i.video,
    i.status, i.version, i.updated_at as "updatedAt",
    (select c.slug from portfolio_clients c where c.tenant_id = i.tenant_id and c.id = i.client_id) as "clientSlug"
  from portfolio_items i where i.id = :id`

const one = statement('portfolio.written', written)
const locked = statement('portfolio.writtenLocked', `${written} for update of i`)

export const findWritten = (tx: Tx, id: number, isWriting: boolean) =>
  isWriting ? tx.find(locked, { id }) : tx.find(one, { id })

const put = statement(
  'portfolio.put',
  `insert into portfolio_items (slug, title, kind, kind_slug, summary, description_html, starts_on, ends_on, batches,
      client_id, project_link, cover, photos, images, video, status, published_at, updated_at, version)
    values (:slug, :title, :kind, :kindSlug, :summary, :html, :startsOn::date, :endsOn::date, :batches::jsonb,
      (select c.id from portfolio_clients c where c.slug = :clientSlug), :projectLink?, :cover?::jsonb, :photos::jsonb,
      :images::jsonb, :video?::jsonb, 'published', :at::timestamptz, :at::timestamptz, :version)
    returning id`,
)
const change = statement(
  'portfolio.change',
  `update portfolio_items set slug = :slug, title = :title, kind = :kind, kind_slug = :kindSlug, summary = :summary,
      description_html = :html, starts_on = :startsOn::date, ends_on = :endsOn::date, batches = :batches::jsonb,
      client_id = (select c.id from portfolio_clients c where c.slug = :clientSlug), project_link = :projectLink?,
      cover = :cover?::jsonb, photos = :photos::jsonb, images = :images::jsonb, video = :video?::jsonb,
      published_at = case when status = 'published' then coalesce(published_at, :at) else :at end,
      status = 'published', updated_at = :at, version = :version
    where id = :id returning id`,
)

export interface PortfolioRow {
  slug: string
  title: string
  kind: string
  kindSlug: string
  summary: string
  html: string
  startsOn: string
  endsOn: string
  /** empty: none */
  clientSlug: string
  projectLink: string | null
  /** JSON texts */
  batches: string
  cover: string | null
  photos: string
  images: string
  video: string | null
  at: Date
  version: number
}

/** Writes what visitors see; answers its number. */
export async function putItem(tx: Tx, id: number | null, row: PortfolioRow): Promise<number> {
  const found = id === null ? await tx.find(put, { ...row }) : await tx.find(change, { ...row, id })
  return found?.id ?? 0
}

const kinds = statement(
  'portfolio.kindOptions',
  `select distinct kind as "value!", kind as "label!" from portfolio_items where status <> 'archived' order by 1`,
)

/** Kinds that projects have by now, to write the next in the same words. */
export const listKindOptions = (tx: Tx) => tx.rows(kinds)
