import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Rubric } from '../assignments/assignments.ts'
import type { HandInEvent, HandInState, Levels } from './hand-ins.rules.ts'

const columns = `i.id, i.chapter_id as "chapterId", i.enrolment_id as "enrolmentId", i.group_number as "groupNumber",
  i.number, i.state, i.text, i.link, i.rev, i.saved_at as "savedAt", i.submitted_at as "submittedAt", i.due_at as "dueAt",
  i.lateness, i.late_percent as "latePercent", i.receipt, i.points::float8 as "points", i.possible::float8 as "possible",
  i.percent, i.is_passed as "isPassed", i.events, i.appeal`

export type HandInRow = RowOf<'handIns.lock'>

/** Whose work it is: one person's, or a group's. */
export interface Owner {
  chapterId: number
  enrolmentId: number
  groupNumber: number | null
}

const owned = `i.chapter_id = :chapterId and case when :groupNumber?::int is null
  then i.group_number is null and i.enrolment_id = :enrolmentId else i.group_number = :groupNumber end`

const list = statement('handIns.of', `select ${columns} from hand_ins i where ${owned} order by i.number`)
export const listOf = (tx: Tx, owner: Owner): Promise<HandInRow[]> => tx.rows(list, { ...owner })

const lock = statement('handIns.lock', `select ${columns} from hand_ins i where i.id = :id for update`)
/** Held until the transaction ends. */
export const lockHandIn = (tx: Tx, id: number): Promise<HandInRow | undefined> => tx.find(lock, { id })

const one = statement('handIns.one', `select ${columns} from hand_ins i where i.id = :id`)
export const findHandIn = (tx: Tx, id: number): Promise<HandInRow | undefined> => tx.find(one, { id })

const byReceipt = statement(
  'handIns.byReceipt',
  `select i.id, v.title as "title!", c.name as "className!" from hand_ins i
      join assignment_chapters v on v.tenant_id = i.tenant_id and v.id = i.chapter_id
      join class_entries c on c.tenant_id = v.tenant_id and c.id = v.class_id
    where i.receipt = :receipt`,
)
export const findByReceipt = (tx: Tx, receipt: string) => tx.find(byReceipt, { receipt })

const reach = statement(
  'handIns.reach',
  `select i.id, e.id as "enrolmentId!", c.slug as "slug!", v.slug as "chapterSlug!" from hand_ins i
      join assignment_terms a on a.tenant_id = i.tenant_id and a.chapter_id = i.chapter_id
      join assignment_chapters v on v.tenant_id = i.tenant_id and v.id = i.chapter_id
      join class_entries c on c.tenant_id = v.tenant_id and c.id = v.class_id
      join enrolment_entries e on e.tenant_id = i.tenant_id and e.class_id = v.class_id
        and e.membership_id = :membershipId and e.state in ('active', 'completed')
    where i.id = :id and (i.group_number is null and i.enrolment_id = e.id
      or exists (select from assignment_groups g where g.tenant_id = i.tenant_id and g.chapter_id = i.chapter_id
        and g.number = i.group_number and g.enrolment_id = e.id)) order by e.id desc limit 1`,
)
/** One's own, or one's group's, while one takes part in the class. */
export const findOwn = (tx: Tx, id: number, membershipId: number) => tx.find(reach, { id, membershipId })

