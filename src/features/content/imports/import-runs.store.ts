import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

// Files that were sent to be imported, and how far each is.

const columns = `id, source, becomes, is_draft as "isDraft", name, file, act, state, stage, stage_done as "stageDone",
  stage_total as "stageTotal", tries, report, problem, created_at as "createdAt"`

const insert = statement(
  'imports.insertRun',
  `insert into import_runs (source, becomes, is_draft, name, bytes, file, created_at, touched_at)
    values (:source, :becomes, :isDraft, :name, :bytes, :file, :at, :at) returning id`,
)

interface NewRun {
  source: string
  becomes: string
  isDraft: boolean
  name: string
  bytes: number
  file: string
  at: Date
}

export async function insertRun(tx: Tx, run: NewRun): Promise<number> {
  const row = await tx.find(insert, { ...run })
  if (!row) throw new Error('An import was not written down')
  return row.id
}

const held = statement(
  'imports.held',
  `select count(*) filter (where state in ('waiting', 'running'))::int as "open!",
      coalesce(sum(bytes) filter (where created_at > :since and not (act = 'write' and state = 'done')), 0)::bigint as "bytes!"
    from import_runs`,
)

/** How many are to be done, and how much lies on the disk for those that may still be asked for. */
export const findHeld = async (tx: Tx, since: Date) =>
  (await tx.find(held, { since })) ?? { open: 0, bytes: 0 }

const list = statement('imports.runs', `select ${columns} from import_runs order by id desc limit 30`)

/** The latest, newest first. */
export const listRuns = (tx: Tx) => tx.rows(list)

const one = statement('imports.run', `select ${columns} from import_runs where id = :id`)

export const findRun = (tx: Tx, id: number) => tx.find(one, { id })
export type RunRow = NonNullable<Awaited<ReturnType<typeof findRun>>>

const again = statement(
  'imports.again',
  `update import_runs set act = :act, becomes = :becomes, is_draft = :isDraft, state = 'waiting', stage = '', stage_done = 0,
      stage_total = 0, tries = 0, problem = null, touched_at = :at
    where id = :id and ((act = 'trial' and state = 'done') or (state = 'refused' and :act = 'trial')) returning id`,
)

/** Tries it once more with other wishes, or writes what was tried; false: it is at work, or has been written. */
export const askAgain = async (
  tx: Tx,
  id: number,
  wish: { act: 'trial' | 'write'; becomes: string; isDraft: boolean; at: Date },
): Promise<boolean> => (await tx.find(again, { id, ...wish })) !== undefined

const claim = statement(
  'imports.claim',
  `update import_runs set state = 'running', tries = tries + 1, touched_at = :at
    where id = :id and (state = 'waiting' or (state = 'running' and touched_at < :before)) returning ${columns}`,
)

/** For whoever does it: undefined where somebody else does, and gives signs of life. */
export const claimRun = (tx: Tx, id: number, { at, before }: { at: Date; before: Date }) =>
  tx.find(claim, { id, at, before })

const tell = statement(
  'imports.tell',
  `update import_runs set stage = :stage, stage_done = :done, stage_total = :total, touched_at = :at
    where id = :id and state = 'running'`,
)

export const tellRun = (
  tx: Tx,
  id: number,
  { stage, done, total, at }: { stage: string; done: number; total: number; at: Date },
) => tx.rows(tell, { id, stage, done, total, at })

const end = statement(
  'imports.end',
  `update import_runs set state = :state, report = coalesce(:report?::jsonb, report), problem = :problem?, touched_at = :at
    where id = :id and state = 'running'`,
)

export const endRun = (
  tx: Tx,
  id: number,
  { state, report, problem, at }: { state: 'done' | 'refused'; report?: string; problem?: string; at: Date },
) => tx.rows(end, { id, state, report, problem, at })

const giveBack = statement(
  'imports.giveBack',
  "update import_runs set state = 'waiting', tries = tries - 1 where id = :id and state = 'running'",
)

/** The server ends: somebody else begins it anew. */
export const giveRunBack = (tx: Tx, id: number) => tx.rows(giveBack, { id })

const remove = statement(
  'imports.remove',
  "delete from import_runs where id = :id and state <> 'running' returning file",
)

export const removeRun = async (tx: Tx, id: number): Promise<string | undefined> =>
  (await tx.find(remove, { id }))?.file

const due = statement(
  'imports.due',
  `select tenant_id as "tenantId", id from import_runs
    where state = 'waiting' or (state = 'running' and touched_at < :before) order by touched_at limit 20`,
)

/** Of every tenant: for the job, as the platform. */
export const listDue = (tx: Tx, before: Date) => tx.rows(due, { before })
