/** The door: teams of schools, from the first draft to the decision on them. */
export { answerAsGuardian, changeOwnTeam, findTeamLinks, withdrawTeam } from './own-team.ts'
export { confirmFee, decideTeam, getTeam, listTeams } from './team-decisions.ts'
export { teamOfLink } from './team-papers.ts'
export { registerTeam } from './team-registration.ts'
export { listStandings } from './teams.store.ts'
