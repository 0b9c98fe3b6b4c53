import type { DeedWords } from '../../core/audit/audit.ts'
import { settingLabels } from './pages.rules.ts'

/** What the audit log says of what is done here. */
export const pagesDeeds: DeedWords = {
  topics: {
    page: 'Halaman',
  },
  words: {
    'page.saved': 'menyimpan draf halaman',
    'page.published': 'menerbitkan halaman',
    'page.withdrawn': 'menarik halaman dari situs:',
    'page.discarded': 'membuang draf halaman',
    'page.planned': 'menjadwalkan halaman',
    'page.unplanned': 'membatalkan jadwal halaman',
  },
  fields: {
    ...settingLabels,
    heading: 'Judul',
    eyebrow: 'Label',
    lead: 'Pengantar',
    cover: 'Gambar sampul',
    sections: 'Bagian',
    seo: 'Mesin pencari',
  },
}
