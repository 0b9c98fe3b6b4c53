import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const ofChapter = statement(
  'notes.ofChapter',
  `select n.key, n.block, n.quote, n.text from chapter_notes n
    where n.membership_id = :membershipId and n.chapter_id = :chapterId order by n.block, n.at, n.key limit 300`,
)
export const listOfChapter = (tx: Tx, membershipId: number, chapterId: number) =>
  tx.rows(ofChapter, { membershipId, chapterId })

const ofClass = statement(
  'notes.ofClass',
  `select n.key, n.block, n.quote, n.text, n.chapter_id as "chapterId" from chapter_notes n
    where n.membership_id = :membershipId and n.class_id = :classId order by n.block, n.at, n.key limit 2000`,
)
export const listOfClass = (tx: Tx, membershipId: number, classId: number) =>
  tx.rows(ofClass, { membershipId, classId })

const counted = statement(
  'notes.count',
  `select count(*)::int as "count!" from chapter_notes n
    where n.membership_id = :membershipId and n.chapter_id = :chapterId and n.key <> :key::uuid`,
)
/** How many there are of a chapter beside this one. */
export const countBeside = async (tx: Tx, of: { membershipId: number; chapterId: number; key: string }) =>
  (await tx.find(counted, of))?.count ?? 0

const any = statement(
  'notes.any',
  `select exists (select from chapter_notes n where n.membership_id = :membershipId and n.class_id = :classId) as "any!"`,
)
export const hasAny = async (tx: Tx, membershipId: number, classId: number): Promise<boolean> =>
  (await tx.find(any, { membershipId, classId }))?.any ?? false

const kept = statement(
  'notes.keep',
  `insert into chapter_notes (membership_id, key, class_id, chapter_id, block, quote, text, at)
      values (:membershipId, :key::uuid, :classId, :chapterId, :block, :quote, :text, :at)
    on conflict (tenant_id, membership_id, key) do update set block = excluded.block, quote = excluded.quote,
      text = excluded.text, at = excluded.at
      where chapter_notes.at <= excluded.at and chapter_notes.chapter_id = excluded.chapter_id`,
)
interface NewNote {
  membershipId: number
  key: string
  classId: number
  chapterId: number
  block: number
  quote: string
  text: string
  at: Date
}
/** One that stands is replaced by what was written later, never by what was written before. */
export async function writeNote(tx: Tx, note: NewNote): Promise<void> {
  await tx.rows(kept, { ...note })
}

export async function removeNote(tx: Tx, membershipId: number, key: string): Promise<boolean> {
  const gone = await tx.db
    .deleteFrom('chapter_notes')
    .where('membership_id', '=', membershipId)
    .where('key', '=', key)
    .returning('key')
    .executeTakeFirst()
  return gone !== undefined
}
