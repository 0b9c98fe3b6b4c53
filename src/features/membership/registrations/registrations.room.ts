import { room } from '../../../platform/room.ts'

export const registrationsRoom = room(() => ({ name: 'registrations' }))
