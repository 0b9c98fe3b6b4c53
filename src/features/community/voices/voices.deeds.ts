import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const voicesDeeds: DeedWords = {
  topics: { voice: 'Suara pengunjung' },
  words: {
    'voice.published': 'menerbitkan suara pengunjung',
    'voice.rejected': 'menolak suara pengunjung',
    'voice.spam': 'menandai spam suara pengunjung',
    'voice.hidden': 'menyembunyikan suara pengunjung',
    'voice.pending': 'mengembalikan ke antrean suara pengunjung',
    'voice.moved': 'memindahkan tahap aspirasi',
    'voice.replied': 'menjawab aspirasi',
  },
}
