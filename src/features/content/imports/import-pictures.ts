import sharp from 'sharp'
import type { PictureType } from '../../../platform/archives/archive.ts'
import { drawn, TooIntricate } from '../../../platform/archives/files/drawn.ts'
import type { PlacedPicture } from '../../../platform/archives/placeholders.ts'
import type { Prepared } from '../../../platform/archives/prepared-picture.ts'
import { type FileStore, keyOf } from '../../../platform/files/file-store.ts'
import { pictureAddress } from '../../../shared/picture-address.ts'
import type { ImportContext } from './import-context.ts'

const MAX_WIDTH = 1920
/** WebP itself ends at 16,383. */
const MAX_HEIGHT = 16_000
const MAX_PIXELS = 40_000_000
/** Below this it draws a line or counts readers; the files host makes no such widths either. */
const MIN_WIDTH = 10
/** How wide a column of text shows a picture. */
const TEXT_WIDTH = 960
const AT_ONCE = 2
const DRAWING_SCALE = 2

type Given = { bytes: Uint8Array; mime: PictureType; name: string; alt?: string | undefined }

/** Pictures by the key their placeholders use; broken ones are missing and noted. */
export async function preparePictures(
  given: readonly (readonly [string, Given])[],
  context: Pick<ImportContext, 'note' | 'tell' | 'signal'>,
): Promise<Map<string, Prepared>> {
  const prepared = new Map<string, Prepared>()
  const waiting = [...given]
  let done = 0
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      context.signal?.throwIfAborted()
      const [key, picture] = next
      const made = await prepare(picture).catch((error: unknown) => whyBroken(error))
      if (typeof made === 'string') context.note(key, made)
      else prepared.set(key, made)
      if (await isMoving(picture)) context.note(key, 'Gambar bergerak menjadi gambar diam')
      done += 1
      context.tell({ stage: 'Menyiapkan gambar', done, total: given.length })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return prepared
}

/** Upright, at most 1920 px wide, WebP, without what cameras write about people and places. */
async function prepare({ bytes, mime, name, alt = '' }: Given): Promise<Prepared | string> {
  // a drawing is drawn at twice its size: nothing of it runs or is fetched then
  const isDrawing = mime === 'image/svg+xml'
  const size = { width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true } as const
  const given = isDrawing ? await drawn(bytes, { scale: DRAWING_SCALE, pixels: MAX_PIXELS, size }) : bytes
  const { data, info } = await sharp(given, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(size)
    .webp({ quality: 88, effort: 3 })
    .toBuffer({ resolveWithObject: true })
  if (info.width < MIN_WIDTH) return `Gambar lebih sempit dari ${MIN_WIDTH} piksel`
  const stored = { ...keyOf(data, 'webp'), bytes: data, name: name.slice(-120) }
  const scale = isDrawing ? DRAWING_SCALE : 1
  return { ...stored, width: info.width, height: info.height, scale, ...(await looksOf(data)), alt }
}

async function isMoving({ bytes, mime }: Given): Promise<boolean> {
  if (mime !== 'image/gif' && mime !== 'image/webp') return false
  const { pages = 1 } = await sharp(bytes)
    .metadata()
    .catch(() => ({ pages: 1 }))
  return pages > 1
}

/** The average colour, shown while the picture loads, and how much there is to see. */
async function looksOf(webp: Buffer): Promise<{ tint: string; entropy: number }> {
  const small = await sharp(webp).flatten({ background: '#fff' }).resize({ width: 200 }).png().toBuffer()
  const { channels, entropy } = await sharp(small).stats()
  const [red = 0, green = 0, blue = 0] = channels.slice(0, 3).map(({ mean }) => Math.round(mean))
  return { tint: `#${Buffer.from([red, green, blue]).toString('hex')}`, entropy }
}

function whyBroken(error: unknown): string {
  if (error instanceof TooIntricate) return 'Gambar terlalu rumit untuk digambar'
  const tooMany = error instanceof Error && /pixel limit/i.test(error.message)
  return tooMany ? 'Gambar lebih dari 40 megapiksel' : 'Gambar rusak atau tidak dapat dibaca'
}

/** How a prepared picture stands in text. */
export function placed(picture: Prepared): PlacedPicture {
  const width = Math.min(Math.round(picture.width / picture.scale), TEXT_WIDTH)
  return {
    src: pictureAddress(picture, TEXT_WIDTH),
    href: pictureAddress(picture, MAX_WIDTH),
    width,
    height: Math.max(1, Math.round((picture.height * width) / picture.width)),
    alt: picture.alt,
  }
}

/** Names come from the content, so whatever a failed import leaves behind is only found again by the next. */
export async function writePictures(
  files: FileStore,
  tenant: string,
  pictures: Iterable<Prepared>,
): Promise<void> {
  for (const { key, bytes } of pictures) await files.write(tenant, key, bytes)
}
