import { room } from '../../../platform/room.ts'
import { announcementForm } from './announcements.office.ts'
import { announcementSetting } from './announcements.ts'

export const announcementsRoom = room(() => ({
  name: 'announcements',
  deeds: { fields: { announcement: 'Pengumuman' } },
  settings: { announcement: announcementSetting },
  settingForms: [announcementForm],
  // what is announced to members, or not yet
  heldSettings: ['announcement'],
}))
