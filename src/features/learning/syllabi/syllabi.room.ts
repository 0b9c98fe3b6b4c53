import { room } from '../../../platform/room.ts'
import { to } from '../../../routes.ts'
import { loadSyllabi } from './syllabi.loads.ts'

export const syllabiRoom = room(() => ({
  name: 'syllabi',
  pages: { Silabus: loadSyllabi('all'), 'Training-Services-Syllabus': loadSyllabi('training') },
  intros: {
    [to.syllabi()]: { label: 'Silabus', place: 230, with: to.classes() },
  },
}))
