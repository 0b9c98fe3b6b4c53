import type { Tenant } from '../../features/core/site/site.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { derivedColours } from '../../shared/theme.ts'
import { drawText } from './lettering.ts'

/** The tenant's sign in the sizes that browsers and phones put on tabs and home screens. */
export interface Icons {
  png(tenant: Tenant, size: number, options?: { maskable?: boolean }): Promise<Buffer>
  /** 16, 32 and 48 pixels in one file */
  ico(tenant: Tenant): Promise<Buffer>
}

export function createIcons(files: FileStore): Icons {
  async function png(tenant: Tenant, size: number, { maskable = false } = {}): Promise<Buffer> {
    const { default: sharp } = await import('sharp')
    const sign = tenant.favicon ?? tenant.logoDark
    const stored = sign && (await files.read(tenant.slug, sign.key))
    // a mask may cut off a fifth at each side; a home screen puts no ground of its own behind a picture
    const inner = Math.round(size * (maskable ? 0.62 : 0.9))
    const ground = maskable ? '#ffffff' : '#ffffff00'
    const canvas = sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    if (!stored)
      return sharp(Buffer.from(await monogram(tenant, size, maskable)))
        .png()
        .toBuffer()
    const mark = await sharp(stored)
      .resize(inner, inner, { fit: 'contain', background: '#ffffff00' })
      .png()
      .toBuffer()
    return canvas
      .composite([{ input: mark, gravity: 'centre' }])
      .png({ compressionLevel: 9 })
      .toBuffer()
  }

  return {
    png,
    async ico(tenant) {
      const sizes = [16, 32, 48]
      const pictures: { size: number; bytes: Buffer }[] = []
      for (const size of sizes) pictures.push({ size, bytes: await png(tenant, size) })
      return icoOf(pictures)
    },
  }
}

/** A site without a sign gets its first letter on its colour. */
async function monogram(tenant: Tenant, size: number, maskable: boolean): Promise<string> {
  const colours = derivedColours(tenant.css)
  const letter = [...tenant.title.trim()][0]?.toUpperCase() ?? 'S'
  const letterSize = size * (maskable ? 0.42 : 0.58)
  const text = await drawText(tenant.css.ft_primary, 760, letter, letterSize)
  const radius = maskable ? 0 : size * 0.22
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
<rect width="${size}" height="${size}" rx="${radius}" fill="${colours['fill-primary']}"/>
<g fill="${colours['on-fill-primary']}" transform="translate(${(size - text.width) / 2} ${size / 2 + text.capHeight / 2})">${text.paths}</g></svg>`
}

/** The container of favicon.ico; each picture in it is a PNG, which every browser of today reads. */
function icoOf(pictures: readonly { size: number; bytes: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach(({ size, bytes }, index) => {
    const at = 6 + 16 * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(bytes.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += bytes.length
  })
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)])
}
