import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { FilePlace } from './place.ts'

/**
 * Brings all files of a folder to a place, and takes the folder away once each of them is there in its full size. What
 * was made of pictures is not brought: it is made again.
 * @throws where one arrived in another size; the folder then stays as it is
 */
export async function moveFiles(
  folder: string,
  place: FilePlace,
  tell: (count: number) => void,
): Promise<{ count: number; bytes: number }> {
  const sum = { count: 0, bytes: 0 }
  const folders = [folder, `${folder}-private`].filter(path => existsSync(path))
  for (const root of folders) {
    for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || entry.name.endsWith('.part')) continue
      const source = join(entry.parentPath, entry.name)
      const path = `${basename(root)}/${source.slice(root.length + 1)}`
      const { size } = await stat(source)
      if ((await place.open(path))?.bytes !== size) await place.take(path, source)
      const arrived = await place.open(path)
      if (arrived?.bytes !== size)
        throw new Error(`${path}: ${size} byte dikirim, ${arrived?.bytes ?? 0} tiba. Folder lama tetap ada.`)
      sum.count += 1
      sum.bytes += size
      tell(sum.count)
    }
  }
  for (const root of [...folders, `${folder}-cache`]) await rm(root, { recursive: true, force: true })
  return sum
}
