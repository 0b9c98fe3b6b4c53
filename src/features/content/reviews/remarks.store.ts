import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const add = statement(
  'reviews.addRemark',
  `insert into remarks (kind, id, number, rev, block, quote, words, written_by, written_at)
    select :kind, :id, coalesce(max(number), 0) + 1, :rev, :block, :quote, :words, :by?, :at
    from remarks where kind = :kind and id = :id returning number`,
)

interface Remark {
  rev: number
  block: string
  quote: string
  words: string
  by: number | null
  at: Date
}

/** Its number. The thing is held meanwhile. */
export async function addRemark(tx: Tx, kind: string, id: string, given: Remark): Promise<number> {
  const row = await tx.find(add, { kind, id, ...given })
  return row?.number ?? 0
}

const list = statement(
  'reviews.remarks',
  `select r.number, r.block, r.quote, r.words, w.name as by, r.written_at as at, r.resolved_at as "resolvedAt",
      d.name as "resolvedBy"
    from remarks r left join member_names w on w.tenant_id = r.tenant_id and w.id = r.written_by
      left join member_names d on d.tenant_id = r.tenant_id and d.id = r.resolved_by
    where r.kind = :kind and r.id = :id order by r.resolved_at is not null, r.number`,
)

/** The open ones first, in the order they came. */
export const listRemarks = (tx: Tx, kind: string, id: string) => tx.rows(list, { kind, id })

const resolve = statement(
  'reviews.resolve',
  `update remarks set resolved_at = coalesce(resolved_at, :at), resolved_by = case when resolved_at is null then :by?::int else resolved_by end
    where kind = :kind and id = :id and number = :number returning number`,
)
const reopen = statement(
  'reviews.reopen',
  `update remarks set resolved_at = null, resolved_by = null where kind = :kind and id = :id and number = :number returning number`,
)

interface Named {
  kind: string
  id: string
  number: number
}

/** false: there is no such remark */
export async function resolveRemark(tx: Tx, named: Named, by: number, at: Date): Promise<boolean> {
  return (await tx.rows(resolve, { ...named, by, at })).length > 0
}

export async function reopenRemark(tx: Tx, named: Named): Promise<boolean> {
  return (await tx.rows(reopen, { ...named })).length > 0
}
