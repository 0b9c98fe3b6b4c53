import { z } from 'zod'
import type { Tx } from '../../../platform/db/transaction.ts'
import { type FileStore, keyOf, keyPattern } from '../../../platform/files/file-store.ts'
import { insertFile, listFolderFiles, tellFile } from '../../../platform/files/library-rows.ts'
import { makePicture } from '../../../platform/files/uploads.ts'
import { fieldErrors } from '../../../platform/http/field-errors.ts'
import { Failure } from '../../../shared/failure.ts'
import { masterSide } from '../../../shared/media.ts'
import { FieldProblems } from './folder-part.ts'
import type { FolderFile } from './plain-values.ts'

/** The files of a site, in its folder: each by its key below `media/`, and what is said of them in `media.yaml`. */

export type FileRow = Awaited<ReturnType<typeof listFolderFiles>>[number]

const told = z.strictObject({
  name: z.string().max(120).default(''),
  alt: z.string().max(191).default(''),
  credit: z.string().max(191).default(''),
  focus: z
    .string()
    .regex(/^(0|25|50|75|100)-(0|25|50|75|100)$/, 'Titik fokus berupa persen, misalnya 50-25')
    .optional(),
})
const mediaList = z.record(z.string().regex(/^[\w.-]{1,100}$/), told)

/** What is said of files, as `media.yaml` says it. */
export const mediaForm = (rows: readonly FileRow[]): Record<string, unknown> =>
  Object.fromEntries(
    rows.map(({ key, name, alt, credit, focus }) => [
      key,
      { name, ...(alt ? { alt } : {}), ...(credit ? { credit } : {}), ...(focus ? { focus } : {}) },
    ]),
  )

/** A file of the folder that the site does not have, made ready to be kept. */
export interface NewFolderFile extends FolderFile {
  /** as it is called in the folder */
  name: string
  sha256: string
  source: string
  mime: string
  bytes: Buffer
}

/** Our own picture as it left us: nothing has to be made of it anew. */
async function isOurs(bytes: Buffer, name: string): Promise<{ width: number; height: number } | undefined> {
  if (keyOf(bytes, 'webp').key !== name) return undefined
  const { default: sharp } = await import('sharp')
  const { format, width, height, exif, xmp, iptc } = await sharp(bytes).metadata()
  const isPlain = format === 'webp' && !exif && !xmp && !iptc && Math.max(width, height) <= masterSide
  return isPlain ? { width, height } : undefined
}

/** what is kept as it is of a folder that lies on the server itself */
const keptAs: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  vtt: 'text/vtt',
}

async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(bytes).metadata()
  return { width, height }
}

/** Takes a while: never within a transaction. `isTrusted`: whoever has the server's files at hand brings drawings, films and sounds as they are. */
export async function readyFile(
  name: string,
  bytes: Buffer,
  { isTrusted }: { isTrusted: boolean },
): Promise<NewFolderFile> {
  const ending = /\.([a-z0-9]+)$/.exec(name.toLowerCase())?.[1] ?? ''
  const source = keyOf(bytes, ending).sha256
  const own = await isOurs(bytes, name)
  if (own) return { name, key: name, sha256: source, source, mime: 'image/webp', bytes, tint: null, ...own }
  const isDrawing = ending === 'svg'
  const mime = isTrusted && keyPattern.test(name) ? keptAs[ending] : undefined
  if (mime !== undefined) {
    const size = isDrawing ? await sizeOf(bytes) : { width: null, height: null }
    return { name, key: name, sha256: source, source, mime, bytes, tint: null, ...size }
  }
  if (!['jpg', 'jpeg', 'png', 'gif', 'webp', 'svg'].includes(ending))
    throw new Failure(
      'unsupported',
      'Film, suara, dan PDF dikirim lewat Media dahulu; di folder cukup disebut namanya',
    )
  const made = await makePicture(bytes, { fit: 'inside', side: masterSide, field: '', isDrawing })
  const { key, sha256, width, height, tint } = made
  return { name, key, sha256, source, mime: 'image/webp', bytes: made.bytes, tint, width, height }
}

/** Its row and, unless everything is taken back at the end, the file itself. */
export async function storeFile(
  {
    tx,
    files,
    tenant,
    by,
    at,
  }: { tx: Tx; files: FileStore; tenant: { slug: string }; by: number | null; at: Date },
  file: NewFolderFile,
  isKept: boolean,
): Promise<void> {
  const { key, sha256, source, mime, bytes, width, height, tint, name } = file
  await insertFile(tx, {
    key,
    sha256,
    sourceSha256: source,
    name,
    mime,
    bytes: bytes.length,
    width,
    height,
    ...(tint ? { tint } : {}),
    ...(by === null ? {} : { uploadedBy: by }),
    at,
  })
  if (isKept) await files.write(tenant.slug, key, bytes)
}

/** Takes over what `media.yaml` says; answers whether anything was said otherwise before. */
export async function tellFiles(
  tx: Tx,
  fields: unknown,
  known: ReadonlyMap<string, FolderFile>,
): Promise<boolean> {
  const read = mediaList.safeParse(fields)
  if (!read.success) throw new FieldProblems(fieldErrors(read.error, fields))
  const rows = new Map((await listFolderFiles(tx)).map(row => [row.key, row]))
  const strangers = Object.keys(read.data).filter(name => !known.has(name))
  if (strangers.length > 0)
    throw new FieldProblems(strangers.map(field => ({ field, message: `Tidak ada berkas media/${field}` })))
  let isChanged = false
  for (const [name, { focus = null, ...said }] of Object.entries(read.data)) {
    const row = rows.get(known.get(name)?.key ?? '')
    if (!row) continue
    const isSame =
      row.name === said.name && row.alt === said.alt && row.credit === said.credit && row.focus === focus
    if (!isSame) await tellFile(tx, row.key, { ...said, focus })
    isChanged ||= !isSame
  }
  return isChanged
}

export { listFolderFiles }
