import { createHash } from 'node:crypto'
import { createOutgoing } from '../../../platform/http/outgoing.ts'
import { type EndpointAskDeps, openKey } from '../endpoints/endpoints.ts'
import { unitOf } from '../passages/passages.ts'
import type { EmbeddingSettingsRow } from './embeddings.store.ts'

/** Where vectors are made. */
export interface EmbeddingEndpoint {
  baseUrl: string
  model: string
  key: string
  isLocalAllowed: boolean
}

/** The endpoint of a tenant that has named one. */
export const endpointOf = (
  { secrets, config }: EndpointAskDeps,
  tenantId: number,
  settings: EmbeddingSettingsRow | undefined,
): EmbeddingEndpoint | undefined =>
  settings && settings.baseUrl !== '' && settings.model !== ''
    ? {
        baseUrl: settings.baseUrl,
        model: settings.model,
        key: openKey(secrets, tenantId, settings.keySealed),
        isLocalAllowed: config.LOCAL_MODELS,
      }
    : undefined

/** a hundred vectors of 4,096 numbers, written out */
const maxBytes = 16_777_216

interface Asking {
  texts: string[]
  /** how often it is asked again, after a pause, where the endpoint is busy or broken */
  retries: number
  signal: AbortSignal
}

/** Vectors of length 1, one a text in their order, and what they cost. Throws where anything else came. */
export async function embed(
  { baseUrl, model, key, isLocalAllowed }: EmbeddingEndpoint,
  { texts, retries, signal }: Asking,
): Promise<{ vectors: Float32Array[]; tokens: number | undefined }> {
  const [{ embedMany, RetryError }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ])
  const provider = createOpenAICompatible({
    name: 'tenant',
    baseURL: baseUrl,
    ...(key === '' ? {} : { apiKey: key }),
    fetch: createOutgoing({ isLocalAllowed, maxBytes }),
  })
  const { embeddings, usage } = await embedMany({
    model: provider.embeddingModel(model),
    values: texts,
    maxRetries: retries,
    abortSignal: signal,
  }).catch((error: unknown) => {
    // what the endpoint said last is what is wrong
    throw RetryError.isInstance(error) ? error.lastError : error
  })
  const vectors = embeddings.map(unitOf)
  const [first] = vectors
  if (vectors.length !== texts.length || vectors.some(({ length }) => length !== first?.length))
    throw new Error('The endpoint made vectors of different lengths, or not one for each text')
  return { vectors, tokens: Number.isFinite(usage.tokens) ? usage.tokens : undefined }
}

/** Who made a vector: those of two makers are never compared. */
export const makerOf = ({ baseUrl, model }: Pick<EmbeddingEndpoint, 'baseUrl' | 'model'>): string =>
  createHash('sha256').update(`${baseUrl}\n${model}`).digest('hex').slice(0, 32)
