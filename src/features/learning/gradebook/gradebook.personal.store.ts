import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const held = statement(
  'gradebook.held',
  `select json_build_object(
      'final', (select coalesce(json_agg(json_build_object('class', c.name, 'percent', f.percent, 'passed', f.is_passed, 'at', f.at)
          order by f.at), '[]')
        from final_grades f join enrolment_entries e on e.tenant_id = f.tenant_id and e.id = f.enrolment_id
          join class_entries c on c.tenant_id = e.tenant_id and c.id = e.class_id
        where e.membership_id = :membershipId),
      'setByHand', (select coalesce(json_agg(json_build_object('class', c.name, 'chapter', h.title, 'what', v.kind,
          'percent', v.percent, 'comment', v.comment, 'at', v.at) order by v.at), '[]')
        from gradebook_events v join enrolment_entries e on e.tenant_id = v.tenant_id and e.id = v.enrolment_id
          join class_entries c on c.tenant_id = e.tenant_id and c.id = e.class_id
          left join lateral (select x.title from course_chapters x where x.tenant_id = v.tenant_id and x.class_id = e.class_id
            and x.id = v.chapter_id order by x.number desc limit 1) h on true
        where e.membership_id = :membershipId)) as data`,
)
export const gradesDataOf = (tx: Tx, membershipId: number) => tx.json(held, { membershipId })
