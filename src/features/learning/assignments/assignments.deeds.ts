import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const assignmentsDeeds: DeedWords = {
  topics: { assignment: 'Tugas' },
  words: {
    'assignment.change': 'mengubah tugas',
    'assignment.group': 'menyusun kelompok tugas',
  },
}
