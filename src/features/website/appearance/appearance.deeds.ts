import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const appearanceDeeds: DeedWords = {
  topics: {
    appearance: 'Tampilan',
    picture: 'Gambar',
  },
  words: {
    'appearance.published': 'menerbitkan tampilan:',
    'appearance.restored': 'mengembalikan tampilan:',
    'appearance.draft_discarded': 'membuang',
    'appearance.saved': 'menyimpan',
    'appearance.planned': 'menjadwalkan',
    'appearance.unplanned': 'membatalkan jadwal',
    'picture.uploaded': 'mengunggah gambar',
  },
}
