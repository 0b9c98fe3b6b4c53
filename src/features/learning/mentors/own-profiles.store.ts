import { notifyPurge } from '../../../platform/db/channels.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const one = statement(
  'ownProfiles.one',
  'select entry_id as id from own_profiles where membership_id = :membershipId',
)

/** The entry of a member's own profile, wherever it lies. */
export const findOwnId = async (tx: Tx, membershipId: number): Promise<number | undefined> =>
  (await tx.find(one, { membershipId }))?.id

const keep = statement(
  'ownProfiles.keep',
  `insert into own_profiles (membership_id, entry_id) values (:membershipId, :id)
    on conflict (tenant_id, membership_id) do update set entry_id = excluded.entry_id`,
)

export async function keepOwn(tx: Tx, membershipId: number, id: number): Promise<void> {
  await tx.rows(keep, { membershipId, id })
}

const release = statement('ownProfiles.release', 'delete from own_profiles where entry_id = :id')

/** It is nobody's own. */
export async function releaseOwn(tx: Tx, id: number): Promise<void> {
  await tx.rows(release, { id })
}

const ableToWrite = "m.status = 'active' and m.kind = any (:kinds::int[])"

const members = statement(
  'ownProfiles.members',
  `select m.id::text as "value!", concat_ws(' · ', m.name, c.email) as "label!" from member_rights m
    left join member_contacts c on c.tenant_id = m.tenant_id and c.id = m.id
    where ${ableToWrite} order by lower(m.name), m.id`,
)

/** Whom a profile may be handed to. */
export const listWriters = (tx: Tx, kinds: readonly number[]) => tx.rows(members, { kinds: [...kinds] })

const member = statement(
  'ownProfiles.member',
  `select m.name from member_rights m
    where m.id = :membershipId and ${ableToWrite}`,
)

/** A member who may write a profile; undefined where there is none. */
export const findMember = (tx: Tx, membershipId: number, kinds: readonly number[]) =>
  tx.find(member, { membershipId, kinds: [...kinds] })

const writer = statement(
  'ownProfiles.writer',
  `select m.id, m.name from own_profiles o
    join member_names m on m.tenant_id = o.tenant_id and m.id = o.membership_id where o.entry_id = :id`,
)

/** Whose own it is. */
export const findWriter = (tx: Tx, id: number) => tx.find(writer, { id })

const site = statement('ownProfiles.site', 'select current_tenant() as "id!"')

/** Pages that showed the profile are made anew. */
export async function purgeProfiles(tx: Tx, tags: readonly string[]): Promise<void> {
  const here = await tx.find(site)
  if (here) await notifyPurge(tx, here.id, tags)
}
