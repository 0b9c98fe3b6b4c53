import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tx } from '../../src/platform/db/transaction.ts'
import { type FileStore, keyOf } from '../../src/platform/files/file-store.ts'
import { rootFolder } from '../../src/platform/root-folder.ts'
import type { DemoTenant } from './demo.types.ts'

interface StoredRadio {
  setting: { url: string; name: string }
  record(tx: Tx): Promise<void>
}

/** Twenty-four seconds that go over into their own beginning, made for this demo: nobody else's music. */
const loop = join(rootFolder, 'db/seeds/media/radio-loop.mp3')

/** Puts the tenant's radio into the file store; it is heard in the layouts that have a radio. */
export async function storeRadio(
  { slug, radio }: DemoTenant,
  files: FileStore,
): Promise<StoredRadio | undefined> {
  if (!radio) return undefined
  const bytes = await readFile(loop)
  const { key, sha256 } = keyOf(bytes, 'mp3')
  await files.write(slug, key, bytes)
  const row = { key, name: 'radio.mp3', mime: 'audio/mpeg', bytes: bytes.length, sha256 }
  return {
    setting: { url: `/_media/${key}`, name: radio.name },
    record: async tx => void (await tx.db.insertInto('files').values(row).execute()),
  }
}
