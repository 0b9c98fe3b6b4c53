import { room } from '../../../platform/room.ts'
import { calendarFiles } from './calendars.loads.ts'

export const calendarsRoom = room(() => ({ name: 'calendars', files: calendarFiles }))
