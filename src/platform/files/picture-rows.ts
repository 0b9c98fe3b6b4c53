import type { Tx } from '../db/transaction.ts'

/** Takes the rows of a person's own pictures away, but one, and answers their keys: the files go after the commit. */
export async function removePictureRows(
  tx: Tx,
  membershipId: number,
  { except = '' }: { except?: string } = {},
): Promise<string[]> {
  const rows = await tx.db
    .deleteFrom('files')
    .where('membership_id', '=', membershipId)
    .where('key', '<>', except)
    .returning('key')
    .execute()
  return rows.map(({ key }) => key)
}

/** Pictures among the site's own files, by key; those of people are theirs. */
export async function findPictures(
  tx: Tx,
  keys: readonly string[],
): Promise<Map<string, { key: string; width: number; height: number; alt: string }>> {
  if (keys.length === 0) return new Map()
  const rows = await tx.db
    .selectFrom('files')
    .select(['key', 'width', 'height'])
    .where('key', 'in', [...new Set(keys)])
    .where('mime', 'like', 'image/%')
    .where('membership_id', 'is', null)
    .execute()
  return new Map(
    rows.map(({ key, width, height }) => [key, { key, width: width ?? 0, height: height ?? 0, alt: '' }]),
  )
}

/** A picture as WebP, by its content. */
interface StoredPicture {
  key: string
  sha256: string
  name: string
  bytes: Buffer
  width: number
  height: number
}

/** Rows for the pictures; answers how many the tenant did not have yet. */
export async function recordPictures(tx: Tx, pictures: Iterable<StoredPicture>): Promise<number> {
  const rows = [...new Map([...pictures].map(one => [one.key, one])).values()].map(
    ({ key, sha256, name, bytes, width, height }) => ({
      key,
      sha256,
      name,
      width,
      height,
      mime: 'image/webp',
      bytes: bytes.length,
    }),
  )
  if (rows.length === 0) return 0
  const made = await tx.db
    .insertInto('files')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .execute()
  return made.length
}
