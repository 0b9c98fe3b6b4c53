import { room } from '../../../platform/room.ts'
import { competitionsApi } from './competitions.api.ts'
import { competitionsDeeds } from './competitions.deeds.ts'
import { competitionForms } from './competitions.forms.ts'
import { competitionsPersonal } from './competitions.personal.ts'
import type { Keys } from './details.ts'
import { loadLeague } from './league.loads.ts'
import { loadTeam, loadTeams } from './manage.loads.ts'
import { loadOwnTeam, loadTeamGuardian } from './own-team.loads.ts'
import { loadRegister } from './register.loads.ts'
import { teamLinks } from './team-links.ts'

export const competitionsRoom = room((house: { secrets: Keys }) => ({
  name: 'competitions',
  pages: {
    'Liga-Smk': loadLeague,
    'Liga-Smk-Register': loadRegister,
    'Liga-Smk-Tim-token': loadOwnTeam(house),
    'Liga-Smk-Wali-token': loadTeamGuardian(house),
    'Kelola-Liga': loadTeams,
    'Kelola-Liga-id': loadTeam(house),
  },
  calls: competitionsApi(house),
  forms: competitionForms(house),
  intros: {
    '/Liga-Smk': { label: 'Liga SMK', place: 250 },
  },
  links: teamLinks,
  deeds: competitionsDeeds,
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
  personal: [competitionsPersonal],
}))
