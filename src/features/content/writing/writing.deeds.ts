import type { DeedWords } from '../../core/audit/audit.ts'
import { postWords } from './post-value.contract.ts'

/** What the audit log says of what is done here. */
export const writingDeeds: DeedWords = {
  topics: {
    post: 'Tulisan',
    post_category: 'Kategori tulisan',
  },
  words: {
    'post.begun': 'memulai tulisan',
    'post.saved': 'menyimpan draf tulisan',
    'post.published': 'menerbitkan tulisan',
    'post.withdrawn': 'menarik tulisan dari situs:',
    'post.discarded': 'membuang perubahan tulisan',
    'post.planned': 'menjadwalkan tulisan',
    'post.unplanned': 'membatalkan jadwal tulisan',
    'post.asked': 'mengirim tulisan untuk ditinjau:',
    'post.recalled': 'menarik kembali tulisan dari tinjauan:',
    'post.approved': 'menyetujui tulisan',
    'post.needs_fix': 'meminta perbaikan tulisan',
    'post.archived': 'mengarsipkan tulisan',
    'post.trashed': 'membuang tulisan ke sampah:',
    'post.restored': 'memulihkan tulisan dari sampah:',
    'post_category.created': 'membuat kategori',
    'post_category.changed': 'mengubah kategori',
    'post_category.removed': 'menghapus kategori',
    'post_category.restored': 'mengembalikan kategori yang dihapus:',
  },
  topicFields: { post: { ...postWords, note: 'Catatan' } },
}
