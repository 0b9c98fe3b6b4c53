import { isDue } from '../../../platform/db/due-sql.ts'

/**
 * SQL of the version of a course that somebody reads, in terms of `enrolments e`, its `class_entries c` and its
 * `run_entries r`, where it has one: a run that has begun stays with its version until its teacher says otherwise.
 */
export const theirNumber = 'coalesce(r.pinned_number, c.course_number)'

/** of `course_chapters h` */
export const ofTheirs = `h.tenant_id = e.tenant_id and h.class_id = e.class_id and h.number = ${theirNumber}`

export const readChapters = `(select count(*)::int from course_chapters h where ${ofTheirs} and h.is_required)`

export const doneChapters = `(select count(*)::int from course_chapters h join chapter_progress p
    on p.tenant_id = h.tenant_id and p.chapter_id = h.id
  where ${ofTheirs} and h.is_required and p.enrolment_id = e.id and p.done_at is not null)`

/** A chapter that came after they did, and that they have not opened yet. */
export const isNew = (chapter: string) => `e.joined_at is not null
  and not exists (select from course_chapters o join course_publications v on v.tenant_id = o.tenant_id
      and v.class_id = o.class_id and v.number = o.number
    where o.tenant_id = ${chapter}.tenant_id and o.id = ${chapter}.id
      and (v.number = 1 or ${isDue('v', 'e.joined_at')}))
  and not exists (select from chapter_progress q where q.tenant_id = ${chapter}.tenant_id
    and q.chapter_id = ${chapter}.id and q.enrolment_id = e.id)`
