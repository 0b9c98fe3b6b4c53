import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Log } from '../../../platform/log.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import { readTenant } from '../../core/site/site.ts'
import {
  type EndpointAskDeps,
  monthOf,
  tokensOf,
  whyNot,
  withoutPersonalData,
} from '../endpoints/endpoints.ts'
import { keepVectors, listUnmade, putRefusals, sweepVectors } from '../passages/passages.ts'
import { assistantIsOn } from './assistant-switch.ts'
import { endpointOf, makerOf } from './embedding-endpoint.ts'
import * as store from './embeddings.store.ts'
import { batchMilliseconds, embedAll } from './refused-texts.ts'

export interface EmbeddingsDeps extends EndpointAskDeps {
  partsOf: PartsOf
  database: Pick<Database, 'withTenant' | 'withPlatform'>
  clock: Clock
  log: Pick<Log, 'warn'>
}

/** texts of one call; endpoints take a few hundred, and one that fails loses no more than these */
const batch = 64
/** batches of a tenant before the next one has its turn; what is left is due in a minute */
const mostBatches = 20
/** letters of a text that are sent: more than a passage has, less than any model takes */
const longest = 6000
/** longer than a batch takes: another process goes on where this one was killed */
const turnMilliseconds = 2 * batchMilliseconds
/** a pause doubles with each failure in a row, up to */
const firstPauseMilliseconds = 60_000
const longestPauseMilliseconds = 6 * 3_600_000

const monthUsed = 'Jatah token embeddings bulan ini sudah habis. Bagian yang baru dicari menurut kata saja.'

/** Makes the vectors that passages lack, tenant by tenant: behind what is published, and never while somebody waits. */
export function createVectorMaking(house: EmbeddingsDeps) {
  const { database, clock, log } = house
  let isClosed = false

  /** One call's worth of texts. Holds no transaction while the endpoint works. */
  async function step(tenantId: number, timeZone: string): Promise<'more' | 'done'> {
    const month = monthOf(clock, timeZone)
    const ready = await database.withTenant(tenantId, async tx => {
      const settings = await store.findEmbeddingSettings(tx)
      const endpoint = endpointOf(house, tenantId, settings)
      if (!settings || !endpoint) return undefined
      const { version } = settings
      const now = clock.now()
      const maker = makerOf(endpoint)
      const unmade = await listUnmade(tx, maker, batch)
      if (unmade.length === 0) {
        await sweepVectors(tx, maker)
        return undefined
      }
      const texts = unmade.map(({ text }) => withoutPersonalData(text).slice(0, longest))
      const tokens = texts.reduce((sum, text) => sum + tokensOf(text), 0)
      const isWithin = await store.reserveEmbeddingTokens(tx, {
        month,
        tokens,
        ceiling: settings.monthlyTokens,
      })
      if (!isWithin) {
        const retryAt = new Date(now.getTime() + longestPauseMilliseconds)
        await store.noteOutcome(tx, { version, failures: 0, problem: monthUsed, retryAt })
        return undefined
      }
      const until = new Date(now.getTime() + turnMilliseconds)
      if (!(await store.claimTurn(tx, { version, now, until }))) throw new Taken()
      return { settings, endpoint, maker, unmade, texts, tokens }
    })
    if (!ready) return 'done'
    const { settings, endpoint, maker, unmade, texts, tokens: reserved } = ready
    const { version, failures } = settings
    try {
      const digests = unmade.map(({ digest }) => digest)
      const { made, refused, tokens } = await embedAll(endpoint, { texts, digests })
      await database.withTenant(tenantId, async tx => {
        // what was published or named anew meanwhile is found by the next look
        await keepVectors(tx, maker, made)
        if (refused.length > 0) await putRefusals(tx, { maker, refused })
        await store.settleEmbeddingTokens(tx, { month, more: (tokens ?? reserved) - reserved })
        await store.noteOutcome(tx, { version, failures: 0, problem: '', retryAt: null })
      })
      return unmade.length === batch ? 'more' : 'done'
    } catch (error) {
      log.warn({ err: error, tenantId }, 'vectors were not made')
      const pause = Math.min(longestPauseMilliseconds, firstPauseMilliseconds * 2 ** failures)
      const retryAt = new Date(clock.now().getTime() + pause)
      await database.withTenant(tenantId, async tx => {
        await store.settleEmbeddingTokens(tx, { month, more: -reserved })
        await store.noteOutcome(tx, { version, failures: failures + 1, problem: whyNot(error), retryAt })
      })
      return 'done'
    }
  }

  async function follow(tenantId: number): Promise<void> {
    const tenant = await database.withPlatform(tx => readTenant(tx, tenantId))
    // what nobody is answered out of is sent to nobody
    if (!tenant || !assistantIsOn(house, tenant)) return
    for (let turn = 0; turn < mostBatches && !isClosed; turn++)
      if ((await step(tenantId, tenant.timeZone)) === 'done') return
  }

  return {
    async run(): Promise<void> {
      const due = await database.withPlatform(tx => store.listDue(tx, clock.now()))
      for (const tenantId of due)
        if (!isClosed)
          await follow(tenantId).catch(error => {
            if (!(error instanceof Taken)) log.warn({ err: error, tenantId }, 'vectors were not made')
          })
    },
    async close(): Promise<void> {
      isClosed = true
    },
  }
}

/** Another process makes this tenant's vectors; what was set aside for it goes back with the transaction. */
class Taken extends Error {}
