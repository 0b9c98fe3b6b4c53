import type { FastifyInstance } from 'fastify'
import { createAppTokens } from '../features/app-tokens/app-tokens.ts'
import { readTenants, type Tenant } from '../features/site/site.ts'
import { type AnswerCache, createAnswerCache } from '../platform/cache/answer-cache.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import { type Config, originOf } from '../platform/config.ts'
import { channels } from '../platform/db/channels.ts'
import { type Database, openDatabase } from '../platform/db/database.ts'
import { createFileStore, type FileStore, filesFolderOf } from '../platform/files/file-store.ts'
import { createPictures } from '../platform/files/pictures.ts'
import { createBuckets } from '../platform/limits/buckets.ts'
import { createLog, type Log } from '../platform/log.ts'
import { startMailer } from '../platform/mail/mailer.ts'
import { openSecrets, type Secrets } from '../platform/secrets/secrets.ts'
import { legible } from '../shared/colour.ts'
import { type Assets, developmentAssets, readAssets } from './assets.ts'
import { allCalls } from './calls.ts'
import { readFonts } from './fonts.ts'
import { canonicalHost, createHosts, type Hosts } from './hosts.ts'
import { createApp, type ServerParts } from './server.ts'
import type { Services } from './services.ts'
import { createSitePages } from './site-pages.ts'
import type { Renderer } from './ssr.tsx'
import { createThemes } from './theme.ts'
import { createVisits } from './visits.ts'

export interface Sanggar {
  app: FastifyInstance
  config: Config
  database: Database
  hosts: Hosts
  cache: AnswerCache
  files: FileStore
  secrets: Secrets
  log: Log
  /** reads tenants and settings anew; done by itself after a NOTIFY */
  refresh(): Promise<void>
  close(): Promise<void>
}

interface Options {
  clock?: Clock
  log?: Log
  /** pages and the browser's files come from Vite, as they are on disk */
  development?: Development
}

export interface Development {
  renderer(): Promise<Renderer>
  vite: NonNullable<ServerParts['vite']>
}

/** Puts the house together, without listening yet. Throws when the wall between tenants is down. */
export async function createSanggar(config: Config, options: Options = {}): Promise<Sanggar> {
  const log = options.log ?? createLog(config.LOG_LEVEL)
  const clock = options.clock ?? systemClock
  const database = await openDatabase(config, log)
  const hosts = createHosts(config)
  const cache = createAnswerCache({ maxBytes: config.PAGE_CACHE_MB * 1_048_576, clock })
  const fonts = readFonts()
  const { development } = options
  const assets: Assets = development ? developmentAssets(fonts) : readAssets(fonts)
  const built = development ? undefined : await builtRenderer()
  const filesFolder = filesFolderOf(config)
  const files = createFileStore(filesFolder)

  const secrets = openSecrets(config)
  const buckets = createBuckets(clock)
  const appTokens = createAppTokens(secrets, clock)
  const visits = createVisits(config)
  const originOfTenant = (tenant: Tenant) => originOf(config, canonicalHost(tenant, config))
  const services: Services = {
    config,
    database,
    clock,
    log,
    secrets,
    buckets,
    files,
    appTokens,
    tenantById: hosts.tenantById,
    originOf: originOfTenant,
    senderOf: tenant => ({
      tenantId: tenant.id,
      name: tenant.title,
      colour: legible(tenant.css.clr_primary, ['#ffffff'], 4.5, '#000000'),
      origin: originOfTenant(tenant),
    }),
  }
  const mailer = startMailer({ config, database, clock, log })

  const refresh = async () => hosts.replace(await database.withPlatform(readTenants))
  const refreshLater = () => {
    refresh().then(
      () => cache.clear(),
      error => log.warn({ err: error }, 'tenants could not be read, the old ones stay'),
    )
  }
  await refresh()
  await database.listen(channels.tenants, refreshLater, refreshLater)
  await database.listen(
    channels.purge,
    payload => purge(cache, payload, log),
    () => cache.clear(),
  )

  const pages = createSitePages({
    visits,
    config,
    database,
    clock,
    log,
    assets: () => assets,
    builtRenderer: built,
    renderer: async () => development?.renderer() ?? built ?? builtRenderer(),
    themeOf: createThemes(config, fonts, development !== undefined),
  })
  const app = await createApp({
    config,
    database,
    clock,
    log,
    hosts,
    cache,
    calls: allCalls(services),
    visits,
    buckets,
    appTokens,
    accounts: () => false,
    assets: () => assets,
    pages,
    vite: development?.vite,
    pictures: createPictures(filesFolder, `${filesFolder}-cache`),
    notReady: async () => ((await database.ping()) ? undefined : 'basis data tidak menjawab'),
  })

  return {
    app,
    config,
    database,
    hosts,
    cache,
    files,
    secrets,
    log,
    refresh,
    async close() {
      await app.close()
      await mailer.close()
      await database.close()
    },
  }
}

async function builtRenderer(): Promise<Renderer> {
  const built = new URL('../../dist/server/ssr.js', import.meta.url)
  const { createRenderer }: typeof import('./ssr.tsx') = await import(built.href)
  return createRenderer()
}

function purge(cache: AnswerCache, payload: string, log: Log): void {
  try {
    const { tenantId, tags }: { tenantId: number; tags: string[] } = JSON.parse(payload)
    cache.purge(tenantId, tags)
  } catch (error) {
    log.warn({ err: error, payload }, 'a purge that cannot be read')
    cache.clear()
  }
}
