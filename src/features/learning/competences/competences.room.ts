import { room } from '../../../platform/room.ts'
import { loadCompetence } from './competences.loads.ts'

export const competencesRoom = room(() => ({
  name: 'competences',
  pages: {
    'Class-Competence-slug': loadCompetence,
  },
}))
