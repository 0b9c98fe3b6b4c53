import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDiskFull } from './disk-full.ts'
import type { FilePlace } from './place.ts'

/** larger ones are read once and sent, bytes */
const largestKept = 8 * 1_048_576
/** after which it is asked whether the file is still there: another machine may have removed it. Milliseconds */
const trusted = 600_000

interface Kept {
  bytes: number
  /** when it was last known to be there, milliseconds of this process */
  asked: number
}

/**
 * What was read of a place that is far away, kept in a folder of this machine up to so many bytes; what was read longest
 * ago goes first. The folder may be deleted at any time while nothing runs.
 */
export function keptNearby(place: FilePlace, folder: string, mostBytes: number): FilePlace {
  const kept = new Map<string, Kept>()
  let total = 0
  let found: Promise<void> | undefined
  const fileOf = (path: string) => join(folder, encodeURIComponent(path))

  /** what lies there of an earlier process */
  async function look(): Promise<void> {
    await mkdir(folder, { recursive: true })
    for (const name of await readdir(folder)) {
      const about = await stat(join(folder, name)).catch(() => undefined)
      if (!about) continue
      if (name.endsWith('.part')) await rm(join(folder, name), { force: true })
      else note(decodeURIComponent(name), about.size, Number.NEGATIVE_INFINITY)
    }
  }
  function note(path: string, bytes: number, asked: number): void {
    forget(path)
    kept.set(path, { bytes, asked })
    total += bytes
  }
  function forget(path: string): void {
    total -= kept.get(path)?.bytes ?? 0
    kept.delete(path)
  }
  async function drop(path: string): Promise<void> {
    forget(path)
    await rm(fileOf(path), { force: true })
  }
  async function keep(path: string, bytes: Buffer): Promise<void> {
    if (bytes.length > Math.min(largestKept, mostBytes / 8)) return
    const part = `${fileOf(path)}.part`
    try {
      await writeFile(part, bytes)
      await rename(part, fileOf(path))
    } catch (error) {
      await rm(part, { force: true })
      if (isDiskFull(error)) return
      throw error
    }
    note(path, bytes.length, performance.now())
    for (const oldest of [...kept.keys()]) {
      if (total <= mostBytes) break
      await drop(oldest)
    }
  }
  async function nearby(path: string): Promise<Buffer | undefined> {
    const about = kept.get(path)
    if (!about) return undefined
    const isOld = performance.now() - about.asked > trusted
    const bytes =
      isOld && !(await place.open(path)) ? undefined : await readFile(fileOf(path)).catch(() => undefined)
    if (!bytes) await drop(path)
    else note(path, bytes.length, isOld ? performance.now() : about.asked)
    return bytes
  }

  return {
    ...place,
    async read(path) {
      found ??= look()
      await found
      const here = await nearby(path)
      if (here) return here
      const bytes = await place.read(path)
      if (bytes) await keep(path, bytes)
      return bytes
    },
    async move(from, to) {
      await drop(from)
      await place.move(from, to)
    },
    async remove(path) {
      await drop(path)
      await place.remove(path)
    },
    async removeBelow(below) {
      for (const path of [...kept.keys()]) if (path.startsWith(`${below}/`)) await drop(path)
      await place.removeBelow(below)
    },
  }
}
