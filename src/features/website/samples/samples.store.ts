import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const marks = statement('samples.marks', 'select path, hash from sample_marks order by path')

/** What came as a sample and has not been taken away. */
export const listMarks = (tx: Tx) => tx.rows(marks)

const put = statement(
  'samples.put',
  'insert into sample_marks (path, hash) values (:path, :hash) on conflict (tenant_id, path) do update set hash = excluded.hash',
)

export const putMark = (tx: Tx, mark: { path: string; hash: string }) => tx.rows(put, { ...mark })

const drop = statement('samples.drop', 'delete from sample_marks where path = :path')

export const dropMark = (tx: Tx, path: string) => tx.rows(drop, { path })
