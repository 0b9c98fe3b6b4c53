import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { RequestKind, RequestStatus } from './privacy.rules.ts'

export interface RequestRow {
  id: number
  membershipId: number
  name: string
  email: string | null
  kind: RequestKind
  status: RequestStatus
  message: string
  askedAt: Date
  dueAt: Date
  decidedAt: Date | null
  outcome: string
}

const columns = `r.id, r.membership_id as "membershipId", m.name, m.email, r.kind, r.status, r.message,
  r.asked_at as "askedAt", r.due_at as "dueAt", r.decided_at as "decidedAt", r.outcome`
const from = `from data_requests r join memberships m on m.tenant_id = r.tenant_id and m.id = r.membership_id`

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

const own = statement<readonly [number]>(
  'privacy.ownRequests',
  `select ${columns} ${from} where r.membership_id = $1 order by r.id desc limit 100`,
)

export const listOwn = (tx: Tx, membershipId: number) =>
  tx.rows<RequestRow, readonly [number]>(own, [membershipId])

const ownOne = statement<readonly [number, number]>(
  'privacy.ownRequest',
  `select ${columns} ${from} where r.membership_id = $1 and r.id = $2`,
)

export const findOwn = (tx: Tx, membershipId: number, id: number) =>
  tx.find<RequestRow, readonly [number, number]>(ownOne, [membershipId, id])

const since = statement<readonly [number, Date]>(
  'privacy.requestsSince',
  `select count(*)::int as count from data_requests
    where membership_id = $1 and asked_at > $2 and kind not in ('access', 'erasure')`,
)

export async function countSince(tx: Tx, membershipId: number, at: Date): Promise<number> {
  return (await tx.find<{ count: number }, readonly [number, Date]>(since, [membershipId, at]))?.count ?? 0
}

const queue = statement<readonly [boolean, number, number]>(
  'privacy.queue',
  `select ${columns} ${from} where (r.status = 'open') = $1
    order by case when r.status = 'open' then r.due_at end, r.decided_at desc nulls last, r.id desc
    limit $2 offset $3`,
)

export const listQueue = (tx: Tx, isOpen: boolean, limit: number, offset: number) =>
  tx.rows<RequestRow, readonly [boolean, number, number]>(queue, [isOpen, limit, offset])

const counts = statement<readonly [Date]>(
  'privacy.queueCounts',
  `select count(*) filter (where status = 'open')::int as open,
      count(*) filter (where status = 'open' and due_at < $1)::int as overdue,
      count(*) filter (where status <> 'open')::int as decided from data_requests`,
)

export async function countQueue(tx: Tx, now: Date) {
  const row = await tx.find<{ open: number; overdue: number; decided: number }, readonly [Date]>(counts, [
    now,
  ])
  return row ?? { open: 0, overdue: 0, decided: 0 }
}

const lock = statement<readonly [number]>(
  'privacy.lockRequest',
  `select ${columns} ${from} where r.id = $1 for update of r`,
)

export const lockRequest = (tx: Tx, id: number) => tx.find<RequestRow, readonly [number]>(lock, [id])

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

export interface ProcessingLine {
  at: Date
  what: string
  membershipId: number | null
  purpose: string
  version: string
  source: string
  status: string
}

const processing = statement<readonly [number]>(
  'privacy.processing',
  `select * from (
      select at, 'consent' as what, membership_id as "membershipId", purpose, text_version as version, source,
        case when is_given then 'given' else 'withdrawn' end as status from consents
      union all select asked_at, 'request', membership_id, kind, '', 'profile', status from data_requests
      union all select asked_at, 'guardian', membership_id, 'guardian', text_version, 'mail', status
        from guardian_consents
      union all select published_at, 'notice', published_by, 'privacy', 'privasi-' || version, 'office', 'published'
        from privacy_notices) lines
    order by at desc limit $1`,
)

export const listProcessing = (tx: Tx, limit: number) =>
  tx.rows<ProcessingLine, readonly [number]>(processing, [limit])
