import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const answersDeeds: DeedWords = {
  topics: { answer_settings: 'Pengaturan asisten' },
  words: { 'answer_settings.change': 'mengubah cara asisten menjawab' },
  states: { extractive: 'kutipan dari situs', model: 'model AI' },
}
