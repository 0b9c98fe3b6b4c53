import type { PersonalPart } from '../../../platform/personal-part.ts'
import { removeOfMember } from './leaderboards.store.ts'

/** Whoever goes stands on no board any more. */
export const leaderboardsPersonal: PersonalPart = {
  place: 100,
  tables: ['leaderboard_entries'],
  erase: ({ tx, membershipId }) => removeOfMember(tx, membershipId),
}
