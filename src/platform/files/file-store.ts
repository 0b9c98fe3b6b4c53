import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import { bucketPlace, bucketSettings } from './bucket.ts'
import { type FilePlace, folderPlace, type OpenFile } from './place.ts'
import { keptNearby } from './place-cache.ts'
import { movingFrom } from './place-moving.ts'

/**
 * Files of tenants: `files/<tenant>/<key>` of a folder, or of a bucket. Keys are made by us, never by a client. Those
 * that begin with "private-" lie beside it, where nothing public looks: the room that keeps them says who may have them.
 */
export interface FileStore {
  write(tenant: string, key: string, bytes: Uint8Array): Promise<void>
  read(tenant: string, key: string): Promise<Buffer | undefined>
  /** to be sent, as a whole or in part */
  open(tenant: string, key: string): Promise<OpenFile | undefined>
  /** takes a file away, and what was made of it; one that is not there is no mistake */
  remove(tenant: string, key: string): Promise<void>
  /** the same for a while: it answers nowhere, and `bringBack` puts it where it was */
  setAside(tenant: string, key: string, at: Date): Promise<void>
  bringBack(tenant: string, key: string): Promise<void>
  /** what was set aside before, and is not wanted back any more, goes */
  sweepAside(tenant: string, before: Date): Promise<void>
  /** takes away all a tenant has */
  removeAll(tenant: string): Promise<void>
  /** what was made of a file and may be made anew: a width of a picture ("640.webp"), a cut of it */
  readMade(tenant: string, key: string, name: string): Promise<Buffer | undefined>
  /** Whatever keeps it from being kept, keeps nobody from seeing it: it is made anew the next time. */
  keepMade(tenant: string, key: string, name: string, bytes: Buffer): Promise<void>
  /** where an upload grows on this machine, by its 128 bits in hex; its folder is there afterwards */
  uploadPath(tenant: string, id: string): Promise<string>
  /** a finished piece of work becomes the file of that key, and stays where it lies; what is there already stays */
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

/** Where the files of all tenants lie on this machine. */
export const filesFolderOf = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) =>
  join(DATA_DIR === 'memory' ? '.data-memory' : DATA_DIR, 'files')

/** The store that the settings say. While files still lie in the folder of before, they are found there as well. */
export function openFileStore(
  config: Pick<Config, 'DATA_DIR' | 'FILES_URL' | 'FILES_KEY_ID' | 'FILES_SECRET_KEY' | 'FILES_CACHE_MB'>,
): FileStore {
  const folder = filesFolderOf(config)
  const settings = bucketSettings(config)
  if (!settings) return createFileStore(folder)
  const bucket = keptNearby(bucketPlace(settings), `${folder}-near`, config.FILES_CACHE_MB * 1_048_576)
  const isMoving = existsSync(folder) || existsSync(`${folder}-private`)
  return createFileStore(folder, isMoving ? movingFrom(folderPlace(dirname(folder)), bucket) : bucket)
}

/** `folder` is where uploads grow in any case, and where files lie unless told another place. */
export function createFileStore(folder: string, place: FilePlace = folderPlace(dirname(folder))): FileStore {
  const name = basename(folder)
  const local = folderPlace(dirname(folder))
  const below = (part: '' | '-private' | '-cache' | '-uploads', tenant: string) => {
    if (!/^[a-z0-9-]{1,63}$/.test(tenant)) throw new Error('Not a tenant of the file store')
    return `${name}${part}/${tenant}`
  }
  const pathOf = (tenant: string, key: string) => {
    if (privatePattern.test(key)) return `${below('-private', tenant)}/${key}`
    if (!keyPattern.test(key)) throw new Error('Not a key of the file store')
    return `${below('', tenant)}/${key}`
  }
  const asideOf = (tenant: string) => `${below('-uploads', tenant)}/aside`
  const madeOf = (tenant: string, key: string) => `${below('-cache', tenant)}/${key}`
  return {
    write: (tenant, key, bytes) => place.put(pathOf(tenant, key), bytes),
    read: (tenant, key) => place.read(pathOf(tenant, key)),
    open: (tenant, key) => place.open(pathOf(tenant, key)),
    async remove(tenant, key) {
      await place.remove(pathOf(tenant, key))
      await place.removeBelow(madeOf(tenant, key))
    },
    async setAside(tenant, key, at) {
      await place.move(pathOf(tenant, key), `${asideOf(tenant)}/${at.getTime()}-${key}`)
      await place.removeBelow(madeOf(tenant, key))
    },
    async bringBack(tenant, key) {
      const aside = (await place.list(asideOf(tenant))).filter(({ name }) => name.endsWith(`-${key}`))
      const last = aside.sort((one, other) => setAsideAt(one) - setAsideAt(other)).at(-1)
      if (last) await place.move(`${asideOf(tenant)}/${last.name}`, pathOf(tenant, key))
    },
    async sweepAside(tenant, before) {
      for (const file of await place.list(asideOf(tenant)))
        if (setAsideAt(file) < before.getTime()) await place.remove(`${asideOf(tenant)}/${file.name}`)
    },
    async removeAll(tenant) {
      for (const part of ['', '-private', '-cache', '-uploads'] as const)
        await place.removeBelow(below(part, tenant))
      await local.removeBelow(below('-uploads', tenant))
    },
    readMade: (tenant, key, name) => place.read(`${madeOf(tenant, key)}/${name}`),
    async keepMade(tenant, key, name, bytes) {
      await place.put(`${madeOf(tenant, key)}/${name}`, bytes).catch(() => {})
    },
    async uploadPath(tenant, id) {
      if (!/^[0-9a-f]{32}(-[a-z]+)?$/.test(id)) throw new Error('Not an upload of the file store')
      const parts = join(dirname(folder), below('-uploads', tenant))
      await mkdir(parts, { recursive: true })
      return join(parts, id)
    },
    adopt: (tenant, key, from) => place.take(pathOf(tenant, key), from),
    listUploads: tenant => local.list(below('-uploads', tenant)),
  }
}

/** when a file was set aside, as its name says: "<milliseconds>-<key>" */
const setAsideAt = ({ name, at }: { name: string; at: Date }) =>
  Number(/^(\d{12,15})-/.exec(name)?.[1] ?? at.getTime())

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
