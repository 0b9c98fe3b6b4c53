import { room } from '../../../platform/room.ts'
import { answersDeeds } from './answers.deeds.ts'
import { answersPersonal } from './answers.personal.ts'

/** How questions are answered; who asks, and where, is said by the rooms that talk. */
export const answersRoom = room(() => ({
  name: 'answers',
  deeds: answersDeeds,
  personal: [answersPersonal],
}))
