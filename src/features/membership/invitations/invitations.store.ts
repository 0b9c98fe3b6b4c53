import { pageJson, pageValues } from '../../../platform/db/page-sql.ts'
import { likeText } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Kind } from '../../../platform/http/access.ts'
import type { Paged } from '../../../shared/envelope.ts'
import type { Json } from '../../../shared/json.ts'
import type { Scope } from '../members/members.ts'
import type { InvitationItem, InvitationListQuery } from './invitations.contract.ts'

/** The programmes and the province that whoever asks looks after; null is everybody. */
const within = `(:programIds?::int[] is null or i.program_ids && :programIds) and (:provinceCode?::text is null or i.province_code = :provinceCode)`

const state = `case when i.revoked_at is not null then 'revoked' when i.uses_left = 0 then 'accepted'
  when i.expires_at <= :now::timestamptz then 'expired' else 'open' end`

const columns = `i.id, i.kind, i.email, i.name,
  (select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name) order by g.name), '[]')
    from program_names g where g.tenant_id = i.tenant_id and g.id = any (i.program_ids)) as programs,
  i.province_code as "provinceCode",
  (select json_build_object('id', s.id, 'name', s.name)
    from known_schools s where s.tenant_id = i.tenant_id and s.id = i.school_id) as school, i.class_name as "className",
  i.message, ${state} as status, i.uses_left as "usesLeft",
  i.uses_total as "usesTotal",
  (select json_build_object('id', m.id, 'name', m.name)
    from member_names m where m.tenant_id = i.tenant_id and m.id = i.invited_by) as "invitedBy",
  i.created_at as "createdAt", i.sent_at as "sentAt", i.expires_at as "expiresAt",
  i.accepted_at as "acceptedAt", i.revoked_at as "revokedAt"`

const list = statement(
  'invitations.list',
  `with matched as materialized (
    select i.tenant_id, i.id, i.created_at from invitations i
    where ${within} and (:status?::text is null or ${state} = :status)
      and (:search?::text is null or i.email ilike '%' || :search || '%' or i.name ilike '%' || :search || '%')
  ), here as (select * from matched order by created_at desc, id desc limit :limit offset :offset)
  select ${pageJson(`select ${columns} from here join invitations i on i.tenant_id = here.tenant_id and i.id = here.id
      order by here.created_at desc, here.id desc`)} as data
  from (select count(*)::int as total from matched) counted`,
)

/** A page of invitations within the scope, newest first, as JSON text of `invitationList`. */
export const listInvitations = (
  tx: Tx,
  query: InvitationListQuery,
  scope: Scope,
  now: Date,
): Promise<Json<Paged<InvitationItem>>> =>
  tx.json(list, {
    programIds: scope.programIds,
    provinceCode: scope.provinceCode,
    now,
    status: query.status,
    search: query.search ? likeText(query.search) : null,
    ...pageValues(query),
  })

const detail = statement(
  'invitations.detail',
  `select row_to_json(item) as data from (select ${columns} from invitations i
    where ${within} and (:id?::int is null or i.id = :id) and (:tokenHash?::text is null or i.token_hash = :tokenHash)) item`,
)

/** JSON text of `invitationItem`; 'null' when there is none. */
type Found = Promise<Json<InvitationItem | null>>

/** One invitation within the scope. */
export const findInvitation = (tx: Tx, id: number, { programIds, provinceCode }: Scope, now: Date): Found =>
  tx.json(detail, { programIds, provinceCode, now, id, tokenHash: null })

export const findByToken = (tx: Tx, tokenHash: string, now: Date): Found =>
  tx.json(detail, { programIds: null, provinceCode: null, now, id: null, tokenHash })

export type LockedInvitation = RowOf<'invitations.lock'> & {
  status: 'open' | 'accepted' | 'expired' | 'revoked'
}

type Locked = Promise<LockedInvitation | undefined>

const lockedColumns = `i.id, i.kind, i.email, i.name, i.program_ids as "programIds", i.province_code as "provinceCode",
  i.school_id as "schoolId", i.class_name as "className", i.phone, i.message, ${state} as "status!", i.uses_left as "usesLeft", i.uses_total as "usesTotal", i.sent_at as "sentAt"`

const locked = statement(
  'invitations.lock',
  `select ${lockedColumns} from invitations i where ${within} and i.id = :id for update`,
)

