import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const embeddingsDeeds: DeedWords = {
  topics: { embedding_settings: 'Pencarian menurut makna' },
  words: { 'embedding_settings.change': 'mengubah layanan embeddings' },
}
