import { readTenant } from '../features/core/site/site.ts'
import { type AnswerCache, createAnswerCache } from '../platform/cache/answer-cache.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/database.ts'
import { assertSameKey } from '../platform/db/installation.ts'
import { type FileStore, openFileStore } from '../platform/files/file-store.ts'
import { guardHeaders } from '../platform/http/guard-headers.ts'
import type { Log } from '../platform/log.ts'
import { openAssetShelf } from './drawing/asset-shelf.ts'
import { type Assets, developmentAssets, readAssets } from './drawing/assets.ts'
import { builtRenderer } from './drawing/built-renderer.ts'
import { type Fonts, readFonts } from './drawing/fonts.ts'
import type { Renderer } from './drawing/renderer.ts'
import { createTenantContexts, type TenantContexts } from './drawing/site-view.ts'
import { type Authenticator, createAuthenticator } from './http/authenticator.ts'
import { createHosts, type Hosts } from './http/hosts.ts'
import { createTenants, type Tenants } from './loaded-tenants.ts'
import { createServices } from './services.ts'
import { onLetIn } from './sign-in/arriving.ts'

/** What stands before any room is opened: who is meant by a host, what lies in memory and on disk, what rooms are lent. */
export interface Ground {
  hosts: Hosts
  tenants: Tenants
  contexts: TenantContexts
  cache: AnswerCache
  authenticator: Authenticator
  fonts: Fonts
  assets: Assets
  /** files of other builds; undefined: there is only this one */
  shelf: ReturnType<typeof openAssetShelf> | undefined
  renderer: () => Promise<Renderer>
  files: FileStore
  services: ReturnType<typeof createServices>
}

interface GroundOptions {
  clock: Clock
  log: Log
  database: Database
  development?: { renderer(): Promise<Renderer> } | undefined
}

/** @throws where the database was written with another master key */
export async function layGround(config: Config, options: GroundOptions): Promise<Ground> {
  const { clock, log, database, development } = options
  const hosts = createHosts(config)
  const cache = createAnswerCache({
    maxBytes: config.PAGE_CACHE_MB * 1_048_576,
    clock,
    guards: guardHeaders(config),
  })
  const fonts = readFonts()
  const assets: Assets = development ? developmentAssets(fonts) : readAssets(fonts)
  // several processes may be of two builds while one follows the other
  const shelf = config.ROLE === 'web' ? openAssetShelf(config.DATA_DIR, log) : undefined
  const renderer = development?.renderer ?? (await builtRenderer())
  const files = openFileStore(config)

  const authenticator = createAuthenticator(config)
  const contexts = createTenantContexts(config)
  const tenants = createTenants({
    isActive: id => hosts.byId(id) !== undefined,
    read: id => database.withPlatform(tx => readTenant(tx, id)),
  })
  const services = createServices({
    config,
    database,
    clock,
    log,
    hosts,
    tenants,
    files,
    fonts,
    assets,
    contexts,
    onLetIn,
  })
  if (database.kind === 'server')
    await assertSameKey(database, services.secrets, config.SECRET_KEY !== undefined)
  return {
    hosts,
    tenants,
    contexts,
    cache,
    authenticator,
    fonts,
    assets,
    shelf,
    renderer,
    files,
    services,
  }
}
