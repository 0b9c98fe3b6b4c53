import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FolderFile } from '../../src/features/website/site-folders/site-folders.ts'
import type { Tx } from '../../src/platform/db/transaction.ts'
import { type FileStore, keyOf } from '../../src/platform/files/file-store.ts'
import { rootFolder } from '../../src/platform/root-folder.ts'

/** A sound or film of the demo as columns keep it. */
interface StoredMedia {
  key: string
  bytes: number
  mime: string
}

/** The sounds and films of a demo tenant, written to the file store. */
export interface Media {
  file(name: string): StoredMedia
  /** by what they are called in the folder */
  files: ReadonlyMap<string, FolderFile>
  record(tx: Tx): Promise<void>
}

const mimes: Record<string, string> = { '.mp3': 'audio/mpeg', '.mp4': 'video/mp4', '.pdf': 'application/pdf' }

/** How they were made: scripts/make-demo-media.ts. */
export async function storeMedia(slug: string, names: readonly string[], files: FileStore): Promise<Media> {
  const stored = new Map<string, StoredMedia & { sha256: string }>()
  for (const name of names) {
    const bytes = await readFile(join(rootFolder, 'db/seeds/media', name))
    const extension = extname(name)
    const { key, sha256 } = keyOf(bytes, extension.slice(1))
    await files.write(slug, key, bytes)
    stored.set(name, { key, sha256, bytes: bytes.length, mime: mimes[extension] ?? '' })
  }
  return {
    file(name) {
      const found = stored.get(name)
      if (!found) throw new Error(`${name} was not stored`)
      const { key, bytes, mime } = found
      return { key, bytes, mime }
    },
    files: new Map(
      [...stored].map(([name, { key }]) => [name, { key, width: null, height: null, tint: null }]),
    ),
    async record(tx) {
      if (stored.size === 0) return
      await tx.db
        .insertInto('files')
        .values([...stored].map(([name, media]) => ({ name, ...media })))
        .execute()
    },
  }
}
