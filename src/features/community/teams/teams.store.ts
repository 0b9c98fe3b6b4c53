import { pageValues } from '../../../platform/db/page-sql.ts'
import { likeText } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Grade, GuardianState, TeamStatus } from './teams.rules.ts'

export type TeamRow = RowOf<'teams.byId'>

const columns = `t.id, t.name, t.status, t.category_id as "categoryId", t.school_id as "schoolId",
  t.coach_name as "coachName", t.coach_email as "coachEmail", t.coach_phone as "coachPhone", t.reason,
  t.submitted_at as "submittedAt", t.version, t.token_sealed as "tokenSealed",
  t.membership_id as "membershipId"`

const byId = statement('teams.byId', `select ${columns} from teams t where t.id = :id`)
const byToken = statement('teams.byToken', `select ${columns} from teams t where t.token_hash = :hash`)
/** nobody else changes it until this transaction ends */
const locked = statement('teams.lock', `select ${columns} from teams t where t.token_hash = :hash for update`)
export const findTeam = (tx: Tx, id: number) => tx.find(byId, { id })
export const findByToken = (tx: Tx, hash: string) => tx.find(byToken, { hash })
export const lockByToken = (tx: Tx, hash: string) => tx.find(locked, { hash })

export type MemberRow = RowOf<'teams.members'>

const members = statement(
  'teams.members',
  `select m.id, m.full_name as "fullName", m.grade, m.major, m.is_captain as "isCaptain", m.details_sealed as sealed,
    m.guardian_state as "guardianState", m.guardian_token_hash as "guardianTokenHash",
    m.sheet_checked_by as "sheetCheckedBy" from team_members m where m.team_id = :teamId order by m.position, m.id`,
)
export const listMembers = (tx: Tx, teamId: number) => tx.rows(members, { teamId })

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

interface Begun {
  tokenHash: string
  tokenSealed: string
  /** who registered it while signed in */
  membershipId: number | null
}

export async function insertTeam(
  tx: Tx,
  team: TeamValues,
  { tokenHash, tokenSealed, membershipId }: Begun,
): Promise<number> {
  const { id } = await tx.db
    .insertInto('teams')
    .values({
      ...valuesOf(team),
      token_hash: tokenHash,
      token_sealed: tokenSealed,
      membership_id: membershipId,
      created_at: team.at,
    })
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
  sheetCheckedBy: number | null
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
      sheet_checked_by: member.sheetCheckedBy,
      guardian_at: member.guardianState === 'none' ? null : member.at,
      membership_id: member.membershipId,
      position: member.position,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

const memberOfAddress = statement(
  'teams.memberOfAddress',
  'select m.id from member_contacts m where m.email = :email and m.erased_at is null',
)
export async function findMembership(tx: Tx, email: string): Promise<number | null> {
  if (email === '') return null
  return (await tx.find(memberOfAddress, { email }))?.id ?? null
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

export type ListedTeam = RowOf<'teams.page'>

/** `province` is that of a lead; null: all */
const matching = `from teams t
  join season_categories g on g.tenant_id = t.tenant_id and g.id = t.category_id
  join known_seasons c on c.tenant_id = g.tenant_id and c.id = g.competition_id
  join known_schools s on s.tenant_id = t.tenant_id and s.id = t.school_id
  where (:search?::text is null or concat_ws(' ', t.name, s.name, t.coach_name) ilike '%' || :search || '%')
    and (:status?::text is null or t.status = :status) and (:category?::text is null or g.slug = :category)
    and (:province?::text is null or s.province_code = :province)`

const page = statement(
  'teams.page',
  `select t.id, t.name, c.season, g.name as category, s.name as school, s.city_code as "cityCode",
    (select count(*)::int from team_members m where m.tenant_id = t.tenant_id and m.team_id = t.id) as "members!",
    t.status, t.submitted_at as "submittedAt" ${matching}
  order by c.starts_on desc, case t.status when 'submitted' then 0 when 'pending_payment' then 1 when 'needs_fix' then 2
    when 'verified' then 3 when 'accepted' then 4 when 'draft' then 5 else 6 end, t.submitted_at, t.id
  limit :limit offset :offset`,
)
const count = statement('teams.count', `select count(*)::int as "total!" ${matching}`)

interface Asked {
  search?: string | undefined
  status?: TeamStatus | undefined
  category?: string | undefined
  province: string | null
  page: number
  pageSize: number
}

export async function listTeams(tx: Tx, asked: Asked): Promise<{ rows: ListedTeam[]; total: number }> {
  const filter = {
    search: asked.search ? likeText(asked.search) : null,
    status: asked.status,
    category: asked.category || null,
    province: asked.province,
  }
  const rows = await tx.rows(page, { ...filter, ...pageValues(asked) })
  return { rows, total: (await tx.find(count, filter))?.total ?? 0 }
}

/** Teams that anybody may see, with the sum of their points; members by full name, for the server only. */
const standings = statement(
  'competitions.standings',
  `select t.category_id as "categoryId", t.name as team, s.id as "schoolId", s.name as school,
    s.province_code as "provinceCode", s.city_code as "cityCode",
    (select sum(p.points)::int from team_scores p where p.tenant_id = t.tenant_id and p.team_id = t.id) as points,
    array(select m.full_name from team_members m where m.tenant_id = t.tenant_id and m.team_id = t.id and m.guardian_state <> 'refused'
      order by m.is_captain desc, m.position) as "members!"
  from teams t join season_categories g on g.tenant_id = t.tenant_id and g.id = t.category_id
    join known_schools s on s.tenant_id = t.tenant_id and s.id = t.school_id
  where g.competition_id = :seasonId and t.status in ('verified', 'accepted')
  order by t.name, t.id`,
)
export const listStandings = (tx: Tx, season: number) => tx.rows(standings, { seasonId: season })
