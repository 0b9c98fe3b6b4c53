import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { DirectoryInUse, type DirectoryLock, lockDirectory } from '../src/platform/db/directory-lock.ts'

const root = join(import.meta.dirname, '..')
const stampPath = join(root, 'dist/built-from')

/** What the build is made of, by path from the root. */
function sourcePaths(): string[] {
  // folder by folder: Node's own recursion asks the disk about every file once more
  const below = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return below(path)
      // a test is no part of a page
      return /(?<!\.(test|things))\.(tsx?|css|webp|svg)$/.test(path) ? [path] : []
    })
  return ['vite.config.ts', 'package-lock.json', ...below('src'), ...below('db/seeds')].sort()
}

const hashOf = (paths: string[], said: (path: string) => string | Buffer) =>
  paths.reduce((hash, path) => hash.update(`${path} `).update(said(path)), createHash('sha256')).digest('hex')

/** Sizes and times, which are read in a third of the time that contents take; a checkout changes them as well. */
const looksOf = (paths: string[]) =>
  hashOf(paths, path => {
    const { size, mtimeMs } = statSync(join(root, path))
    return `${size} ${mtimeMs} `
  })

const contentsOf = (paths: string[]) => hashOf(paths, path => readFileSync(join(root, path)))

/** What `dist` was built from, as two hashes. */
function builtFrom(): string[] {
  try {
    return readFileSync(stampPath, 'utf8').split(' ')
  } catch {
    return []
  }
}

/**
 * Builds the browser's files and the server's, unless they are already what the sources say. One at a time in a tree:
 * whoever comes while another builds waits, and finds them built.
 */
export async function buildIfStale(): Promise<boolean> {
  if (isFresh()) return false
  const lock = await takeTurn()
  try {
    if (isFresh()) return false
    const stamp = stampOf(sourcePaths())
    await buildElsewhere()
    // what was changed while it was built is not in it
    writeFileSync(stampPath, stamp)
    return true
  } finally {
    lock.release()
  }
}

const stampOf = (paths: string[]) => `${looksOf(paths)} ${contentsOf(paths)}`

function isFresh(): boolean {
  const paths = sourcePaths()
  const [builtLooks, builtContents] = builtFrom()
  const looks = looksOf(paths)
  if (looks === builtLooks) return true
  const contents = contentsOf(paths)
  if (contents !== builtContents) return false
  try {
    writeFileSync(stampPath, `${looks} ${contents}`)
  } catch {
    // a container may not write here: the next start looks at the contents again
  }
  return true
}

async function takeTurn(): Promise<DirectoryLock> {
  for (;;)
    try {
      return lockDirectory(join(root, 'dist/building'))
    } catch (error) {
      if (!(error instanceof DirectoryInUse)) throw error
      await wait(200)
    }
}

/**
 * In a process of its own: tests start the build too, and what they call NODE_ENV would make React's development build;
 * and a start that finds everything built should not pay for loading the builder.
 */
async function buildElsewhere(): Promise<void> {
  const { spawn } = await import('node:child_process')
  const builder = spawn(process.execPath, [import.meta.filename, 'now'], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  const [status]: unknown[] = await once(builder, 'exit')
  if (status !== 0) throw new Error(`The pages could not be built: ${status}`)
}

async function buildNow(): Promise<void> {
  const { build } = await import('vite')
  const configFile = join(root, 'vite.config.ts')
  await build({ root, configFile })
  await build({ root, configFile, build: { ssr: true } })
  await buildDatabase()
  compressAssets(join(root, 'dist/client'))
  for (const folder of ['dist/client', 'dist/server']) removeOld(join(root, folder))
}

/** What every new embedded database begins as. */
async function buildDatabase(): Promise<void> {
  const { keepEmptyDatabase } = await import('../src/platform/db/empty-database.ts')
  const { openDatabase } = await import('../src/platform/db/database.ts')
  const { readConfig } = await import('../src/platform/config.ts')
  const { createLog } = await import('../src/platform/log.ts')
  await keepEmptyDatabase(async DATA_DIR => {
    const config = readConfig({ DATA_DIR, LOG_LEVEL: 'silent', EXPORT_HOURS: '0' })
    await (await openDatabase(config, createLog('silent'))).close()
  })
}

/** Written once beside each file, so that no start has to do it. */
function compressAssets(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!/\.(m?js|css)$/.test(name)) continue
    // a name holds the hash of what it names
    if (existsSync(join(folder, `${name}.br`)) && existsSync(join(folder, `${name}.gz`))) continue
    const body = readFileSync(join(folder, name))
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(body))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(body, { level: 9 }))
  }
}

const keptMilliseconds = 7 * 86_400_000

/** A server that runs on reads parts of its own build when they are first needed, so files of builds before stay a week. */
function removeOld(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isFile() && statSync(path).mtimeMs < Date.now() - keptMilliseconds) rmSync(path)
  }
}

if (import.meta.main) {
  if (process.argv[2] === 'now') await buildNow()
  else console.warn((await buildIfStale()) ? 'Halaman selesai dibangun' : 'Halaman sudah mutakhir')
}
