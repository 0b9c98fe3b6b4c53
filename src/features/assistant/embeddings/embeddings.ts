/** Vectors of passages and questions, made by an endpoint that a tenant names: what fits in meaning, whatever words it uses. */
export { readEmbeddingSettings, saveEmbeddingSettings, testEmbeddings } from './embedding-settings.ts'
export {
  type EmbeddingSettingsView,
  embeddingSettingsBody,
  embeddingSettingsView,
} from './embeddings.contract.ts'
export { type AdmittedMeaning, admitMeaning, meaningOf, settleMeaning } from './question-meaning.ts'
