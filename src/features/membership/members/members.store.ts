import { pageJson, pageValues } from '../../../platform/db/page-sql.ts'
import { likeText, pictureSql } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Paged } from '../../../shared/envelope.ts'
import type { Json } from '../../../shared/json.ts'
import type { PersonChange, PersonDetail, PersonItem, PersonListQuery } from './members.contract.ts'
import type { MemberStatus, Scope } from './members.rules.ts'

/**
 * The programmes and the province that whoever asks looks after; null is everybody. The row that a superadmin's
 * acting hangs on is no person of this tenant.
 */
const within = `m.erased_at is null and not (m.kind = 0 and m.status = 'suspended') and (:programIds?::int[] is null or m.program_ids && :programIds)
  and (:provinceCode?::text is null or m.province_code = :provinceCode)`

const lastSeen = `greatest(m.last_seen_at, (select max(s.last_seen_at) from open_sessions s
  where s.tenant_id = m.tenant_id and s.membership_id = m.id))`

const itemColumns = `m.id, m.name, m.email, ${pictureSql('m.picture')} as picture, m.kind, m.status, m.is_restricted as "isRestricted",
  (select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name) order by g.name), '[]')
    from program_names g where g.tenant_id = m.tenant_id and g.id = any (m.program_ids)) as programs,
  m.province_code as "provinceCode",
  (select json_build_object('id', c.id, 'name', c.name)
    from known_schools c where c.tenant_id = m.tenant_id and c.id = m.school_id) as school,
  m.class_name as "className",
  m.joined_at as "joinedAt", ${lastSeen} as "lastSeenAt", m.version`

const list = statement(
  'members.list',
  `with matched as materialized (
    select m.tenant_id, m.id, lower(m.name) as name, coalesce(m.joined_at, m.created_at) as joined_at,
      case when :sort = 'lastSeen' then ${lastSeen} end as seen_at
    from memberships m where ${within}
      and (:kind?::int is null or m.kind = :kind) and (:status?::text is null or m.status = :status)
      and (:programId?::int is null or :programId = any (m.program_ids))
      and (:search?::text is null or m.name ilike '%' || :search || '%'
        or (m.email ilike '%' || :search || '%' and (:searchesAllEmails::boolean or not m.is_restricted)))
  ), here as (
    -- only the rows of the page are kept in order, not all that match
    select sorted.*, row_number() over () as place from (
      select * from matched order by case when :sort = 'newest' then joined_at end desc, seen_at desc nulls last,
        name, id limit :limit offset :offset) sorted
  )
  select ${pageJson(`select ${itemColumns} from here join memberships m on m.tenant_id = here.tenant_id and m.id = here.id
      order by here.place`)} as data
  from (select count(*)::int as total from matched) counted`,
)

/** A page of people within the scope, as JSON text of `personList`, every field in it. */
export function listPeople(
  tx: Tx,
  query: PersonListQuery,
  scope: Scope,
  { searchesAllEmails, pictureBase }: { searchesAllEmails: boolean; pictureBase: string },
): Promise<Json<Paged<PersonItem>>> {
  return tx.json(list, {
    programIds: scope.programIds,
    provinceCode: scope.provinceCode,
    kind: query.kind,
    status: query.status,
    programId: query.programId,
    search: query.search ? likeText(query.search) : null,
    searchesAllEmails,
    sort: query.sort,
    ...pageValues(query),
    pictureBase,
  })
}

const detail = statement(
  'members.detail',
  `select row_to_json(item) as data from (
    select ${itemColumns}, m.phone, m.birth_date as "birthDate", m.bio, m.city_code as "cityCode",
      m.account_id is not null as "hasAccount", m.created_at as "createdAt", m.suspended_at as "suspendedAt",
      m.suspended_reason as "suspendedReason",
      (select count(*)::int from open_sessions s where s.tenant_id = m.tenant_id and s.membership_id = m.id
        and s.idle_expires_at > :now and s.expires_at > :now
        and accounts.is_signed_in(s.sign_in)) as sessions,
      (select coalesce(json_agg(json_build_object('purpose', k.purpose, 'isGiven', k.is_given,
          'textVersion', k.text_version, 'at', k.at) order by k.purpose), '[]')
        from standing_consents k where k.tenant_id = m.tenant_id and k.membership_id = m.id) as consents
    from memberships m where ${within} and m.id = :id) item`,
)

