import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/db/database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { PublicFile } from '../../platform/http/public-file.ts'
import type { Log } from '../../platform/log.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import type { Assets } from '../drawing/assets.ts'
import type { Fonts } from '../drawing/fonts.ts'
import { createDrawing } from '../drawing/page-drawing.ts'
import type { Renderer } from '../drawing/renderer.ts'
import { createShareImages } from '../drawing/share-images.ts'
import { createSiteViews, type TenantContexts } from '../drawing/site-view.ts'
import { createThemes } from '../drawing/theme.ts'
import type { House } from '../house.ts'
import type { Authenticator } from '../http/authenticator.ts'
import { canonicalHost } from '../http/hosts.ts'
import { createSitePages, type SitePages } from './site-pages.ts'

interface OpenPagesDeps {
  config: Config
  database: Database
  clock: Clock
  log: Log
  authenticator: Authenticator
  assets: Assets
  fonts: Fonts
  renderer: () => Promise<Renderer>
  files: FileStore
  /** where the files lie; what is drawn of them is kept beside it */
  secrets: Secrets
  contexts: TenantContexts
  house: Pick<House, 'pages' | 'partsOf'>
  accountsOrigin: string
  isDevelopment: boolean
}

/** Pages as they are answered: the rooms' loads, drawn in the tenant's look; and the pictures of shared links. */
export function openPages(deps: OpenPagesDeps): { pages: SitePages; pictureFiles: readonly PublicFile[] } {
  const { config, database, clock, log, authenticator, fonts, renderer, files, secrets, contexts, house } =
    deps
  const { tenantOf, contextOf: tenantContextOf } = contexts
  const { partsOf } = house
  const assets = () => deps.assets
  const themeOf = createThemes(config, fonts, deps.isDevelopment)
  const shareImages = createShareImages({
    files,
    secrets,
    tenantOf,
    hostOf: tenant => canonicalHost(tenant, config),
  })
  const drawing = createDrawing({
    config,
    siteOf: createSiteViews(config, clock),
    log,
    clock,
    assets,
    renderer,
    themeOf,
    shareImages,
    feeds: partsOf('feeds').flat(),
  })
  const pages = createSitePages({
    authenticator,
    config,
    database,
    clock,
    drawing,
    themeOf,
    assets,
    loads: house.pages,
    partsOf,
    tenantContextOf,
    accountsOrigin: deps.accountsOrigin,
  })
  return { pages, pictureFiles: shareImages.files }
}
