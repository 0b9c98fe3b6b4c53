import { isVisible } from '../../../platform/db/due-sql.ts'
import { pageOf, pageValues } from '../../../platform/db/page-sql.ts'
import { likeText, pictureSql } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Paged } from '../../../shared/envelope.ts'
import type { Json } from '../../../shared/json.ts'
import type { Client, PortfolioListQuery, StoredDetail, StoredItem } from './portfolio.contract.ts'

export const visible = isVisible('i')

const itemColumns = `
  i.id, i.slug, i.title, i.kind, i.kind_slug as "kindSlug", i.starts_on as "startsOn", i.ends_on as "endsOn",
  i.batches as batchs, c.name as "clientName", i.project_link as "projectLink", i.summary,
  ${pictureSql('i.cover')} as cover,
  case when c.id is null then null
    else json_build_object('slug', c.slug, 'name', c.name, 'sector', c.sector) end as client`

const joined = `portfolio_items i
  left join portfolio_clients c on c.tenant_id = i.tenant_id and c.id = i.client_id and c.status = 'published'`

const filters = `${visible}
  and (:type?::text is null or i.kind_slug = :type)
  and (:search?::text is null or i.title ilike '%' || :search || '%' or i.summary ilike '%' || :search || '%'
    or c.name ilike '%' || :search || '%')
  and (:client?::text is null or c.slug = :client)
  and (:except?::text is null or i.slug <> :except)`

const list = statement(
  'portfolio.list',
  pageOf({ select: itemColumns, from: `${joined} where ${filters}`, orderBy: 'i.ends_on desc, i.id desc' }),
)

/** What is asked of the list, and one item to leave out. */
export type PortfolioWishes = PortfolioListQuery & { exceptSlug?: string }

/** A page of projects, the last finished first, as JSON text with `StoredItem`s. */
export function listItems(
  { tx, clock, tenant }: InTenant,
  query: PortfolioWishes,
): Promise<Json<Paged<StoredItem>>> {
  return tx.json(list, {
    now: clock.now(),
    pictureBase: tenant.pictureBase,
    type: query.type || null,
    search: query.search ? likeText(query.search) : null,
    client: query.client || null,
    except: query.exceptSlug,
    ...pageValues(query),
  })
}

const pictures = (
  column: string,
) => `(select coalesce(jsonb_agg(${pictureSql('one.value')} order by one.position), '[]')
  from jsonb_array_elements(${column}) with ordinality as one (value, position))`

const detail = statement(
  'portfolio.detail',
  `select row_to_json(item) as data from (
    select ${itemColumns}, i.description_html as description, i.updated_at as "updatedAt",
      ${pictures('i.photos')} as photos, ${pictures('i.images')} as images,
      case when i.video is null then null
        else i.video || jsonb_build_object('url', :mediaBase::text || (i.video ->> 'key')) end as video
    from ${joined} where ${visible} and i.slug = :slug) item`,
)

/** One project, as JSON text of `StoredDetail`; 'null' when there is none. */
export function findItem({ tx, clock, tenant }: InTenant, slug: string): Promise<Json<StoredDetail | null>> {
  return tx.json(detail, {
    now: clock.now(),
    pictureBase: tenant.pictureBase,
    slug,
    mediaBase: tenant.mediaBase,
  })
}

const kinds = statement(
  'portfolio.kinds',
  `select coalesce(json_agg(row_to_json(one) order by one.kind), '[]') as data from (
    select min(i.kind) as kind, i.kind_slug as "kindSlug" from portfolio_items i where ${visible} group by i.kind_slug) one`,
)

/** Kinds of projects that have any, as JSON text. */
export const listKinds = ({ tx, clock }: InTenant): Promise<Json<{ kind: string; kindSlug: string }[]>> =>
  tx.json(kinds, { now: clock.now() })

const clients = statement(
  'portfolio.clients',
  `select coalesce(json_agg(row_to_json(one)), '[]') as data from (
    select c.slug, c.name, c.sector, ${pictureSql('c.logo')} as logo,
      (select coalesce(json_agg(json_build_object('title', i.title, 'slug', i.slug, 'kindSlug', i.kind_slug)
          order by i.ends_on desc, i.id desc), '[]')
        from portfolio_items i where i.tenant_id = c.tenant_id and i.client_id = c.id and ${visible}) as projects
    from portfolio_clients c where c.status = 'published' order by c.position, lower(c.name)) one`,
)

const client = statement(
  'portfolio.client',
  `select row_to_json(one) as data from (
    select c.slug, c.name, c.sector from portfolio_clients c where c.slug = :slug and c.status = 'published') one`,
)

/** One client that visitors know of, as JSON text; 'null' when there is none. */
export const findClient = (tx: Tx, slug: string): Promise<Json<StoredItem['client']>> =>
  tx.json(client, { slug })

/** The client wall, as JSON text of `Client[]`. */
export const listClients = ({ tx, clock, tenant }: InTenant): Promise<Json<Client[]>> =>
  tx.json(clients, { now: clock.now(), pictureBase: tenant.pictureBase })
