import { pageValues } from '../../../platform/db/page-sql.ts'
import { likeText } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'

// Old addresses of a site, and where they lead: asked for where no page was found.

const redirect = statement(
  'site.redirect',
  'select to_path as "toPath" from redirects where from_path = :path',
)

const redirects = statement(
  'site.redirects',
  'select from_path as "from", to_path as "to" from redirects where from_path = any (:paths::text[])',
)

/** Where these old addresses lead now, those of them that lead anywhere. */
export const findRedirects = (tx: Tx, paths: readonly string[]) => tx.rows(redirects, { paths })

/** Where an old address leads now. `path` without query, in lower case. */
export async function findRedirect(tx: Tx, path: string): Promise<string | undefined> {
  return (await tx.find(redirect, { path }))?.toPath
}

const columns = `r.id, r.from_path as "from", r.to_path as "to", r.source, r.created_at as "createdAt"`
const matching = `from redirects r
  where :search?::text is null or r.from_path ilike '%' || :search || '%' or r.to_path ilike '%' || :search || '%'`

const all = statement(
  'site.redirects.all',
  `select ${columns} ${matching} order by r.created_at desc, r.id desc limit :limit offset :offset`,
)
const count = statement('site.redirects.count', `select count(*)::int as "total!" ${matching}`)
const byId = statement('site.redirects.byId', `select ${columns} from redirects r where r.id = :id`)

export type RedirectRow = RowOf<'site.redirects.byId'>

/** The newest first. `source`: what brought it in, null for what was written by hand. */
export async function listRedirects(
  tx: Tx,
  query: { page: number; pageSize: number; search?: string | undefined },
): Promise<Paged<RedirectRow>> {
  const filter = { search: query.search ? likeText(query.search) : null }
  const rows = await tx.rows(all, { ...filter, ...pageValues(query) })
  const counted = await tx.find(count, filter)
  return paged(rows, counted?.total ?? 0, query)
}

export const findRedirectById = (tx: Tx, id: number) => tx.find(byId, { id })

const add = statement(
  'site.redirects.add',
  `insert into redirects (from_path, to_path, created_at) values (:from, :to, :at)
    on conflict (tenant_id, from_path) do nothing returning id`,
)

/** Its number; undefined: something is said of this address already. */
export const addRedirect = async (tx: Tx, given: { from: string; to: string; at: Date }) =>
  (await tx.find(add, given))?.id

const lead = statement(
  'site.redirects.lead',
  'update redirects set to_path = :to, source = null where id = :id',
)

/** From now on it is one written by hand: an import brought in again leaves it. */
export const leadRedirect = (tx: Tx, id: number, to: string) => tx.rows(lead, { id, to })

const remove = statement('site.redirects.remove', 'delete from redirects where id = :id')

export const removeRedirect = (tx: Tx, id: number) => tx.rows(remove, { id })
