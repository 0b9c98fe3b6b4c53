import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Dialect } from '../providers/providers.ts'
import type { BillStatus } from './simulator.rules.ts'

const columns = `b.id, b.dialect, b.provider_id as "providerId", b.ref, b.channel, b.title, b.amount, b.returned,
  b.status, b.answer, b.notify_url as "notifyUrl", b.created_at as "createdAt", b.expires_at as "expiresAt",
  b.settled_at as "settledAt"`

const byId = statement('simulator.byId', `select ${columns} from simulator_bills b where b.id = :id`)
const byRef = statement('simulator.byRef', `select ${columns} from simulator_bills b where b.ref = :ref`)
const byProviderId = statement(
  'simulator.byProviderId',
  `select ${columns} from simulator_bills b where b.provider_id = :providerId`,
)
const newest = statement(
  'simulator.newest',
  `select ${columns} from simulator_bills b order by b.id desc limit 50`,
)
const lines = statement(
  'simulator.lines',
  `select l.id, l.ref, l.direction, l.line, l.sent, l.answered, l.status, l.at from simulator_lines l
    order by l.id desc limit 40`,
)

const settled = statement(
  'simulator.settled',
  `select ${columns} from simulator_bills b
    where b.dialect = :dialect and b.settled_at is not null and b.status not in ('deny', 'pending', 'challenge')
    order by b.settled_at, b.id limit 20000`,
)

export type Bill = Omit<RowOf<'simulator.byId'>, 'status' | 'answer'> & {
  status: BillStatus
  /** what the charge was answered with, beside the fields that every answer has */
  answer: Record<string, unknown>
}

export const findBill = (tx: Tx, id: number) => tx.find<'simulator.byId', Bill>(byId, { id })
export const findBillByRef = (tx: Tx, ref: string) => tx.find<'simulator.byRef', Bill>(byRef, { ref })
export const findBillByProviderId = (tx: Tx, providerId: string) =>
  tx.find<'simulator.byProviderId', Bill>(byProviderId, { providerId })
export const listBills = (tx: Tx) => tx.rows<'simulator.newest', Bill>(newest)
/** Bills of a dialect whose money came, with what went back of it. */
export const listSettledBills = (tx: Tx, dialect: Dialect) =>
  tx.rows<'simulator.settled', Bill>(settled, { dialect })
export const listLines = (tx: Tx) => tx.rows(lines)

interface NewBill {
  dialect: Dialect
  providerId: string
  ref: string
  channel: string
  title: string
  amount: number
  answer: Record<string, unknown>
  notifyUrl: string
  at: Date
  expiresAt: Date
}

const insert = statement(
  'simulator.insert',
  `insert into simulator_bills as b (dialect, provider_id, ref, channel, title, amount, status, answer, notify_url, created_at,
      expires_at)
    values (:dialect, :providerId, :ref, :channel, :title, :amount, 'pending', :answer::jsonb, :notifyUrl, :at, :expiresAt)
    on conflict do nothing returning ${columns}`,
)
/** undefined: the provider knows this reference already */
export const insertBill = (tx: Tx, { answer, ...given }: NewBill) =>
  tx.find<'simulator.insert', Bill>(insert, { ...given, answer: JSON.stringify(answer) })

export async function changeBill(
  tx: Tx,
  id: number,
  {
    status,
    returned,
    settledAt,
    answer,
  }: { status: BillStatus; returned?: number; settledAt?: Date; answer?: Record<string, unknown> },
): Promise<void> {
  await tx.db
    .updateTable('simulator_bills')
    .set({
      status,
      ...(returned === undefined ? {} : { returned }),
      ...(settledAt ? { settled_at: settledAt } : {}),
      ...(answer ? { answer: JSON.stringify(answer) } : {}),
    })
    .where('id', '=', id)
    .execute()
}

interface Line {
  ref: string
  direction: 'in' | 'out'
  line: string
  sent: string
  answered: string
  status: number
  at: Date
}

const kept = 200
const insertLine = statement(
  'simulator.noteLine',
  `insert into simulator_lines (ref, direction, line, sent, answered, status, at)
    values (:ref, :direction, :line, :sent, :answered, :status, :at)`,
)
const tooMany = statement(
  'simulator.forgetLines',
  `delete from simulator_lines where id <= (select max(l.id) from simulator_lines l) - :kept`,
)

/** Notes what went over the wire; old lines go. */
export function noteLine(tx: Tx, given: Line): void {
  tx.put(insertLine, {
    ...given,
    sent: given.sent.slice(0, 4000),
    answered: given.answered.slice(0, 4000),
  })
  tx.put(tooMany, { kept })
}
