import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { systemClock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { type Asset, assetTypes, distFolder } from './assets.ts'

/** milliseconds that a build's files stay after the last process of it has begun */
const kept = 14 * 86_400_000

/** A built file's name holds the hash of what it holds; nothing else reaches the disk. */
const builtName = /^[\w.-]+-[\w-]{8}\.(?:m?js|css|woff2|svg|webp)$/

/**
 * While a new version takes over, a page of one process asks another for the files of its build. So each puts its own
 * into a folder that all share, and finds there what is of another build.
 */
export function openAssetShelf(dataDir: string, log: Log): { find(path: string): Asset | undefined } {
  const folder = join(dataDir, 'assets')
  // whoever is served meanwhile needs only what is of this build
  void fill(folder).catch(error => log.warn({ err: error }, 'files of this build could not be shared'))
  return {
    find(path) {
      const name = path.slice('/_/'.length)
      const type = assetTypes[name.split('.').at(-1) ?? '']
      if (!type || !builtName.test(name)) return undefined
      const file = join(folder, name)
      if (!existsSync(file)) return undefined
      const beside = (extension: string) =>
        existsSync(file + extension) ? readFileSync(file + extension) : undefined
      return { type, body: readFileSync(file), br: beside('.br'), gzip: beside('.gz') }
    },
  }
}

async function fill(folder: string): Promise<void> {
  const source = join(distFolder, 'client')
  await mkdir(folder, { recursive: true })
  const now = systemClock.now()
  const there = new Set(await readdir(folder))
  // what is compressed comes before what it is of: whoever finds a file finds all of it
  const names = (await readdir(source)).filter(name => builtName.test(name.replace(/\.(br|gz)$/, '')))
  for (const name of names.toSorted((a, b) => b.length - a.length)) {
    const path = join(folder, name)
    if (there.has(name)) await utimes(path, now, now).catch(() => {})
    else {
      const part = `${path}.${process.pid}.part`
      await copyFile(join(source, name), part)
      await utimes(part, now, now)
      await rename(part, path)
    }
  }
  for (const name of there) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && now.getTime() - found.mtimeMs > kept) await rm(path, { force: true })
  }
}
