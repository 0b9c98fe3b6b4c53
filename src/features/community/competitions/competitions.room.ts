import { room } from '../../../platform/room.ts'
import { to } from '../../../routes.ts'
import { type EntryDeps, entryParts } from '../../core/entries/entries.ts'
import { findSeason, seasonPassages } from '../seasons/seasons.ts'
import { loadLeague } from './competitions.loads.ts'
import { seasonKind } from './season-kind.ts'

export const competitionsRoom = room((house: EntryDeps) => {
  const { pages, ...parts } = entryParts(house, seasonKind)
  return {
    ...parts,
    name: 'competitions',
    passages: [seasonPassages],
    pages: {
      'Liga-Smk': loadLeague,
      'Kelola-Musim': pages.list,
      'Kelola-Musim-Pratinjau': pages.preview,
      'Kelola-Musim-id': pages.entry,
    },
    intros: {
      [to.league()]: {
        label: 'Liga SMK',
        place: 250,
        isFilled: async context => (await findSeason(context)) !== undefined,
      },
    },
  }
})
