import { pictureSql } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Image } from '../../../ui/parts.tsx'
import { doneChapters, isNew, ofTheirs, readChapters, theirNumber } from './version-sql.ts'

/** What somebody takes part in, and how far they have read. */

/** how many chapters count, how many of them are done, and where to go on: the one opened last unless it is done, else the first that is not */
const progress = `${readChapters} as "total!", ${doneChapters} as "done!",
  (select count(*)::int from course_chapters h where ${ofTheirs} and ${isNew('h')}) as "fresh!"`

const resume = `left join lateral (select h.slug, h.module_slug, h.title from course_chapters h
    left join chapter_progress p on p.tenant_id = h.tenant_id and p.chapter_id = h.id and p.enrolment_id = e.id
    where ${ofTheirs}
    order by p.done_at is not null, p.opened_at desc nulls last, h.module_position, h.position limit 1) next on true`

const columns = `e.id as "id!", e.state as "state!", e.state_since as "stateSince!", e.joined_at as "joinedAt", e.finished_at as "finishedAt",
  e.classroom_id as "classroomId", c.id as "classId!", c.slug as "slug!", c.name as "name!", c.type as "type!",
  c.premium as "premium!", ${theirNumber} as "number",
  ${pictureSql('c.cover')} as cover, r.name as "runName", r.start_at as "startAt", r.end_at as "endAt",
  r.time_zone as "timeZone", r.mode as "mode", r.venue as "venue", r.city as "city", r.status as "runStatus", ${progress},
  next.slug as "nextSlug", next.module_slug as "nextModule", next.title as "nextTitle"`

const from = `from enrolments e join class_entries c on c.tenant_id = e.tenant_id and c.id = e.class_id
  left join run_entries r on r.tenant_id = e.tenant_id and r.id = e.classroom_id ${resume}`

const own = statement(
  'enrolments.learning',
  `select ${columns} ${from} where e.membership_id = :membershipId
      and e.state in ('requested', 'invited', 'pending_payment', 'waitlisted', 'active', 'completed', 'suspended')
    order by case e.state when 'active' then 0 when 'invited' then 1 when 'completed' then 3 else 2 end,
      (select max(p.opened_at) from chapter_progress p where p.tenant_id = e.tenant_id and p.enrolment_id = e.id) desc nulls last,
      e.state_since desc, e.id desc limit 200`,
)
const ownIn = statement(
  'enrolments.learningIn',
  `select ${columns} ${from} where e.membership_id = :membershipId and c.slug = :slug
      and e.state in ('requested', 'invited', 'pending_payment', 'waitlisted', 'active', 'completed', 'suspended')
    order by e.state = 'completed', e.state_since desc, e.id desc limit 1`,
)

export type LearningRow = Omit<RowOf<'enrolments.learning'>, 'cover'> & {
  cover: (Image & { url: string }) | null
}

export const listLearning = (tx: Tx, membershipId: number, pictureBase: string): Promise<LearningRow[]> =>
  tx.rows(own, { membershipId, pictureBase })

/** What of one class concerns this member: what goes on before what is finished. */
export const findLearning = (
  tx: Tx,
  by: { membershipId: number; slug: string; pictureBase: string },
): Promise<LearningRow | undefined> => tx.find(ownIn, by)

const chapters = statement(
  'enrolments.chapters',
  `select h.id, h.slug, h.title, h.kind, h.minutes, h.is_required as "isRequired", h.module_id as "moduleId",
      h.module_slug as "moduleSlug", h.module_title as "moduleTitle", h.completion, h.completion_least as "completionLeast",
      h.release_at as "releaseAt", h.release_after as "releaseAfter", p.opened_at as "openedAt", p.begun_at as "begunAt",
      p.done_at as "doneAt", p.block, p.second, (${isNew('h')}) as "isNew!"
    from enrolments e join class_entries c on c.tenant_id = e.tenant_id and c.id = e.class_id
      left join run_entries r on r.tenant_id = e.tenant_id and r.id = e.classroom_id
      join course_chapters h on ${ofTheirs}
      left join chapter_progress p on p.tenant_id = h.tenant_id and p.chapter_id = h.id and p.enrolment_id = e.id
    where e.id = :enrolmentId and e.class_id = :classId order by h.module_position, h.position, h.id`,
)
export type ChapterStanding = RowOf<'enrolments.chapters'>

