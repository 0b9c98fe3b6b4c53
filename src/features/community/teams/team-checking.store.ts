import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { GuardianState } from './teams.rules.ts'

// What is asked only where a registration is looked at, sent or over.

const school = statement(
  'competitions.school',
  `select s.id, s.npsn, s.name, s.province_code as "provinceCode", s.city_code as "cityCode"
    from known_schools s where s.id = :id`,
)
export type SchoolRow = RowOf<'competitions.school'>
export const findSchool = (tx: Tx, id: number) => tx.find(school, { id })

const guarded = statement(
  'teams.guarded',
  `select m.id, m.full_name as "fullName", m.details_sealed as sealed, m.guardian_state as "guardianState",
    m.team_id as "teamId" from team_members m where m.guardian_token_hash = :hash`,
)
export const findGuarded = (tx: Tx, hash: string) => tx.find(guarded, { hash })

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

/** Teams of the same season in which somebody of this one is too: pupils by their number, coaches by their address. */
const twins = statement(
  'teams.twins',
  `select o.id, o.name, g.name as category, o.status, (o.coach_email is not null and o.coach_email = t.coach_email) as "hasCoach!",
    array(select m.full_name from team_members m where m.tenant_id = t.tenant_id and m.team_id = t.id
      and m.nisn_hash is not null and exists (select from team_members n where n.tenant_id = o.tenant_id
        and n.team_id = o.id and n.nisn_hash = m.nisn_hash) order by m.position) as "people!"
  from teams t
    join season_categories c on c.tenant_id = t.tenant_id and c.id = t.category_id
    join season_categories g on g.tenant_id = c.tenant_id and g.competition_id = c.competition_id
    join teams o on o.tenant_id = g.tenant_id and o.category_id = g.id and o.id <> t.id
      and o.status not in ('draft', 'rejected', 'withdrawn', 'disqualified')
  where t.id = :teamId and ((o.coach_email is not null and o.coach_email = t.coach_email and o.school_id <> t.school_id)
    or exists (select from team_members m join team_members n on n.tenant_id = m.tenant_id and n.nisn_hash = m.nisn_hash
      where m.tenant_id = t.tenant_id and m.team_id = t.id and n.team_id = o.id))
  order by o.id limit 20`,
)
export const listTwins = (tx: Tx, teamId: number) => tx.rows(twins, { teamId })

/** Somebody saw the guardian's signature on a sheet; no row: the guardian has answered, or none is needed. */
const sheet = statement(
  'teams.confirmSheet',
  `update team_members set guardian_state = 'confirmed', guardian_at = :at, sheet_checked_by = :by
    where team_id = :teamId and id = :memberId and guardian_state = 'declared' returning full_name as "fullName"`,
)
export const confirmSheet = (tx: Tx, asked: { teamId: number; memberId: number; by: number; at: Date }) =>
  tx.find(sheet, asked)

/** Teams of seasons that were over before a moment. */
const over = statement(
  'teams.over',
  `select t.id from teams t join season_categories g on g.tenant_id = t.tenant_id and g.id = t.category_id
    join known_seasons c on c.tenant_id = g.tenant_id and c.id = g.competition_id
    where c.ends_on < (:before::timestamptz)::date order by t.id`,
)
export const listOver = (tx: Tx, before: Date) => tx.rows(over, { before })

const moved = statement(
  'teams.moveToSchool',
  'update teams set school_id = :into where school_id = :from returning id',
)
/** Teams of a school are another's from now on; answers how many they are. */
export const moveTeams = async (tx: Tx, schools: { from: number; into: number }): Promise<number> =>
  (await tx.rows(moved, schools)).length
