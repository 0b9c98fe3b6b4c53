import { statement } from '../../../platform/db/statement.ts'
import type { SegmentKind } from '../../membership/letters/letters.ts'

const classes = statement(
  'enrolments.segments',
  `select c.id, c.name from class_entries c
    where exists (select from enrolments e where e.tenant_id = c.tenant_id and e.class_id = c.id and e.state = 'active')
    order by lower(c.name), c.id`,
)
const members = statement(
  'enrolments.segmentMembers',
  `select distinct e.membership_id as "id!" from enrolments e
      join active_members a on a.tenant_id = e.tenant_id and a.id = e.membership_id
    where e.class_id = :classId and e.state = 'active'`,
)

/** Letters may go to those who take part in a class now. */
export const classSegments: SegmentKind[] = [
  {
    kind: 'class',
    place: 30,
    async list({ tx }) {
      const rows = await tx.rows(classes)
      return rows.map(({ id, name }) => ({ id: String(id), label: `Peserta ${name}` }))
    },
    async members(tx, id) {
      const rows = await tx.rows(members, { classId: Number(id) })
      return rows.map(row => row.id)
    },
  },
]