/** One person within the scope, as JSON text of `personDetail` without `hidden`; 'null' when there is none. */
export const findPerson = (
  tx: Tx,
  id: number,
  scope: Scope,
  now: Date,
  pictureBase: string,
): Promise<Json<Omit<PersonDetail, 'hidden'> | null>> =>
  tx.json(detail, { programIds: scope.programIds, provinceCode: scope.provinceCode, id, now, pictureBase })

export type LockedPerson = RowOf<'members.lock'>

const locked = statement(
  'members.lock',
  `select m.id, m.name, m.kind, m.status, m.account_id as "accountId", m.program_ids as "programIds",
      m.province_code as "provinceCode", m.school_id as "schoolId", m.suspended_reason as "suspendedReason",
      m.class_name as "className", m.version
    from memberships m where ${within} and m.id = :id for update`,
)

export const lockPerson = (tx: Tx, id: number, { programIds, provinceCode }: Scope) =>
  tx.find(locked, { programIds, provinceCode, id })

/** In one order for everybody, so that two who wait for each other cannot happen. */
const admins = statement(
  'members.lock_admins',
  `select id from memberships
    where kind = 1 and status = 'active' and account_id is not null and erased_at is null
    order by id for update`,
)

/** Everybody who administers this tenant; until the transaction ends nobody else decides about them. */
export async function lockAdmins(tx: Tx): Promise<number[]> {
  const rows = await tx.rows(admins)
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
  class_name?: string | null
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

const knownPrograms = statement(
  'members.knownPrograms',
  'select id from program_names where id = any (:ids::int[])',
)
export const countPrograms = async (tx: Tx, ids: readonly number[]) =>
  (await tx.rows(knownPrograms, { ids })).length

const knownSchool = statement('members.knownSchool', 'select id from known_schools where id = :id')
export const hasSchool = async (tx: Tx, id: PersonChange['schoolId']) =>
  id === null || (await tx.find(knownSchool, { id })) !== undefined

const sessions = statement(
  'members.sessions',
  `select id from open_sessions
    where membership_id = :membershipId and idle_expires_at > :now and expires_at > :now`,
)
export const countSessions = async (tx: Tx, membershipId: number, now: Date) =>
  (await tx.rows(sessions, { membershipId, now })).length

const programs = statement('members.programs', 'select id, slug, name from program_names order by name, id')

/** Programmes by name, whatever their state. */
export const listPrograms = (tx: Tx) => tx.rows(programs)

const countedByKind = statement(
  'members.countByKind',
  `select m.kind, count(*)::integer as "count!" from memberships m
    where m.status = 'active' and m.kind > 0 and (:programIds?::int[] is null or m.program_ids && :programIds)
      and (:provinceCode?::text is null or m.province_code = :provinceCode)
    group by m.kind order by m.kind`,
)

export const countByKind = (tx: Tx, { programIds, provinceCode }: Scope) =>
  tx.rows(countedByKind, { programIds, provinceCode })

const countedAdmins = statement(
  'members.countAdmins',
  `select count(*)::integer as "admins!" from memberships where kind = 1 and status = 'active'`,
)

export async function countAdmins(tx: Tx): Promise<number> {
  return (await tx.find(countedAdmins))?.admins ?? 0
}

const named = statement(
  'members.findByName',
  `select m.id, m.name, m.kind from memberships m
    where (m.name ilike '%' || :words || '%' or m.email = lower(:words)) and m.kind > 0
      and (:programIds?::int[] is null or m.program_ids && :programIds) and (:provinceCode?::text is null or m.province_code = :provinceCode)
    order by m.name ilike :words || '%' desc, lower(m.name) limit :most`,
)

export const findByName = (tx: Tx, words: string, { programIds, provinceCode }: Scope, most: number) =>
  tx.rows(named, { words: likeText(words), programIds, provinceCode, most })

const ofKind = statement(
  'members.hasKind',
  'select exists (select from memberships where kind = :kind and status = \'active\') as "isThere!"',
)

/** Whether somebody of this kind is here. */
export const hasKind = async (tx: Tx, kind: number): Promise<boolean> =>
  (await tx.find(ofKind, { kind }))?.isThere ?? false