export const lockInvitation = (tx: Tx, id: number, { programIds, provinceCode }: Scope, now: Date): Locked =>
  tx.find(locked, { programIds, provinceCode, now, id })

const lockedByToken = statement(
  'invitations.lock_by_token',
  `select ${lockedColumns} from invitations i where ${within} and i.token_hash = :tokenHash for update`,
)

/** Two who take the last place wait here for each other. */
export const lockByToken = (tx: Tx, tokenHash: string, now: Date): Locked =>
  tx.find(lockedByToken, { programIds: null, provinceCode: null, now, tokenHash })

export interface NewRow {
  tokenHash: string
  kind: Kind
  email: string | null
  name: string | null
  programIds: number[]
  provinceCode: string | null
  schoolId: number | null
  className: string | null
  phone: string | null
  message: string
  uses: number
  invitedBy: number
  now: Date
  expiresAt: Date
}

/** rows per statement: sixteen parameters each, far below the 65,535 there may be */
const batch = 500

/** Answers the ids in the order of the rows. */
export async function insertInvitations(tx: Tx, rows: readonly NewRow[]): Promise<number[]> {
  const ids: number[] = []
  for (let start = 0; start < rows.length; start += batch) {
    const made = await tx.db
      .insertInto('invitations')
      .values(
        rows.slice(start, start + batch).map(row => ({
          token_hash: row.tokenHash,
          kind: row.kind,
          email: row.email,
          name: row.name,
          program_ids: row.programIds,
          province_code: row.provinceCode,
          school_id: row.schoolId,
          class_name: row.className,
          phone: row.phone,
          message: row.message,
          uses_left: row.uses,
          uses_total: row.uses,
          invited_by: row.invitedBy,
          created_at: row.now,
          expires_at: row.expiresAt,
          sent_at: row.email === null ? null : row.now,
        })),
      )
      .returning('id')
      .execute()
    ids.push(...made.map(({ id }) => id))
  }
  return ids
}

interface Change {
  token_hash?: string
  expires_at?: Date
  sent_at?: Date | null
  revoked_at?: Date
  uses_left?: number
  accepted_at?: Date | null
  membership_id?: number
}

export async function changeInvitation(tx: Tx, id: number, change: Change): Promise<void> {
  await tx.db.updateTable('invitations').set(change).where('id', '=', id).execute()
}

const openByEmail = statement(
  'invitations.open_by_email',
  `select distinct email as "email!" from invitations
    where email = any (:emails) and revoked_at is null and uses_left > 0 and expires_at > :now`,
)

/** Which of these addresses have an invitation that still holds. */
export async function findInvitedEmails(tx: Tx, emails: readonly string[], now: Date): Promise<string[]> {
  if (emails.length === 0) return []
  const rows = await tx.rows(openByEmail, { emails, now })
  return rows.map(({ email }) => email)
}

const account = statement(
  'invitations.account',
  `select id, name, case when email_verified_at is not null then email end as email
    from accounts.account_names where id = :id and status = 'active'`,
)

/** The account behind a session, with its address if it has been verified. In a transaction of the account service. */
export const findAccount = (tx: Tx, id: string) => tx.find(account, { id })

const counted = statement(
  'invitations.countOpen',
  `select count(*)::integer as "open!" from invitations i
    where i.revoked_at is null and i.uses_left > 0 and i.expires_at > :now and ${within}`,
)

export async function countOpen(tx: Tx, { programIds, provinceCode }: Scope, now: Date): Promise<number> {
  return (await tx.find(counted, { programIds, provinceCode, now }))?.open ?? 0
}

const any = statement(
  'invitations.any',
  `select exists (select from invitations i join active_members m on m.tenant_id = i.tenant_id and m.id = i.invited_by)
    as "isThere!"`,
)

/** Whether a member has invited anybody: who made the tenant is none. */
export async function hasAny(tx: Tx): Promise<boolean> {
  return (await tx.find(any))?.isThere ?? false
}

const moved = statement(
  'invitations.moveToSchool',
  'update invitations set school_id = :into where school_id = :from returning id',
)
/** Who was invited to a school is invited to another; answers how many invitations these are. */
export const moveInvitations = async (tx: Tx, schools: { from: number; into: number }): Promise<number> =>
  (await tx.rows(moved, schools)).length
