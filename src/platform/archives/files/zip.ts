import { Inflate } from 'fflate'
import { ImportError } from '../archive.ts'
import { isHidden, MAX_FILES, MAX_TOTAL_BYTES, tooBig, tooMany } from './archive-limits.ts'

type Entry = { path: string; flags: number; method: number; packed: number; size: number; start: number }

const CENTRAL = 0x02014b50
const END = 0x06054b50

/**
 * Unpack a zip into memory. What the directory says is checked first (number, sizes, paths,
 * encryption), and what is unpacked is counted as well, since a zip may lie about its sizes.
 * Throws {@link ImportError} for everything that is not a plain, honest zip.
 */
export function unpack(
  bytes: Uint8Array,
  name: string,
  { limit = MAX_TOTAL_BYTES, withHidden = false }: { limit?: number; withHidden?: boolean } = {},
): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>()
  let left = limit
  for (const entry of directoryOf(bytes, name, limit)) {
    if (entry.path.endsWith('/') || (!withHidden && isHidden(entry.path))) continue
    const content = contentOf(bytes, entry, name, left)
    left -= content.length
    files.set(entry.path.normalize('NFC'), content)
  }
  return files
}

function directoryOf(bytes: Uint8Array, name: string, limit: number): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  if (end === undefined) throw broken(name, 'tidak utuh (daftar isi zip tidak ditemukan)')
  const count = view.getUint16(end + 10, true)
  if (count > MAX_FILES) throw tooMany(name)
  const entries: Entry[] = []
  let at = view.getUint32(end + 16, true)
  for (let seen = 0; seen < count; seen += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== CENTRAL) throw broken(name, 'tidak utuh')
    const nameLength = view.getUint16(at + 28, true)
    const next = at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    if (next > end) throw broken(name, 'tidak utuh')
    entries.push({
      path: safePath(bytes.subarray(at + 46, at + 46 + nameLength), name),
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      start: view.getUint32(at + 42, true),
    })
    at = next
  }
  if (entries.reduce((sum, entry) => sum + entry.size, 0) > limit) throw tooBig(name)
  return entries
}

/** The end record stands last, before a comment of at most 64 KB. */
function endOf(view: DataView): number | undefined {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 0xffff); at -= 1)
    if (view.getUint32(at, true) === END) return at
  return undefined
}

function safePath(raw: Uint8Array, name: string): string {
  const path = new TextDecoder().decode(raw).replaceAll('\\', '/')
  const parts = path.split('/')
  if (path.length > MAX_PATH) throw broken(name, 'memuat alamat berkas yang terlalu panjang')
  if (path.startsWith('/') || /^[a-z]:/i.test(path) || parts.includes('..') || path.includes('\0'))
    throw broken(name, `memuat alamat berkas yang tidak aman: ${JSON.stringify(path)}`)
  return parts.filter(part => part !== '.').join('/')
}

function contentOf(bytes: Uint8Array, entry: Entry, name: string, left: number): Uint8Array {
  if (entry.flags & 1) throw broken(name, `terkunci kata sandi: ${entry.path}`)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (entry.start + 30 > bytes.length) throw broken(name, `tidak utuh pada ${entry.path}`)
  const from =
    entry.start + 30 + view.getUint16(entry.start + 26, true) + view.getUint16(entry.start + 28, true)
  const packed = bytes.subarray(from, from + entry.packed)
  if (packed.length !== entry.packed) throw broken(name, `tidak utuh pada ${entry.path}`)
  if (entry.method === 0) {
    if (packed.length > left) throw tooBig(name)
    return packed.slice()
  }
  if (entry.method !== 8) throw broken(name, `memakai pemampatan yang tidak dikenal pada ${entry.path}`)
  return inflate(packed, entry, name, left)
}

/** longer than any file system's own limit for a name, and enough for folders in folders */
const MAX_PATH = 1_024

/** Fed in small bites, so that a bomb is noticed before it fills the memory. */
function inflate(packed: Uint8Array, entry: Entry, name: string, left: number): Uint8Array {
  const pieces: Uint8Array[] = []
  let size = 0
  const stream = new Inflate(piece => {
    size += piece.length
    if (size <= left) pieces.push(piece)
  })
  try {
    for (let at = 0; at < packed.length && size <= left; at += BITE)
      stream.push(packed.subarray(at, at + BITE), at + BITE >= packed.length)
  } catch {
    throw broken(name, `rusak pada ${entry.path}`)
  }
  if (size > left) throw tooBig(name)
  if (size !== entry.size) throw broken(name, `rusak pada ${entry.path}`)
  return Buffer.concat(pieces)
}

const BITE = 32 * 1024

function broken(path: string, reason: string): ImportError {
  return new ImportError(`berkas zip ${reason}.`, { path })
}
