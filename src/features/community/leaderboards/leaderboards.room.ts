import { room } from '../../../platform/room.ts'
import { routes } from '../../../routes.ts'
import { type EntryDeps, entryParts } from '../../core/entries/entries.ts'
import { boardKind } from './board-kind.ts'
import { loadLeaderboards } from './leaderboards.loads.ts'
import { leaderboardsPersonal } from './leaderboards.personal.ts'
import { listBoards } from './leaderboards.ts'

export const leaderboardsRoom = room((house: EntryDeps) => {
  const { pages, ...parts } = entryParts(house, boardKind)
  return {
    ...parts,
    name: 'leaderboards',
    pages: {
      Leaderboards: loadLeaderboards,
      'Kelola-Papan': pages.list,
      'Kelola-Papan-Pratinjau': pages.preview,
      'Kelola-Papan-id': pages.entry,
    },
    intros: {
      [routes.Leaderboards]: {
        label: 'Papan peringkat',
        place: 240,
        isFilled: async ({ tx }) => (await listBoards(tx)).length > 0,
      },
    },
    personal: [leaderboardsPersonal],
  }
})
