import { seedDemo } from '../db/seeds/seed.ts'
import { demoTenants, firstTenants } from '../db/seeds/tenants.ts'
import { describeRooms } from '../src/app/house.ts'
import { ownHost } from '../src/app/http/hosts.ts'
import type { FileStore } from '../src/platform/files/file-store.ts'
import { createLog } from '../src/platform/log.ts'
import type { App } from './app.ts'

export interface DemoSite {
  slug: string
  host: string
  layout: string
}

/** The demo as somebody sees it who tries the product, dates counted from the tests' now. Pictures are not written. */
export async function seedSites(app: App, slugs?: readonly string[] | 'all'): Promise<DemoSite[]> {
  const tenants =
    slugs === undefined
      ? firstTenants
      : demoTenants.filter(({ slug }) => slugs === 'all' || slugs.includes(slug))
  const { database, secrets } = app.sanggar
  const { partsOf } = describeRooms()
  await seedDemo(
    { database, files: noPictures, secrets, partsOf },
    app.clock.now(),
    createLog('silent'),
    tenants,
  )
  await app.sanggar.refresh()
  return tenants
    .filter(({ maintenance }) => !maintenance)
    .map(({ slug, layout }) => ({
      slug,
      layout,
      host: hostOf(slug),
    }))
}

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
  path: (tenant, key) => `${tenant}/${key}`,
  uploadPath: async (_tenant, id) => id,
  adopt: async () => {},
  listUploads: async () => [],
}
