import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const ofPerson = statement(
  'teams.ofPerson',
  `select t.name as team, c.name as league, g.name as category, s.name as school, t.status,
    m.full_name as "fullName", m.grade, m.major, m.is_captain as "isCaptain", m.guardian_state as "guardianState",
    m.details_sealed as sealed
  from team_members m join teams t on t.tenant_id = m.tenant_id and t.id = m.team_id
    join season_categories g on g.tenant_id = t.tenant_id and g.id = t.category_id
    join known_seasons c on c.tenant_id = g.tenant_id and c.id = g.competition_id
    join known_schools s on s.tenant_id = t.tenant_id and s.id = t.school_id
  where m.membership_id = :membershipId order by t.id`,
)

export const listOfPerson = (tx: Tx, membershipId: number) => tx.rows(ofPerson, { membershipId })

export async function emptyMembers(tx: Tx, membershipId: number, name: string): Promise<void> {
  await tx.db
    .updateTable('team_members')
    .set({
      full_name: name,
      major: '',
      nisn_hash: null,
      details_sealed: null,
      guardian_token_hash: null,
      membership_id: null,
    })
    .where('membership_id', '=', membershipId)
    .execute()
}

export async function emptyCoach(tx: Tx, email: string, name: string): Promise<void> {
  await tx.db
    .updateTable('teams')
    .set({ coach_name: name, coach_email: null, coach_phone: null })
    .where('coach_email', '=', email)
    .execute()
}
