import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { ownTable } from '../../core/publishing/publishing.ts'

// What writers change of clients: visitors' reads stand in portfolio.store.ts.

export const clientTable = ownTable({ table: 'portfolio_clients', status: 'status' })

const written = `select c.slug, c.name, c.sector, c.logo, c.position, c.status, c.version, c.updated_at as "updatedAt"
  from portfolio_clients c where c.id = :id`

const one = statement('portfolio.writtenClient', written)
const locked = statement('portfolio.writtenClientLocked', `${written} for update`)

export const findWrittenClient = (tx: Tx, id: number, isWriting: boolean) =>
  isWriting ? tx.find(locked, { id }) : tx.find(one, { id })

const atTheEnd = '(select coalesce(max(o.position) + 1, 0) from portfolio_clients o)'

const put = statement(
  'portfolio.putClient',
  `insert into portfolio_clients (slug, name, sector, logo, position, status, updated_at, version)
    values (:slug, :name, :sector, :logo?::jsonb, coalesce(:position?::int, ${atTheEnd}), 'published', :at, :version)
    returning id`,
)
const change = statement(
  'portfolio.changeClient',
  `update portfolio_clients set slug = :slug, name = :name, sector = :sector, logo = :logo?::jsonb,
      position = coalesce(:position?::int, ${atTheEnd}), status = 'published', updated_at = :at, version = :version
    where id = :id returning id`,
)

export interface ClientRow {
  slug: string
  name: string
  sector: string
  /** JSON text */
  logo: string | null
  /** null: behind all others */
  position: number | null
  at: Date
  version: number
}

/** Writes what visitors see; answers its number. */
export async function putClient(tx: Tx, id: number | null, row: ClientRow): Promise<number> {
  const found = id === null ? await tx.find(put, { ...row }) : await tx.find(change, { ...row, id })
  return found?.id ?? 0
}

const options = statement(
  'portfolio.clientOptions',
  `select slug as "value!", case status when 'published' then name else name || ' (tidak tampil)' end as "label!"
    from portfolio_clients order by status <> 'published', lower(name), slug`,
)

/** Every client, by its short address, to choose from. */
export const listClientOptions = (tx: Tx) => tx.rows(options)
