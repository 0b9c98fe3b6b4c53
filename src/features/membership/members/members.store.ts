import { likeText, pictureSql } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Kind } from '../../../platform/http/access.ts'
import type { Paged } from '../../../shared/envelope.ts'
import type { Json } from '../../../shared/json.ts'
import type { PersonChange, PersonDetail, PersonItem, PersonListQuery } from './members.contract.ts'
import type { MemberStatus, Scope } from './members.rules.ts'

/**
 * `$1` programmes and `$2` the province that whoever asks looks after; null is everybody. The row that a superadmin's
 * acting hangs on is no person of this tenant.
 */
const within = `m.erased_at is null and not (m.kind = 0 and m.status = 'suspended') and ($1::int[] is null or m.program_ids && $1)
  and ($2::text is null or m.province_code = $2)`

const lastSeen = `greatest(m.last_seen_at, (select max(s.last_seen_at) from member_sessions s
  where s.tenant_id = m.tenant_id and s.membership_id = m.id and s.ended_at is null))`

/** `base`: the parameter that holds the address of the tenant's pictures */
const itemColumns = (
  base: string,
) => `m.id, m.name, m.email, ${pictureSql('m.picture', base)} as picture, m.kind, m.status, m.is_restricted as "isRestricted",
  (select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name) order by g.name), '[]')
    from programs g where g.tenant_id = m.tenant_id and g.id = any (m.program_ids)) as programs,
  m.province_code as "provinceCode",
  (select json_build_object('id', c.id, 'name', c.name)
    from schools c where c.tenant_id = m.tenant_id and c.id = m.school_id) as school,
  m.joined_at as "joinedAt", ${lastSeen} as "lastSeenAt", m.version`

type ListParameters = readonly [
  programIds: readonly number[] | null,
  provinceCode: string | null,
  kind: number | null,
  status: string | null,
  programId: number | null,
  like: string | null,
  searchesAllEmails: boolean,
  sort: string,
  limit: number,
  offset: number,
  pictureBase: string,
]

const list = statement<ListParameters>(
  'members.list',
  `with matched as materialized (
    select m.tenant_id, m.id, lower(m.name) as name, coalesce(m.joined_at, m.created_at) as joined_at,
      case when $8 = 'lastSeen' then ${lastSeen} end as seen_at
    from memberships m where ${within}
      and ($3::int is null or m.kind = $3) and ($4::text is null or m.status = $4)
      and ($5::int is null or $5 = any (m.program_ids))
      and ($6::text is null or m.name ilike '%' || $6 || '%'
        or (m.email ilike '%' || $6 || '%' and ($7::boolean or not m.is_restricted)))
  ), here as (
    select *, row_number() over (order by case when $8 = 'newest' then joined_at end desc,
      seen_at desc nulls last, name, id) as place
    from matched order by place limit $9 offset $10
  )
  select json_build_object(
    'items', (select coalesce(json_agg(row_to_json(item)), '[]') from (
      select ${itemColumns('$11')} from here join memberships m on m.tenant_id = here.tenant_id and m.id = here.id
      order by here.place) item),
    'page', $10::int / $9::int + 1, 'perPage', $9::int,
    'totalItems', total, 'totalPages', ceil(total / $9::numeric)::int) as data
  from (select count(*)::int as total from matched) counted`,
)

/** A page of people within the scope, as JSON text of `personList`, every field in it. */
export function listPeople(
  tx: Tx,
  query: PersonListQuery,
  scope: Scope,
  { searchesAllEmails, pictureBase }: { searchesAllEmails: boolean; pictureBase: string },
): Promise<Json<Paged<PersonItem>>> {
  return tx.json(list, [
    scope.programIds,
    scope.provinceCode,
    query.kind ?? null,
    query.status ?? null,
    query.programId ?? null,
    query.search ? likeText(query.search) : null,
    searchesAllEmails,
    query.sort,
    query.pageSize,
    (query.page - 1) * query.pageSize,
    pictureBase,
  ])
}

const detail = statement<readonly [readonly number[] | null, string | null, number, Date, string]>(
  'members.detail',
  `select row_to_json(item) as data from (
    select ${itemColumns('$5')}, m.phone, m.birth_date as "birthDate", m.bio, m.city_code as "cityCode",
      m.account_id is not null as "hasAccount", m.created_at as "createdAt", m.suspended_at as "suspendedAt",
      m.suspended_reason as "suspendedReason",
      (select count(*)::int from member_sessions s where s.tenant_id = m.tenant_id and s.membership_id = m.id
        and s.ended_at is null and s.idle_expires_at > $4 and s.expires_at > $4
        and accounts.is_signed_in(s.sign_in)) as sessions,
      (select coalesce(json_agg(json_build_object('purpose', k.purpose, 'isGiven', k.is_given,
          'textVersion', k.text_version, 'at', k.at) order by k.purpose), '[]')
        from (select distinct on (purpose) * from consents
          where tenant_id = m.tenant_id and membership_id = m.id order by purpose, at desc, id desc) k) as consents
    from memberships m where ${within} and m.id = $3) item`,
)

