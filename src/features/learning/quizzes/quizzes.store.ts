import { pageValues } from '../../../platform/db/page-sql.ts'
import { likeText } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { type Scope, withinScope as within } from '../enrolments/enrolments.ts'
import type { QuizQuery } from './quizzes.contract.ts'
import type { Mode, Review } from './quizzes.rules.ts'

const columns = `h.id as "chapterId", h.class_id as "classId", h.slug as "chapterSlug", h.title, h.class_slug as "classSlug",
  h.class_name as "className", q.mode, q.intro, q.minutes, q.opens_at as "opensAt", q.closes_at as "closesAt", q.attempts,
  q.passing_percent as "passingPercent", q.is_shuffled as "isShuffled", q.is_one_by_one as "isOneByOne", q.counts, q.review,
  q.is_open as "isOpen", q.is_sealed as "isSealed", q.grace_minutes as "graceMinutes", q.version,
  (select w.id from entry_authors w where w.tenant_id = h.tenant_id and w.kind = 'class' and w.own_id = h.class_id) as "entryId"`

const joined = 'from quiz_chapters h left join quizzes q on q.tenant_id = h.tenant_id and q.chapter_id = h.id'

const matching = `${joined} where ${within('h.class_id')}
  and (h.is_written or exists (select from attempts a where a.tenant_id = h.tenant_id and a.chapter_id = h.id))
  and (:search?::text is null or h.title ilike '%' || :search || '%' or h.class_name ilike '%' || :search || '%')
  and (:isOpen?::boolean is null or coalesce(q.is_open, false) = :isOpen)`

const page = statement(
  'quizzes.page',
  `select ${columns},
      (select coalesce(sum(s.pick), 0)::int from quiz_slots s where s.tenant_id = h.tenant_id and s.chapter_id = h.id)
        as "questions!",
      (select count(distinct a.enrolment_id)::int from attempts a where a.tenant_id = h.tenant_id and a.chapter_id = h.id)
        as "people!",
      (select count(*)::int from attempts a where a.tenant_id = h.tenant_id and a.chapter_id = h.id
        and a.state = 'needs_grading') as "waiting!"
        , h.is_written as "isWritten!"
    ${matching} order by lower(h.class_name), h.module_position, h.position limit :limit offset :offset`,
)
const count = statement('quizzes.count', `select count(*)::int as "total!" ${matching}`)

export async function listRows(tx: Tx, query: QuizQuery, scope: Scope) {
  const filter = {
    ...scope,
    search: query.search ? likeText(query.search) : null,
    isOpen: query.state === undefined ? null : query.state === 'open',
  }
  const rows = await tx.rows(page, { ...filter, ...pageValues(query) })
  return { rows, total: (await tx.find(count, filter))?.total ?? 0 }
}

const managed = statement(
  'quizzes.managed',
  `select ${columns} ${joined} where h.id = :chapterId and ${within('h.class_id')}`,
)
/** A chapter that is a quiz, with its settings where there are any, within reach of who asks. */
export const findManaged = (tx: Tx, chapterId: number, scope: Scope): Promise<QuizRow | undefined> =>
  tx.find(managed, { chapterId, ...scope })

const inVersion = statement(
  'quizzes.inVersion',
  `select ${columns.replace('h.slug', 'v.slug').replace('h.title', 'v.title')} from course_chapters v
      join quiz_chapters h on h.tenant_id = v.tenant_id and h.id = v.id
      left join quizzes q on q.tenant_id = h.tenant_id and q.chapter_id = h.id
    where v.class_id = :classId and v.number = :number and v.slug = :chapterSlug and v.kind = 'quiz'`,
)
/** The quiz of a chapter as it stands in the version of the course that somebody reads. */
export const findInVersion = (
  tx: Tx,
  by: { classId: number; number: number; chapterSlug: string },
): Promise<QuizRow | undefined> => tx.find(inVersion, by)

const byChapter = statement('quizzes.byChapter', `select ${columns} ${joined} where h.id = :chapterId`)
export const findByChapter = (tx: Tx, chapterId: number): Promise<QuizRow | undefined> =>
  tx.find(byChapter, { chapterId })

const ofAttempt = statement(
  'quizzes.ofAttempt',
  `select ${columns} ${joined} where h.id = (select a.chapter_id from attempts a where a.id = :attemptId)`,
)
export const findOfAttempt = (tx: Tx, attemptId: number): Promise<QuizRow | undefined> =>
  tx.find(ofAttempt, { attemptId })

const ofChapters = statement(
  'quizzes.ofChapters',
  `select ${columns} ${joined} where h.id = any (:ids::int[]) and q.version is not null`,
)
/** Those of these chapters that have been set up. */
export const listOfChapters = (tx: Tx, ids: readonly number[]): Promise<QuizRow[]> =>
  tx.rows(ofChapters, { ids: [...ids] })

