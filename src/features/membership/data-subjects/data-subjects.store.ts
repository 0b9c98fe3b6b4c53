import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** A member, as far as their rights are concerned. */
export type PersonRow = RowOf<'privacy.person'>

const columns = `m.id, m.account_id as "accountId", m.kind, m.name, m.email, m.phone, m.birth_date as "birthDate",
  m.bio, m.is_restricted as "isRestricted", m.picture is not null as "hasPicture!", s.name as "schoolName",
  m.province_code as "provinceCode", m.joined_at as "joinedAt", m.erased_at as "erasedAt"`
const from =
  'from memberships m left join known_schools s on s.tenant_id = m.tenant_id and s.id = m.school_id'

const one = statement('privacy.person', `select ${columns} ${from} where m.id = :membershipId`)

export const findPerson = (tx: Tx, membershipId: number) => tx.find(one, { membershipId })

const byAccount = statement(
  'privacy.personOfAccount',
  `select ${columns} ${from} where m.account_id = :accountId`,
)

export const findPersonOfAccount = (tx: Tx, accountId: string) => tx.find(byAccount, { accountId })

const locked = statement(
  'privacy.lockPerson',
  'select id from memberships where id = :membershipId and erased_at is null for update',
)

/** Holds a person until the transaction ends; false for one who is not there, or no longer. */
export async function lockPerson(tx: Tx, membershipId: number): Promise<boolean> {
  return (await tx.find(locked, { membershipId })) !== undefined
}

const filled = statement(
  'privacy.fillBirthDate',
  'update memberships set birth_date = :birthDate::date where id = :membershipId and birth_date is null',
)

/** What the account service knows stands where this tenant knew nothing. */
export async function fillBirthDate(tx: Tx, membershipId: number, birthDate: string): Promise<void> {
  await tx.rows(filled, { membershipId, birthDate })
}

const restricted = statement(
  'privacy.restrict',
  `update memberships set is_restricted = :isRestricted, updated_at = :at, version = version + 1,
      privacy = case when :isRestricted then '{}'::jsonb else privacy end
    where id = :membershipId and is_restricted <> :isRestricted and erased_at is null returning id`,
)

/** true when it was otherwise before. Whoever becomes restricted shows nothing of themselves. */
export async function setRestricted(
  tx: Tx,
  membershipId: number,
  isRestricted: boolean,
  at: Date,
): Promise<boolean> {
  return (await tx.find(restricted, { membershipId, isRestricted, at })) !== undefined
}

const grownUp = statement(
  'privacy.grownUp',
  `select id, name from memberships where is_restricted and erased_at is null
    and birth_date is not null and birth_date::text <= :bornUntil order by id limit 500`,
)

/** Restricted ones who were born on this day or before. */
export const listGrownUp = (tx: Tx, bornUntil: string) => tx.rows(grownUp, { bornUntil })

const admins = statement(
  'privacy.admins',
  `select name, email as "email!" from memberships
    where kind = 1 and status = 'active' and erased_at is null and email is not null order by id limit 20`,
)

export const listAdmins = (tx: Tx) => tx.rows(admins)

const members = statement(
  'privacy.toTell',
  `select id, name, email as "email!" from memberships
    where id > :after and status = 'active' and erased_at is null and email is not null
      and coalesce(joined_at, created_at) <= :at order by id limit :limit`,
)

/** Who is to be told of a notice of that time, after this membership. */
export const listToTell = (tx: Tx, after: number, at: Date, limit: number) =>
  tx.rows(members, { after, at, limit })

const counts = statement(
  'privacy.counts',
  `select count(*) filter (where status = 'active')::int as "active!",
      count(*) filter (where is_restricted)::int as "restricted!" from memberships where erased_at is null`,
)

export async function countPeople(tx: Tx): Promise<{ active: number; restricted: number }> {
  const row = await tx.find(counts)
  return row ?? { active: 0, restricted: 0 }
}

const choose = statement(
  'privacy.choose',
  `update memberships set privacy = privacy || jsonb_build_object(:choice::text, :isGiven::boolean), updated_at = :at,
    version = version + 1 where id = :membershipId`,
)

export async function setChoice(
  tx: Tx,
  { membershipId, choice, isGiven, at }: { membershipId: number; choice: string; isGiven: boolean; at: Date },
): Promise<void> {
  await tx.rows(choose, { membershipId, choice, isGiven, at })
}
