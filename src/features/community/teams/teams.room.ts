import { room } from '../../../platform/room.ts'
import { type PaperSweepDeps, sweepPapers } from '../../membership/registrations/registrations.ts'
import { loadOwnTeam, loadTeamGuardian } from './own-team.loads.ts'
import { moveTeams } from './team-checking.store.ts'
import { teamLinks } from './team-links.ts'
import { overTeams } from './team-papers.ts'
import { loadRegister } from './team-registration.loads.ts'
import { loadTeamSheet } from './team-sheet.loads.ts'
import { type TeamsDeps, teamsApi } from './teams.api.ts'
import { teamsDeeds } from './teams.deeds.ts'
import { teamForms } from './teams.forms.ts'
import { loadTeam, teamsOfLeague } from './teams.loads.ts'
import { teamKind } from './teams.mail.ts'
import { teamsPersonal } from './teams.personal.ts'
import { teamEvents } from './teams.rules.ts'

export const teamsRoom = room((house: TeamsDeps & PaperSweepDeps) => ({
  name: 'teams',
  pages: {
    'Liga-Smk-Register': loadRegister,
    'Liga-Smk-Tim-token': loadOwnTeam(house),
    'Liga-Smk-Tim-Lembar': loadTeamSheet(house),
    'Liga-Smk-Wali-token': loadTeamGuardian(house),
    'Kelola-Liga': teamsOfLeague.load,
    'Kelola-Liga-id': loadTeam(house),
  },
  calls: [...teamsApi(house), ...teamsOfLeague.calls],
  forms: teamForms(house),
  links: teamLinks,
  deeds: teamsDeeds,
  schoolMerged: moveTeams,
  webhookEvents: teamEvents,
  notificationKinds: [teamKind],
  jobs: [{ name: 'teams.papers', run: () => sweepPapers(house, overTeams) }],
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
