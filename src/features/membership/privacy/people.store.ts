import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** A member, as far as their rights are concerned. */
export interface PersonRow {
  id: number
  accountId: string | null
  kind: number
  name: string
  email: string | null
  phone: string | null
  birthDate: string | null
  bio: string
  isRestricted: boolean
  hasPicture: boolean
  schoolName: string | null
  provinceCode: string | null
  joinedAt: Date | null
  erasedAt: Date | null
}

const columns = `m.id, m.account_id as "accountId", m.kind, m.name, m.email, m.phone, m.birth_date as "birthDate",
  m.bio, m.is_restricted as "isRestricted", m.picture is not null as "hasPicture", s.name as "schoolName",
  m.province_code as "provinceCode", m.joined_at as "joinedAt", m.erased_at as "erasedAt"`
const from = 'from memberships m left join schools s on s.tenant_id = m.tenant_id and s.id = m.school_id'

const one = statement<readonly [number]>('privacy.person', `select ${columns} ${from} where m.id = $1`)

export const findPerson = (tx: Tx, membershipId: number) =>
  tx.find<PersonRow, readonly [number]>(one, [membershipId])

const byAccount = statement<readonly [string]>(
  'privacy.personOfAccount',
  `select ${columns} ${from} where m.account_id = $1`,
)

export const findPersonOfAccount = (tx: Tx, accountId: string) =>
  tx.find<PersonRow, readonly [string]>(byAccount, [accountId])

const locked = statement<readonly [number]>(
  'privacy.lockPerson',
  'select id from memberships where id = $1 and erased_at is null for update',
)

/** Holds a person until the transaction ends; false for one who is not there, or no longer. */
export async function lockPerson(tx: Tx, membershipId: number): Promise<boolean> {
  return (await tx.find(locked, [membershipId])) !== undefined
}

const filled = statement<readonly [number, string]>(
  'privacy.fillBirthDate',
  'update memberships set birth_date = $2::date where id = $1 and birth_date is null',
)

/** What the account service knows stands where this tenant knew nothing. */
export async function fillBirthDate(tx: Tx, membershipId: number, birthDate: string): Promise<void> {
  await tx.rows(filled, [membershipId, birthDate])
}

const restricted = statement<readonly [number, boolean, Date]>(
  'privacy.restrict',
  `update memberships set is_restricted = $2, updated_at = $3, version = version + 1,
      privacy = case when $2 then '{}'::jsonb else privacy end
    where id = $1 and is_restricted <> $2 and erased_at is null returning id`,
)

/** true when it was otherwise before. Whoever becomes restricted shows nothing of themselves. */
export async function setRestricted(
  tx: Tx,
  membershipId: number,
  isRestricted: boolean,
  at: Date,
): Promise<boolean> {
  return (await tx.find(restricted, [membershipId, isRestricted, at])) !== undefined
}

const grownUp = statement<readonly [string]>(
  'privacy.grownUp',
  `select id, name from memberships where is_restricted and erased_at is null
    and birth_date is not null and birth_date::text <= $1 order by id limit 500`,
)

/** Restricted ones who were born on this day or before. */
export const listGrownUp = (tx: Tx, bornUntil: string) =>
  tx.rows<{ id: number; name: string }, readonly [string]>(grownUp, [bornUntil])

const admins = statement<readonly []>(
  'privacy.admins',
  `select name, email from memberships
    where kind = 1 and status = 'active' and erased_at is null and email is not null order by id limit 20`,
)

export const listAdmins = (tx: Tx) => tx.rows<{ name: string; email: string }, readonly []>(admins, [])

const members = statement<readonly [number, Date, number]>(
  'privacy.toTell',
  `select id, name, email from memberships
    where id > $1 and status = 'active' and erased_at is null and email is not null
      and coalesce(joined_at, created_at) <= $2 order by id limit $3`,
)

/** Who is to be told of a notice of that time, after this membership. */
export const listToTell = (tx: Tx, after: number, at: Date, limit: number) =>
  tx.rows<{ id: number; name: string; email: string }, readonly [number, Date, number]>(members, [
    after,
    at,
    limit,
  ])

const counts = statement<readonly []>(
  'privacy.counts',
  `select count(*) filter (where status = 'active')::int as active,
      count(*) filter (where is_restricted)::int as restricted from memberships where erased_at is null`,
)

export async function countPeople(tx: Tx): Promise<{ active: number; restricted: number }> {
  const row = await tx.find<{ active: number; restricted: number }, readonly []>(counts, [])
  return row ?? { active: 0, restricted: 0 }
}
