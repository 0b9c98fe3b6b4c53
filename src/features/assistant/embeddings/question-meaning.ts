import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { TenantContext } from '../../../platform/http/endpoint.ts'
import type { Log } from '../../../platform/log.ts'
import { type EndpointsHouse, monthOf, tokensOf, withoutPersonalData } from '../endpoints/endpoints.ts'
import type { Meaning } from '../passages/passages.ts'
import { type EmbeddingEndpoint, embed, makerOf } from './embedding-endpoint.ts'
import { endpointOf } from './embedding-settings.ts'
import { findEmbeddingSettings, reserveEmbeddingTokens } from './embeddings.store.ts'

interface QuestionHouse extends EndpointsHouse {
  clock: Clock
  log: Pick<Log, 'warn'>
}

interface Asked {
  tenant: Pick<TenantContext, 'id' | 'timeZone'>
  text: string
  signal?: AbortSignal | undefined
}

/** whoever asks waits for it: later than that they are answered by words */
const patienceMilliseconds = 1500
/** an endpoint that failed is left alone for so long: nobody is to wait for it question by question */
const pauseMilliseconds = 60_000
/** by tenant and endpoint: until when */
const paused = new Map<string, number>()

const nameOf = (tenantId: number, endpoint: EmbeddingEndpoint) => `${tenantId} ${makerOf(endpoint)}`

/** The endpoint that may be asked what this question means; undefined where there is none, or not now. */
export async function admitMeaning(
  house: QuestionHouse,
  tx: Tx,
  { tenant, text }: Asked,
): Promise<EmbeddingEndpoint | undefined> {
  const settings = await findEmbeddingSettings(tx)
  const endpoint = endpointOf(house, tenant.id, settings)
  if (!settings || !endpoint) return undefined
  const name = nameOf(tenant.id, endpoint)
  if ((paused.get(name) ?? 0) > house.clock.now().getTime()) return undefined
  paused.delete(name)
  const month = monthOf(house.clock, tenant.timeZone)
  const tokens = tokensOf(text)
  const isWithin = await reserveEmbeddingTokens(tx, { month, tokens, ceiling: settings.monthlyTokens })
  return isWithin ? endpoint : undefined
}

/** What a question means. Undefined where the endpoint does not say so in time. In no transaction. */
export async function meaningOf(
  { log, clock }: Pick<QuestionHouse, 'log' | 'clock'>,
  endpoint: EmbeddingEndpoint,
  { tenant, text, signal }: Asked,
): Promise<Meaning | undefined> {
  const patience = AbortSignal.timeout(patienceMilliseconds)
  try {
    const { vectors } = await embed(endpoint, {
      texts: [withoutPersonalData(text)],
      retries: 0,
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    })
    const [vector] = vectors
    return vector && { maker: makerOf(endpoint), vector }
  } catch (error) {
    if (signal?.aborted) return undefined
    paused.set(nameOf(tenant.id, endpoint), clock.now().getTime() + pauseMilliseconds)
    log.warn({ err: error, tenantId: tenant.id }, 'what a question means was not told in time')
    return undefined
  }
}
