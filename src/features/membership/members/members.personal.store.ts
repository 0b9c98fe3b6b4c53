import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const held = statement(
  'members.held',
  `select json_build_object('id', m.id, 'kind', m.kind, 'status', m.status, 'name', m.name,
      'email', m.email, 'phone', m.phone, 'birthDate', m.birth_date, 'picture', m.picture, 'bio', m.bio,
      'school', (select json_build_object('npsn', s.npsn, 'name', s.name) from known_schools s
        where s.tenant_id = m.tenant_id and s.id = m.school_id),
      'className', m.class_name, 'provinceCode', m.province_code, 'cityCode', m.city_code, 'programs',
      (select coalesce(json_agg(p.name order by p.name), '[]') from program_names p
        where p.tenant_id = m.tenant_id and p.id = any (m.program_ids)),
      'privacy', m.privacy, 'isRestricted', m.is_restricted, 'suspendedReason', m.suspended_reason,
      'joinedAt', m.joined_at, 'createdAt', m.created_at, 'updatedAt', m.updated_at) as held
    from memberships m where m.id = :membershipId`,
)

export const personalDataOf = (tx: Tx, membershipId: number) => tx.json(held, { membershipId })

const addresses = statement(
  'members.addresses',
  `select address as "address!" from (select email as address from memberships where id = :membershipId
    union all select phone from memberships where id = :membershipId) own where address is not null`,
)

/** A member's own address and number. */
export async function listAddresses(tx: Tx, membershipId: number): Promise<string[]> {
  const rows = await tx.rows(addresses, { membershipId })
  return rows.map(row => row.address)
}

/** Nothing of the person stays in the row but its number and what they were: others' records point at it. */
export async function emptyMembership(tx: Tx, id: number, name: string, at: Date): Promise<void> {
  await tx.db
    .updateTable('memberships')
    .set({
      account_id: null,
      status: 'suspended',
      name,
      email: null,
      phone: null,
      birth_date: null,
      picture: null,
      bio: '',
      school_id: null,
      class_name: null,
      province_code: null,
      city_code: null,
      program_ids: [],
      privacy: '{}',
      is_restricted: false,
      suspended_at: null,
      suspended_reason: null,
      last_seen_at: null,
      erased_at: at,
      updated_at: at,
    })
    .where('id', '=', id)
    .execute()
}
