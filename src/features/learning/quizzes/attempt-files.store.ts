import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const files = statement(
  'attemptFiles.list',
  `select f.id, f.attempt_id as "attemptId", f.slot, f.key, f.name, f.mime, f.bytes::float8 as "bytes!", f.upload, f.at
    from attempt_files f where f.attempt_id = :attemptId order by f.id`,
)
export type FileRow = RowOf<'attemptFiles.list'>
export const listFiles = (tx: Tx, attemptId: number): Promise<FileRow[]> => tx.rows(files, { attemptId })

export async function insertFile(
  tx: Tx,
  file: {
    attemptId: number
    slot: number
    key: string
    name: string
    mime: string
    bytes: number
    upload: string
    at: Date
  },
): Promise<void> {
  const { attemptId: attempt_id, ...rest } = file
  await tx.db
    .insertInto('attempt_files')
    .values({ attempt_id, ...rest })
    .execute()
}

export async function removeFile(tx: Tx, attemptId: number, id: number): Promise<string | undefined> {
  const gone = await tx.db
    .deleteFrom('attempt_files')
    .where('attempt_id', '=', attemptId)
    .where('id', '=', id)
    .returning('key')
    .executeTakeFirst()
  return gone?.key
}

const heldKeys = statement(
  'attemptFiles.heldKeys',
  `select f.key from attempt_files f join attempts a on a.tenant_id = f.tenant_id and a.id = f.attempt_id
      join enrolment_entries e on e.tenant_id = a.tenant_id and e.id = a.enrolment_id
    where e.membership_id = :membershipId order by f.key`,
)
/** Of everything that somebody sent with their attempts. */
export const listKeysOf = async (tx: Tx, membershipId: number): Promise<string[]> =>
  (await tx.rows(heldKeys, { membershipId })).map(({ key }) => key)
