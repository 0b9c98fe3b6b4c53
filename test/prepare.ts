import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildIfStale } from '../scripts/build.ts'
import { readConfig } from '../src/platform/config.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { createLog } from '../src/platform/log.ts'
import { openRawEmbedded } from './raw.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** a data folder whose embedded database is migrated and empty; suites work on copies */
    template: string
  }
}

/** Once for all suites: the pages are built, and one empty database is made, which each suite copies. */
export async function setup(project: TestProject): Promise<() => void> {
  const scratch = tmpdir()
  // the build makes an empty database too: the template is a copy of it
  await buildIfStale()
  const template = await makeTemplate(mkdtempSync(join(scratch, 'template-')))
  project.provide('template', template)
  return () => rmSync(scratch, { recursive: true, force: true })
}

async function makeTemplate(folder: string): Promise<string> {
  const first = join(folder, 'first')
  const database = await openDatabase(
    readConfig({ DATA_DIR: first, LOG_LEVEL: 'silent', EXPORT_HOURS: '0' }),
    createLog('silent'),
  )
  await database.close()
  await dropPatterns(first)
  const template = join(folder, 'template')
  cpSync(join(first, 'database'), join(template, 'database'), { recursive: true })
  rmSync(first, { recursive: true })
  return template
}

/** What a server would copy for a new database; ours has the one it has, and two fifths of its files less to copy. */
async function dropPatterns(dataDir: string): Promise<void> {
  const raw = await openRawEmbedded(dataDir)
  for (const name of ['template0', 'template1']) {
    await raw.client.query(`alter database ${name} is_template false`)
    await raw.client.query(`drop database ${name}`)
  }
  await raw.close()
}
