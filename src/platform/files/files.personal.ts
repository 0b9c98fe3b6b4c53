import { readJson } from '../../shared/json.ts'
import { statement } from '../db/statement.ts'
import type { Tx } from '../db/transaction.ts'
import type { PersonalPart } from '../personal-part.ts'
import { forgetRoom } from './storage-rows.ts'

const held = statement(
  'files.held',
  `select coalesce(json_agg(json_build_object('key', f.key, 'name', f.name) order by f.id), '[]') as held
    from files f where f.membership_id = :membershipId or exists (select from file_holders h
      where h.tenant_id = f.tenant_id and h.file_id = f.id and h.membership_id = :membershipId)`,
)

/** Their own, and what they sent that nobody else did and nothing shows: what stands on the site's pages is the site's. */
const alone = statement(
  'files.alone',
  `select f.id, f.key from files f where f.membership_id = :membershipId
    or (exists (select from file_holders h where h.tenant_id = f.tenant_id and h.file_id = f.id and h.membership_id = :membershipId)
      and not exists (select from file_holders o where o.tenant_id = f.tenant_id and o.file_id = f.id and o.membership_id <> :membershipId)
      and not exists (select from file_uses u where u.tenant_id = f.tenant_id and u.file_id = f.id))`,
)

/** bytes of files in one copy: it is put together in memory, and its list names them all */
const mostCopied = 100_000_000

const sent = statement(
  'files.sent',
  `select s.key from (select f.key, f.id, sum(f.bytes) over (order by f.bytes, f.id) as total from files f
      where f.membership_id = :membershipId or exists (select from file_holders h
        where h.tenant_id = f.tenant_id and h.file_id = f.id and h.membership_id = :membershipId)) s
    where s.total <= :most order by s.id`,
)

const forgotten = [
  statement('files.forgetHolder', 'delete from file_holders where membership_id = :membershipId'),
  statement('files.forgetUploads', 'delete from uploads where membership_id = :membershipId'),
  statement('files.forgetUploader', 'update files set uploaded_by = null where uploaded_by = :membershipId'),
]

const take = statement('files.take', 'delete from files where id = any (:ids)')

const listAlone = (tx: Tx, membershipId: number) => tx.rows(alone, { membershipId })

/** What somebody uploaded: their own pictures, and files for the site. */
export const filesPersonal: PersonalPart = {
  place: 70,
  tables: ['files', 'file_holders', 'uploads', 'media_storage', 'private_files'],
  copy: async ({ tx, membershipId }) => ({ files: readJson(await tx.json(held, { membershipId })) }),
  fileKeys: async (tx, membershipId) =>
    (await tx.rows(sent, { membershipId, most: mostCopied })).map(({ key }) => key),
  erasedKeys: async (tx, membershipId) => (await listAlone(tx, membershipId)).map(({ key }) => key),
  async erase({ tx, membershipId }) {
    const ids = (await listAlone(tx, membershipId)).map(({ id }) => id)
    if (ids.length > 0) await tx.rows(take, { ids })
    for (const one of forgotten) await tx.rows(one, { membershipId })
    await forgetRoom(tx, membershipId)
  },
}
