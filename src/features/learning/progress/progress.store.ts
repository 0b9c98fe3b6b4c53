import { likeText } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { type Scope, withinScope } from '../enrolments/enrolments.ts'

/** People of one class beside its chapters. */

const found = statement(
  'progress.class',
  `select c.id, c.name, c.slug, c.type, c.premium, c.course_number as "number" from class_entries c
    where c.id = :id and ${withinScope('c.id')} and c.status in ('published', 'scheduled', 'archived')`,
)
export const findClass = (tx: Tx, id: number, scope: Scope) => tx.find(found, { id, ...scope })

const runs = statement(
  'progress.runs',
  `select r.id, r.name from run_entries r where r.class_id = :classId order by r.start_at desc, r.id desc limit 200`,
)
export const listRuns = (tx: Tx, classId: number) => tx.rows(runs, { classId })

const chapters = statement(
  'progress.chapters',
  `select h.id as "id!", h.title as "title!", h.is_required as "isRequired!",
      count(s.id) filter (where p.enrolment_id is not null)::int as "opened!",
      count(s.id) filter (where p.done_at is not null)::int as "done!"
    from course_chapters h
      left join enrolment_standings s on s.tenant_id = h.tenant_id and s.class_id = h.class_id
        and (:runId?::int is null or s.classroom_id = :runId)
      left join chapter_standings p on p.tenant_id = h.tenant_id and p.chapter_id = h.id and p.enrolment_id = s.id
    where h.class_id = :classId and h.number = :number
    group by h.id, h.title, h.is_required, h.module_position, h.position
    order by h.module_position, h.position, h.id`,
)

interface Of {
  classId: number
  number: number
  runId: number | null
}

/** The chapters of a version in order, with how many opened and finished each. */
export const listChapters = (tx: Tx, of: Of) => tx.rows(chapters, { ...of })

/** SQL: who has not read for a while and is not through, of `enrolment_standings s` */
export const isQuiet = `s.state = 'active' and s.done < s.total and s.silent_since < :quietBefore::timestamptz`

const matching = `from enrolment_standings s join member_names m on m.tenant_id = s.tenant_id and m.id = s.membership_id
    left join run_entries r on r.tenant_id = s.tenant_id and r.id = s.classroom_id
  where s.class_id = :classId and (:runId?::int is null or s.classroom_id = :runId)
    and (not :onlyQuiet::boolean or ${isQuiet}) and (:search?::text is null or m.name ilike '%' || :search || '%')`

const people = statement(
  'progress.people',
  `with here as (select s.id, m.name, r.name as run_name, s.state, s.total, s.done, s.seen_at, s.silent_since, s.next_title,
        coalesce(${isQuiet}, false) as is_quiet ${matching}
      order by case when not :byName::boolean then s.state = 'completed' end, case when not :byName::boolean then s.silent_since end,
        lower(m.name), s.id limit :limit::int offset :offset::int)
    select s.id, s.name as "name!", s.run_name as "runName", s.state as "state!", s.total as "total!", s.done as "done!",
      s.seen_at as "seenAt", s.next_title as "nextTitle", s.is_quiet as "isQuiet!",
      coalesce((select string_agg(case when p.done_at is not null then '2' when p.enrolment_id is not null then '1' else '0' end, ''
          order by h.module_position, h.position, h.id)
        from course_chapters h left join chapter_standings p
          on p.tenant_id = h.tenant_id and p.chapter_id = h.id and p.enrolment_id = s.id
        where h.class_id = :classId and h.number = :number), '') as "cells!"
    from here s
    order by case when not :byName::boolean then s.state = 'completed' end, case when not :byName::boolean then s.silent_since end,
      lower(s.name), s.id`,
)
const counted = statement('progress.peopleCount', `select count(*)::int as "total!" ${matching}`)

export interface AskedPeople extends Of {
  quietBefore: Date
  onlyQuiet: boolean
  byName: boolean
  search: string | undefined
  limit: number
  offset: number
}

/** Its people, each with a sign per chapter: the longest silent first, or by name. */
export async function listPeople(tx: Tx, asked: AskedPeople) {
  const { number, byName, limit, offset, ...rest } = asked
  const filter = { ...rest, search: asked.search ? likeText(asked.search) : null }
  const rows = await tx.rows(people, { ...filter, number, byName, limit, offset })
  return { rows, total: (await tx.find(counted, filter))?.total ?? 0 }
}
