import { likeText } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Kind } from '../../../platform/http/access.ts'
import type { Paged } from '../../../shared/envelope.ts'
import type { Json } from '../../../shared/json.ts'
import type { Scope } from '../members/members.ts'
import type { InvitationItem, InvitationListQuery } from './invitations.contract.ts'

/** `$1` programmes and `$2` the province that whoever asks looks after; null is everybody. */
const within = `($1::int[] is null or i.program_ids && $1) and ($2::text is null or i.province_code = $2)`

/** `$3` is now. */
const state = `case when i.revoked_at is not null then 'revoked' when i.uses_left = 0 then 'accepted'
  when i.expires_at <= $3::timestamptz then 'expired' else 'open' end`

const columns = `i.id, i.kind, i.email, i.name,
  (select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name) order by g.name), '[]')
    from programs g where g.tenant_id = i.tenant_id and g.id = any (i.program_ids)) as programs,
  i.province_code as "provinceCode", i.message, ${state} as status, i.uses_left as "usesLeft",
  i.uses_total as "usesTotal",
  (select json_build_object('id', m.id, 'name', m.name)
    from memberships m where m.tenant_id = i.tenant_id and m.id = i.invited_by) as "invitedBy",
  i.created_at as "createdAt", i.sent_at as "sentAt", i.expires_at as "expiresAt",
  i.accepted_at as "acceptedAt", i.revoked_at as "revokedAt"`

type ListParameters = readonly [
  programIds: readonly number[] | null,
  provinceCode: string | null,
  now: Date,
  state: string | null,
  like: string | null,
  limit: number,
  offset: number,
]

const list = statement<ListParameters>(
  'invitations.list',
  `with matched as materialized (
    select i.tenant_id, i.id, i.created_at from invitations i
    where ${within} and ($4::text is null or ${state} = $4)
      and ($5::text is null or i.email ilike '%' || $5 || '%' or i.name ilike '%' || $5 || '%')
  ), here as (select * from matched order by created_at desc, id desc limit $6 offset $7)
  select json_build_object(
    'items', (select coalesce(json_agg(row_to_json(item)), '[]') from (
      select ${columns} from here join invitations i on i.tenant_id = here.tenant_id and i.id = here.id
      order by here.created_at desc, here.id desc) item),
    'page', $7::int / $6::int + 1, 'perPage', $6::int,
    'totalItems', total, 'totalPages', ceil(total / $6::numeric)::int) as data
  from (select count(*)::int as total from matched) counted`,
)

/** A page of invitations within the scope, newest first, as JSON text of `invitationList`. */
export const listInvitations = (
  tx: Tx,
  query: InvitationListQuery,
  scope: Scope,
  now: Date,
): Promise<Json<Paged<InvitationItem>>> =>
  tx.json(list, [
    scope.programIds,
    scope.provinceCode,
    now,
    query.status ?? null,
    query.search ? likeText(query.search) : null,
    query.pageSize,
    (query.page - 1) * query.pageSize,
  ])

const detail = statement<
  readonly [readonly number[] | null, string | null, Date, number | null, string | null]
>(
  'invitations.detail',
  `select row_to_json(item) as data from (select ${columns} from invitations i
    where ${within} and ($4::int is null or i.id = $4) and ($5::text is null or i.token_hash = $5)) item`,
)

/** JSON text of `invitationItem`; 'null' when there is none. */
type Found = Promise<Json<InvitationItem | null>>

/** One invitation within the scope. */
export const findInvitation = (tx: Tx, id: number, { programIds, provinceCode }: Scope, now: Date): Found =>
  tx.json(detail, [programIds, provinceCode, now, id, null])

export const findByToken = (tx: Tx, tokenHash: string, now: Date): Found =>
  tx.json(detail, [null, null, now, null, tokenHash])

export interface LockedInvitation {
  id: number
  kind: Kind
  email: string | null
  name: string | null
  programIds: number[]
  provinceCode: string | null
  message: string
  status: 'open' | 'accepted' | 'expired' | 'revoked'
  usesLeft: number
  usesTotal: number
  sentAt: Date | null
}