/** The chapters of a class in order, in the version this enrolment reads, with what it has of each. */
export const listChapters = (tx: Tx, classId: number, enrolmentId: number) =>
  tx.rows(chapters, { classId, enrolmentId })

const reader = statement(
  'enrolments.reader',
  `select e.id, e.class_id as "classId", c.slug as "slug!", ${theirNumber} as "number", h.id as "chapterId", h.kind, h.completion,
      h.completion_least as "completionLeast", case when h.release_at > :now::timestamptz then 'early'
        when p.done_at is null and exists (select from course_chapters o where o.tenant_id = h.tenant_id
          and o.class_id = h.class_id and o.number = h.number and o.id = h.release_after) then 'after' else 'open' end as "release!"
    from enrolments e join class_entries c on c.tenant_id = e.tenant_id and c.id = e.class_id
      left join run_entries r on r.tenant_id = e.tenant_id and r.id = e.classroom_id
      left join course_chapters h on ${ofTheirs} and h.slug = :chapterSlug
      left join chapter_progress p on p.tenant_id = e.tenant_id and p.enrolment_id = e.id and p.chapter_id = h.release_after
    where e.membership_id = :membershipId and c.slug = :slug and e.state in ('active', 'completed')
    order by e.state = 'completed', e.state_since desc, e.id desc limit 1`,
)
export type ReaderRow = RowOf<'enrolments.reader'>
/** Who reads one chapter, in which version, and whether it is open to them: no more than a page has to know that others share. */
export const findReader = (
  tx: Tx,
  by: { membershipId: number; slug: string; chapterSlug: string; now: Date },
): Promise<ReaderRow | undefined> => tx.find(reader, by)

const ownChapters = statement(
  'enrolments.ownChapters',
  `select e.id as "enrolmentId", e.state, c.type as "type!", c.premium as "premium!", c.slug as "classSlug!",
      h.id, h.slug, h.kind, h.is_required as "isRequired", h.module_slug as "moduleSlug", h.completion,
      h.completion_least as "completionLeast", h.release_at as "releaseAt", h.release_after as "releaseAfter",
      p.begun_at as "begunAt", p.done_at as "doneAt", p.block, p.second
    from (select o.* from enrolments o join class_entries k on k.tenant_id = o.tenant_id and k.id = o.class_id
        where o.membership_id = :membershipId and k.slug = :slug and o.state in ('active', 'completed')
        order by o.state = 'completed', o.state_since desc, o.id desc limit 1) e
      join class_entries c on c.tenant_id = e.tenant_id and c.id = e.class_id
      left join run_entries r on r.tenant_id = e.tenant_id and r.id = e.classroom_id
      join course_chapters h on ${ofTheirs}
      left join chapter_progress p on p.tenant_id = h.tenant_id and p.chapter_id = h.id and p.enrolment_id = e.id
    order by h.module_position, h.position, h.id`,
)
export type OwnChapter = RowOf<'enrolments.ownChapters'>
/** The chapters of a class that somebody may read, with what they have of each; none: they do not take part. */
export const listOwnChapters = (tx: Tx, by: { membershipId: number; slug: string }) =>
  tx.rows(ownChapters, by)

