import { room } from '../../../platform/room.ts'
import { duePolls, pollWay } from './own-polls.ts'
import { pollsApi } from './polls.api.ts'
import { pollsDeeds } from './polls.deeds.ts'
import { loadClassPoll, loadOwnPoll } from './polls.loads.ts'
import { pollsPersonal } from './polls.personal.ts'
import { countUses } from './polls.ts'

/** A class that is together is asked one question, talks about what it answered, and is asked again. */
export const pollsRoom = room(() => ({
  name: 'polls',
  pages: { 'Mengajar-Kelas-Tanya': loadClassPoll, 'Belajar-Tanya': loadOwnPoll },
  calls: pollsApi,
  deeds: pollsDeeds,
  personal: [pollsPersonal],
  questionUses: countUses,
  dueWork: duePolls,
  classWays: pollWay,
}))
