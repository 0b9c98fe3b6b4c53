import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** one's own, and those of groups one worked in */
const isTheirs = `(exists (select from enrolment_entries e where e.tenant_id = i.tenant_id and e.id = i.enrolment_id
    and e.membership_id = :membershipId)
  or exists (select from assignment_groups g join enrolment_entries e on e.tenant_id = g.tenant_id and e.id = g.enrolment_id
    where g.tenant_id = i.tenant_id and g.chapter_id = i.chapter_id and g.number = i.group_number
      and e.membership_id = :membershipId))`

const held = statement(
  'handIns.held',
  `select coalesce(json_agg(json_build_object('assignment', h.shown_title, 'class', h.class_name, 'group', i.group_number,
      'number', i.number, 'state', i.state, 'text', i.text, 'link', i.link, 'savedAt', i.saved_at,
      'submittedAt', i.submitted_at, 'receipt', i.receipt,
      'points', case i.state when 'graded' then i.points end, 'possible', i.possible,
      'files', (select coalesce(json_agg(json_build_object('key', f.key, 'name', f.name) order by f.id), '[]')
        from hand_in_files f where f.tenant_id = i.tenant_id and f.hand_in_id = i.id),
      'comments', (select coalesce(json_agg(v.comment order by v.number), '[]') from hand_in_events v
        where v.tenant_id = i.tenant_id and v.hand_in_id = i.id and i.state in ('graded', 'returned')
          and v.kind <> 'release'),
      'appeal', (select coalesce(json_agg(json_build_object('text', p.text, 'at', p.at, 'isMarker', p.is_marker)
        order by p.number), '[]') from appeal_posts p where p.tenant_id = i.tenant_id and p.hand_in_id = i.id))
      order by i.id), '[]') as data
    from hand_ins i join assignment_chapters h on h.tenant_id = i.tenant_id and h.id = i.chapter_id where ${isTheirs}`,
)
export const handInsDataOf = (tx: Tx, membershipId: number) => tx.json(held, { membershipId })

const remarks = statement(
  'handIns.heldRemarks',
  `select coalesce(json_agg(r.text order by r.id), '[]') as data from marking_remarks r
    where r.membership_id = :membershipId`,
)
export const remarksDataOf = (tx: Tx, membershipId: number) => tx.json(remarks, { membershipId })

const keys = statement(
  'handIns.heldKeys',
  `select f.key from hand_in_files f join hand_ins i on i.tenant_id = f.tenant_id and i.id = f.hand_in_id
    where ${isTheirs} group by f.key order by f.key`,
)
export const listKeysOf = async (tx: Tx, membershipId: number) =>
  (await tx.rows(keys, { membershipId })).map(({ key }) => key)

const alone = statement(
  'handIns.aloneKeys',
  `select f.key from hand_in_files f join hand_ins i on i.tenant_id = f.tenant_id and i.id = f.hand_in_id
      join enrolment_entries e on e.tenant_id = i.tenant_id and e.id = i.enrolment_id
    where e.membership_id = :membershipId and i.group_number is null group by f.key`,
)
/** of what is theirs alone: a group's work stays the others' */
export const listAloneKeysOf = async (tx: Tx, membershipId: number) =>
  (await tx.rows(alone, { membershipId })).map(({ key }) => key)

const forgotten = [
  statement(
    'handIns.forgetOwn',
    `delete from hand_ins i where i.group_number is null and exists (select from enrolment_entries e
      where e.tenant_id = i.tenant_id and e.id = i.enrolment_id and e.membership_id = :membershipId)`,
  ),
  statement(
    'handIns.forgetWriter',
    `update hand_ins i set enrolment_id = null where i.group_number is not null and exists (select from enrolment_entries e
      where e.tenant_id = i.tenant_id and e.id = i.enrolment_id and e.membership_id = :membershipId)`,
  ),
  statement('handIns.forgetRemarks', 'delete from marking_remarks where membership_id = :membershipId'),
]

/** What they handed in alone goes; what a group did stays the others', without them. */
export async function removeOf(tx: Tx, membershipId: number): Promise<void> {
  for (const one of forgotten) await tx.rows(one, { membershipId })
}
