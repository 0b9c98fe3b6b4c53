import { sql } from 'kysely'
import { pageValues } from '../../../platform/db/page-sql.ts'
import { likeText } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { ImportedSchool } from './schools.contract.ts'
import type { Level, Ownership, SchoolStatus } from './schools.rules.ts'

export type SchoolRow = RowOf<'schools.page'>

const columns = `s.id, s.npsn, s.name, s.level, s.ownership, s.province_code as "provinceCode",
  s.city_code as "cityCode", s.address, s.phone, s.email, s.website, s.principal, s.contact_name as "contactName",
  s.contact_phone as "contactPhone", s.contact_email as "contactEmail", s.majors, s.status, s.version, s.merged_into as "mergedInto"`

interface Filter {
  search?: string | undefined
  provinceId?: string | undefined
  cityId?: string | undefined
  level?: Level | undefined
  status?: SchoolStatus | undefined
}

const matching = `from schools s
  where (:search?::text is null or s.name ilike '%' || :search || '%' or s.npsn like upper(:search) || '%')
    and (:provinceCode?::text is null or s.province_code = :provinceCode) and (:cityCode?::text is null or s.city_code = :cityCode)
    and (:level?::text is null or s.level = :level) and (:status?::text is null or s.status = :status)`

const parametersOf = ({ search, provinceId, cityId, level, status }: Filter) => ({
  search: search ? likeText(search) : null,
  provinceCode: provinceId || null,
  cityCode: cityId || null,
  level,
  status,
})

const page = statement(
  'schools.page',
  `select ${columns} ${matching} order by lower(s.name), s.id limit :limit offset :offset`,
)
const count = statement('schools.count', `select count(*)::int as "total!" ${matching}`)

export async function listRows(
  tx: Tx,
  filter: Filter & { page: number; pageSize: number },
): Promise<{ rows: SchoolRow[]; total: number }> {
  const parameters = parametersOf(filter)
  const rows = await tx.rows(page, { ...parameters, ...pageValues(filter) })
  const counted = await tx.find(count, parameters)
  return { rows, total: counted?.total ?? 0 }
}

const byNpsn = statement('schools.byNpsn', `select ${columns} from schools s where s.npsn = :npsn`)
const byId = statement('schools.byId', `select ${columns} from schools s where s.id = :id`)

export const findByNpsn = (tx: Tx, npsn: string) => tx.find(byNpsn, { npsn })
export const findById = (tx: Tx, id: number) => tx.find(byId, { id })

/** By its number, or by that of an entry that was merged into it. */
export async function findByAnyNpsn(tx: Tx, npsn: string): Promise<SchoolRow | undefined> {
  const row = await findByNpsn(tx, npsn)
  return row?.mergedInto ? findById(tx, row.mergedInto) : row
}

/** who is no duplicate is merged into nothing */
const ofStatus = (status: SchoolStatus) =>
  status === 'duplicate' ? { status } : { status, merged_into: null }

interface Details {
  name: string
  level: Level
  ownership: Ownership
  provinceId: string
  cityId: string
  address: string
  phone: string
  email: string
  website: string
  principal: string
}

const valuesOf = ({ provinceId, cityId, ...rest }: Details) => ({
  name: rest.name,
  level: rest.level,
  ownership: rest.ownership,
  province_code: provinceId,
  city_code: cityId,
  address: rest.address,
  phone: rest.phone,
  email: rest.email,
  website: rest.website,
  principal: rest.principal,
})

