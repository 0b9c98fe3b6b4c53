import { vi } from 'vitest'
import { seedDemo } from '../db/seeds/seed.ts'
import { demoTenants } from '../db/seeds/tenants.ts'
import type { FileStore } from '../src/platform/files/file-store.ts'
import { createLog } from '../src/platform/log.ts'
import type { App } from './app.ts'

// drawing the demo's pictures is most of its seeding; here nobody looks at them
vi.mock('../db/seeds/art/rasterise.ts', () => ({
  rasterise: async (svg: string, { width }: { width: number }) => {
    const [, wide = width, high = width] = / width="(\d+)" height="(\d+)"/.exec(svg) ?? []
    return {
      data: Buffer.from(svg.slice(0, 20_000)),
      width,
      height: Math.round((width * Number(high)) / Number(wide)),
      tint: '#808080',
    }
  },
}))

export interface DemoSite {
  slug: string
  host: string
  layout: string
}

/** The demo as somebody sees it who tries the product, dates counted from the tests' now. Pictures are not written. */
export async function seedSites(app: App): Promise<DemoSite[]> {
  const { database, secrets } = app.sanggar
  await seedDemo(database, noPictures, secrets, app.clock.now(), createLog('silent'))
  await app.sanggar.refresh()
  return demoTenants
    .filter(({ maintenance }) => !maintenance)
    .map(({ slug, layout }) => ({
      slug,
      layout,
      host: slug === 'sanggar' ? 'localhost' : `${slug}.localhost`,
    }))
}

const noPictures: FileStore = {
  write: async () => {},
  read: async () => undefined,
  remove: async () => {},
  removeAll: async () => {},
  path: (tenant, key) => `${tenant}/${key}`,
}
