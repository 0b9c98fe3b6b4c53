import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { ImportError } from '../archive.ts'
import { isHidden, MAX_FILES, MAX_TOTAL_BYTES, tooBig, tooMany } from './archive-limits.ts'
import { isDocument } from './document-name.ts'
import { unpack } from './zip.ts'

/** A folder, a zip or one file, all seen the same way: paths with `/`, from the root of the content. */
export type Source = { name: string; files: Map<string, Uint8Array> }

/**
 * Read a folder, a zip or a single file into memory.
 * Throws {@link ImportError} when it is not there, too big, or a zip that cannot be trusted.
 */
export async function openSource(path: string): Promise<Source> {
  const name = basename(path)
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new ImportError('berkas atau folder tidak ditemukan.', { path })
  if (found.isDirectory()) return { name, files: withoutWrapper(await readFolder(path)) }
  if (!found.isFile()) throw new ImportError('bukan berkas dan bukan folder.', { path })
  if (found.size > MAX_TOTAL_BYTES) throw tooBig(path)
  const bytes = await readable(path)
  // a document of Word is a zip, too, and yet one page
  if (looksLikeZip(bytes) && !isDocument(name))
    return { name: name.replace(/\.zip$/i, ''), files: withoutWrapper(unpack(bytes, name)) }
  return { name, files: new Map([[name, bytes]]) }
}

/** Files already in hand, seen as a source. */
export function sourceOf(name: string, files: Iterable<[string, Uint8Array]>): Source {
  return { name, files: new Map(files) }
}

function looksLikeZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)
}

/** Links are not followed: a folder brings what lies in it, not what it points at. */
async function readFolder(root: string): Promise<Map<string, Uint8Array>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .map(full => ({ full, path: full.slice(join(root, '/').length).replaceAll('\\', '/') }))
    .filter(({ path }) => !isHidden(path))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  if (paths.length > MAX_FILES) throw tooMany(root)
  const files = new Map<string, Uint8Array>()
  let total = 0
  for (const { full, path } of paths) {
    total += (await stat(full)).size
    if (total > MAX_TOTAL_BYTES) throw tooBig(root)
    files.set(path.normalize('NFC'), await readable(full))
  }
  return files
}

async function readable(path: string): Promise<Uint8Array> {
  return await readFile(path).catch(() => {
    throw new ImportError('berkas tidak dapat dibaca.', { path })
  })
}

/** A zip of a folder usually holds that one folder: its name is no part of the content. */
function withoutWrapper(files: Map<string, Uint8Array>): Map<string, Uint8Array> {
  const tops = new Set([...files.keys()].map(path => path.split('/')[0]))
  const [top] = tops
  if (tops.size !== 1 || top === undefined || files.has(top) || top === 'src') return files
  return withoutWrapper(new Map([...files].map(([path, bytes]) => [path.slice(top.length + 1), bytes])))
}