const opened = statement(
  'enrolments.opened',
  `insert into chapter_progress (enrolment_id, chapter_id, opened_at, begun_at) values (:enrolmentId, :chapterId, :at, :at)
    on conflict (tenant_id, enrolment_id, chapter_id) do update set opened_at = greatest(chapter_progress.opened_at, excluded.opened_at),
      begun_at = coalesce(chapter_progress.begun_at, excluded.begun_at)`,
)
export function writeOpened(tx: Tx, enrolmentId: number, chapterId: number, at: Date): void {
  tx.put(opened, { enrolmentId, chapterId, at })
}

const placed = statement(
  'enrolments.placed',
  `insert into chapter_progress (enrolment_id, chapter_id, opened_at, begun_at, block, second, placed_at)
      values (:enrolmentId, :chapterId, :at, :at, :block?, :second?, :at)
    on conflict (tenant_id, enrolment_id, chapter_id) do update set placed_at = excluded.placed_at,
      opened_at = greatest(chapter_progress.opened_at, excluded.opened_at),
      block = coalesce(excluded.block, chapter_progress.block), second = coalesce(excluded.second, chapter_progress.second)
      where chapter_progress.placed_at is null or chapter_progress.placed_at <= excluded.placed_at`,
)
/** How far somebody is in a chapter. What was noted later stands, in whatever order it comes. */
export function writePlace(
  tx: Tx,
  enrolmentId: number,
  chapterId: number,
  { block = null, second = null, at }: { block?: number | null; second?: number | null; at: Date },
): void {
  tx.put(placed, { enrolmentId, chapterId, block, second, at })
}

const done = statement(
  'enrolments.done',
  `insert into chapter_progress (enrolment_id, chapter_id, opened_at, done_at)
      select e.id, :chapterId::int, :at::timestamptz, :at from unnest(:enrolmentIds::int[]) as e (id)
    on conflict (tenant_id, enrolment_id, chapter_id) do update
      set opened_at = greatest(chapter_progress.opened_at, excluded.opened_at), done_at = coalesce(chapter_progress.done_at, excluded.done_at)`,
)
/** Done once is done: a second time changes nothing but where one reads on. */
export function writeDone(tx: Tx, enrolmentIds: readonly number[], chapterId: number, at: Date): void {
  tx.put(done, { enrolmentIds: [...enrolmentIds], chapterId, at })
}

const standing = statement(
  'enrolments.standingOf',
  `select e.id, e.state, c.type, ${progress} from enrolments e
      join class_entries c on c.tenant_id = e.tenant_id and c.id = e.class_id
      left join run_entries r on r.tenant_id = e.tenant_id and r.id = e.classroom_id where e.id = any (:ids::int[])
    order by e.id`,
)
/** How far these enrolments have come. */
export const listStandings = (tx: Tx, ids: readonly number[]) => tx.rows(standing, { ids: [...ids] })

const readable = statement(
  'enrolments.readable',
  `select concat_ws(':', e.class_id, ${theirNumber}) as "key!" from enrolments e
      join class_entries c on c.tenant_id = e.tenant_id and c.id = e.class_id
      left join run_entries r on r.tenant_id = e.tenant_id and r.id = e.classroom_id
    where e.membership_id = :membershipId and e.state in ('active', 'completed')
    union
    select concat_ws(':', e.class_id, ${theirNumber}, p.chapter_id) from enrolments e
      join class_entries c on c.tenant_id = e.tenant_id and c.id = e.class_id
      left join run_entries r on r.tenant_id = e.tenant_id and r.id = e.classroom_id
      join chapter_progress p on p.tenant_id = e.tenant_id and p.enrolment_id = e.id and p.done_at is not null
    where e.membership_id = :membershipId and e.state in ('active', 'completed')
      and exists (select from course_chapters h where ${ofTheirs} and h.release_after = p.chapter_id)`,
)
/** What opens chapters that are for participants: the course in the version this member reads, and what they have done of it. */
export const listReadable = async (tx: Tx, membershipId: number): Promise<string[]> =>
  (await tx.rows(readable, { membershipId })).map(({ key }) => key)
