import { pageValues } from '../../../platform/db/page-sql.ts'
import { likeText } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { type Scope, withinScope } from '../enrolments/enrolments.ts'
import type { AssignmentQuery } from './assignments.contract.ts'
import type { LateRule, Rubric, Take } from './assignments.rules.ts'

const columns = `h.id as "chapterId!", h.class_id as "classId!", h.slug as "chapterSlug!", h.shown_title as "title!",
  h.class_slug as "classSlug!", h.class_name as "className!", a.takes, a.is_group as "isGroup", a.attempts,
  a.due_at as "dueAt", a.late, a.late_percent as "latePercent", a.late_most as "lateMost", a.points::float8 as "points",
  a.rubric, a.is_open as "isOpen", a.version,
  (select w.id from entry_authors w where w.tenant_id = h.tenant_id and w.kind = 'class' and w.own_id = h.class_id) as "entryId"`

const joined =
  'from assignment_chapters h left join assignments a on a.tenant_id = h.tenant_id and a.chapter_id = h.id'

const matching = `${joined} where ${withinScope('h.class_id')}
  and (h.is_written or exists (select from hand_in_counts i where i.tenant_id = h.tenant_id and i.chapter_id = h.id))
  and (:search?::text is null or h.shown_title ilike '%' || :search || '%' or h.class_name ilike '%' || :search || '%')
  and (:isOpen?::boolean is null or coalesce(a.is_open, false) = :isOpen)`

const page = statement(
  'assignments.page',
  `select ${columns}, h.is_written as "isWritten!",
      coalesce((select i.handed_in from hand_in_counts i where i.tenant_id = h.tenant_id and i.chapter_id = h.id), 0) as "handedIn!",
      coalesce((select i.waiting from hand_in_counts i where i.tenant_id = h.tenant_id and i.chapter_id = h.id), 0) as "waiting!"
    ${matching} order by lower(h.class_name), h.module_position, h.position limit :limit offset :offset`,
)
const count = statement('assignments.count', `select count(*)::int as "total!" ${matching}`)

export async function listRows(tx: Tx, query: AssignmentQuery, scope: Scope) {
  const filter = {
    ...scope,
    search: query.search ? likeText(query.search) : null,
    isOpen: query.state === undefined ? null : query.state === 'open',
  }
  const rows = await tx.rows(page, { ...filter, ...pageValues(query) })
  return { rows, total: (await tx.find(count, filter))?.total ?? 0 }
}

const options = statement(
  'assignments.options',
  `select h.id as "id!", h.shown_title as "title!", h.class_name as "className!" ${joined}
    where a.chapter_id is not null and ${withinScope('h.class_id')} order by lower(h.class_name), h.position limit 500`,
)
/** Assignments that were set up, to choose from. */
export const listOptions = (tx: Tx, scope: Scope) => tx.rows(options, { ...scope })

const managed = statement(
  'assignments.managed',
  `select ${columns} ${joined} where h.id = :chapterId and ${withinScope('h.class_id')}`,
)
/** A chapter that is an assignment, with its settings where there are any, within reach of who asks. */
export const findManaged = (tx: Tx, chapterId: number, scope: Scope): Promise<AssignmentRow | undefined> =>
  tx.find(managed, { chapterId, ...scope }) as Promise<AssignmentRow | undefined>

const byChapter = statement('assignments.byChapter', `select ${columns} ${joined} where h.id = :chapterId`)
export const findByChapter = (tx: Tx, chapterId: number): Promise<AssignmentRow | undefined> =>
  // what a jsonb holds nobody but whoever wrote it can say
  tx.find(byChapter, { chapterId }) as Promise<AssignmentRow | undefined>

/** what was never saved has no settings */
export type AssignmentRow = Omit<RowOf<'assignments.byChapter'>, 'rubric' | 'takes' | 'late'> & {
  rubric: Rubric | null
  takes: Take[] | null
  late: LateRule | null
}

const dues = statement(
  'assignments.dues',
  `select r.id as "runId!", r.name as "name!", d.due_at as "dueAt" from run_entries r
      left join assignment_dues d on d.tenant_id = r.tenant_id and d.classroom_id = r.id and d.chapter_id = :chapterId
    where r.class_id = :classId order by r.start_at desc, r.id desc limit 200`,
)
/** The runs of the class, each with its own day where it has one. */
export const listDues = (tx: Tx, chapterId: number, classId: number) => tx.rows(dues, { chapterId, classId })

