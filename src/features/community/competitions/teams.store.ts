import { likeText } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Grade, GuardianState, TeamStatus } from './competitions.rules.ts'

export interface TeamRow {
  id: number
  name: string
  status: TeamStatus
  categoryId: number
  schoolId: number
  coachName: string
  coachEmail: string | null
  coachPhone: string | null
  reason: string
  submittedAt: Date | null
  version: number
}

const columns = `t.id, t.name, t.status, t.category_id as "categoryId", t.school_id as "schoolId",
  t.coach_name as "coachName", t.coach_email as "coachEmail", t.coach_phone as "coachPhone", t.reason,
  t.submitted_at as "submittedAt", t.version`

const byId = statement<readonly [number]>('teams.byId', `select ${columns} from teams t where t.id = $1`)
const byToken = statement<readonly [string]>(
  'teams.byToken',
  `select ${columns} from teams t where t.token_hash = $1`,
)
/** nobody else changes it until this transaction ends */
const locked = statement<readonly [string]>(
  'teams.lock',
  `select ${columns} from teams t where t.token_hash = $1 for update`,
)
export const findTeam = (tx: Tx, id: number) => tx.find<TeamRow, readonly [number]>(byId, [id])
export const findByToken = (tx: Tx, hash: string) => tx.find<TeamRow, readonly [string]>(byToken, [hash])
export const lockByToken = (tx: Tx, hash: string) => tx.find<TeamRow, readonly [string]>(locked, [hash])

export interface MemberRow {
  id: number
  fullName: string
  grade: Grade
  major: string
  isCaptain: boolean
  sealed: string | null
  guardianState: GuardianState
  guardianTokenHash: string | null
}

const members = statement<readonly [number]>(
  'teams.members',
  `select m.id, m.full_name as "fullName", m.grade, m.major, m.is_captain as "isCaptain", m.details_sealed as sealed,
    m.guardian_state as "guardianState", m.guardian_token_hash as "guardianTokenHash"
    from team_members m where m.team_id = $1 order by m.position, m.id`,
)
export const listMembers = (tx: Tx, teamId: number) =>
  tx.rows<MemberRow, readonly [number]>(members, [teamId])

export interface TeamValues {
  categoryId: number
  schoolId: number
  name: string
  status: TeamStatus
  coach: { name: string; email: string; phone: string }
  rulesVersion: string
  /** sent in and agreed to; null: a draft */
  consentedAt: Date | null
  at: Date
}

const valuesOf = (team: TeamValues) => ({
  category_id: team.categoryId,
  school_id: team.schoolId,
  name: team.name,
  status: team.status,
  coach_name: team.coach.name,
  coach_email: team.coach.email,
  coach_phone: team.coach.phone,
  rules_version: team.rulesVersion,
  consented_at: team.consentedAt,
  submitted_at: team.consentedAt,
  updated_at: team.at,
})