/** what was never saved has no settings */
export type QuizRow = Omit<RowOf<'quizzes.inVersion'>, 'review'> & { review: Review | null }

const slots = statement(
  'quizzes.slots',
  `select s.position, s.question_id as "questionId", s.tag, s.pick, s.points::float8 as "points", s.drawn_from as "drawnFrom"
    from quiz_slots s where s.chapter_id = :chapterId order by s.position`,
)
export const listSlots = (tx: Tx, chapterId: number) => tx.rows(slots, { chapterId })

export interface WrittenQuiz {
  chapterId: number
  mode: Mode
  intro: string
  minutes: number | null
  opensAt: Date | null
  closesAt: Date | null
  attempts: number | null
  passingPercent: number
  isShuffled: boolean
  isOneByOne: boolean
  counts: 'best' | 'last'
  review: Review
  isOpen: boolean
  isSealed: boolean
  graceMinutes: number
  version: number
  at: Date
}

export async function writeQuiz(tx: Tx, quiz: WrittenQuiz): Promise<void> {
  const row = {
    mode: quiz.mode,
    intro: quiz.intro,
    minutes: quiz.minutes,
    opens_at: quiz.opensAt,
    closes_at: quiz.closesAt,
    attempts: quiz.attempts,
    passing_percent: quiz.passingPercent,
    is_shuffled: quiz.isShuffled,
    is_one_by_one: quiz.isOneByOne,
    counts: quiz.counts,
    review: JSON.stringify(quiz.review),
    is_open: quiz.isOpen,
    is_sealed: quiz.isSealed,
    grace_minutes: quiz.graceMinutes,
    version: quiz.version,
    updated_at: quiz.at,
  }
  await tx.db
    .insertInto('quizzes')
    .values({ chapter_id: quiz.chapterId, ...row })
    .onConflict(conflict => conflict.columns(['tenant_id', 'chapter_id']).doUpdateSet(row))
    .execute()
}

const held = statement('quizzes.lock', 'select version from quizzes where chapter_id = :chapterId for update')
/** Held until the transaction ends. */
export const lockQuiz = (tx: Tx, chapterId: number) => tx.find(held, { chapterId })

export interface WrittenSlot {
  questionId: number | null
  tag: string | null
  pick: number
  points: number | null
  drawnFrom: number | null
}

export async function writeSlots(tx: Tx, chapterId: number, rows: readonly WrittenSlot[]): Promise<void> {
  await tx.db.deleteFrom('quiz_slots').where('chapter_id', '=', chapterId).execute()
  if (rows.length === 0) return
  await tx.db
    .insertInto('quiz_slots')
    .values(
      rows.map((row, index) => ({
        chapter_id: chapterId,
        position: index + 1,
        question_id: row.questionId,
        tag: row.tag,
        pick: row.pick,
        points: row.points,
        drawn_from: row.drawnFrom,
      })),
    )
    .execute()
}

const uses = statement(
  'quizzes.uses',
  `select u.question_id as "questionId!", count(distinct u.chapter_id)::int as "total!" from (
      select question_id, chapter_id from quiz_slots where question_id = any (:ids::int[])
      union select i.question_id, a.chapter_id from attempt_items i
        join attempts a on a.tenant_id = i.tenant_id and a.id = i.attempt_id where i.question_id = any (:ids)
    ) u group by u.question_id`,
)
/** How many quizzes ask, or have asked, each of these. */
export const countUses = (tx: Tx, ids: readonly number[]) => tx.rows(uses, { ids: [...ids] })

const allowed = statement(
  'quizzes.accommodation',
  `select time_factor::float8 as "timeFactor!", more_attempts as "moreAttempts" from accommodations
    where class_id = :classId and membership_id = :membershipId`,
)
export async function findAccommodation(tx: Tx, classId: number, membershipId: number) {
  return (await tx.find(allowed, { classId, membershipId })) ?? { timeFactor: 1, moreAttempts: 0 }
}

export async function writeAccommodation(
  tx: Tx,
  classId: number,
  given: { membershipId: number; timeFactor: number; moreAttempts: number; reason: string },
): Promise<void> {
  const row = { time_factor: given.timeFactor, more_attempts: given.moreAttempts, reason: given.reason }
  await tx.db
    .insertInto('accommodations')
    .values({ class_id: classId, membership_id: given.membershipId, ...row })
    .onConflict(conflict => conflict.columns(['tenant_id', 'class_id', 'membership_id']).doUpdateSet(row))
    .execute()
}
