import { room } from '../../../platform/room.ts'
import { loadOwnTeam, loadTeamGuardian } from './own-team.loads.ts'
import { teamLinks } from './team-links.ts'
import { loadRegister } from './team-registration.loads.ts'
import { type TeamsDeps, teamsApi } from './teams.api.ts'
import { teamsDeeds } from './teams.deeds.ts'
import { teamForms } from './teams.forms.ts'
import { loadTeam, teamsOfLeague } from './teams.loads.ts'
import { teamsPersonal } from './teams.personal.ts'
import { teamEvents } from './teams.rules.ts'

export const teamsRoom = room((house: TeamsDeps) => ({
  name: 'teams',
  pages: {
    'Liga-Smk-Register': loadRegister,
    'Liga-Smk-Tim-token': loadOwnTeam(house),
    'Liga-Smk-Wali-token': loadTeamGuardian(house),
    'Kelola-Liga': teamsOfLeague.load,
    'Kelola-Liga-id': loadTeam(house),
  },
  calls: [...teamsApi(house), ...teamsOfLeague.calls],
  forms: teamForms(house),
  links: teamLinks,
  deeds: teamsDeeds,
  webhookEvents: teamEvents,
  office: {
    sections: [
      {
        group: 'activities',
        place: 50,
        label: 'Liga',
        page: 'Kelola-Liga',
        icon: 'trophy',
        key: 'l',
        permission: 'manageCompetitions',
      },
    ],
  },
  personal: [teamsPersonal],
}))
