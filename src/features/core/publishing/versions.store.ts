import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

export type Why = 'before' | 'published' | 'scheduled' | 'restored' | 'changed'

export interface NewVersion {
  number: number
  sha256: string
  why: Why
  by: number | null
  at: Date
}

const insert = statement(
  'publishing.insertVersion',
  `insert into versions (kind, id, number, sha256, why, published_by, published_at) values (:kind, :id, :number, :sha256, :why, :by?, :at)`,
)

export async function insertVersion(tx: Tx, kind: string, id: string, version: NewVersion): Promise<void> {
  const { number, sha256, why, by, at } = version
  await tx.rows(insert, { kind, id, number, sha256, why, by, at })
}

const latest = statement(
  'publishing.latest',
  'select coalesce(max(number), 0) as "number!" from versions where kind = :kind and id = :id',
)

/** 0 where nothing has been published yet, or nothing by this history. */
export async function latestNumber(tx: Tx, kind: string, id: string): Promise<number> {
  const row = await tx.find(latest, { kind, id })
  return row?.number ?? 0
}

export type VersionRow = RowOf<'publishing.version'>

const columns = `v.number, c.value, v.why, v.published_at as "publishedAt", m.name as "publishedBy"
  from versions v join contents c on c.tenant_id = v.tenant_id and c.sha256 = v.sha256
    left join member_names m on m.tenant_id = v.tenant_id and m.id = v.published_by`

const one = statement(
  'publishing.version',
  `select ${columns} where v.kind = :kind and v.id = :id and v.number = :number`,
)

export const findVersion = (tx: Tx, kind: string, id: string, number: number) =>
  tx.find(one, { kind, id, number })

const many = statement(
  'publishing.versions',
  `select ${columns} where v.kind = :kind and v.id = :id order by v.number desc limit :limit offset :offset`,
)

/** The newest first. */
export const listVersions = (tx: Tx, kind: string, id: string, limit: number, offset: number) =>
  tx.rows(many, { kind, id, limit, offset })

const count = statement(
  'publishing.countVersions',
  'select count(*)::int as "total!" from versions where kind = :kind and id = :id',
)

export async function countVersions(tx: Tx, kind: string, id: string): Promise<number> {
  const row = await tx.find(count, { kind, id })
  return row?.total ?? 0
}
