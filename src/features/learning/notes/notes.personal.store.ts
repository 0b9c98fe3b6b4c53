import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const held = statement(
  'notes.held',
  `select coalesce(json_agg(json_build_object('class', c.name, 'chapter', h.title, 'quote', n.quote, 'text', n.text, 'at', n.at)
      order by n.at), '[]') as data
    from chapter_notes n join class_entries c on c.tenant_id = n.tenant_id and c.id = n.class_id
      left join lateral (select x.title from course_chapters x where x.tenant_id = n.tenant_id and x.class_id = n.class_id
        and x.id = n.chapter_id order by x.number desc limit 1) h on true
    where n.membership_id = :membershipId`,
)
export const notesDataOf = (tx: Tx, membershipId: number) => tx.json(held, { membershipId })

export async function removeOf(tx: Tx, membershipId: number): Promise<void> {
  await tx.db.deleteFrom('chapter_notes').where('membership_id', '=', membershipId).execute()
}
