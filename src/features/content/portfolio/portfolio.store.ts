import { likeText, pictureSql } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Paged } from '../../../shared/envelope.ts'
import type { Json } from '../../../shared/json.ts'
import type { Client, PortfolioListQuery, StoredDetail, StoredItem } from './portfolio.contract.ts'

/** `$1` is now. */
const visible = `i.status = 'published' and i.published_at <= $1`

/** `$2` is the address of the tenant's pictures. */
const itemColumns = `
  i.id, i.slug, i.title, i.kind, i.kind_slug as "kindSlug", i.starts_on as "startsOn", i.ends_on as "endsOn",
  i.batches as batchs, c.name as "clientName", i.project_link as "projectLink", i.summary,
  ${pictureSql('i.cover', '$2')} as cover,
  case when c.id is null then null
    else json_build_object('slug', c.slug, 'name', c.name, 'sector', c.sector) end as client`

const joined = `portfolio_items i
  left join portfolio_clients c on c.tenant_id = i.tenant_id and c.id = i.client_id`

const filters = `${visible}
  and ($3::text is null or i.kind_slug = $3)
  and ($4::text is null or i.title ilike '%' || $4 || '%' or i.summary ilike '%' || $4 || '%'
    or c.name ilike '%' || $4 || '%')
  and ($5::text is null or c.slug = $5)
  and ($6::text is null or i.slug <> $6)`

type ListParameters = readonly [
  now: Date,
  pictureBase: string,
  type: string | null,
  search: string | null,
  client: string | null,
  except: string | null,
  limit: number,
  offset: number,
]

const list = statement<ListParameters>(
  'portfolio.list',
  `select json_build_object(
    'items', (select coalesce(json_agg(row_to_json(item)), '[]') from (
      select ${itemColumns} from ${joined} where ${filters}
      order by i.ends_on desc, i.id desc limit $7 offset $8) item),
    'page', $8::int / $7::int + 1, 'perPage', $7::int,
    'totalItems', total, 'totalPages', ceil(total / $7::numeric)::int) as data
  from (select count(*)::int as total from ${joined} where ${filters}) counted`,
)

/** What is asked of the list, and one item to leave out. */
export type PortfolioWishes = PortfolioListQuery & { exceptSlug?: string }

/** A page of projects, the last finished first, as JSON text with `StoredItem`s. */
export function listItems(
  { tx, clock, tenant }: InTenant,
  query: PortfolioWishes,
): Promise<Json<Paged<StoredItem>>> {
  return tx.json(list, [
    clock.now(),
    tenant.pictureBase,
    query.type || null,
    query.search ? likeText(query.search) : null,
    query.client || null,
    query.exceptSlug ?? null,
    query.pageSize,
    (query.page - 1) * query.pageSize,
  ])
}

const pictures = (
  column: string,
) => `(select coalesce(jsonb_agg(${pictureSql('one.value', '$2')} order by one.position), '[]')
  from jsonb_array_elements(${column}) with ordinality as one (value, position))`

const detail = statement<readonly [now: Date, pictureBase: string, slug: string, mediaBase: string]>(
  'portfolio.detail',
  `select row_to_json(item) as data from (
    select ${itemColumns}, i.description_html as description, i.updated_at as "updatedAt",
      ${pictures('i.photos')} as photos, ${pictures('i.images')} as images,
      case when i.video is null then null
        else i.video || jsonb_build_object('url', $4::text || (i.video ->> 'key')) end as video
    from ${joined} where ${visible} and i.slug = $3) item`,
)

/** One project, as JSON text of `StoredDetail`; 'null' when there is none. */
export function findItem({ tx, clock, tenant }: InTenant, slug: string): Promise<Json<StoredDetail | null>> {
  return tx.json(detail, [clock.now(), tenant.pictureBase, slug, tenant.mediaBase])
}

const kinds = statement<readonly [Date]>(
  'portfolio.kinds',
  `select coalesce(json_agg(row_to_json(one) order by one.kind), '[]') as data from (
    select min(i.kind) as kind, i.kind_slug as "kindSlug" from portfolio_items i where ${visible} group by i.kind_slug) one`,
)

/** Kinds of projects that have any, as JSON text. */
export const listKinds = ({ tx, clock }: InTenant): Promise<Json<{ kind: string; kindSlug: string }[]>> =>
  tx.json(kinds, [clock.now()])

const clients = statement<readonly [now: Date, pictureBase: string]>(
  'portfolio.clients',
  `select coalesce(json_agg(row_to_json(one)), '[]') as data from (
    select c.slug, c.name, c.sector, ${pictureSql('c.logo', '$2')} as logo,
      (select coalesce(json_agg(json_build_object('title', i.title, 'slug', i.slug, 'kindSlug', i.kind_slug)
          order by i.ends_on desc, i.id desc), '[]')
        from portfolio_items i where i.tenant_id = c.tenant_id and i.client_id = c.id and ${visible}) as projects
    from portfolio_clients c order by c.position, lower(c.name) limit 200) one`,
)

/** The client wall, as JSON text of `Client[]`. */
export const listClients = ({ tx, clock, tenant }: InTenant): Promise<Json<Client[]>> =>
  tx.json(clients, [clock.now(), tenant.pictureBase])
