import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll } from 'vitest'
import type { ImportJob, ImportReport } from '../src/features/content/imports/imports.contract.ts'
import { runImport } from '../src/features/content/imports/imports.ts'
import type { Count } from '../src/platform/archives/written.ts'
import { type App, startApp } from './app.ts'

/** A server to import into and a shelf to import from, for the suite that calls it. */
export function startImports(): { app: () => App; shelf: ReturnType<typeof createShelf> } {
  const shelf = createShelf()
  let app: App | undefined
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(async () => {
    await app?.close()
    shelf.remove()
  })
  return {
    shelf,
    app() {
      if (!app) throw new Error('The server of this suite is asked for before it has started')
      return app
    },
  }
}

/** Folders to import from, as authors and bloggers keep them. */
export function createShelf() {
  const folder = mkdtempSync(join(tmpdir(), 'sanggar-impor-'))
  let number = 0
  return {
    /** a folder with these files */
    put(files: Record<string, string | Buffer>, name = `buku-${++number}`): string {
      for (const [path, content] of Object.entries(files)) {
        const full = join(folder, name, path)
        mkdirSync(dirname(full), { recursive: true })
        writeFileSync(full, content)
      }
      return join(folder, name)
    },
    /** a copy of a fixture, its pictures in a size that can be seen */
    async copy(fixture: string, pictures: readonly string[]): Promise<string> {
      const to = join(folder, `${fixture}-${++number}`)
      cpSync(join(import.meta.dirname, '../src/features/content/imports/fixtures', fixture), to, {
        recursive: true,
      })
      for (const path of pictures) writeFileSync(join(to, path), await picture(700, 400))
      return to
    },
    path: (name: string) => join(folder, name),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export function picture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2096c4' } })
    .png()
    .toBuffer()
}

type Wish = Pick<ImportJob, 'kind' | 'path'> & Partial<ImportJob>

/** Imports into a tenant of a running app, as the command does through the server. */
export function importInto(app: App, tenant: string, wish: Wish): Promise<ImportReport> {
  const { database, files } = app.sanggar
  const job = { dryRun: false, tenant, ...wish } as ImportJob
  return runImport({ database, files, clock: app.clock }, job)
}

export function counted(report: ImportReport, what: string): Omit<Count, 'what'> | undefined {
  const { what: _, ...numbers } = report.counts.find(count => count.what === what) ?? { what }
  return 'created' in numbers ? numbers : undefined
}

/** What a page links to and shows, on its own site. */
export function addressesIn(html: string): { path: string; hash: string }[] {
  return [...html.matchAll(/(?:href|src)="([^"]*)"/g)].flatMap(([, address = '']) => {
    const [path = '', hash = ''] = address.replaceAll('&amp;', '&').split('#')
    return path.startsWith('/') ? [{ path, hash: decodeURIComponent(hash) }] : []
  })
}
