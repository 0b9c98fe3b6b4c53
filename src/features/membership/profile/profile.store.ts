import { sql } from 'kysely'
import { pictureSql } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Profile } from './profile.contract.ts'
import type { PrivacyChoice } from './profile.rules.ts'

export interface ProfileRow {
  id: number
  name: string
  email: string | null
  phone: string | null
  birthDate: string | null
  bio: string
  picture: Profile['picture']
  kind: number
  schoolId: number | null
  provinceCode: string | null
  cityCode: string | null
  privacy: Partial<Record<PrivacyChoice, boolean>>
  isRestricted: boolean
  /** neither suspended nor erased */
  isOpen: boolean
  joinedAt: Date | null
  version: number
}

/** `$1` is the address of the tenant's pictures. */
const mine = statement<readonly [string, number]>(
  'profile.find',
  `select m.id, m.name, m.email, m.phone, m.birth_date as "birthDate", m.bio,
      ${pictureSql('m.picture', '$1')} as picture, m.kind, m.school_id as "schoolId",
      m.province_code as "provinceCode", m.city_code as "cityCode", m.privacy, m.is_restricted as "isRestricted",
      (m.status <> 'suspended' and m.erased_at is null) as "isOpen", m.joined_at as "joinedAt", m.version
    from memberships m where m.id = $2`,
)

export const findProfile = (tx: Tx, id: number, pictureBase: string) =>
  tx.find<ProfileRow, readonly [string, number]>(mine, [pictureBase, id])

export interface Changes {
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
  changes: Changes,
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
