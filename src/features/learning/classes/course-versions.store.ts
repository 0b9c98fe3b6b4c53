import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

// Versions of what a course consists of: made once, never changed.

const publish = statement(
  'classes.publishCourses',
  `select publish_courses(current_tenant(), '{}'::int[] || :classId::int, :kind, :note, :by?::int, :at::timestamptz) as done`,
)

const lesson = (
  id: string,
) => `${id}, h.module_id, h.slug, h.title, h.position, h.kind, h.minutes, h.is_preview,
  h.is_required, h.language, h.completion, h.completion_least, h.release_at, h.release_after, h.sha256`

export interface NewVersion {
  /** the first version of a course is one whatever is said here */
  kind: 'change' | 'fix'
  note: string
  by: number | null
  at: Date
}

/** What stands in its outline becomes the next version, which visitors read from now on. */
export async function addCourseVersion(tx: Tx, classId: number, given: NewVersion): Promise<void> {
  await tx.rows(publish, { classId, ...given })
}

const isAhead = statement(
  'classes.isCourseAhead',
  `select (exists ((select m.id, m.slug, m.title, m.position from drafted_modules m where m.class_id = c.id)
      except select v.module_id, v.slug, v.title, v.position from version_modules v where v.class_id = c.id
        and v.number = c.course_number)
    or exists (select v.module_id from version_modules v where v.class_id = c.id and v.number = c.course_number
      except select m.id from drafted_modules m where m.class_id = c.id)
    or exists ((select ${lesson('h.id')} from drafted_chapters h where h.class_id = c.id)
      except select ${lesson('h.chapter_id')} from version_chapters h where h.class_id = c.id
        and h.number = c.course_number)
    or exists (select h.chapter_id from version_chapters h where h.class_id = c.id and h.number = c.course_number
      except select h.id from drafted_chapters h where h.class_id = c.id)) as "isAhead!"
    from classes c where c.id = :classId`,
)

/** Whether something of its outline has not been published yet. */
export async function isCourseAhead(tx: Tx, classId: number): Promise<boolean> {
  return (await tx.find(isAhead, { classId }))?.isAhead ?? false
}

const versions = statement(
  'classes.courseVersions',
  `select v.number, v.kind, v.note, v.published_at as "publishedAt", m.name as by,
      (select count(*)::int from version_chapters h where h.tenant_id = v.tenant_id and h.class_id = v.class_id
        and h.number = v.number) as "chapters!"
    from course_versions v left join member_names m on m.tenant_id = v.tenant_id and m.id = v.published_by
    where v.class_id = :classId order by v.number desc limit 50`,
)

/** What was published of a course, the newest first. */
export const listCourseVersions = (tx: Tx, classId: number) => tx.rows(versions, { classId })

const runs = statement(
  'classes.pinnedRuns',
  `select r.id, r.name, r.start_at as "startAt", r.end_at as "endAt", r.time_zone as "timeZone", r.status,
      r.pinned_number as "pinned"
    from classrooms r where r.class_id = :classId order by r.start_at desc, r.id limit 200`,
)

/** Runs of a course with the version their participants read; null: the newest. */
export const listPinnedRuns = (tx: Tx, classId: number) => tx.rows(runs, { classId })

const pin = statement(
  'classes.pinRuns',
  `update classrooms set pinned_number = :number
    where class_id = :classId and pinned_number is null and start_at <= :at and status <> 'cancelled'`,
)

/** Runs that have begun stay with what they have. */
export async function pinRuns(tx: Tx, classId: number, number: number, at: Date): Promise<void> {
  await tx.rows(pin, { classId, number, at })
}

const lift = statement(
  'classes.liftRuns',
  'update classrooms set pinned_number = :to where class_id = :classId and pinned_number = :from',
)

/** A fix reaches those who read the version that it mends. */
export async function liftRuns(
  tx: Tx,
  classId: number,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await tx.rows(lift, { classId, from, to })
}

const bring = statement(
  'classes.bringRun',
  'update classrooms set pinned_number = :number where class_id = :classId and id = :id returning name',
)

/** A run reads this version from now on; answers its name. */
export const bringRun = (tx: Tx, classId: number, { id, number }: { id: number; number: number }) =>
  tx.find(bring, { classId, id, number })

const versionsBy = statement(
  'classes.versionsBy',
  `select c.name as class, v.number, v.published_at as "publishedAt" from course_versions v
      join classes c on c.tenant_id = v.tenant_id and c.id = v.class_id
    where v.published_by = :membershipId order by v.published_at, v.class_id`,
)

/** What somebody has published of courses. */
export const listVersionsBy = (tx: Tx, membershipId: number) => tx.rows(versionsBy, { membershipId })

const forgetMember = statement(
  'classes.forgetVersionsBy',
  'update course_versions set published_by = null where published_by = :membershipId',
)

export async function forgetVersionsBy(tx: Tx, membershipId: number): Promise<void> {
  await tx.rows(forgetMember, { membershipId })
}