/** undefined: the same has been begun at the same moment by another window, or by who works along */
export async function insertDraft(
  tx: Tx,
  owner: Owner,
  given: { number: number; text: string; link: string; at: Date },
): Promise<number | undefined> {
  const { number, text, link, at } = given
  const row = await tx.db
    .insertInto('hand_ins')
    .values({
      chapter_id: owner.chapterId,
      enrolment_id: owner.enrolmentId,
      group_number: owner.groupNumber,
      number,
      text,
      link,
      begun_at: at,
      saved_at: at,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function writeWords(
  tx: Tx,
  id: number,
  given: { text: string; link: string; rev: number; at: Date },
): Promise<void> {
  const { text, link, rev, at } = given
  await tx.db.updateTable('hand_ins').set({ text, link, rev, saved_at: at }).where('id', '=', id).execute()
}

export interface Submission {
  at: Date
  dueAt: Date | null
  lateness: number
  latePercent: number
  receipt: string
  possible: number
}

export async function writeSubmitted(tx: Tx, row: HandInRow, given: Submission): Promise<void> {
  await tx.db
    .updateTable('hand_ins')
    .set({ state: 'replaced' })
    .where('chapter_id', '=', row.chapterId)
    .where('state', '=', 'submitted')
    .where(one =>
      row.groupNumber === null
        ? one.and([one('group_number', 'is', null), one('enrolment_id', '=', row.enrolmentId)])
        : one('group_number', '=', row.groupNumber),
    )
    .execute()
  await tx.db
    .updateTable('hand_ins')
    .set({
      state: 'submitted',
      submitted_at: given.at,
      due_at: given.dueAt,
      lateness: given.lateness,
      late_percent: given.latePercent,
      receipt: given.receipt,
      possible: given.possible,
    })
    .where('id', '=', row.id)
    .execute()
}

interface Grade {
  state: HandInState
  points: number | null
  possible: number
  percent: number | null
  isPassed: boolean | null
  events: number
}

export async function writeGrade(tx: Tx, id: number, grade: Grade): Promise<void> {
  await tx.db
    .updateTable('hand_ins')
    .set({
      state: grade.state,
      points: grade.points,
      possible: grade.possible,
      percent: grade.percent,
      is_passed: grade.isPassed,
      events: grade.events,
    })
    .where('id', '=', id)
    .execute()
}

interface NewEvent {
  id: number
  number: number
  kind: HandInEvent['kind']
  points: number | null
  levels: Levels
  comment: string
  rubric: Rubric
  by: number
  at: Date
}

export async function addEvent(tx: Tx, event: NewEvent): Promise<void> {
  await tx.db
    .insertInto('hand_in_events')
    .values({
      hand_in_id: event.id,
      number: event.number,
      kind: event.kind,
      points: event.points,
      levels: JSON.stringify(event.levels),
      comment: event.comment,
      rubric: JSON.stringify(event.rubric),
      by_id: event.by,
      at: event.at,
    })
    .execute()
}

const events = statement(
  'handIns.events',
  `select v.number, v.kind, v.points::float8 as "points", v.levels, v.comment, v.rubric, v.at, m.name as "byName"
    from hand_in_events v left join member_names m on m.tenant_id = v.tenant_id and m.id = v.by_id
    where v.hand_in_id = :id order by v.number`,
)
// what a jsonb holds nobody but whoever wrote it can say
export const listEvents = (tx: Tx, id: number) =>
  tx.rows(events, { id }) as Promise<(HandInEvent & { rubric: Rubric })[]>

const files = statement(
  'handIns.files',
  `select f.id, f.hand_in_id as "handInId", f.key, f.name, f.mime, f.bytes::float8 as "bytes!", f.upload, f.at
    from hand_in_files f where f.hand_in_id = any (:ids::int[]) order by f.id`,
)
export type FileRow = RowOf<'handIns.files'>
export const listFiles = (tx: Tx, ids: readonly number[]): Promise<FileRow[]> =>
  tx.rows(files, { ids: [...ids] })

export interface NewFile {
  handInId: number
  key: string
  name: string
  mime: string
  bytes: number
  upload: string
  at: Date
}

export async function insertFile(tx: Tx, { handInId, ...file }: NewFile): Promise<void> {
  await tx.db
    .insertInto('hand_in_files')
    .values({ hand_in_id: handInId, ...file })
    .execute()
}

const holders = statement(
  'handIns.holders',
  'select count(*)::int as "total!" from hand_in_files f where f.key = :key',
)
/** Takes a file out of a draft; answers its key where nothing holds it any more. */
export async function removeFile(tx: Tx, handInId: number, fileId: number): Promise<string | undefined> {
  const gone = await tx.db
    .deleteFrom('hand_in_files')
    .where('hand_in_id', '=', handInId)
    .where('id', '=', fileId)
    .returning('key')
    .executeTakeFirst()
  if (!gone) return undefined
  return ((await tx.find(holders, { key: gone.key }))?.total ?? 0) === 0 ? gone.key : undefined
}

const posts = statement(
  'handIns.appeal',
  `select p.number, p.text, p.at, p.is_marker as "isMarker", m.name as "byName" from appeal_posts p
      left join member_names m on m.tenant_id = p.tenant_id and m.id = p.by_id
    where p.hand_in_id = :id order by p.number`,
)
export const listAppeal = (tx: Tx, id: number) => tx.rows(posts, { id })

export async function addAppeal(
  tx: Tx,
  post: { id: number; number: number; by: number; isMarker: boolean; text: string; at: Date },
): Promise<void> {
  const { id, number, by, isMarker, text, at } = post
  await tx.db
    .insertInto('appeal_posts')
    .values({ hand_in_id: id, number, by_id: by, is_marker: isMarker, text, at })
    .execute()
  await tx.db
    .updateTable('hand_ins')
    .set({ appeal: isMarker ? 'answered' : 'open' })
    .where('id', '=', id)
    .execute()
}
