import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { mostFaqs, type WrittenFaq } from './faqs.contract.ts'

const all = statement(
  'faqs.all',
  'select f.id, f.question, f.answer from faq_entries f order by f.updated_at desc, f.id desc limit :limit',
)
/** the last written first */
export const listRows = (tx: Tx, limit = mostFaqs) => tx.rows(all, { limit })

const byId = statement('faqs.byId', 'select f.id, f.question, f.answer from faq_entries f where f.id = :id')
export const findRow = (tx: Tx, id: number) => tx.find(byId, { id })

const counted = statement('faqs.count', 'select count(*)::int as "total!" from faq_entries')
export const countRows = async (tx: Tx) => (await tx.find(counted))?.total ?? 0

export async function insertRow(tx: Tx, written: WrittenFaq, at: Date): Promise<number> {
  const { id } = await tx.db
    .insertInto('faq_entries')
    .values({ ...written, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateRow(tx: Tx, id: number, written: WrittenFaq, at: Date): Promise<void> {
  await tx.db
    .updateTable('faq_entries')
    .set({ ...written, updated_at: at })
    .where('id', '=', id)
    .execute()
}

export async function deleteRow(tx: Tx, id: number): Promise<void> {
  await tx.db.deleteFrom('faq_entries').where('id', '=', id).execute()
}
