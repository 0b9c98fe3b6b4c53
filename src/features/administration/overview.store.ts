import { statement } from '../../platform/db/statement.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { Kind } from '../../platform/http/access.ts'
import type { Scope } from '../members/members.ts'

type Scoped = readonly [programIds: readonly number[] | null, provinceCode: string | null]

const scoped = (table: string) =>
  `($1::int[] is null or ${table}.program_ids && $1) and ($2::text is null or ${table}.province_code = $2)`

const people = statement<Scoped>(
  'administration.people',
  `select m.kind, count(*)::integer as count from memberships m
    where m.status = 'active' and m.kind > 0 and ${scoped('m')} group by m.kind order by m.kind`,
)

export const countPeople = (tx: Tx, { programIds, provinceCode }: Scope) =>
  tx.rows<{ kind: Kind; count: number }, Scoped>(people, [programIds, provinceCode])

const invitations = statement<readonly [...Scoped, Date]>(
  'administration.invitations',
  `select count(*)::integer as open from invitations i
    where i.revoked_at is null and i.uses_left > 0 and i.expires_at > $3 and ${scoped('i')}`,
)

export async function countOpenInvitations(tx: Tx, scope: Scope, now: Date): Promise<number> {
  const row = await tx.find<{ open: number }, readonly [...Scoped, Date]>(invitations, [
    scope.programIds,
    scope.provinceCode,
    now,
  ])
  return row?.open ?? 0
}

interface TenantState {
  openRequests: number
  nextDueAt: Date | null
  submittedSchools: number
  published: number
  drafts: number
  registering: number
  hasLogo: boolean
  hasColours: boolean
  hasDomain: boolean
  hasNotice: boolean
  admins: number
  hasClass: boolean
  hasInvited: boolean
}

/** Everything the overview counts of the tenant as a whole, at one time, in one look. */
const state = statement<readonly [Date]>(
  'administration.state',
  `select
    (select count(*)::integer from data_requests where status = 'open') as "openRequests",
    (select min(due_at) from data_requests where status = 'open') as "nextDueAt",
    (select count(*)::integer from schools where status = 'submitted') as "submittedSchools",
    (select count(*)::integer from classes where status = 'published') as published,
    (select count(*)::integer from classes where status in ('draft', 'in_review', 'scheduled')) as drafts,
    (select count(distinct r.class_id)::integer from classrooms r
      join classes c on c.tenant_id = r.tenant_id and c.id = r.class_id and c.status = 'published'
      where classroom_state(r.status, r.registration_open_at, r.registration_close_at, r.start_at, r.end_at, $1)
        = 'onRegistration') as registering,
    exists (select from site_settings where logo_dark is not null or logo_light is not null) as "hasLogo",
    exists (select from site_settings where css ? 'clr_primary') as "hasColours",
    exists (select from platform.tenant_domains where state = 'active') as "hasDomain",
    exists (select from privacy_notices) as "hasNotice",
    (select count(*)::integer from memberships where kind = 1 and status = 'active') as admins,
    exists (select from classes) as "hasClass",
    exists (select from invitations) as "hasInvited"`,
)

export async function findState(tx: Tx, now: Date): Promise<TenantState> {
  const row = await tx.find<TenantState, readonly [Date]>(state, [now])
  if (!row) throw new Error('A select without from answers one row')
  return row
}
