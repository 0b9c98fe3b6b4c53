import { fieldsOf } from '../../../platform/http/fields.ts'
import { room } from '../../../platform/room.ts'
import { radioSetting } from './radio.ts'

export const radioRoom = room(() => ({
  name: 'radio',
  settings: { radio: radioSetting },
  deeds: { fields: { radio: 'Radio' } },
  settingForms: [
    {
      key: 'radio',
      place: 100,
      id: 'radio',
      title: 'Radio',
      text: 'Siaran di kaki setiap halaman. Hanya tata letak Bharabas yang memutarnya.',
      fields: fieldsOf(radioSetting),
      said: 'Radio tersimpan',
      takeDown: {
        button: 'Hentikan radio',
        title: 'Hentikan radio?',
        text: 'Siaran tidak lagi diputar di situs, dan alamatnya dihapus.',
        done: 'Radio dihentikan',
      },
      held: value => radioSetting.safeParse(value).data,
      begin: { name: '', url: '' },
    },
  ],
}))
