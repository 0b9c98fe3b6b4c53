import { pageValues } from '../../../platform/db/page-sql.ts'
import { likeText } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Json } from '../../../shared/json.ts'
import type { MailingQuery } from './letters.contract.ts'
import type { MailingState } from './letters.rules.ts'

const columns = `g.id, g.version, g.subject, g.words, g.link, g.segment, g.state, g.due_at as "dueAt",
  g.ended_at as "endedAt", g.by_name as "byName",
  (select json_build_object('recipients', count(*), 'mailed', count(*) filter (where r.state = 'mailed'),
      'gathered', count(*) filter (where r.state = 'gathered'), 'told', count(*) filter (where r.state = 'told'),
      'leftOut', count(*) filter (where r.state = 'left_out'))
    from mailing_recipients r where r.tenant_id = g.tenant_id and r.mailing_id = g.id) as "counts!"`

const matching = `from mailings g where (:state?::text is null or g.state = :state)
    and (:search?::text is null or g.subject ilike '%' || :search || '%')`
const page = statement(
  'mailings.page',
  `select ${columns} ${matching} order by g.id desc limit :limit offset :offset`,
)
const count = statement('mailings.count', `select count(*)::int as "total!" ${matching}`)
interface Counts {
  recipients: number
  mailed: number
  gathered: number
  told: number
  leftOut: number
}
export type MailingRow = RowOf<'mailings.page'> & { counts: Json<Counts> }

export async function listRows(tx: Tx, query: MailingQuery) {
  const filter = { state: query.state, search: query.search ? likeText(query.search) : null }
  const rows = await tx.rows<'mailings.page', MailingRow>(page, { ...filter, ...pageValues(query) })
  return { rows, total: (await tx.find(count, filter))?.total ?? 0 }
}

const byId = statement('mailings.byId', `select ${columns} from mailings g where g.id = :id`)
export const findRow = (tx: Tx, id: number) => tx.find<'mailings.byId', MailingRow>(byId, { id })

const insert = statement(
  'mailings.insert',
  `insert into mailings (subject, words, link, segment, membership_id, by_name, created_at, updated_at)
    values (:subject, :words, :link, :segment, :membershipId, :byName, :at, :at) returning id`,
)
export interface NewMailing {
  subject: string
  words: string
  link: string
  segment: string
  membershipId: number
  byName: string
  at: Date
}
export const insertMailing = async (tx: Tx, row: NewMailing): Promise<number> =>
  (await tx.find(insert, { ...row }))?.id ?? 0

const update = statement(
  'mailings.update',
  `update mailings set subject = :subject, words = :words, link = :link, segment = :segment, updated_at = :at,
      version = version + 1
    where id = :id and version = :version and state in ('draft', 'scheduled') returning id`,
)
export const updateMailing = async (
  tx: Tx,
  row: Omit<NewMailing, 'membershipId' | 'byName'> & { id: number; version: number },
): Promise<boolean> => (await tx.find(update, { ...row })) !== undefined

const plan = statement(
  'mailings.plan',
  `update mailings set state = :state, due_at = :dueAt?, updated_at = :at, version = version + 1
    where id = :id and version = :version and state in ('draft', 'scheduled') returning id`,
)
export const planMailing = async (
  tx: Tx,
  row: { id: number; version: number; state: MailingState; dueAt: Date | null; at: Date },
): Promise<boolean> => (await tx.find(plan, row)) !== undefined

const stop = statement(
  'mailings.stop',
  `update mailings set state = 'cancelled', ended_at = :at, updated_at = :at, version = version + 1
    where id = :id and state in ('draft', 'scheduled', 'sending') returning id`,
)
export const stopMailing = async (tx: Tx, id: number, at: Date): Promise<boolean> =>
  (await tx.find(stop, { id, at })) !== undefined

const due = statement(
  'mailings.due',
  `select distinct g.tenant_id as "tenantId", g.id from mailings g
    where g.state = 'sending' or (g.state = 'scheduled' and g.due_at <= :now::timestamptz) order by 1, 2`,
)
/** As the platform. */
export const listDue = (tx: Tx, now: Date) => tx.rows(due, { now })

const lock = statement(
  'mailings.lock',
  `select g.id, g.subject, g.words, g.link, g.segment, g.state, g.due_at as "dueAt" from mailings g
    where g.id = :id and g.state in ('scheduled', 'sending') for update skip locked`,
)
/** Held until the transaction ends; undefined where another process is at it. */
export const lockMailing = (tx: Tx, id: number) => tx.find(lock, { id })

const begin = statement(
  'mailings.begin',
  `update mailings set state = 'sending', began_at = :at, version = version + 1 where id = :id`,
)
const freeze = statement(
  'mailings.freeze',
  `insert into mailing_recipients (mailing_id, membership_id)
    select :id, m.id from active_members m where m.id = any (:members::int[]) on conflict do nothing`,
)
/** From now on it is settled whom it goes to. */
export async function beginMailing(tx: Tx, id: number, members: readonly number[], at: Date): Promise<void> {
  await tx.rows(begin, { id, at })
  await tx.rows(freeze, { id, members })
}

const waiting = statement(
  'mailings.waiting',
  `select r.membership_id as "membershipId" from mailing_recipients r
    where r.mailing_id = :id and r.state = 'waiting' order by r.membership_id limit :most`,
)
export const listWaiting = async (tx: Tx, id: number, most: number): Promise<number[]> =>
  (await tx.rows(waiting, { id, most })).map(({ membershipId }) => membershipId)

const told = statement(
  'mailings.told',
  `update mailing_recipients set state = :state, told_at = :at
    where mailing_id = :id and membership_id = :membershipId`,
)
export const markTold = (
  tx: Tx,
  row: { id: number; membershipId: number; state: 'mailed' | 'gathered' | 'told' | 'left_out'; at: Date },
) => tx.rows(told, row)

const done = statement(
  'mailings.done',
  `update mailings set state = 'sent', ended_at = :at, version = version + 1 where id = :id`,
)
export const endMailing = (tx: Tx, id: number, at: Date) => tx.rows(done, { id, at })

const lately = statement(
  'mailings.lately',
  `select count(*)::int as "total!" from mailing_recipients r where r.state = 'mailed' and r.told_at > :since`,
)
export const countLately = async (tx: Tx, since: Date): Promise<number> =>
  (await tx.find(lately, { since }))?.total ?? 0

const everybody = statement('mailings.everybody', 'select m.id as "id!" from active_members m')
const ofKind = statement('mailings.ofKind', 'select m.id as "id!" from active_members m where m.kind = :kind')
export const listEverybody = async (tx: Tx) => (await tx.rows(everybody)).map(({ id }) => id)
export const listOfKind = async (tx: Tx, kind: number) =>
  (await tx.rows(ofKind, { kind })).map(({ id }) => id)

const oldCalls = statement(
  'letters.oldCalls',
  'delete from mailer_calls where created_at < :before::timestamptz',
)
const oldRecipients = statement(
  'letters.oldRecipients',
  'delete from mailing_recipients where told_at < :before::timestamptz',
)
/** As the platform. */
export async function removeOld(tx: Tx, before: Date): Promise<void> {
  await tx.rows(oldCalls, { before })
  await tx.rows(oldRecipients, { before })
}
