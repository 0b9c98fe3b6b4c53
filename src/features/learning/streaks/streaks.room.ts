import { fieldsOf } from '../../../platform/http/fields.ts'
import { room } from '../../../platform/room.ts'
import { streakSetting } from './streaks.contract.ts'
import { streakDesks } from './streaks.office.ts'

/** Days in a row on which somebody learned, where a tenant shows them. */
export const streaksRoom = room(() => ({
  name: 'streaks',
  deeds: { fields: { streak: 'Hari belajar beruntun' } },
  settings: { streak: streakSetting },
  settingForms: [
    {
      key: 'streak',
      place: 70,
      id: 'belajar',
      title: 'Belajar',
      text: 'Yang dilihat peserta di halaman Kelas saya.',
      fields: fieldsOf(streakSetting),
      said: 'Pengaturan belajar tersimpan',
      held: value => streakSetting.safeParse(value).data,
      begin: { isShown: false },
    },
  ],
  desks: streakDesks,
}))
