import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { ownTable } from '../../core/publishing/publishing.ts'

// What writers change of campaigns: visitors' reads stand in donations.store.ts.

export const campaignTable = ownTable({ table: 'donation_campaigns', status: 'status' })

const written = `select c.id, c.slug, c.title, c.summary, c.story_html as html, c.goal::bigint as goal,
    to_char(c.ends_on, 'YYYY-MM-DD') as "endsOn", c.amounts, c.picture, c.status, c.version, c.updated_at as "updatedAt"
  from donation_campaigns c`

const one = statement('donations.written', `${written} where c.id = :id`)
const locked = statement('donations.writtenLocked', `${written} where c.id = :id for update of c`)

export const findWrittenCampaign = (tx: Tx, id: number, isWriting: boolean) =>
  isWriting ? tx.find(locked, { id }) : tx.find(one, { id })

const put = statement(
  'donations.put',
  `insert into donation_campaigns (slug, title, summary, story_html, goal, ends_on, amounts, picture, status,
      published_at, position, updated_at, version)
    select :slug, :title, :summary, :html, :goal?::bigint, :endsOn?::date, :amounts::jsonb, :picture?::jsonb,
      'published', :at::timestamptz, coalesce(max(c.position) + 1, 0), :at::timestamptz, :version::int
    from donation_campaigns c returning id`,
)
const change = statement(
  'donations.change',
  `update donation_campaigns set slug = :slug, title = :title, summary = :summary, story_html = :html,
      goal = :goal?::bigint, ends_on = :endsOn?::date, amounts = :amounts::jsonb, picture = :picture?::jsonb,
      published_at = case when status = 'published' then coalesce(published_at, :at) else :at end,
      status = 'published', updated_at = :at, version = :version
    where id = :id returning id`,
)

export interface CampaignRow {
  slug: string
  title: string
  summary: string
  html: string
  goal: number | null
  endsOn: string | null
  /** JSON texts */
  amounts: string
  picture: string | null
  at: Date
  version: number
}

/** Writes what visitors see; answers its number. A new one stands last. */
export async function putCampaign(tx: Tx, id: number | null, row: CampaignRow): Promise<number> {
  const found = id === null ? await tx.find(put, { ...row }) : await tx.find(change, { ...row, id })
  return found?.id ?? 0
}
