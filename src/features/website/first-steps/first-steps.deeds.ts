import { institutions } from '../../../shared/institutions.ts'
import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const firstStepsDeeds: DeedWords = {
  topics: { first_steps: 'Langkah awal' },
  words: { 'first_steps.institution': 'memilih jenis lembaga' },
  topicFields: { first_steps: { institution: 'Jenis lembaga' } },
  states: Object.fromEntries(Object.entries(institutions).map(([name, { label }]) => [name, label])),
}
