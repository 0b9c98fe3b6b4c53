import { room } from '../../../platform/room.ts'
import { type EntryDeps, entryParts } from '../../core/entries/entries.ts'
import { competenceKind } from './competence-kind.ts'
import { loadCompetence } from './competences.loads.ts'

export const competencesRoom = room((house: EntryDeps) => {
  const { pages, ...parts } = entryParts(house, competenceKind)
  return {
    ...parts,
    name: 'competences',
    pages: {
      'Class-Competence-slug': loadCompetence,
      'Kelola-Kompetensi': pages.list,
      'Kelola-Kompetensi-Pratinjau': pages.preview,
      'Kelola-Kompetensi-id': pages.entry,
    },
  }
})
