import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const pollsDeeds: DeedWords = {
  topics: { poll: 'Tanya kelas' },
  words: { 'poll.begin': 'bertanya kepada kelas', 'poll.close': 'menyelesaikan pertanyaan kelas' },
}
