import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { TenantContext } from '../../../platform/http/endpoint.ts'
import type { Log } from '../../../platform/log.ts'
import { type EndpointAskDeps, monthOf, tokensOf, withoutPersonalData } from '../endpoints/endpoints.ts'
import type { Meaning } from '../passages/passages.ts'
import { type EmbeddingEndpoint, embed, endpointOf, makerOf } from './embedding-endpoint.ts'
import { findEmbeddingSettings, reserveEmbeddingTokens, settleEmbeddingTokens } from './embeddings.store.ts'

interface QuestionDeps extends EndpointAskDeps {
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

/** An endpoint that may be asked what a question means, with what was set aside for it. */
export interface AdmittedMeaning {
  endpoint: EmbeddingEndpoint
  month: string
  reserved: number
}

/** for so long it is remembered that a tenant has named nobody: most have not, and every question would ask the database */
const absentMilliseconds = 60_000
/** by house: until when, by tenant */
const absent = new WeakMap<object, Map<number, number>>()

const absentIn = ({ secrets }: Pick<EndpointAskDeps, 'secrets'>): Map<number, number> => {
  const found = absent.get(secrets) ?? new Map<number, number>()
  absent.set(secrets, found)
  return found
}

/** Somebody may be named by now. */
export const forgetAbsence = (house: Pick<EndpointAskDeps, 'secrets'>, tenantId: number): void => {
  absentIn(house).delete(tenantId)
}

/** Who may be asked what this question means; undefined where there is nobody, or not now. */
export async function admitMeaning(
  house: QuestionDeps,
  tx: Tx,
  { tenant, text }: Asked,
): Promise<AdmittedMeaning | undefined> {
  const now = house.clock.now().getTime()
  const nobody = absentIn(house)
  if ((nobody.get(tenant.id) ?? 0) > now) return undefined
  const settings = await findEmbeddingSettings(tx)
  const endpoint = endpointOf(house, tenant.id, settings)
  if (!settings || !endpoint) {
    nobody.set(tenant.id, now + absentMilliseconds)
    return undefined
  }
  const name = nameOf(tenant.id, endpoint)
  if ((paused.get(name) ?? 0) > now) return undefined
  paused.delete(name)
  const month = monthOf(house.clock, tenant.timeZone)
  const reserved = tokensOf(text)
  const wanted = { month, tokens: reserved, ceiling: settings.monthlyTokens }
  return (await reserveEmbeddingTokens(tx, wanted)) ? { endpoint, month, reserved } : undefined
}

/**
 * What a question means, and how much more it cost than was set aside. No meaning where the endpoint does not say it in
 * time. In no transaction.
 */
export async function meaningOf(
  { log, clock }: Pick<QuestionDeps, 'log' | 'clock'>,
  { endpoint, reserved }: AdmittedMeaning,
  { tenant, text, signal }: Asked,
): Promise<{ meaning: Meaning | undefined; more: number }> {
  const patience = AbortSignal.timeout(patienceMilliseconds)
  try {
    const { vectors, tokens } = await embed(endpoint, {
      texts: [withoutPersonalData(text)],
      retries: 0,
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    })
    const [vector] = vectors
    return {
      meaning: vector && { maker: makerOf(endpoint), vector },
      more: (tokens ?? reserved) - reserved,
    }
  } catch (error) {
    const nothing = { meaning: undefined, more: -reserved }
    if (signal?.aborted) return nothing
    paused.set(nameOf(tenant.id, endpoint), clock.now().getTime() + pauseMilliseconds)
    log.warn({ err: error, tenantId: tenant.id }, 'what a question means was not told in time')
    return nothing
  }
}

/** Writes down what it really cost; what failed costs nothing. */
export async function settleMeaning(
  tx: Tx,
  { month }: Pick<AdmittedMeaning, 'month'>,
  more: number,
): Promise<void> {
  if (more !== 0) await settleEmbeddingTokens(tx, { month, more })
}
