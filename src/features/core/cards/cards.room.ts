import { room } from '../../../platform/room.ts'

export const cardsRoom = room(() => ({ name: 'cards' }))
