import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** Assignments as those see them who are to hand something in. */

const inVersion = statement(
  'handIns.inVersion',
  `select v.id as "chapterId!", v.title as "title!", v.completion as "completion!",
      v.completion_least as "completionLeast", v.module_slug as "moduleSlug!"
    from course_chapters v where v.class_id = :classId and v.number = :number and v.kind = 'assignment'
      and (v.slug = :chapterSlug? or v.id = :chapterId?)`,
)
/** The chapter as it stands in the version of the course that somebody reads. */
export const findInVersion = (
  tx: Tx,
  by: { classId: number; number: number; chapterSlug: string | null; chapterId: number | null },
) => tx.find(inVersion, by)

const open = statement(
  'handIns.openOf',
  `select h.id as "chapterId!", v.slug as "chapterSlug!", v.title as "title!", h.class_slug as "classSlug!",
      h.class_name as "className!", a.late as "late!",
      coalesce(d.due_at, a.due_at) as "dueAt", i.state as "state", i.appeal
    from enrolment_entries e join class_entries c on c.tenant_id = e.tenant_id and c.id = e.class_id
      left join run_entries r on r.tenant_id = e.tenant_id and r.id = e.classroom_id
      join course_chapters v on v.tenant_id = e.tenant_id and v.class_id = e.class_id
        and v.number = coalesce(r.pinned_number, c.course_number) and v.kind = 'assignment'
      join assignment_chapters h on h.tenant_id = v.tenant_id and h.id = v.id
      join assignment_terms a on a.tenant_id = v.tenant_id and a.chapter_id = v.id and a.is_open
      left join assignment_days d on d.tenant_id = a.tenant_id and d.chapter_id = a.chapter_id
        and d.classroom_id = e.classroom_id
      left join assignment_groups g on g.tenant_id = a.tenant_id and g.chapter_id = a.chapter_id and g.enrolment_id = e.id
      left join lateral (select x.state, x.appeal from hand_ins x where x.tenant_id = a.tenant_id
          and x.chapter_id = a.chapter_id and ((a.is_group and x.group_number = g.number)
            or (not a.is_group and x.group_number is null and x.enrolment_id = e.id))
        order by x.number desc limit 1) i on true
    where e.membership_id = :membershipId and e.state = 'active'
      and (v.release_at is null or v.release_at <= :now::timestamptz)
      and (v.release_after is null or exists (select from chapter_standings s where s.tenant_id = e.tenant_id
        and s.enrolment_id = e.id and s.chapter_id = v.release_after and s.done_at is not null))
    order by coalesce(d.due_at, a.due_at) nulls last limit 100`,
)
/** Everything that somebody is to hand in, or has handed in, in classes that go on. */
export const listOpen = (tx: Tx, membershipId: number, now: Date) => tx.rows(open, { membershipId, now })
