import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const handInsDeeds: DeedWords = {
  topics: { hand_in: 'Kumpulan tugas' },
  words: {
    'assignment.release': 'merilis nilai tugas',
    'hand_in.release': 'merilis nilai sebuah tugas',
    'hand_in.return': 'mengembalikan sebuah tugas',
    'remark.restored': 'mengembalikan komentar tersimpan yang dihapus:',
  },
}