/** false: the tenant has a school of this number */
export async function insertSchool(
  tx: Tx,
  { npsn, ...details }: Details & { npsn: string },
  now: Date,
): Promise<boolean> {
  const made = await tx.db
    .insertInto('schools')
    .values({ npsn, ...valuesOf(details), created_at: now, updated_at: now })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

interface Submitted extends Details {
  npsn: string
  tokenHash: string
  tokenSealed: string
  contact: { name: string; phone: string; email: string }
  majors: readonly string[]
}

/** A school that registered itself and waits to be looked at; false: the tenant has a school of this number. */
export async function insertSubmitted(tx: Tx, school: Submitted, now: Date): Promise<boolean> {
  const { npsn, contact, majors } = school
  const made = await tx.db
    .insertInto('schools')
    .values({
      npsn,
      ...valuesOf(school),
      status: 'submitted',
      created_at: now,
      updated_at: now,
      contact_name: contact.name,
      contact_phone: contact.phone,
      contact_email: contact.email,
      majors: [...majors],
      token_hash: school.tokenHash,
      token_sealed: school.tokenSealed,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** false: it has been changed since that version */
export async function updateSchool(
  tx: Tx,
  { npsn, version, status }: { npsn: string; version: number; status: SchoolStatus },
  details: Details,
  now: Date,
): Promise<boolean> {
  const changed = await tx.db
    .updateTable('schools')
    .set({ ...valuesOf(details), ...ofStatus(status), updated_at: now, version: version + 1 })
    .where('npsn', '=', npsn)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/**
 * Writes a portion of a table's rows, known by their NPSN. Where a row is silent, what is there stays; a row that says
 * nothing new changes nothing. An official table verifies what people had submitted.
 */
const upserted = statement(
  'schools.upsert',
  `insert into schools as s (npsn, name, level, ownership, province_code, city_code, address, phone, email, website,
      principal, created_at, updated_at)
    select r.npsn, r.name, r.level, r.ownership, r."provinceId", r."cityId", r.address, r.phone, r.email, r.website,
      r.principal, :now, :now
    from json_to_recordset(:schools::json) as r(npsn text, name text, level text, ownership text, "provinceId" text,
      "cityId" text, address text, phone text, email text, website text, principal text)
    on conflict (tenant_id, npsn) do update set
      name = excluded.name, level = excluded.level, ownership = excluded.ownership,
      province_code = excluded.province_code, city_code = excluded.city_code,
      address = coalesce(nullif(excluded.address, ''), s.address),
      phone = coalesce(nullif(excluded.phone, ''), s.phone),
      email = coalesce(nullif(excluded.email, ''), s.email),
      website = coalesce(nullif(excluded.website, ''), s.website),
      principal = coalesce(nullif(excluded.principal, ''), s.principal),
      status = case when s.status in ('submitted', 'needs_fix') then 'verified' else s.status end,
      updated_at = excluded.updated_at, version = s.version + 1
    where (s.name, s.level, s.ownership, s.province_code, s.city_code, s.address, s.phone, s.email, s.website,
        s.principal, s.status)
      is distinct from (excluded.name, excluded.level, excluded.ownership, excluded.province_code, excluded.city_code,
        coalesce(nullif(excluded.address, ''), s.address), coalesce(nullif(excluded.phone, ''), s.phone),
        coalesce(nullif(excluded.email, ''), s.email), coalesce(nullif(excluded.website, ''), s.website),
        coalesce(nullif(excluded.principal, ''), s.principal),
        case when s.status in ('submitted', 'needs_fix') then 'verified' else s.status end)
    returning (s.version = 1) as "isNew!"`,
)

export async function upsertSchools(
  tx: Tx,
  schools: readonly ImportedSchool[],
  now: Date,
): Promise<{ created: number; updated: number }> {
  const rows = await tx.rows(upserted, { schools: JSON.stringify(schools), now })
  const created = rows.filter(({ isNew }) => isNew).length
  return { created, updated: rows.length - created }
}

/** Provinces of those of these schools that are there. */
export async function provincesOf(
  tx: Tx,
  npsns: readonly string[],
): Promise<{ npsn: string; provinceCode: string | null }[]> {
  const { rows } = await sql<{ npsn: string; provinceCode: string | null }>`
    select npsn, province_code as "provinceCode" from schools where npsn = any (${npsns})`.execute(tx.db)
  return rows
}

const matched = statement(
  'schools.match',
  `select s.id, s.npsn, s.name from schools s where s.status = 'verified'
    and (s.npsn = any (:npsns::text[]) or lower(s.name) = any (:names::text[])) order by s.id`,
)

/** Verified schools of these numbers or names, names in small letters. */
export const matchSchools = (tx: Tx, npsns: readonly string[], names: readonly string[]) =>
  tx.rows(matched, { npsns, names })

const submitted = statement(
  'schools.countSubmitted',
  `select count(*)::integer as "submitted!" from schools where status = 'submitted'`,
)

export async function countSubmitted(tx: Tx): Promise<number> {
  return (await tx.find(submitted))?.submitted ?? 0
}

const named = statement(
  'schools.findByName',
  `select s.npsn, s.name from schools s where s.name ilike '%' || :words || '%' or s.npsn = upper(:words)
    order by lower(s.name) limit :most`,
)

export const findByName = (tx: Tx, words: string, most: number) =>
  tx.rows(named, { words: likeText(words), most })

/** false: somebody changed it in between */
export async function setStatus(
  tx: Tx,
  { id, version }: Pick<SchoolRow, 'id' | 'version'>,
  status: SchoolStatus,
  now: Date,
): Promise<boolean> {
  const row = await tx.db
    .updateTable('schools')
    .set({ ...ofStatus(status), version: version + 1, updated_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
