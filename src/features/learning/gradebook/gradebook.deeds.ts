import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const gradebookDeeds: DeedWords = {
  topics: { gradebook: 'Buku nilai' },
  words: {
    'gradebook.rule': 'mengatur bobot nilai kelas',
    'gradebook.override': 'menetapkan nilai peserta',
    'gradebook.excuse': 'membebaskan peserta dari penilaian',
    'gradebook.withdraw': 'mengembalikan nilai peserta ke aslinya',
    'gradebook.release': 'merilis nilai akhir kelas',
  },
}
