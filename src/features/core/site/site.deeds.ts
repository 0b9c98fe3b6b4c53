import type { DeedWords } from '../audit/audit.ts'
import { settingWords, valueWords } from './site-setting.rules.ts'

/** What the audit log says of what is done here. */
export const siteDeeds: DeedWords = {
  topics: {
    settings: 'Pengaturan',
    setting_value: 'Isi situs',
  },
  words: {
    'settings.changed': 'mengubah pengaturan:',
    'setting_value.changed': 'mengubah isi situs:',
    'setting_value.saved': 'menyimpan draf isi situs:',
    'setting_value.discarded': 'membuang draf isi situs:',
    'setting_value.planned': 'menjadwalkan isi situs:',
    'setting_value.unplanned': 'membatalkan jadwal isi situs:',
  },
  fields: { ...settingWords, ...valueWords, timeZone: 'Zona waktu' },
}
