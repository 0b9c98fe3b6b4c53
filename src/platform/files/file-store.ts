import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import { removeVariants } from './variants.ts'

/**
 * Files of tenants in a local folder: `<folder>/<tenant>/<key>`. Keys are made by us, never by a client. Those that begin
 * with "private-" lie beside it, where nothing public looks: the room that keeps them says who may have them.
 */
export interface FileStore {
  write(tenant: string, key: string, bytes: Uint8Array): Promise<void>
  read(tenant: string, key: string): Promise<Buffer | undefined>
  /** takes a file away, and the sizes that were made of it; one that is not there is no mistake */
  remove(tenant: string, key: string): Promise<void>
  /** the same for a while: it answers nowhere, and `bringBack` puts it where it was */
  setAside(tenant: string, key: string, at: Date): Promise<void>
  bringBack(tenant: string, key: string): Promise<void>
  /** what was set aside before, and is not wanted back any more, goes */
  sweepAside(tenant: string, before: Date): Promise<void>
  /** takes away all a tenant has */
  removeAll(tenant: string): Promise<void>
  path(tenant: string, key: string): string
  /** where an upload grows, by its 128 bits in hex; its folder is there afterwards */
  uploadPath(tenant: string, id: string): Promise<string>
  /** a finished piece of work becomes the file of that key; one that is there already stays */
  adopt(tenant: string, key: string, path: string): Promise<void>
  /** ids of what lies there of uploads, with when it last grew */
  listUploads(tenant: string): Promise<{ name: string; at: Date }[]>
}

/**
 * "0f3a….webp": what a key looks like; nothing else reaches the file system. Drawings (svg) are only ever made by us,
 * and leave the house only as pictures in one of our widths.
 */
export const keyPattern =
  /^(?!private-)[a-z0-9][a-z0-9-]{5,80}\.(webp|svg|png|jpg|gif|mp3|m4a|mp4|webm|pdf|vtt)$/

const privatePattern = /^private-[0-9a-f]{32}\.(webp|mp3|m4a|mp4|webm|weba|pdf)$/

/** A key that nobody can guess, of a file that no public address leads to. */
export const privateKey = (extension: string): string =>
  `private-${randomBytes(16).toString('hex')}.${extension}`

/** Where the files of all tenants lie. */
export const filesFolderOf = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) =>
  join(DATA_DIR === 'memory' ? '.data-memory' : DATA_DIR, 'files')

/** Where the sizes made of pictures lie. */
export const variantsFolderOf = (folder: string) => `${folder}-cache`

/** Where uploads lie while they grow; the same disk, so that a finished one is only renamed. */
const uploadsFolderOf = (folder: string) => `${folder}-uploads`

const privateFolderOf = (folder: string) => `${folder}-private`

export function createFileStore(folder: string): FileStore {
  const folderOf = (tenant: string, root = folder) => {
    if (!/^[a-z0-9-]{1,63}$/.test(tenant)) throw new Error('Not a tenant of the file store')
    return join(root, tenant)
  }
  const path = (tenant: string, key: string) => {
    if (privatePattern.test(key)) return join(folderOf(tenant, privateFolderOf(folder)), key)
    if (!keyPattern.test(key)) throw new Error('Not a key of the file store')
    return join(folderOf(tenant), key)
  }
  const asideOf = (tenant: string) => join(folderOf(tenant, uploadsFolderOf(folder)), 'aside')
  return {
    path,
    async write(tenant, key, bytes) {
      const target = path(tenant, key)
      await mkdir(dirname(target), { recursive: true })
      if (await stat(target).catch(() => undefined)) return
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
    async read(tenant, key) {
      return readFile(path(tenant, key)).catch(() => undefined)
    },
    async remove(tenant, key) {
      await rm(path(tenant, key), { force: true })
      await removeVariants(variantsFolderOf(folder), tenant, key)
    },
    async setAside(tenant, key, at) {
      const aside = join(asideOf(tenant), key)
      await mkdir(dirname(aside), { recursive: true })
      await rename(path(tenant, key), aside).then(() => utimes(aside, at, at), ifMissing)
      await removeVariants(variantsFolderOf(folder), tenant, key)
    },
    async bringBack(tenant, key) {
      await rename(join(asideOf(tenant), key), path(tenant, key)).catch(ifMissing)
    },
    async sweepAside(tenant, before) {
      for (const { name, at } of await filesIn(asideOf(tenant)))
        if (at < before) await rm(join(asideOf(tenant), name), { force: true })
    },
    async removeAll(tenant) {
      const keys = await readdir(folderOf(tenant)).catch(() => [])
      for (const key of keys) await removeVariants(variantsFolderOf(folder), tenant, key)
      await rm(folderOf(tenant), { recursive: true, force: true })
      await rm(folderOf(tenant, privateFolderOf(folder)), { recursive: true, force: true })
      await rm(join(uploadsFolderOf(folder), tenant), { recursive: true, force: true })
    },
    async uploadPath(tenant, id) {
      if (!/^[0-9a-f]{32}(-[a-z]+)?$/.test(id)) throw new Error('Not an upload of the file store')
      folderOf(tenant)
      const parts = join(uploadsFolderOf(folder), tenant)
      await mkdir(parts, { recursive: true })
      return join(parts, id)
    },
    async adopt(tenant, key, from) {
      const target = path(tenant, key)
      await mkdir(dirname(target), { recursive: true })
      await rename(from, target)
    },
    async listUploads(tenant) {
      return filesIn(folderOf(tenant, uploadsFolderOf(folder)))
    },
  }
}

/** What lies in a folder, with when it was last written; a folder that is not there is empty. */
async function filesIn(folder: string): Promise<{ name: string; at: Date }[]> {
  const found: { name: string; at: Date }[] = []
  for (const name of await readdir(folder).catch(() => [])) {
    const about = await stat(join(folder, name)).catch(() => undefined)
    if (about?.isFile()) found.push({ name, at: about.mtime })
  }
  return found
}

function ifMissing(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}

/** A key from the content, so that the same picture is stored once. */
export function keyOf(bytes: Uint8Array, extension: string): { key: string; sha256: string } {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { key: `${sha256.slice(0, 24)}.${extension}`, sha256 }
}

/** SHA-256 of a file, read piece by piece. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path, { highWaterMark: 1_048_576 })) hash.update(piece)
  return hash.digest('hex')
}
