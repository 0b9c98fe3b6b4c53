import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const redirectsDeeds: DeedWords = {
  topics: { redirect: 'Pengalihan' },
  words: {
    'redirect.added': 'mengalihkan alamat lama',
    'redirect.changed': 'mengubah tujuan alamat lama',
    'redirect.removed': 'menghapus pengalihan',
    'redirect.restored': 'mengembalikan pengalihan yang dihapus:',
  },
  topicFields: { redirect: { from: 'Alamat lama', to: 'Dialihkan ke' } },
}
