import type { FastifyInstance } from 'fastify'
import { readTenants } from '../features/core/site/site.ts'
import { createAccounts } from '../features/identity/accounts/accounts.ts'
import { createAppTokens } from '../features/identity/app-tokens/app-tokens.ts'
import { createFactors } from '../features/identity/factors/factors.ts'
import { createOwnAccount } from '../features/identity/own-account/own-account.ts'
import { type ClickLog, createClickLog } from '../features/website/click-log/click-log.ts'
import { type AnswerCache, createAnswerCache } from '../platform/cache/answer-cache.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import { type Config, originOf } from '../platform/config.ts'
import { channels } from '../platform/db/channels.ts'
import { type Database, openDatabase } from '../platform/db/database.ts'
import { createDns } from '../platform/dns.ts'
import {
  createFileStore,
  type FileStore,
  filesFolderOf,
  variantsFolderOf,
} from '../platform/files/file-store.ts'
import { createPictures } from '../platform/files/pictures.ts'
import { createLoopback } from '../platform/http/loopback.ts'
import { inTurn } from '../platform/in-turn.ts'
import { createBuckets } from '../platform/limits/buckets.ts'
import { createLog, type Log } from '../platform/log.ts'
import { startMailer } from '../platform/mail/mailer.ts'
import { openSecrets, type Secrets } from '../platform/secrets/secrets.ts'
import { createAccountsDoor } from './accounts/accounts-door.ts'
import { type Assets, developmentAssets, readAssets } from './drawing/assets.ts'
import { readFonts } from './drawing/fonts.ts'
import { createIcons } from './drawing/icons.ts'
import { createDrawing } from './drawing/page-drawing.ts'
import type { Renderer, RendererModule } from './drawing/renderer.ts'
import { createShareImages } from './drawing/share-images.ts'
import { createTenantContexts } from './drawing/site-view.ts'
import { createThemes } from './drawing/theme.ts'
import { accountsHost, canonicalHost, createHosts, type Hosts, ownHost } from './http/hosts.ts'
import { createApp, type ServerParts } from './http/server.ts'
import { createVisits } from './http/visits.ts'
import { type Jobs, startJobs } from './jobs.ts'
import { createPreviewDoor } from './pages/preview.ts'
import { createFileFinder } from './pages/public-files.ts'
import { siteFiles } from './pages/site-files.ts'
import { createSitePages } from './pages/site-pages.ts'
import { openRooms } from './rooms.ts'
import type { Services } from './services.ts'
import { onLetIn, onSignedIn } from './sign-in/arriving.ts'
import { createRelyingParty } from './sign-in/relying-party.ts'

export interface Sanggar {
  app: FastifyInstance
  config: Config
  database: Database
  hosts: Hosts
  cache: AnswerCache
  files: FileStore
  secrets: Secrets
  log: Log
  /** what the house does by its own clock */
  jobs: Jobs
  /** clicks that wait to be written */
  clickLog: ClickLog
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
  const tenantContextOf = createTenantContexts(config)
  const identity = { database, clock, secrets, origin: originOf(config, accountsHost(config)) }
  const { tenantById } = hosts
  const tenantContextById = (id: number) => {
    const tenant = tenantById(id)
    return tenant && tenantContextOf(tenant)
  }
  const accounts = createAccounts({ ...identity, tenantContextById })
  const factors = createFactors(identity)
  const ownAccount = createOwnAccount({ ...identity, accounts })
  const clickLog = createClickLog({ database, clock, log, secrets })
  const services: Omit<Services, 'partsOf'> = {
    accounts,
    factors,
    clickLog,
    config,
    dns: createDns(config.DNS_SERVER),
    database,
    clock,
    log,
    secrets,
    buckets,
    files,
    appTokens,
    appVersion: assets.version,
    accountsOrigin: identity.origin,
    tenantById: hosts.tenantById,
    fontUrl: name => fonts.file(name).url,
    tenantContextOf,
    tenantContextById,
    originsOf: id => {
      const tenant = tenantById(id)
      return tenant ? [ownHost(tenant, config), ...tenant.hosts].map(host => originOf(config, host)) : []
    },
    onLetIn,
  }
  const mailer = await startMailer({ config, database, clock, log })
  const house = openRooms(services)
  const { partsOf } = house
  const jobs = startJobs(partsOf('jobs').flat(), log)

  // one after the other: what was read first must not land after what was read later
  const refresh = inTurn(async () => hosts.replace(await database.withPlatform(readTenants)))
  const refreshLater = (tenantId = '') => {
    refresh().then(
      () => cache.clear(tenantId === '' ? undefined : Number(tenantId)),
      error => log.warn({ err: error }, 'tenants could not be read, the old ones stay'),
    )
  }
  await refresh()
  await database.listen(channels.tenants, refreshLater, () => refreshLater())
  await database.listen(
    channels.purge,
    payload => purge(cache, payload, log),
    () => cache.clear(),
  )

  const themeOf = createThemes(config, fonts, development !== undefined)
  const shareImages = createShareImages({
    files,
    cacheFolder: variantsFolderOf(filesFolder),
    secrets,
    tenantById,
    hostOf: tenant => canonicalHost(tenant, config),
  })
  const drawing = createDrawing({
    config,
    clock,
    log,
    assets: () => assets,
    builtRenderer: built,
    renderer: async () => development?.renderer() ?? built ?? builtRenderer(),
    themeOf,
    shareImages,
    feeds: partsOf('feeds').flat(),
  })
  const pages = createSitePages({
    visits,
    config,
    database,
    clock,
    drawing,
    themeOf,
    loads: house.pages,
    partsOf,
    tenantContextOf,
    accountsOrigin: identity.origin,
  })
  const accountsServer = createAccountsDoor(
    {
      services: { ...services, partsOf },
      accounts,
      hosts,
      visits,
      pages,
      secondFactor: factors,
      factors,
      ownAccount,
      origin: identity.origin,
    },
    accounts,
  )
  const app = await createApp({
    config,
    database,
    clock,
    log,
    hosts,
    cache,
    calls: house.calls,
    forms: partsOf('forms').flat(),
    tenantContextOf,
    partsOf,
    visits,
    buckets,
    appTokens,
    secrets,
    party: createRelyingParty({ config, secrets, fetch: createLoopback(config) }),
    onSignedIn,
    onLetIn,
    accounts: accountsServer.handle,
    assets: () => assets,
    pages,
    findFile: createFileFinder([
      ...partsOf('files').flat(),
      ...siteFiles({ icons: createIcons(files), tenantById }),
      ...shareImages.files,
    ]),
    previews: createPreviewDoor({ database, visits, clock, secrets }),
    vite: development?.vite,
    files,
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
    jobs,
    clickLog,
    refresh,
    async close() {
      await app.close()
      await accountsServer.close()
      await mailer.close()
      await jobs.close()
      await clickLog.close()
      await database.close()
    },
  }
}

async function builtRenderer(): Promise<Renderer> {
  const built = new URL('../../dist/server/ssr.js', import.meta.url)
  const { createRenderer }: RendererModule = await import(built.href)
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
