import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { zipSync } from 'fflate'
import { ImportError, type Skipped } from '../archive.ts'
import { skipList } from '../skip-list.ts'
import type { Source } from './archive-source.ts'
import { documentName, isDocument } from './document-name.ts'
import { pictureType } from './picture-type.ts'
import { unpack } from './zip.ts'

/** bytes of a document once unpacked; its text stands in one tree of XML, which takes some thirty times as much */
const mostUnpacked = 120 * 1024 * 1024
const mostText = 12 * 1024 * 1024

/** The same source with each document of Word as a page of HTML, its pictures in a folder beside it. */
export async function withWordPages(source: Source): Promise<{ source: Source; skipped: Skipped[] }> {
  const skips = skipList()
  const files = new Map<string, Uint8Array>()
  for (const [path, bytes] of source.files) {
    if (/\.(?:doc|odt|pages)$/i.test(path))
      throw new ImportError('bukan berkas .docx. Buka di pengolah kata, lalu simpan sebagai .docx.', { path })
    if (isDocument(path))
      for (const [name, made] of await pagesOf(path, bytes, skips.at(path))) files.set(name, made)
    else files.set(path, bytes)
  }
  return { source: { ...source, name: source.name.replace(documentName, ''), files }, skipped: skips.list() }
}

async function pagesOf(
  path: string,
  bytes: Uint8Array,
  note: (what: string, why: string) => void,
): Promise<Map<string, Uint8Array>> {
  const { default: mammoth } = await import('mammoth')
  const files = new Map<string, Uint8Array>()
  const name = path.replace(documentName, '')
  const folder = posix.basename(name)
  /** by what it shows: one picture that stands in a document a thousand times is one file */
  const places = new Map<string, string>()
  const convertImage = mammoth.images.imgElement(async image => {
    const picture = new Uint8Array(await image.readAsBuffer())
    const type = pictureType(picture)
    const kind = (type ?? image.contentType).split('/').at(-1)?.split('+')[0] ?? 'bin'
    if (!type) note(`Gambar ${kind.toUpperCase()}`, 'Jenis gambar ini tidak dapat ditampilkan di situs')
    if (!type) return { src: '' }
    const hash = createHash('sha256').update(picture).digest('base64')
    const place = places.get(hash) ?? `${folder}/gambar-${files.size + 1}.${kind === 'jpeg' ? 'jpg' : kind}`
    places.set(hash, place)
    files.set(posix.join(posix.dirname(path), place), picture)
    return { src: encodeURI(place) }
  })
  const { value } = await mammoth
    .convertToHtml({ buffer: repacked(path, bytes) }, { convertImage, externalFileAccess: false })
    .catch(() => {
      throw new ImportError('rusak, atau bukan dokumen Word (.docx).', { path })
    })
  const html = value.replaceAll('<img src="" />', '').replaceAll(/<img [^>]*src="" \/>/g, '')
  const page = `<html><head><title>${escaped(folder)}</title></head><body><main>${html}</main></body></html>`
  files.set(`${name}.html`, new TextEncoder().encode(page))
  return files
}

/**
 * A document is a zip. It is unpacked by our own reader, which counts what really comes out, and only that is handed
 * on: the library reads zips without a limit.
 */
function repacked(path: string, bytes: Uint8Array): Buffer {
  const parts = unpack(bytes, path, { limit: mostUnpacked, withHidden: true })
  const text = parts.get('word/document.xml')
  if (!text) throw new ImportError('bukan dokumen Word (.docx).', { path })
  // whatever its name: which part is the text says another part
  const largest = Math.max(...[...parts.values()].filter(isMarkup).map(part => part.length))
  if (largest > mostText)
    throw new ImportError('terlalu panjang untuk dibaca sekaligus. Bagi menjadi beberapa dokumen.', { path })
  return Buffer.from(zipSync(Object.fromEntries(parts), { level: 0 }))
}

/** what may stand in front of a text that says how it is encoded */
const byteOrderMark: ReadonlySet<number> = new Set([0xef, 0xbb, 0xbf, 0xfe, 0xff])

const isMarkup = (part: Uint8Array): boolean =>
  part.find(byte => byte > 0x20 && !byteOrderMark.has(byte)) === 0x3c

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