/** One person within the scope, as JSON text of `personDetail` without `hidden`; 'null' when there is none. */
export const findPerson = (
  tx: Tx,
  id: number,
  scope: Scope,
  now: Date,
  pictureBase: string,
): Promise<Json<Omit<PersonDetail, 'hidden'> | null>> =>
  tx.json(detail, [scope.programIds, scope.provinceCode, id, now, pictureBase])

export interface LockedPerson {
  id: number
  name: string
  kind: Kind
  status: MemberStatus
  accountId: string | null
  programIds: number[]
  provinceCode: string | null
  schoolId: number | null
  suspendedReason: string | null
  version: number
}

const locked = statement<readonly [readonly number[] | null, string | null, number]>(
  'members.lock',
  `select m.id, m.name, m.kind, m.status, m.account_id as "accountId", m.program_ids as "programIds",
      m.province_code as "provinceCode", m.school_id as "schoolId", m.suspended_reason as "suspendedReason",
      m.version
    from memberships m where ${within} and m.id = $3 for update`,
)

export const lockPerson = (tx: Tx, id: number, { programIds, provinceCode }: Scope) =>
  tx.find<LockedPerson>(locked, [programIds, provinceCode, id])

/** In one order for everybody, so that two who wait for each other cannot happen. */
const admins = statement<readonly []>(
  'members.lock_admins',
  `select id from memberships
    where kind = 1 and status = 'active' and account_id is not null and erased_at is null
    order by id for update`,
)

/** Everybody who administers this tenant; until the transaction ends nobody else decides about them. */
export async function lockAdmins(tx: Tx): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(admins, [])
  return rows.map(({ id }) => id)
}

interface Change {
  kind?: number
  status?: MemberStatus
  name?: string
  program_ids?: number[]
  province_code?: string | null
  city_code?: null
  school_id?: number | null
  suspended_at?: Date | null
  suspended_reason?: string | null
}

/** Writes to a locked person and answers the new version. */
export async function changePerson(tx: Tx, person: LockedPerson, change: Change, now: Date): Promise<number> {
  const version = person.version + 1
  await tx.db
    .updateTable('memberships')
    .set({ ...change, updated_at: now, version })
    .where('id', '=', person.id)
    .execute()
  return version
}

export async function countPrograms(tx: Tx, ids: readonly number[]): Promise<number> {
  const rows = await tx.db.selectFrom('programs').select('id').where('id', 'in', ids).execute()
  return rows.length
}

export async function hasSchool(tx: Tx, id: PersonChange['schoolId']): Promise<boolean> {
  if (id === null) return true
  const row = await tx.db.selectFrom('schools').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

export async function countSessions(tx: Tx, membershipId: number, now: Date): Promise<number> {
  const rows = await tx.db
    .selectFrom('member_sessions')
    .select('id')
    .where('membership_id', '=', membershipId)
    .where('ended_at', 'is', null)
    .where('idle_expires_at', '>', now)
    .where('expires_at', '>', now)
    .execute()
  return rows.length
}

/** Programmes by name, whatever their state. */
export async function listPrograms(tx: Tx): Promise<{ id: number; slug: string; name: string }[]> {
  return tx.db.selectFrom('programs').select(['id', 'slug', 'name']).orderBy('name').orderBy('id').execute()
}

type Scoped = readonly [programIds: readonly number[] | null, provinceCode: string | null]

const countedByKind = statement<Scoped>(
  'members.countByKind',
  `select m.kind, count(*)::integer as count from memberships m
    where m.status = 'active' and m.kind > 0 and ($1::int[] is null or m.program_ids && $1)
      and ($2::text is null or m.province_code = $2)
    group by m.kind order by m.kind`,
)

export const countByKind = (tx: Tx, { programIds, provinceCode }: Scope) =>
  tx.rows<{ kind: Kind; count: number }, Scoped>(countedByKind, [programIds, provinceCode])

const countedAdmins = statement<readonly []>(
  'members.countAdmins',
  "select count(*)::integer as admins from memberships where kind = 1 and status = 'active'",
)

export async function countAdmins(tx: Tx): Promise<number> {
  return (await tx.find<{ admins: number }, readonly []>(countedAdmins, []))?.admins ?? 0
}

const named = statement<readonly [string, ...Scoped, number]>(
  'members.findByName',
  `select m.id, m.name, m.kind from memberships m
    where (m.name ilike '%' || $1 || '%' or m.email = lower($1)) and m.kind > 0
      and ($2::int[] is null or m.program_ids && $2) and ($3::text is null or m.province_code = $3)
    order by m.name ilike $1 || '%' desc, lower(m.name) limit $4`,
)

export const findByName = (tx: Tx, words: string, { programIds, provinceCode }: Scope, most: number) =>
  tx.rows<{ id: number; name: string; kind: Kind }, readonly [string, ...Scoped, number]>(named, [
    likeText(words),
    programIds,
    provinceCode,
    most,
  ])
