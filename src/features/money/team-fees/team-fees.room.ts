import { room } from '../../../platform/room.ts'
import { feeOfTurnedAway } from './fees-back.ts'
import { type FeesDeps, soldTeamFees } from './sold-team-fees.ts'
import { teamFeeForms } from './team-fees.forms.ts'
import { loadTeamFee } from './team-fees.loads.ts'

export const teamFeesRoom = room((house: FeesDeps) => ({
  name: 'team-fees',
  pages: { 'Liga-Smk-Tim-Biaya': loadTeamFee },
  forms: teamFeeForms(house),
  soldThings: [soldTeamFees(house)],
  teamTurnedAway: feeOfTurnedAway,
}))
