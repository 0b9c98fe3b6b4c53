import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

export type DocumentRow = RowOf<'documents.bySubject'>

const columns = `kind, year, seq, number, subject, order_code as "orderCode", issued_at as "issuedAt", content, sha256`

const bySubject = statement(
  'documents.bySubject',
  `select ${columns} from documents where kind = :kind and subject = :subject`,
)
export const findBySubject = (tx: Tx, kind: string, subject: string) => tx.find(bySubject, { kind, subject })

const ofOrder = statement(
  'documents.ofOrder',
  `select ${columns} from documents where order_code = :orderCode order by issued_at, number`,
)
export const listOfOrder = (tx: Tx, orderCode: string) => tx.rows(ofOrder, { orderCode })

const draw = statement(
  'documents.draw',
  `insert into document_series as s (kind, year, last, last_at) select :kind, :year, 1, :now::timestamptz
    where not exists (select from documents d where d.kind = :kind and d.subject = :subject)
    on conflict (tenant_id, kind, year) do update set last = s.last + 1, last_at = greatest(excluded.last_at, s.last_at)
    returning last as "seq!", last_at as "issuedAt!"`,
)

interface Drawn {
  kind: string
  subject: string
  year: number
  now: Date
}

/** The next number, held until the transaction ends: what is rolled back gives its number back. undefined: it has one. */
export const drawNumber = (tx: Tx, wanted: Drawn) => tx.find(draw, { ...wanted })

const undraw = statement(
  'documents.undraw',
  'update document_series set last = last - 1 where kind = :kind and year = :year and last = :seq',
)
/** By the transaction that drew it, which holds the series: nobody else has drawn since. */
export function undrawNumber(tx: Tx, drawn: { kind: string; year: number; seq: number }): void {
  tx.put(undraw, { kind: drawn.kind, year: drawn.year, seq: drawn.seq })
}

export interface NewDocument {
  kind: string
  year: number
  seq: number
  number: string
  subject: string
  orderCode: string
  issuedAt: Date
  content: string
  sha256: string
}

const insert = statement(
  'documents.insert',
  `insert into documents (kind, year, seq, number, subject, order_code, issued_at, content, sha256)
    values (:kind, :year, :seq, :number, :subject, :orderCode, :issuedAt, :content, :sha256)`,
)
export function insertDocument(tx: Tx, given: NewDocument): void {
  tx.put(insert, { ...given })
}
