import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { RegisteredSchool } from './schools.contract.ts'
import type { SchoolStatus } from './schools.rules.ts'

// Schools that registered themselves: by their link, and as whoever checks them looks at them.

export type RegistrationRow = RowOf<'schools.byToken'>

const columns = `s.id, s.npsn, s.name, s.level, s.ownership, s.province_code as "provinceCode", s.city_code as "cityCode",
  s.address, s.phone, s.email, s.website, s.principal, s.contact_name as "contactName", s.contact_phone as "contactPhone",
  s.contact_email as "contactEmail", s.majors, s.status, s.version, s.reason, s.token_sealed as "tokenSealed",
  s.updated_at as "updatedAt"`

const byToken = statement('schools.byToken', `select ${columns} from schools s where s.token_hash = :hash`)
const locked = statement(
  'schools.lockByToken',
  `select ${columns} from schools s where s.token_hash = :hash for update`,
)
const checked = statement('schools.checked', `select ${columns} from schools s where s.npsn = :npsn`)
export const findByToken = (tx: Tx, hash: string) => tx.find(byToken, { hash })
export const lockByToken = (tx: Tx, hash: string) => tx.find(locked, { hash })
export const findChecked = (tx: Tx, npsn: string) => tx.find(checked, { npsn })

/** Another school of the tenant has this number. */
const taken = statement('schools.taken', 'select s.id from schools s where s.npsn = :npsn and s.id <> :id')
export const findTaken = (tx: Tx, npsn: string, id: number) => tx.find(taken, { npsn, id })

/** What was asked for is mended: the school waits to be looked at again. */
export async function mend(
  tx: Tx,
  { id, version }: Pick<RegistrationRow, 'id' | 'version'>,
  given: RegisteredSchool,
  at: Date,
): Promise<void> {
  await tx.db
    .updateTable('schools')
    .set({
      npsn: given.npsn,
      name: given.name,
      level: given.level,
      ownership: given.ownership,
      province_code: given.provinceId,
      city_code: given.cityId,
      address: given.address,
      phone: given.phone,
      email: given.email,
      website: given.website,
      principal: given.principal,
      contact_name: given.contact.name,
      contact_phone: given.contact.phone,
      contact_email: given.contact.email,
      majors: given.majors,
      status: 'submitted',
      version: version + 1,
      updated_at: at,
    })
    .where('id', '=', id)
    .execute()
}

/** false: somebody changed it since that version */
export async function decide(
  tx: Tx,
  {
    id,
    version,
    to,
    reason,
    at,
  }: { id: number; version: number; to: SchoolStatus; reason: string; at: Date },
): Promise<boolean> {
  const row = await tx.db
    .updateTable('schools')
    .set({
      status: to,
      ...(to === 'duplicate' ? {} : { merged_into: null }),
      reason,
      version: version + 1,
      updated_at: at,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

const plainName = (of: string) =>
  `regexp_replace(replace(lower(${of}.name), 'negeri', 'n'), '[^a-z0-9]', '', 'g')`
const digits = (of: string) => `regexp_replace(${of}.phone, '\\D', '', 'g')`

/** Schools that may be the same one: by name and place, or by how they are reached. */
const alike = statement(
  'schools.lookAlikes',
  `select o.npsn, o.name, o.city_code as "cityCode", o.address, o.phone, o.website, o.status from schools s join schools o
      on o.tenant_id = s.tenant_id and o.id <> s.id
        and ((${plainName('o')} = ${plainName('s')} and o.city_code is not distinct from s.city_code)
          or (s.phone <> '' and ${digits('o')} = ${digits('s')})
          or (s.website <> '' and lower(o.website) = lower(s.website)) or (s.email <> '' and o.email = s.email))
    where s.id = :id order by o.status = 'verified' desc, o.id limit 10`,
)
export const listLookAlikes = (tx: Tx, id: number) => tx.rows(alike, { id })

const over = statement(
  'schools.over',
  `select s.id from schools s where s.status not in ('submitted', 'needs_fix') and s.token_hash is not null
    and s.updated_at < :before order by s.id`,
)
/** Registrations that were decided on before a moment. */
export const listDecided = (tx: Tx, before: Date) => tx.rows(over, { before })
