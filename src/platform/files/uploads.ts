import { randomBytes } from 'node:crypto'
import { Failure, invalidField } from '../../shared/failure.ts'
import { writeJson } from '../../shared/json.ts'
import type { Tx } from '../db/transaction.ts'
import { turns } from '../turns.ts'
import { type FileStore, keyOf } from './file-store.ts'

/** What people may send as a picture. No SVG: it can hold scripts. */
export const uploadedPictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const

/** a picture of more would fill the memory while it is read */
const maxPixels = 40_000_000
/** pictures made at once: each may take 160 MB while it is read */
const inTurn = turns(2)

export interface PictureRequest {
  /** square: the middle of it, exactly `side` wide and high. inside: as it is, no side longer than `side` */
  fit: 'square' | 'inside'
  side: number
  /** the form's field that is named when the picture cannot be taken */
  field?: string
  /** SVG: drawn by us, and only the drawing kept */
  isDrawing?: boolean
  /** true: a key of its own, so that it can be taken away although somebody else sent the same picture */
  isPersonal?: boolean
}

/** A picture made anew from what was sent: WebP, upright, without what cameras write about people and places. */
export interface UploadedPicture {
  key: string
  sha256: string
  bytes: Buffer
  width: number
  height: number
  /** the average colour, shown while the picture loads */
  tint: string
}

/**
 * Reads what was sent as a picture and makes it anew. It is judged by its content; what it was declared to be must
 * agree. Takes a while: never within a transaction.
 */
export async function preparePicture(
  sent: Buffer,
  declared: string | undefined,
  format: PictureRequest,
): Promise<UploadedPicture> {
  assertPicture(sent, declared)
  return makePicture(sent, format)
}

/** What it is; throws unless its bytes are a picture, and the one it was declared to be. */
export function assertPicture(
  sent: Buffer,
  declared: string | undefined,
): (typeof uploadedPictureTypes)[number] {
  const found = typeOf(sent)
  if (!found) throw new Failure('unsupported', 'Berkas ini bukan gambar PNG, JPEG, WebP, atau GIF')
  if (declared?.split(';', 1)[0]?.trim().toLowerCase() !== found)
    throw new Failure('unsupported', 'Isi gambar tidak sesuai dengan jenis yang disebutkan')
  return found
}

/** The same, of what has been looked at already. */
export async function makePicture(sent: Buffer, format: PictureRequest): Promise<UploadedPicture> {
  const { field = 'picture', isDrawing } = format
  if (isDrawing) assertHarmless(sent.toString('utf8'), field)
  return inTurn(() => make(sent, format)).catch((error: unknown) => {
    throw invalidField(field, whyBroken(error))
  })
}

/**
 * A drawing is drawn here and never served, so that nothing in it can run anywhere. What asks for other files, or
 * unfolds while it is read, is refused before it is read at all.
 */
function assertHarmless(svg: string, field: string): void {
  if (/<!(DOCTYPE|ENTITY)/i.test(svg))
    throw invalidField(field, 'SVG ini berisi DOCTYPE. Simpan ulang sebagai SVG biasa.')
  if (/<(image|feImage|foreignObject)[\s>/]|<\?xml-stylesheet|@import/i.test(svg))
    throw invalidField(field, 'SVG ini berisi gambar atau berkas lain. Kirim sebagai PNG.')
}

/** A drawing of ours as a picture; what people send never comes this way. */
export const pictureOfDrawing = (svg: string): Promise<UploadedPicture> =>
  inTurn(() => make(Buffer.from(svg), { fit: 'inside', side: 1600 }))

async function make(sent: Buffer, { fit, side, isPersonal }: PictureRequest): Promise<UploadedPicture> {
  // loaded by the first picture: libvips costs a start a tenth of a second and 10 MB
  const { default: sharp } = await import('sharp')
  const upright = sharp(sent, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient()
  const sized =
    fit === 'square'
      ? upright.resize({ width: side, height: side, fit: 'cover' })
      : upright.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  const { data, info } = await sized
    .webp({ quality: 86, effort: 4 })
    .timeout({ seconds: 20 })
    .toBuffer({ resolveWithObject: true })
  const { channels } = await sharp(data).flatten({ background: '#fff' }).stats()
  const means = channels.slice(0, 3).map(({ mean }) => Math.round(mean))
  const { key, sha256 } = keyOf(data, 'webp')
  return {
    key: isPersonal ? `${randomBytes(16).toString('hex')}.webp` : key,
    sha256,
    bytes: data,
    width: info.width,
    height: info.height,
    tint: `#${Buffer.from(means.length === 3 ? means : [0, 0, 0]).toString('hex')}`,
  }
}

export interface Crop {
  x: number
  y: number
  width: number
  height: number
}

/** A part of a picture of ours, in its own pixels; undefined where it reaches beyond. */
export const cropPicture = (bytes: Buffer, crop: Crop): Promise<UploadedPicture | undefined> =>
  inTurn(async () => {
    const { default: sharp } = await import('sharp')
    const { width, height } = await sharp(bytes).metadata()
    if (crop.x + crop.width > width || crop.y + crop.height > height) return undefined
    const { x: left, y: top, ...size } = crop
    const cut = await sharp(bytes)
      .extract({ left, top, ...size })
      .png()
      .toBuffer()
    return make(cut, { fit: 'inside', side: Math.max(crop.width, crop.height) })
  })

/** What the first bytes say it is. */
export function typeOf(bytes: Buffer): (typeof uploadedPictureTypes)[number] | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'image/png'
  if (bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'image/jpeg'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp'
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'image/gif'
  return undefined
}

function whyBroken(error: unknown): string {
  const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message)
  return isTooLarge ? 'Gambar lebih dari 40 megapiksel' : 'Gambar rusak atau tidak dapat dibaca'
}

/** The row of a picture and the picture itself; one that is there already is not written again. */
export async function storePicture(
  { tx, files, tenant }: { tx: Tx; files: FileStore; tenant: { slug: string } },
  picture: UploadedPicture,
  { name, membershipId }: { name: string; membershipId?: number },
): Promise<void> {
  const { key, sha256, bytes, width, height } = picture
  await tx.db
    .insertInto('files')
    .values({
      key,
      sha256,
      width,
      height,
      name: cleanName(name),
      mime: 'image/webp',
      bytes: bytes.length,
      membership_id: membershipId ?? null,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await files.write(tenant.slug, key, bytes)
}

/** A picture as columns keep it. */
export const pictureJson = ({ key, width, height, tint }: UploadedPicture, alt: string) =>
  writeJson({ key, width, height, alt, tint })

/** As it may stand in a list: without control and direction characters, the end of it where it is too long. */
export const cleanName = (name: string) =>
  name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .slice(-120)
