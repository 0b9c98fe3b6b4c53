import { sql } from 'kysely'
import { pictureSql } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Image } from '../../../ui/parts.tsx'

export type ProfileRow = RowOf<'profile.find'> & {
  picture: (Image & { url: string }) | null
  privacy: Partial<Record<string, boolean>>
}

const mine = statement(
  'profile.find',
  `select m.id, m.name, m.email, m.phone, m.birth_date as "birthDate", m.bio,
      ${pictureSql('m.picture')} as picture, m.kind, m.school_id as "schoolId",
      m.province_code as "provinceCode", m.city_code as "cityCode", m.privacy, m.is_restricted as "isRestricted",
      (m.status <> 'suspended' and m.erased_at is null) as "isOpen!", m.joined_at as "joinedAt", m.version
    from memberships m where m.id = :id`,
)

export const findProfile = (tx: Tx, id: number, pictureBase: string): Promise<ProfileRow | undefined> =>
  tx.find(mine, { pictureBase, id })

export interface ProfileChanges {
  name?: string
  phone?: string | null
  birth_date?: string | null
  bio?: string
  school_id?: number | null
  province_code?: string | null
  city_code?: string | null
  /** JSON text */
  privacy?: string
  /** JSON text */
  picture?: string | null
}

/** The new version; undefined when it has been changed since `version`, or may not be changed any more. */
export async function changeProfile(
  tx: Tx,
  { id, version }: { id: number; version: number | undefined },
  changes: ProfileChanges,
  now: Date,
): Promise<number | undefined> {
  let query = tx.db
    .updateTable('memberships')
    .set({ ...changes, updated_at: now, version: sql`version + 1` })
    .where('id', '=', id)
    .where('status', '<>', 'suspended')
    .where('erased_at', 'is', null)
  if (version !== undefined) query = query.where('version', '=', version)
  return (await query.returning('version').executeTakeFirst())?.version
}
