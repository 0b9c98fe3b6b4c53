import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { CellAct, Letter, MissingRule } from './gradebook.rules.ts'

const begin = statement(
  'gradebook.begin',
  `insert into gradebooks (class_id, updated_at) values (:classId, :at) on conflict (tenant_id, class_id) do nothing`,
)
const hold = statement(
  'gradebook.hold',
  'select g.rev from gradebooks g where g.class_id = :classId for update',
)

/** The gradebook of a class, begun where there was none, and held until the transaction ends. */
export async function lockGradebook(tx: Tx, classId: number, at: Date): Promise<void> {
  await tx.rows(begin, { classId, at })
  await tx.rows(hold, { classId })
}

interface NewRule {
  missing: MissingRule
  passingPercent: number
  attendanceWeight: number
  letters: readonly Letter[]
  rev: number
  at: Date
}

export async function writeRule(tx: Tx, classId: number, rule: NewRule): Promise<void> {
  await tx.db
    .updateTable('gradebooks')
    .set({
      missing: rule.missing,
      passing_percent: rule.passingPercent,
      attendance_weight: rule.attendanceWeight,
      letters: JSON.stringify(rule.letters),
      rev: rule.rev,
      updated_at: rule.at,
    })
    .where('class_id', '=', classId)
    .execute()
}

export async function writeWeights(
  tx: Tx,
  classId: number,
  weights: readonly { chapterId: number; weight: number }[],
): Promise<void> {
  await tx.db.deleteFrom('gradebook_weights').where('class_id', '=', classId).execute()
  if (weights.length === 0) return
  await tx.db
    .insertInto('gradebook_weights')
    .values(weights.map(({ chapterId, weight }) => ({ class_id: classId, chapter_id: chapterId, weight })))
    .execute()
}

const participant = statement(
  'gradebook.participant',
  `select e.id as "id!", e.class_id as "classId!" from enrolment_entries e
    where e.id = :id and e.class_id = :classId and e.state in ('active', 'completed')`,
)
export const findParticipant = (tx: Tx, id: number, classId: number) => tx.find(participant, { id, classId })

const standing = statement(
  'gradebook.standing',
  `select g.event, g.kind, g.percent, m.name as "byName" from gradebook_cells g
      left join gradebook_events v on v.tenant_id = g.tenant_id and v.enrolment_id = g.enrolment_id
        and v.chapter_id = g.chapter_id and v.number = g.event
      left join member_contacts m on m.tenant_id = v.tenant_id and m.id = v.by_id
    where g.enrolment_id = :enrolmentId and g.chapter_id = :chapterId`,
)
export const findCell = (tx: Tx, enrolmentId: number, chapterId: number) =>
  tx.find(standing, { enrolmentId, chapterId })

interface NewCell {
  enrolmentId: number
  chapterId: number
  number: number
  kind: CellAct
  percent: number | null
  comment: string
  by: number
  at: Date
}

/** One more event, and the cell that is its fold. */
export async function writeCell(tx: Tx, cell: NewCell): Promise<void> {
  const of = { enrolment_id: cell.enrolmentId, chapter_id: cell.chapterId }
  const said = { kind: cell.kind, percent: cell.percent }
  await tx.db
    .insertInto('gradebook_events')
    .values({ ...of, ...said, number: cell.number, comment: cell.comment, by_id: cell.by, at: cell.at })
    .execute()
  await tx.db
    .insertInto('gradebook_cells')
    .values({ ...of, ...said, event: cell.number })
    .onConflict(conflict =>
      conflict
        .columns(['tenant_id', 'enrolment_id', 'chapter_id'])
        .doUpdateSet({ ...said, event: cell.number }),
    )
    .execute()
}

const finals = statement(
  'gradebook.release',
  `insert into final_grades (enrolment_id, number, percent, is_passed, letter, by_id, at)
    select g.id, coalesce((select max(f.number) from final_grades f where f.enrolment_id = g.id), 0) + 1,
      g.hundredths / 100.0, g.hundredths >= :passingPercent * 100, nullif(g.letter, ''), :by, :at
    from unnest(:ids::int[], :hundredths::int[], :letters::text[]) as g (id, hundredths, letter)`,
)
/** Final grades as they are released; whoever calls holds the gradebook. */
export async function writeFinals(
  tx: Tx,
  rows: readonly { id: number; final: number; letter: string }[],
  { passingPercent, by, at }: { passingPercent: number; by: number; at: Date },
): Promise<void> {
  const ids = rows.map(({ id }) => id)
  const hundredths = rows.map(({ final }) => Math.round(final * 100))
  const letters = rows.map(({ letter }) => letter)
  await tx.rows(finals, { ids, hundredths, letters, passingPercent, by, at })
}

const members = statement(
  'gradebook.members',
  'select e.membership_id as "id!" from enrolment_entries e where e.id = any (:ids::int[]) order by e.id',
)
export const listMembers = async (tx: Tx, ids: readonly number[]): Promise<number[]> =>
  (await tx.rows(members, { ids })).map(({ id }) => id)
