import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const careDeeds: DeedWords = {
  topics: { assistant: 'Asisten' },
  words: { 'assistant.dismissed': 'menyisihkan pertanyaan yang belum terjawab' },
  fields: { assistant: 'Asisten' },
}
