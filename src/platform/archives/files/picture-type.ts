import type { PictureType } from '../archive.ts'

const signatures = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
] as const satisfies readonly (readonly [PictureType, readonly number[]])[]

/** What a picture is by its content; the name does not count. Undefined for what we do not show. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  for (const [type, signature] of signatures)
    if (signature.every((byte, at) => bytes[at] === byte)) return type
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp'
  return /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>\s*)*<svg[\s>]/.test(
    text(0, 4_096),
  )
    ? 'image/svg+xml'
    : undefined
}

const PICTURE_NAME = /\.(?:png|jpe?g|gif|webp|svg|xpm|bmp|tiff?|avif|heic|ico)$/i

export function looksLikePicture(path: string): boolean {
  return PICTURE_NAME.test(path)
}

/** Why a file that is called a picture is left out. */
export function whyNoPicture(path: string): string {
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toUpperCase()
  return extension && !/^(?:PNG|JPE?G|GIF|WEBP|SVG)$/.test(extension)
    ? `Gambar ${extension} belum didukung (hanya PNG, JPG, GIF, WebP, SVG)`
    : 'Isi berkas bukan gambar PNG, JPG, GIF, WebP, atau SVG'
}
