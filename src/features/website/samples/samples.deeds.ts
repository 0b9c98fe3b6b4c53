import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const samplesDeeds: DeedWords = {
  topics: { samples: 'Contoh' },
  words: { 'samples.removed': 'membuang isi contoh' },
  topicFields: { samples: { removed: 'Dibuang', kept: 'Tetap, karena sudah diubah' } },
}
