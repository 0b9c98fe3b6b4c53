import { room } from '../../../platform/room.ts'
import { announcementSetting } from './announcements.ts'

export const announcementsRoom = room(() => ({
  name: 'announcements',
  settings: { announcement: announcementSetting },
  // what is announced to members, or not yet
  heldSettings: ['announcement'],
}))
