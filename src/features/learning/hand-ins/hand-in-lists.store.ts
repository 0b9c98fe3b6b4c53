import { pageValues } from '../../../platform/db/page-sql.ts'
import { likeText } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { type Scope, withinScope } from '../enrolments/enrolments.ts'
import type { HandInQuery } from './hand-ins.contract.ts'

/** Hand-ins as those see them who look after the classes. */

const who = `coalesce('Kelompok ' || i.group_number, m.name)`

const waiting = statement(
  'handIns.waiting',
  `select i.id, i.chapter_id as "chapterId", ${who} as "name!", h.shown_title as "title!", h.class_name as "className!",
      i.submitted_at as "submittedAt", i.lateness, i.points is not null as "isMarked!", i.state, i.appeal
    from hand_ins i join assignment_chapters h on h.tenant_id = i.tenant_id and h.id = i.chapter_id
      left join enrolment_entries e on e.tenant_id = i.tenant_id and e.id = i.enrolment_id
      left join member_names m on m.tenant_id = e.tenant_id and m.id = e.membership_id
    where (i.state = 'submitted' or i.appeal = 'open') and ${withinScope('h.class_id')}
      and (:chapterId?::int is null or i.chapter_id = :chapterId)
    order by i.submitted_at, i.id limit 500`,
)
/** What waits for a mark or for an answer, who handed in first in front. */
export const listWaiting = (tx: Tx, scope: Scope, chapterId: number | null = null) =>
  tx.rows(waiting, { ...scope, chapterId })

const ready = statement(
  'handIns.ready',
  `select i.id from hand_ins i where i.chapter_id = :chapterId and i.state = 'submitted' and i.points is not null
    order by i.id for update`,
)
/** Marked, and not shown to anybody yet; held until the transaction ends. */
export const lockReady = (tx: Tx, chapterId: number) => tx.rows(ready, { chapterId })

const joined = `from assignment_terms a join assignment_chapters h on h.tenant_id = a.tenant_id and h.id = a.chapter_id
    join enrolment_entries e on e.tenant_id = h.tenant_id and e.class_id = h.class_id and e.state in ('active', 'completed')
    join member_names m on m.tenant_id = e.tenant_id and m.id = e.membership_id
    left join run_entries r on r.tenant_id = e.tenant_id and r.id = e.classroom_id
    left join assignment_days d on d.tenant_id = a.tenant_id and d.chapter_id = a.chapter_id and d.classroom_id = e.classroom_id
    left join assignment_groups g on g.tenant_id = a.tenant_id and g.chapter_id = a.chapter_id and g.enrolment_id = e.id
    left join lateral (select x.* from hand_ins x where x.tenant_id = a.tenant_id and x.chapter_id = a.chapter_id
        and case when a.is_group then x.group_number = g.number
          else x.group_number is null and x.enrolment_id = e.id end
      order by x.state = 'draft', x.number desc limit 1) i on true`

const matching = `${joined} where ${withinScope('h.class_id')} and (a.is_open or i.id is not null)
  and (:chapterId?::int is null or a.chapter_id = :chapterId)
  and (:search?::text is null or m.name ilike '%' || :search || '%')
  and (:state?::text is null or case :state when 'none' then i.id is null
    when 'late' then i.lateness > 0 and i.state <> 'draft' else i.state = :state end)`

const page = statement(
  'handIns.page',
  `select a.chapter_id as "chapterId!", e.id as "enrolmentId!", m.name as "name!", h.shown_title as "title!",
      h.class_name as "className!", r.name as "runName", g.number as "groupNumber", coalesce(d.due_at, a.due_at) as "dueAt",
      i.id as "id", i.number as "number", i.state as "state", i.submitted_at as "submittedAt", i.saved_at as "savedAt",
      i.lateness as "lateness", i.points::float8 as "points", i.possible::float8 as "possible", i.percent as "percent"
    ${matching}
    order by h.class_name, h.module_position, h.position, g.number nulls last, lower(m.name), e.id
    limit :limit offset :offset`,
)
const count = statement('handIns.count', `select count(*)::int as "total!" ${matching}`)

export type ListedRow = RowOf<'handIns.page'>

/** Everybody who takes part, with what they have handed in of each assignment. */
export async function listPage(tx: Tx, query: HandInQuery, scope: Scope) {
  const filter = {
    ...scope,
    chapterId: query.chapter,
    search: query.search ? likeText(query.search) : null,
    state: query.state,
  }
  const rows = await tx.rows(page, { ...filter, ...pageValues(query) })
  return { rows, total: (await tx.find(count, filter))?.total ?? 0 }
}

const texts = statement(
  'handIns.texts',
  `select i.id, ${who} as "name!", i.text from hand_ins i
      left join enrolment_entries e on e.tenant_id = i.tenant_id and e.id = i.enrolment_id
      left join member_names m on m.tenant_id = e.tenant_id and m.id = e.membership_id
    where i.chapter_id = :chapterId and i.state in ('submitted', 'returned', 'graded') and length(i.text) > 0
    order by i.id desc limit 1000`,
)
/** What the class has handed in, as text, of this run and of earlier ones. */
export const listTexts = (tx: Tx, chapterId: number) => tx.rows(texts, { chapterId })

const named = statement(
  'handIns.name',
  `select ${who} as "name!" from hand_ins i
      left join enrolment_entries e on e.tenant_id = i.tenant_id and e.id = i.enrolment_id
      left join member_names m on m.tenant_id = e.tenant_id and m.id = e.membership_id
    where i.id = :id`,
)
export const findName = async (tx: Tx, id: number): Promise<string> =>
  (await tx.find(named, { id }))?.name ?? 'Anggota terhapus'

const asks = statement(
  'handIns.asks',
  `select v.slug as "slug!", v.completion as "completion!", v.completion_least as "completionLeast" from course_chapters v
    where v.id = :chapterId order by v.number desc limit 1`,
)
/** What the chapter asks before it is done, as it was published last. */
export const findAsks = (tx: Tx, chapterId: number) => tx.find(asks, { chapterId })

const remarks = statement(
  'handIns.remarks',
  'select id, text from marking_remarks where membership_id = :membershipId order by id limit 60',
)
export const listRemarks = (tx: Tx, membershipId: number) => tx.rows(remarks, { membershipId })

export async function addRemark(tx: Tx, membershipId: number, text: string, at: Date): Promise<number> {
  const { id } = await tx.db
    .insertInto('marking_remarks')
    .values({ membership_id: membershipId, text, at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function removeRemark(tx: Tx, membershipId: number, id: number): Promise<boolean> {
  const gone = await tx.db
    .deleteFrom('marking_remarks')
    .where('id', '=', id)
    .where('membership_id', '=', membershipId)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}
