import type { PersonalPart } from '../../../platform/personal-part.ts'
import { openDetails } from './member-details.ts'
import * as store from './teams.personal.store.ts'

/** What somebody is in teams. The place stays, who it was does not; as coach too, by their own address. */
export const teamsPersonal: PersonalPart = {
  place: 80,
  tables: ['teams', 'team_members'],
  async copy({ tx, tenantId, membershipId, secrets }) {
    const rows = await store.listOfPerson(tx, membershipId)
    return {
      teams: rows.map(({ sealed, ...row }) => ({ ...row, ...openDetails(secrets, tenantId, sealed) })),
    }
  },
  async erase({ tx, membershipId, email, erasedName }) {
    await store.emptyMembers(tx, membershipId, erasedName)
    if (email !== null) await store.emptyCoach(tx, email, erasedName)
  },
  forget: ({ tx, address, erasedName }) => store.emptyCoach(tx, address, erasedName),
}
