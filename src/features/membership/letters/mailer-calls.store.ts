import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { MailerAnswer } from './letters.contract.ts'

const byKey = statement(
  'mailerCalls.byKey',
  'select c.digest, c.answer from mailer_calls c where c.key = :key',
)
type Kept = RowOf<'mailerCalls.byKey'> & { answer: MailerAnswer }
export const findByKey = (tx: Tx, key: string) => tx.find<'mailerCalls.byKey', Kept>(byKey, { key })

const lately = statement(
  'mailerCalls.lately',
  `select coalesce(sum(c.recipients), 0)::int as "total!", min(c.created_at) as "since"
    from mailer_calls c where c.created_at > :since`,
)
export const countLately = (tx: Tx, since: Date) => tx.find(lately, { since })

export async function insertCall(
  tx: Tx,
  row: { key: string | null; digest: string; recipients: number; answer: MailerAnswer; at: Date },
): Promise<void> {
  const { answer, at, ...rest } = row
  await tx.db
    .insertInto('mailer_calls')
    .values({ ...rest, answer: JSON.stringify(answer), created_at: at })
    .execute()
}

const found = statement(
  'mailerCalls.members',
  `select m.id, lower(m.email) as "email" from member_contacts m
      join active_members a on a.tenant_id = m.tenant_id and a.id = m.id
    where m.id = any (:ids::int[]) or lower(m.email) = any (:addresses::text[])`,
)
export const findMembers = (tx: Tx, ids: readonly number[], addresses: readonly string[]) =>
  tx.rows(found, { ids, addresses })
