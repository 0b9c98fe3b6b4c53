import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const threadsDeeds: DeedWords = {
  topics: { thread: 'Diskusi kelas' },
  words: {
    'thread.announce': 'menerbitkan pengumuman kelas',
    'thread.remove': 'menghapus dari diskusi kelas',
    'thread.restored': 'mengembalikan bagian diskusi yang dihapus:',
  },
}