const lockedColumns = `i.id, i.kind, i.email, i.name, i.program_ids as "programIds", i.province_code as "provinceCode",
  i.message, ${state} as status, i.uses_left as "usesLeft", i.uses_total as "usesTotal", i.sent_at as "sentAt"`

const locked = statement<readonly [readonly number[] | null, string | null, Date, number]>(
  'invitations.lock',
  `select ${lockedColumns} from invitations i where ${within} and i.id = $4 for update`,
)

export const lockInvitation = (tx: Tx, id: number, { programIds, provinceCode }: Scope, now: Date) =>
  tx.find<LockedInvitation>(locked, [programIds, provinceCode, now, id])

const lockedByToken = statement<readonly [null, null, Date, string]>(
  'invitations.lock_by_token',
  `select ${lockedColumns} from invitations i where ${within} and i.token_hash = $4 for update`,
)

/** Two who take the last place wait here for each other. */
export const lockByToken = (tx: Tx, tokenHash: string, now: Date) =>
  tx.find<LockedInvitation>(lockedByToken, [null, null, now, tokenHash])

export interface NewRow {
  tokenHash: string
  kind: Kind
  email: string | null
  name: string | null
  programIds: number[]
  provinceCode: string | null
  message: string
  uses: number
  invitedBy: number
  now: Date
  expiresAt: Date
}

/** rows per statement: twelve parameters each, far below the 65,535 there may be */
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

/** Which of these addresses belong to members already, with their kind. */
export async function findMembersByEmail(tx: Tx, emails: readonly string[]) {
  if (emails.length === 0) return []
  return tx.rows<{ email: string; kind: Kind }>(membersByEmail, [emails])
}

const membersByEmail = statement<readonly [readonly string[]]>(
  'invitations.members_by_email',
  `select email, kind from memberships where email = any ($1) and status <> 'invited' and erased_at is null`,
)

const openByEmail = statement<readonly [readonly string[], Date]>(
  'invitations.open_by_email',
  `select distinct email from invitations
    where email = any ($1) and revoked_at is null and uses_left > 0 and expires_at > $2`,
)

/** Which of these addresses have an invitation that still holds. */
export async function findInvitedEmails(tx: Tx, emails: readonly string[], now: Date): Promise<string[]> {
  if (emails.length === 0) return []
  const rows = await tx.rows<{ email: string }>(openByEmail, [emails, now])
  return rows.map(({ email }) => email)
}

export async function isMember(tx: Tx, accountId: string): Promise<boolean> {
  const row = await tx.db
    .selectFrom('memberships')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

interface AccountRow {
  id: string
  name: string
  email: string | null
}

/** The account behind a session, with its address if it has been verified. In a transaction of the account service. */
export async function findAccount(tx: Tx, id: string): Promise<AccountRow | undefined> {
  const row = await tx.db
    .selectFrom('accounts.accounts')
    .select(['id', 'name', 'email', 'email_verified_at'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row && { id: row.id, name: row.name, email: row.email_verified_at ? row.email : null }
}

const counted = statement<readonly [...Scoped, Date]>(
  'invitations.countOpen',
  `select count(*)::integer as open from invitations i
    where i.revoked_at is null and i.uses_left > 0 and i.expires_at > $3 and ${within}`,
)

type Scoped = readonly [programIds: readonly number[] | null, provinceCode: string | null]

export async function countOpen(tx: Tx, { programIds, provinceCode }: Scope, now: Date): Promise<number> {
  const values = [programIds, provinceCode, now] as const
  return (await tx.find<{ open: number }, typeof values>(counted, values))?.open ?? 0
}

const any = statement<readonly []>('invitations.any', 'select exists (select from invitations) as "isThere"')

export async function hasAny(tx: Tx): Promise<boolean> {
  return (await tx.find<{ isThere: boolean }, readonly []>(any, []))?.isThere ?? false
}