const dueOf = statement(
  'assignments.dueOf',
  `select coalesce((select d.due_at from assignment_dues d where d.tenant_id = a.tenant_id
      and d.chapter_id = a.chapter_id and d.classroom_id = :classroomId?), a.due_at) as "dueAt"
    from assignments a where a.chapter_id = :chapterId`,
)
export const findDue = async (tx: Tx, chapterId: number, classroomId: number | null) =>
  (await tx.find(dueOf, { chapterId, classroomId }))?.dueAt ?? null

const held = statement(
  'assignments.lock',
  'select version from assignments where chapter_id = :chapterId for update',
)
/** Held until the transaction ends. */
export const lockAssignment = (tx: Tx, chapterId: number) => tx.find(held, { chapterId })

export interface WrittenAssignment {
  chapterId: number
  takes: readonly Take[]
  isGroup: boolean
  attempts: number | null
  dueAt: Date | null
  late: LateRule
  latePercent: number
  lateMost: number
  points: number
  rubric: Rubric
  isOpen: boolean
  version: number
  at: Date
}

export async function writeAssignment(tx: Tx, given: WrittenAssignment): Promise<void> {
  const row = {
    takes: [...given.takes],
    is_group: given.isGroup,
    attempts: given.attempts,
    due_at: given.dueAt,
    late: given.late,
    late_percent: given.latePercent,
    late_most: given.lateMost,
    points: given.points,
    rubric: JSON.stringify(given.rubric),
    is_open: given.isOpen,
    version: given.version,
    updated_at: given.at,
  }
  await tx.db
    .insertInto('assignments')
    .values({ chapter_id: given.chapterId, ...row })
    .onConflict(conflict => conflict.columns(['tenant_id', 'chapter_id']).doUpdateSet(row))
    .execute()
}

export async function writeDues(
  tx: Tx,
  chapterId: number,
  rows: readonly { runId: number; dueAt: Date }[],
): Promise<void> {
  await tx.db.deleteFrom('assignment_dues').where('chapter_id', '=', chapterId).execute()
  if (rows.length === 0) return
  await tx.db
    .insertInto('assignment_dues')
    .values(rows.map(({ runId, dueAt }) => ({ chapter_id: chapterId, classroom_id: runId, due_at: dueAt })))
    .execute()
}

const people = statement(
  'assignments.people',
  `select e.id as "enrolmentId!", m.name as "name!", r.name as "runName", g.number
    from enrolment_entries e join member_names m on m.tenant_id = e.tenant_id and m.id = e.membership_id
      left join run_entries r on r.tenant_id = e.tenant_id and r.id = e.classroom_id
      left join work_groups g on g.tenant_id = e.tenant_id and g.enrolment_id = e.id and g.chapter_id = :chapterId
    where e.class_id = :classId and e.state in ('active', 'completed') order by g.number nulls last, lower(m.name) limit 1000`,
)
/** Who takes part, and who works with whom. */
export const listPeople = (tx: Tx, chapterId: number, classId: number) =>
  tx.rows(people, { chapterId, classId })

export async function writeGroups(
  tx: Tx,
  chapterId: number,
  rows: readonly { enrolmentId: number; number: number }[],
): Promise<void> {
  await tx.db.deleteFrom('work_groups').where('chapter_id', '=', chapterId).execute()
  if (rows.length === 0) return
  await tx.db
    .insertInto('work_groups')
    .values(
      rows.map(({ enrolmentId, number }) => ({ chapter_id: chapterId, enrolment_id: enrolmentId, number })),
    )
    .execute()
}

const group = statement(
  'assignments.group',
  `select g.number as "number!" from work_groups g where g.chapter_id = :chapterId and g.enrolment_id = :enrolmentId`,
)
export const findGroup = async (tx: Tx, chapterId: number, enrolmentId: number) =>
  (await tx.find(group, { chapterId, enrolmentId }))?.number ?? null

const mates = statement(
  'assignments.mates',
  `select g.enrolment_id as "enrolmentId!", e.membership_id as "membershipId!", m.name as "name!"
    from work_groups g join enrolment_entries e on e.tenant_id = g.tenant_id and e.id = g.enrolment_id
      join member_names m on m.tenant_id = e.tenant_id and m.id = e.membership_id
    where g.chapter_id = :chapterId and g.number = :number order by lower(m.name)`,
)
export const listMates = (tx: Tx, chapterId: number, number: number) => tx.rows(mates, { chapterId, number })

const begun = statement(
  'assignments.begun',
  'select exists (select from hand_in_counts i where i.chapter_id = :chapterId) as "isBegun!"',
)
export const hasHandIns = async (tx: Tx, chapterId: number): Promise<boolean> =>
  (await tx.find(begun, { chapterId }))?.isBegun ?? false
