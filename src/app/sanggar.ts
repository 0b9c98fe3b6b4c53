import type { FastifyInstance } from 'fastify'
import type { PostViews } from '../features/content/posts/posts.ts'
import type { ClickLog } from '../features/website/click-log/click-log.ts'
import type { AnswerCache } from '../platform/cache/answer-cache.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { type Database, openDatabase } from '../platform/db/database.ts'

import type { FileStore } from '../platform/files/file-store.ts'
import { createPictures } from '../platform/files/pictures.ts'
import { createLoopback } from '../platform/http/loopback.ts'
import type { Buckets } from '../platform/limits/buckets.ts'
import { createLog, type Log } from '../platform/log.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import type { PartsOf } from '../platform/room-parts.ts'
import type { Secrets } from '../platform/secrets/secrets.ts'
import { createAccountsHandler } from './accounts/accounts-handler.ts'
import { openAdmin } from './admin/admin-server.ts'
import { createMeters } from './admin/meters.ts'
import { startClockwork } from './clockwork.ts'
import { createIcons } from './drawing/icons.ts'
import type { Renderer } from './drawing/renderer.ts'
import { followChanges, holdable } from './follow-changes.ts'
import { layGround } from './ground.ts'
import { type FurtherRoom, openRooms } from './house.ts'
import type { Hosts } from './http/hosts.ts'
import { createApp, type ServerDeps } from './http/server.ts'
import type { Jobs } from './jobs.ts'
import type { Tenants } from './loaded-tenants.ts'
import { openPages } from './pages/open-pages.ts'
import { createPreviewDoor } from './pages/preview.ts'
import { createFileFinder } from './pages/public-files.ts'
import { siteFiles } from './pages/site-files.ts'
import { onLetIn, onSignedIn } from './sign-in/arriving.ts'
import { createRelyingParty } from './sign-in/relying-party.ts'

export interface Sanggar {
  app: FastifyInstance
  config: Config
  database: Database
  hosts: Hosts
  tenants: Tenants
  cache: AnswerCache
  files: FileStore
  secrets: Secrets
  log: Log
  /** what the house does by its own clock */
  jobs: Jobs
  /** empties the outbox by its own clock */
  mailer: Mailer
  /** what the rooms say of themselves */
  partsOf: PartsOf
  /** clicks that wait to be written */
  clickLog: ClickLog
  /** looks at posts that wait to be written */
  postViews: PostViews
  /** how often somebody has asked */
  buckets: Buckets
  /** reads tenants and settings anew; done by itself after a NOTIFY */
  refresh(): Promise<void>
  /** While whole sites are written, who follows what is published waits; answers how to tell it. */
  holdNews(): () => void
  /** from now on this process says that it is not ready; it serves until it is closed */
  drain(): void
  close(): Promise<void>
}

interface Options {
  clock?: Clock
  log?: Log
  /** pages and the browser's files come from Vite, as they are on disk */
  development?: Development
  /** beside those of the house */
  rooms?: readonly FurtherRoom[]
}

export interface Development {
  renderer(): Promise<Renderer>
  vite: NonNullable<ServerDeps['vite']>
}

/** Puts the house together, without listening yet. Throws when the wall between tenants is down. */
export async function createSanggar(config: Config, options: Options = {}): Promise<Sanggar> {
  const log = options.log ?? createLog(config.LOG_LEVEL)
  const clock = options.clock ?? systemClock
  const database = await openDatabase(config, log)
  try {
    return await furnish(config, { ...options, clock, log, database })
  } catch (error) {
    await database.close()
    throw error
  }
}

/** All that stands on the database. */
async function furnish(
  config: Config,
  options: Options & { clock: Clock; log: Log; database: Database },
): Promise<Sanggar> {
  const { clock, log, database } = options
  const meters = config.ADMIN_PORT === undefined ? undefined : await createMeters(database)
  const ground = await layGround(config, options)
  const { hosts, cache, assets, files, authenticator, contexts, tenants, services } = ground
  const { contextOf: tenantContextOf, tenantOf } = contexts
  const { accounts, factors, ownAccount, secrets, buckets, appTokens, clickLog, postViews } = services
  const house = openRooms(services, options.rooms)
  const { partsOf } = house
  const { mailer, jobs, turns } = await startClockwork({
    config,
    database,
    clock,
    log,
    partsOf,
    done: meters?.jobDone,
  })
  const news = holdable((tenantId, tags) => {
    for (const tell of partsOf('published')) tell(tenantId, tags)
  })
  const refresh = await followChanges({
    database,
    hosts,
    tenants,
    cache,
    log,
    published: news.published,
  })

  const { pages, pictureFiles } = openPages({
    config,
    database,
    clock,
    log,
    authenticator,
    assets,
    fonts: ground.fonts,
    renderer: ground.renderer,
    files,
    secrets,
    contexts,
    house,
    accountsOrigin: services.accountsOrigin,
    isDevelopment: options.development !== undefined,
  })
  const accountsServer = createAccountsHandler(
    {
      services: house.services,
      accounts,
      hosts,
      tenants,
      authenticator,
      pages,
      secondFactor: factors,
      factors,
      ownAccount,
      origin: services.accountsOrigin,
    },
    accounts,
  )
  let isDraining = false
  const notReady = async () => {
    if (isDraining) return 'sedang berhenti'
    return (await database.ping()) ? undefined : 'basis data tidak menjawab'
  }
  const app = await createApp({
    config,
    meters,
    database,
    clock,
    log,
    hosts,
    tenants,
    cache,
    calls: house.calls,
    forms: partsOf('forms').flat(),
    tenantContextOf,
    partsOf,
    authenticator,
    buckets,
    appTokens,
    secrets,
    originsOf: services.originsOf,
    party: createRelyingParty({ config, secrets, fetch: createLoopback(config) }),
    onSignedIn,
    onLetIn,
    accounts: accountsServer.handle,
    assets: () => assets,
    otherBuild: ground.shelf?.find,
    pages,
    findFile: createFileFinder([
      ...partsOf('files').flat(),
      ...siteFiles({ icons: createIcons(files), worker: () => assets.worker, tenantOf }),
      ...pictureFiles,
    ]),
    previews: createPreviewDoor({ database, authenticator, clock, secrets, partsOf }),
    vite: options.development?.vite,
    files,
    pictures: createPictures(files),
    notReady,
  })
  const admin = meters && (await openAdmin({ config, meters, hosts, cache, partsOf, turns, notReady, log }))

  return {
    app,
    config,
    database,
    hosts,
    tenants,
    cache,
    files,
    secrets,
    log,
    jobs,
    mailer,
    partsOf,
    clickLog,
    postViews,
    buckets,
    refresh,
    holdNews: news.hold,
    drain() {
      isDraining = true
    },
    async close() {
      isDraining = true
      for (const drain of partsOf('draining')) drain()
      await app.close()
      await accountsServer.close()
      await mailer.close()
      await jobs.close()
      for (const end of partsOf('atEnd')) await end()
      await clickLog.close()
      await postViews.close()
      await admin?.close()
      await database.close()
    },
  }
}
