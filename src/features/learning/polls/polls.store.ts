import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { type Scope, withinScope } from '../enrolments/enrolments.ts'

const columns = `p.id, p.class_id as "classId", p.classroom_id as "runId", p.question_id as "questionId",
  p.question_version as "questionVersion", p.state, p.round, p.rev, p.begun_at as "begunAt"`

export type PollRow = RowOf<'polls.held'>

const course = statement(
  'polls.class',
  `select c.id, c.name, c.slug from class_entries c
    where c.id = :id and ${withinScope('c.id')} and c.status in ('published', 'scheduled', 'archived')`,
)
/** A class that whoever asks looks after. */
export const findClass = (tx: Tx, id: number, scope: Scope) => tx.find(course, { id, ...scope })

const runs = statement(
  'polls.runs',
  'select r.id, r.name from run_entries r where r.class_id = :classId order by r.start_at desc, r.id desc limit 200',
)
export const listRuns = (tx: Tx, classId: number) => tx.rows(runs, { classId })

const held = statement('polls.held', `select ${columns} from polls p where p.id = :id for update`)
/** Held until the transaction ends. */
export const lockPoll = (tx: Tx, id: number): Promise<PollRow | undefined> => tx.find(held, { id })

const one = statement('polls.one', `select ${columns} from polls p where p.id = :id`)
export const findPoll = (tx: Tx, id: number): Promise<PollRow | undefined> => tx.find(one, { id })

const running = statement(
  'polls.running',
  `select ${columns} from polls p where p.class_id = :classId and p.state <> 'closed' order by p.id desc limit 1`,
)
export const findRunning = (tx: Tx, classId: number): Promise<PollRow | undefined> =>
  tx.find(running, { classId })

const own = statement(
  'polls.own',
  `select ${columns} from polls p where p.class_id = :classId and (p.classroom_id is null or p.classroom_id = :runId?)
      and (p.state <> 'closed' or p.closed_at > :since::timestamptz)
    order by p.state = 'closed', p.id desc limit 1`,
)
/** What a participant is asked now, or was until a moment ago. */
export const findOwn = (
  tx: Tx,
  by: { classId: number; runId: number | null; since: Date },
): Promise<PollRow | undefined> => tx.find(own, by)

const due = statement(
  'polls.due',
  `select c.name as "className!", c.slug as "slug!", p.begun_at as "begunAt!" from polls p
      join class_entries c on c.tenant_id = p.tenant_id and c.id = p.class_id
    where p.state = 'open' and exists (select from enrolment_entries e where e.tenant_id = p.tenant_id
        and e.class_id = p.class_id and e.membership_id = :membershipId and e.state in ('active', 'completed')
        and (p.classroom_id is null or p.classroom_id = e.classroom_id))
      and not exists (select from poll_answers a where a.tenant_id = p.tenant_id and a.poll_id = p.id
        and a.round = p.round and a.membership_id = :membershipId)
    order by p.begun_at desc limit 20`,
)
/** What waits for somebody's answer at this moment. */
export const listDue = (tx: Tx, membershipId: number) => tx.rows(due, { membershipId })

const past = statement(
  'polls.past',
  `select ${columns} from polls p where p.class_id = :classId and p.state = 'closed' order by p.begun_at desc limit 12`,
)
export const listPast = (tx: Tx, classId: number): Promise<PollRow[]> => tx.rows(past, { classId })

const askable = statement(
  'polls.askable',
  `select b.id, b.name from bank_names b
    where b.state = 'ready' and b.kind = any (:kinds::text[]) and (:isAll::boolean or b.begun_by = :viewerId)
    order by b.id desc limit 500`,
)
export const listAskable = (tx: Tx, kinds: readonly string[], scope: Scope) =>
  tx.rows(askable, { kinds: [...kinds], isAll: scope.isAll, viewerId: scope.viewerId })

const uses = statement(
  'polls.uses',
  `select p.question_id as "questionId", count(*)::int as "total!" from polls p
    where p.question_id = any (:ids::int[]) group by p.question_id`,
)
export const countUses = (tx: Tx, ids: readonly number[]) => tx.rows(uses, { ids: [...ids] })

export interface NewPoll {
  class_id: number
  classroom_id: number | null
  question_id: number
  question_version: number
  by_id: number
  begun_at: Date
}

/** undefined: one is running already */
export async function insertPoll(tx: Tx, given: NewPoll): Promise<number | undefined> {
  const row = await tx.db
    .insertInto('polls')
    .values(given)
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function writePoll(
  tx: Tx,
  id: number,
  given: { state: 'open' | 'held' | 'closed'; round: number; rev: number; closed_at: Date | null },
): Promise<void> {
  await tx.db.updateTable('polls').set(given).where('id', '=', id).execute()
}

const chosen = statement(
  'polls.chosen',
  `select b.id, b.version from bank_names b where b.id = :id and b.state = 'ready' and b.kind = any (:kinds::text[])
      and (:isAll::boolean or b.begun_by = :viewerId)`,
)
/** One of them, in its newest version. */
export const findAskable = (tx: Tx, id: number, kinds: readonly string[], scope: Scope) =>
  tx.find(chosen, { id, kinds: [...kinds], isAll: scope.isAll, viewerId: scope.viewerId })

const turn = statement(
  'polls.turn',
  `select pg_advisory_xact_lock(hashtext('polls'), c.id) from class_entries c where c.id = :classId`,
)
/** Who begins one in a class does so one after the other. */
export async function lockClass(tx: Tx, classId: number): Promise<void> {
  await tx.rows(turn, { classId })
}

const allowed = statement(
  'polls.mayAnswer',
  `select e.id from enrolment_entries e where e.class_id = :classId and e.membership_id = :membershipId
      and e.state in ('active', 'completed') and (:runId?::int is null or e.classroom_id = :runId) limit 1`,
)
export const mayAnswer = async (
  tx: Tx,
  { classId, runId }: Pick<PollRow, 'classId' | 'runId'>,
  membershipId: number,
): Promise<boolean> => (await tx.find(allowed, { classId, runId, membershipId })) !== undefined