export async function insertTeam(
  tx: Tx,
  team: TeamValues,
  { tokenHash, membershipId }: { tokenHash: string; membershipId: number | null },
): Promise<number> {
  const { id } = await tx.db
    .insertInto('teams')
    .values({ ...valuesOf(team), token_hash: tokenHash, membership_id: membershipId, created_at: team.at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateTeam(tx: Tx, id: number, version: number, team: TeamValues): Promise<void> {
  await tx.db
    .updateTable('teams')
    .set({ ...valuesOf(team), version: version + 1 })
    .where('id', '=', id)
    .execute()
}

export async function removeMembers(tx: Tx, teamId: number): Promise<void> {
  await tx.db.deleteFrom('team_members').where('team_id', '=', teamId).execute()
}

export interface MemberValues {
  teamId: number
  categoryId: number
  fullName: string
  grade: Grade
  major: string
  isCaptain: boolean
  nisnHash: string
  sealed: string
  isCounted: boolean
  guardianState: GuardianState
  guardianTextVersion: string | null
  guardianTokenHash: string | null
  membershipId: number | null
  position: number
  at: Date
}

/** false: this NISN is in this category already. Waits for whoever is just entering with it. */
export async function insertMember(tx: Tx, member: MemberValues): Promise<boolean> {
  const row = await tx.db
    .insertInto('team_members')
    .values({
      team_id: member.teamId,
      category_id: member.categoryId,
      full_name: member.fullName,
      grade: member.grade,
      major: member.major,
      is_captain: member.isCaptain,
      nisn_hash: member.nisnHash,
      details_sealed: member.sealed,
      is_counted: member.isCounted,
      guardian_state: member.guardianState,
      guardian_text_version: member.guardianTextVersion,
      guardian_token_hash: member.guardianTokenHash,
      guardian_at: member.guardianState === 'none' ? null : member.at,
      membership_id: member.membershipId,
      position: member.position,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

const memberOfAddress = statement<readonly [string]>(
  'teams.memberOfAddress',
  'select m.id from memberships m where m.email = $1 and m.erased_at is null',
)
export async function findMembership(tx: Tx, email: string): Promise<number | null> {
  if (email === '') return null
  return (await tx.find<{ id: number }, readonly [string]>(memberOfAddress, [email]))?.id ?? null
}

interface Decided {
  id: number
  from: TeamStatus
  to: TeamStatus
  version: number
  reason: string
  by: number | null
  at: Date
}

/** false: it has been changed since */
export async function decide(tx: Tx, { id, from, to, version, reason, by, at }: Decided): Promise<boolean> {
  const row = await tx.db
    .updateTable('teams')
    .set({ status: to, reason, decided_by: by, decided_at: at, updated_at: at, version: version + 1 })
    .where('id', '=', id)
    .where('status', '=', from)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Who left gives the places in the category back. */
export async function setCounted(tx: Tx, teamId: number, isCounted: boolean): Promise<void> {
  await tx.db
    .updateTable('team_members')
    .set({ is_counted: isCounted })
    .where('team_id', '=', teamId)
    .execute()
}

export interface ListedTeam {
  id: number
  name: string
  season: string
  category: string
  school: string
  cityCode: string | null
  members: number
  status: TeamStatus
  submittedAt: Date | null
}

type Filter = readonly [string | null, string | null, string | null, string | null]
/** $4: the province of a lead; null: all */
const matching = `from teams t
  join competition_categories g on g.tenant_id = t.tenant_id and g.id = t.category_id
  join competitions c on c.tenant_id = g.tenant_id and c.id = g.competition_id
  join schools s on s.tenant_id = t.tenant_id and s.id = t.school_id
  where ($1::text is null or concat_ws(' ', t.name, s.name, t.coach_name) ilike '%' || $1 || '%')
    and ($2::text is null or t.status = $2) and ($3::text is null or g.slug = $3)
    and ($4::text is null or s.province_code = $4)`

const page = statement<readonly [...Filter, number, number]>(
  'teams.page',
  `select t.id, t.name, c.season, g.name as category, s.name as school, s.city_code as "cityCode",
    (select count(*)::int from team_members m where m.tenant_id = t.tenant_id and m.team_id = t.id) as members,
    t.status, t.submitted_at as "submittedAt" ${matching}
  order by c.starts_on desc, case t.status when 'submitted' then 0 when 'pending_payment' then 1 when 'needs_fix' then 2
    when 'verified' then 3 when 'accepted' then 4 when 'draft' then 5 else 6 end, t.submitted_at, t.id
  limit $5 offset $6`,
)
const count = statement<Filter>('teams.count', `select count(*)::int as total ${matching}`)

interface Asked {
  search?: string | undefined
  status?: TeamStatus | undefined
  category?: string | undefined
  province: string | null
  page: number
  pageSize: number
}

export async function listTeams(tx: Tx, asked: Asked): Promise<{ rows: ListedTeam[]; total: number }> {
  const filter: Filter = [
    asked.search ? likeText(asked.search) : null,
    asked.status ?? null,
    asked.category || null,
    asked.province,
  ]
  const rows = await tx.rows<ListedTeam, readonly [...Filter, number, number]>(page, [
    ...filter,
    asked.pageSize,
    (asked.page - 1) * asked.pageSize,
  ])
  return { rows, total: (await tx.find<{ total: number }, Filter>(count, filter))?.total ?? 0 }
}

const categories = statement<readonly []>(
  'teams.categories',
  `select distinct on (g.slug) g.slug as value, g.name as label from competition_categories g order by g.slug, g.id desc`,
)
export const listCategoryChoices = (tx: Tx) =>
  tx.rows<{ value: string; label: string }, readonly []>(categories, [])

export interface GuardedRow {
  id: number
  fullName: string
  sealed: string | null
  guardianState: GuardianState
  teamId: number
}

const guarded = statement<readonly [string]>(
  'teams.guarded',
  `select m.id, m.full_name as "fullName", m.details_sealed as sealed, m.guardian_state as "guardianState",
    m.team_id as "teamId" from team_members m where m.guardian_token_hash = $1`,
)
export const findGuarded = (tx: Tx, hash: string) => tx.find<GuardedRow, readonly [string]>(guarded, [hash])

/** false: answered already */
export async function setGuardian(tx: Tx, id: number, state: GuardianState, at: Date): Promise<boolean> {
  const row = await tx.db
    .updateTable('team_members')
    .set({ guardian_state: state, guardian_at: at })
    .where('id', '=', id)
    .where('guardian_state', '!=', state)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
