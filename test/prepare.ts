import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildIfStale } from '../scripts/build.ts'
import { createSanggar } from '../src/app/sanggar.ts'
import { readConfig } from '../src/platform/config.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** a data folder whose embedded database is migrated and empty; suites work on copies */
    template: string
  }
}

/** Once for all suites: the pages are built and one empty database is made, which each suite then copies. */
export async function setup(project: TestProject): Promise<() => void> {
  await buildIfStale()
  const scratch = tmpdir()
  const folder = mkdtempSync(join(scratch, 'template-'))
  const first = join(folder, 'first')
  const sanggar = await createSanggar(readConfig({ DATA_DIR: first, LOG_LEVEL: 'silent', EXPORT_HOURS: '0' }))
  await sanggar.close()
  const template = join(folder, 'template')
  cpSync(join(first, 'database'), join(template, 'database'), { recursive: true })
  rmSync(first, { recursive: true })
  project.provide('template', template)
  return () => rmSync(scratch, { recursive: true, force: true })
}
