import { pageOf, pageValues } from '../../../platform/db/page-sql.ts'
import { pictureSql } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Paged } from '../../../shared/envelope.ts'
import type { Json } from '../../../shared/json.ts'
import type { CampaignDetail, CampaignItem, Donor, ShownUse } from './donations.contract.ts'

export const visible = `c.status = 'published'`

/** what the books say of its money: given less what went back; and how many gifts are here */
export const raised = `coalesce((select f.given - f.returned from donation_funds f
    where f.tenant_id = c.tenant_id and f.owner = 'campaign:' || c.id), 0)::bigint`
const spent = `coalesce((select f.spent from donation_funds f
    where f.tenant_id = c.tenant_id and f.owner = 'campaign:' || c.id), 0)::bigint`
const donors = `(select count(*)::int from donations d
    where d.tenant_id = c.tenant_id and d.campaign_id = c.id and d.kept > 0)`

const columns = `c.id, c.slug, c.title, c.summary, ${pictureSql('c.picture')} as picture, c.goal,
  to_char(c.ends_on, 'YYYY-MM-DD') as "endsOn", ${raised} as raised, ${donors} as donors`

/** those still open first */
const inOrder = `(c.ends_on is not null and c.ends_on < :today::date), c.position, c.id`

const list = statement(
  'donations.campaigns',
  pageOf({ select: columns, from: `donation_campaigns c where ${visible}`, orderBy: inOrder }),
)

export const listCampaigns = (
  { tx, tenant }: InTenant,
  { today, ...query }: { today: string; page: number; pageSize: number },
): Promise<Json<Paged<CampaignItem>>> =>
  tx.json(list, { pictureBase: tenant.pictureBase, today, ...pageValues(query) })

const one = statement(
  'donations.campaign',
  `select row_to_json(item) as data from (select ${columns}, c.story_html as "storyHtml", c.amounts, ${spent} as spent
    from donation_campaigns c where ${visible} and c.slug = :slug) item`,
)
/** 'null' where there is none */
export const findCampaign = ({ tx, tenant }: InTenant, slug: string): Promise<Json<CampaignDetail | null>> =>
  tx.json(one, { pictureBase: tenant.pictureBase, slug })

const first = statement(
  'donations.firstCampaign',
  `select c.slug from donation_campaigns c where ${visible} and (c.ends_on is null or c.ends_on >= :today::date)
    order by c.position, c.id limit 1`,
)
/** The one that is meant where none is named. */
export const findFirstCampaign = async (tx: Tx, today: string): Promise<string | undefined> =>
  (await tx.find(first, { today }))?.slug

const wall = statement(
  'donations.wall',
  `select coalesce(json_agg(row_to_json(item) order by item.id desc), '[]') as data from (
    select d.id, d.kept as amount, d.paid_at as "paidAt",
      case when d.is_anonymous or d.words <> 'published' then null else d.name end as name,
      case when d.words = 'published' then d.message else '' end as message
    from donations d where d.campaign_id = :campaignId and d.kept > 0 order by d.id desc limit 24) item`,
)
/** The newest gifts that are here; words only once somebody has looked at them. */
export const listDonors = (tx: Tx, campaignId: number): Promise<Json<Donor[]>> =>
  tx.json(wall, { campaignId })

const uses = statement(
  'donations.shownUses',
  `select coalesce(json_agg(row_to_json(item)), '[]') as data from (
    select u.id, to_char(u.spent_on, 'YYYY-MM-DD') as "spentOn", u.amount, u.words, ${pictureSql('u.receipt')} as receipt
    from donation_uses u where u.campaign_id = :campaignId and u.undone_at is null
    order by u.spent_on desc, u.id desc limit 60) item`,
)
export const listShownUses = ({ tx, tenant }: InTenant, campaignId: number): Promise<Json<ShownUse[]>> =>
  tx.json(uses, { campaignId, pictureBase: tenant.pictureBase })
