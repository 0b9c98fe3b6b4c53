import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { RequestKind } from './data-requests.rules.ts'

export type RequestRow = RowOf<'privacy.ownRequests'>

const columns = `r.id, r.membership_id as "membershipId", m.name, m.email, r.kind, r.status, r.message,
  r.asked_at as "askedAt", r.due_at as "dueAt", r.decided_at as "decidedAt", r.outcome`
const from = `from data_requests r join member_contacts m on m.tenant_id = r.tenant_id and m.id = r.membership_id`

interface NewRequest {
  membershipId: number
  kind: RequestKind
  message: string
  at: Date
  dueAt: Date
  /** of what the machine does at once */
  done?: string
}

export async function insertRequest(tx: Tx, request: NewRequest): Promise<number> {
  const { id } = await tx.db
    .insertInto('data_requests')
    .values({
      membership_id: request.membershipId,
      kind: request.kind,
      message: request.message,
      asked_at: request.at,
      due_at: request.dueAt,
      ...(request.done === undefined
        ? {}
        : { status: 'done', decided_at: request.at, outcome: request.done }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const own = statement(
  'privacy.ownRequests',
  `select ${columns} ${from} where r.membership_id = :membershipId order by r.id desc limit 100`,
)

export const listOwn = (tx: Tx, membershipId: number) => tx.rows(own, { membershipId })

const ownOne = statement(
  'privacy.ownRequest',
  `select ${columns} ${from} where r.membership_id = :membershipId and r.id = :id`,
)

export const findOwn = (tx: Tx, membershipId: number, id: number) => tx.find(ownOne, { membershipId, id })

const since = statement(
  'privacy.requestsSince',
  `select count(*)::int as "count!" from data_requests
    where membership_id = :membershipId and asked_at > :at and kind not in ('access', 'erasure')`,
)

export async function countSince(tx: Tx, membershipId: number, at: Date): Promise<number> {
  return (await tx.find(since, { membershipId, at }))?.count ?? 0
}

const queue = statement(
  'privacy.queue',
  `select ${columns} ${from} where (r.status = 'open') = :isOpen
    order by case when r.status = 'open' then r.due_at end, r.decided_at desc nulls last, r.id desc
    limit :limit offset :offset`,
)

export const listQueue = (tx: Tx, isOpen: boolean, limit: number, offset: number) =>
  tx.rows(queue, { isOpen, limit, offset })

const counts = statement(
  'privacy.queueCounts',
  `select count(*) filter (where status = 'open')::int as "open!",
      count(*) filter (where status = 'open' and due_at < :now)::int as "overdue!",
      count(*) filter (where status <> 'open')::int as "decided!" from data_requests`,
)

export async function countQueue(tx: Tx, now: Date) {
  const row = await tx.find(counts, { now })
  return row ?? { open: 0, overdue: 0, decided: 0 }
}

const lock = statement('privacy.lockRequest', `select ${columns} ${from} where r.id = :id for update of r`)

export const lockRequest = (tx: Tx, id: number) => tx.find(lock, { id })

export async function settle(
  tx: Tx,
  id: number,
  decision: { status: 'done' | 'rejected'; outcome: string; by: number; at: Date },
): Promise<void> {
  await tx.db
    .updateTable('data_requests')
    .set({
      status: decision.status,
      outcome: decision.outcome,
      decided_by: decision.by,
      decided_at: decision.at,
    })
    .where('id', '=', id)
    .execute()
}

const processed = statement(
  'privacy.requestsProcessed',
  `select asked_at as at, 'request' as "what!", membership_id as "membershipId", kind as purpose, '' as "version!",
      'profile' as "source!", status from data_requests order by asked_at desc limit :limit`,
)

/** Lines of the record of processing, newest first. */
export const listProcessedRequests = (tx: Tx, limit: number) => tx.rows(processed, { limit })

const open = statement(
  'privacy.countOpen',
  `select count(*)::integer as "open!", min(due_at) as "nextDueAt" from data_requests where status = 'open'`,
)

/** Requests that nobody has decided, and when the next of them is due. */
export async function countOpen(tx: Tx): Promise<{ open: number; nextDueAt: Date | null }> {
  const row = await tx.find(open)
  return row ?? { open: 0, nextDueAt: null }
}
