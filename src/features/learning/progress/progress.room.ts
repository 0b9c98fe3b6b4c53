import { room } from '../../../platform/room.ts'
import { progressApi } from './progress.api.ts'
import { loadClassProgress } from './progress.loads.ts'
import { progressDesks } from './progress.office.ts'

/** How people get on in classes, for those who look after them. */
export const progressRoom = room(() => ({
  name: 'progress',
  pages: { 'Mengajar-Kelas-id': loadClassProgress },
  calls: progressApi,
  desks: progressDesks,
}))
