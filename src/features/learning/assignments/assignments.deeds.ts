import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const assignmentsDeeds: DeedWords = {
  topics: { assignment: 'Tugas', hand_in: 'Kumpulan tugas' },
  words: {
    'assignment.change': 'mengubah tugas',
    'assignment.group': 'menyusun kelompok tugas',
    'assignment.release': 'merilis nilai tugas',
    'hand_in.release': 'merilis nilai sebuah tugas',
    'hand_in.return': 'mengembalikan sebuah tugas',
    'remark.restored': 'mengembalikan komentar tersimpan yang dihapus:',
  },
}
