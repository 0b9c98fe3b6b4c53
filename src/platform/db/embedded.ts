import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import type { PoolConfig } from 'pg'
import { systemClock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { type Counts, countDifferences, countTables } from './counts.ts'
import { lockDirectory } from './directory-lock.ts'
import { copyEmptyDatabase } from './empty-database.ts'
import { inWholeStatements } from './whole-statements.ts'

export interface Embedded {
  readonly poolConfig: PoolConfig
  readonly pglite: PGlite
  /** see `dumpDatabase` */
  dump(folder: string): Promise<Dump>
  close(): Promise<void>
}

/** Where the lock of the embedded database lies: beside the folder, never in it. */
export const embeddedLockPath = (dataDir: string) => join(dataDir, 'database.lock')

const exportsKept = 24

/**
 * PostgreSQL's 128 MB would be filled with zeroes at every start and stay in memory; a small site needs less. What has
 * been written of its journal is removed and not kept for later, so that neither the folder nor an export carries it.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB', '-c', 'wal_recycle=off']

/** A new database writes its journal in files of 1 MB, not of 16, of which it has two at once: half of an empty one. */
const initDbStartParams = ['--wal-segsize=1']

/**
 * V8 compiles PGlite once, simply, and never again better: its better compiler takes over 500 MB for one function of
 * PostgreSQL's, and half a second of a start. A statement costs a tenth more for it. Both flags are needed:
 * `--liftoff-only`, which stands for them, does so only on the command line.
 */
export function compilePlainly(): void {
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)
}

/**
 * Opens PGlite (PostgreSQL 18 in this process) below DATA_DIR. One process, one connection.
 * It does not reach the disk's cache flush: a power cut can lose the last commits, hence the hourly export.
 */
export async function openEmbedded(config: Config, log: Log): Promise<Embedded> {
  const inMemory = config.DATA_DIR === 'memory'
  const lock = inMemory ? undefined : lockDirectory(embeddedLockPath(config.DATA_DIR))
  try {
    compilePlainly()
    const dataDir = inMemory ? 'memory://' : join(config.DATA_DIR, 'database')
    if (!inMemory && !existsSync(dataDir)) copyEmptyDatabase(dataDir)
    const pglite = await PGlite.create(dataDir, { startParams, initDbStartParams })
    // as for PostgreSQL, see plannerOptions: one plan serves all parameters of a statement
    await pglite.exec('set plan_cache_mode = force_generic_plan')
    const timer = inMemory ? undefined : scheduleExports(pglite, config, log)
    return {
      pglite,
      dump: folder => dumpDatabase(pglite, folder),
      // The shim's connection is made for pg.Client; its own type says less than pg's.
      poolConfig: createPgConfig(inWholeStatements(pglite)) as unknown as PoolConfig,
      async close() {
        clearInterval(timer)
        await pglite.close()
        lock?.release()
      },
    }
  } catch (error) {
    lock?.release()
    throw error
  }
}

function scheduleExports(pglite: PGlite, config: Config, log: Log): NodeJS.Timeout | undefined {
  if (config.EXPORT_HOURS === 0) return undefined
  const timer = setInterval(() => {
    exportDatabase(pglite, join(config.DATA_DIR, 'exports'), systemClock.now()).then(
      path => log.info({ path }, 'embedded database exported'),
      error => log.error({ err: error }, 'export of the embedded database failed'),
    )
  }, config.EXPORT_HOURS * 3_600_000)
  timer.unref()
  return timer
}

/** An export and what stands in it. */
export interface Dump {
  path: string
  counts: Counts
  /** nothing was written meanwhile: what was counted is what was exported */
  isExact: boolean
}

/** The same, with how many rows each table has. While it is written to, it is counted until before and after agree, at most thrice. */
async function dumpDatabase(pglite: PGlite, folder: string): Promise<Dump> {
  for (let left = 2; ; left--) {
    const before = await countTables(pglite)
    const path = await exportDatabase(pglite, folder, systemClock.now())
    const counts = await countTables(pglite)
    const isExact = countDifferences(before, counts).length === 0
    if (isExact || left === 0) return { path, counts, isExact }
    rmSync(path, { force: true })
  }
}

/** Writes the whole database to `folder`, flushed to the disk, and keeps the newest 24. Returns the file's path. */
export async function exportDatabase(pglite: PGlite, folder: string, at: Date): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `sanggar-${at.toISOString().replaceAll(':', '-')}.tar.gz`)
  const dump = await pglite.dumpDataDir('gzip')
  const file = await open(`${path}.part`, 'w', 0o600)
  try {
    await file.writeFile(Buffer.from(await dump.arrayBuffer()))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.part`, path)
  const old = readdirSync(folder)
    .filter(name => name.startsWith('sanggar-') && name.endsWith('.tar.gz'))
    .sort()
    .slice(0, -exportsKept)
  for (const name of old) rmSync(join(folder, name), { force: true })
  return path
}
