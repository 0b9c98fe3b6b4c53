import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Given } from '../../../shared/exercise.ts'

const steps = statement(
  'answerSteps.list',
  `select s.slot, s.writer, s.seq, s.answer from answer_steps s
      join attempts a on a.tenant_id = s.tenant_id and a.id = s.attempt_id
    where s.attempt_id = :attemptId and (a.counts_late or not s.is_late)`,
)
export type StepRow = Omit<RowOf<'answerSteps.list'>, 'answer'> & { answer: Given }
export const listSteps = (tx: Tx, attemptId: number): Promise<StepRow[]> => tx.rows(steps, { attemptId })

const late = statement(
  'answerSteps.late',
  `select s.slot, s.writer, s.seq, s.answer from answer_steps s
    where s.attempt_id = :attemptId and s.is_late order by s.received_at, s.seq`,
)
/** What came after time was up, whether or not it counts. */
export const listLate = (tx: Tx, attemptId: number): Promise<StepRow[]> => tx.rows(late, { attemptId })

const brought = statement(
  'answerSteps.brought',
  `select count(distinct s.slot)::int as "answers!", max(s.received_at) as "lastAt" from answer_steps s
      join attempts a on a.tenant_id = s.tenant_id and a.id = s.attempt_id
    where s.attempt_id = :attemptId and not s.is_late
      and s.received_at > a.deadline_at + make_interval(secs => :seconds::float8)`,
)
/** What counts although it came more than so many seconds after the end: typed before it, as its device says. */
export const findBrought = (tx: Tx, attemptId: number, seconds: number) =>
  tx.find(brought, { attemptId, seconds })

const counted = statement(
  'answerSteps.count',
  `select count(*)::int as "total!" from answer_steps s join attempts a on a.tenant_id = s.tenant_id and a.id = s.attempt_id
    where s.attempt_id = :attemptId and (a.counts_late or not s.is_late)`,
)
export const countSteps = async (tx: Tx, attemptId: number): Promise<number> =>
  (await tx.find(counted, { attemptId }))?.total ?? 0

const insert = statement(
  'answerSteps.insert',
  `insert into answer_steps (attempt_id, slot, writer, seq, answer, client_at, received_at, is_late)
    select :attemptId::int, s.slot, :writer::int, s.seq, coalesce(s.answer, 'null'::jsonb), s."clientAt", :at::timestamptz,
      s."isLate"
    from jsonb_to_recordset(:rows::jsonb) as s (slot int, seq int, answer jsonb, "clientAt" timestamptz, "isLate" boolean)
    on conflict do nothing`,
)
/** What has come before stays as it came. */
export function insertSteps(
  tx: Tx,
  attemptId: number,
  writer: number,
  rows: readonly { slot: number; seq: number; answer: Given; clientAt: Date; isLate: boolean }[],
  at: Date,
): void {
  if (rows.length > 0) tx.put(insert, { attemptId, writer, rows: JSON.stringify(rows), at })
}
