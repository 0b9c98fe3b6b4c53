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
  `insert into document_series as s (kind, year, last, last_at) values (:kind, :year, 1, :now)
    on conflict (tenant_id, kind, year) do update set last = s.last + 1, last_at = greatest(excluded.last_at, s.last_at)
    returning last as "seq!", last_at as "issuedAt!"`,
)

/** The next number, held until the transaction ends: what is rolled back gives its number back. */
export async function drawNumber(tx: Tx, kind: string, year: number, now: Date) {
  const drawn = await tx.find(draw, { kind, year, now })
  if (!drawn) throw new Error('No number was drawn')
  return drawn
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

export async function insertDocument(tx: Tx, given: NewDocument): Promise<void> {
  await tx.db
    .insertInto('documents')
    .values({
      kind: given.kind,
      year: given.year,
      seq: given.seq,
      number: given.number,
      subject: given.subject,
      order_code: given.orderCode,
      issued_at: given.issuedAt,
      content: given.content,
      sha256: given.sha256,
    })
    .execute()
}
