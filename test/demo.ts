import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { DemoTenant } from '../db/seeds/demo.types.ts'
import { seedDemo } from '../db/seeds/seed.ts'
import { demoTenants, firstTenants } from '../db/seeds/tenants.ts'
import { describeRooms } from '../src/app/house.ts'
import { ownHost } from '../src/app/http/hosts.ts'
import type { FileStore } from '../src/platform/files/file-store.ts'
import { createLog } from '../src/platform/log.ts'
import { type App, freshDataDir, startApp, until } from './app.ts'
import { madeOnce } from './once.ts'

export interface DemoSite {
  slug: string
  host: string
  layout: string
}

/**
 * The product on a demo of its own as somebody sees it who tries it, of the first sites: all of them are written once a
 * run, dates counted from the tests' now, and copied. Pictures are not there.
 */
export async function startDemo(): Promise<{ app: App; sites: DemoSite[] }> {
  const pattern = await madeOnce('demo', makeDemo)
  const dataDir = await freshDataDir(false)
  cpSync(join(pattern, 'data'), dataDir, { recursive: true })
  const app = await startApp({ dataDir, isOwn: true })
  return { app, sites: shown(firstTenants) }
}

async function makeDemo(folder: string): Promise<void> {
  const dataDir = join(folder, 'data')
  cpSync(await freshDataDir(), dataDir, { recursive: true })
  const app = await startApp({ dataDir })
  await seedSites(
    app,
    firstTenants.map(({ slug }) => slug),
  )
  for (const { host } of shown(firstTenants)) await searchable(app, host)
  await app.close()
}

/** What is found is put together behind who asks for it. */
const searchable = (app: App, host: string) =>
  until(async () => (await app.request({ host, path: '/v1/search?q=kelas' })).json().data.items.length > 0)

/** Some of the demo's sites, or all, in an app that has none. */
export async function seedSites(app: App, slugs: readonly string[] | 'all'): Promise<void> {
  const { database, secrets } = app.sanggar
  const { partsOf } = describeRooms()
  const tenants = demoTenants.filter(({ slug }) => slugs === 'all' || slugs.includes(slug))
  await seedDemo(
    { database, files: noPictures, secrets, partsOf },
    app.clock.now(),
    createLog('silent'),
    tenants,
  )
  await app.sanggar.refresh()
}

const shown = (tenants: readonly DemoTenant[]): DemoSite[] =>
  tenants
    .filter(({ maintenance }) => !maintenance)
    .map(({ slug, layout }) => ({ slug, layout, host: hostOf(slug) }))

/** Where the demo's tenant lives: the product itself is at the very top. */
export const hostOf = (slug: string) => ownHost({ slug }, { BASE_HOST: 'localhost' })

const noPictures: FileStore = {
  write: async () => {},
  read: async () => undefined,
  remove: async () => {},
  setAside: async () => {},
  bringBack: async () => {},
  sweepAside: async () => {},
  removeAll: async () => {},
  open: async () => undefined,
  readMade: async () => undefined,
  keepMade: async () => {},
  uploadPath: async (_tenant, id) => id,
  adopt: async () => {},
  listUploads: async () => [],
}
