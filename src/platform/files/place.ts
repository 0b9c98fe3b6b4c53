import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

/** A file that is there, to be sent as a whole or in part. */
export interface OpenFile {
  /** its size */
  bytes: number
  changedAt: Date
  /** from the first byte to the last, both included, counted from 0 */
  stream(part: { start: number; end: number }): Promise<Readable>
  /** where the browser may fetch it by itself for a while; undefined: only through us */
  address?(seconds: number): Promise<string>
}

/** Bytes by their path ("files/tegal/0f3a….webp"), in a folder or in a bucket. Paths are made by us, never by a client. */
export interface FilePlace {
  read(path: string): Promise<Buffer | undefined>
  open(path: string): Promise<OpenFile | undefined>
  /** what is there already stays, where one path never means different bytes */
  put(path: string, bytes: Uint8Array): Promise<void>
  /** the same of a file of this machine, which stays where it is */
  take(path: string, from: string): Promise<void>
  /** one that is not there is no mistake */
  move(from: string, to: string): Promise<void>
  remove(path: string): Promise<void>
  /** all that lies below a folder, its path without the slash at the end */
  removeBelow(folder: string): Promise<void>
  /** what lies in a folder, by name, with when it came */
  list(folder: string): Promise<{ name: string; at: Date }[]>
}

/** A folder of this machine. */
export function folderPlace(root: string): FilePlace {
  const at = (path: string) => join(root, path)
  return {
    read: path => readFile(at(path)).catch(() => undefined),
    async open(path) {
      const found = await stat(at(path)).catch(() => undefined)
      if (!found?.isFile()) return undefined
      return {
        bytes: found.size,
        changedAt: found.mtime,
        stream: async part => createReadStream(at(path), part),
      }
    },
    async put(path, bytes) {
      const target = at(path)
      if (await stat(target).catch(() => undefined)) return
      await mkdir(dirname(target), { recursive: true })
      // two may write the same at once
      const part = `${target}.${randomBytes(6).toString('hex')}.part`
      try {
        await writeFile(part, bytes)
        await rename(part, target)
      } catch (error) {
        // on a full disk half a file would only take more room
        await rm(part, { force: true })
        throw error
      }
    },
    async take(path, from) {
      await mkdir(dirname(at(path)), { recursive: true })
      // the same disk: it takes no room twice
      await link(from, at(path)).catch(ifThere)
    },
    async move(from, to) {
      await mkdir(dirname(at(to)), { recursive: true })
      await rename(at(from), at(to)).catch(ifMissing)
    },
    remove: path => rm(at(path), { force: true }),
    removeBelow: folder => rm(at(folder), { recursive: true, force: true }),
    async list(folder) {
      const found: { name: string; at: Date }[] = []
      for (const name of await readdir(at(folder)).catch(() => [])) {
        const about = await stat(join(at(folder), name)).catch(() => undefined)
        if (about?.isFile()) found.push({ name, at: about.mtime })
      }
      return found
    },
  }
}

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code

function ifMissing(error: unknown): void {
  if (!isCode(error, 'ENOENT')) throw error
}

function ifThere(error: unknown): void {
  if (!isCode(error, 'EEXIST')) throw error
}
