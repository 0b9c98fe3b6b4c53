import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Tenant } from '../../features/core/site/site.ts'
import { type FileStore, keyPattern } from '../../platform/files/file-store.ts'
import { madeToShare } from '../../platform/files/variants.ts'
import type { TenantContext } from '../../platform/http/endpoint.ts'
import type { PublicFile } from '../../platform/http/public-file.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { derivedColours } from '../../shared/theme.ts'
import { drawText, wrapText } from './lettering.ts'

/** What a shared link shows: 1200 by 630, a JPEG, since not every network reads WebP. */
export const shareSize = { width: 1200, height: 630 } as const
const type = 'image/jpeg'
const folder = '/_/bagikan'
const longestTitle = 140
/** addresses kept for a tenant; one is some 300 bytes */
const mostSigned = 200

export interface ShareWords {
  /** above the title: what kind of page it is */
  eyebrow: string
  title: string
}

export interface ShareImages {
  /** path of a picture with these words in the tenant's look; signed, so that nobody has other words drawn */
  addressOf(tenant: Tenant, words: ShareWords): string
  /** path of a picture of the tenant, cut to the size */
  addressOfPhoto(key: string): string
  files: PublicFile[]
}

interface ShareImageDeps {
  files: FileStore
  secrets: Secrets
  tenantOf(context: TenantContext): Tenant
  hostOf(tenant: Tenant): string
}

/** A picture is cut where enough of it is left: neither a portrait nor a small sign becomes a share image. */
export const isFitToShare = ({ width, height }: { width: number; height: number }) =>
  width >= 600 && height >= 315 && width / height >= 1.2 && width / height <= 2.8

export function createShareImages({ files, secrets, tenantOf, hostOf }: ShareImageDeps): ShareImages {
  const key = secrets.key('share images')
  const signatureOf = (tenant: Tenant, text: string) =>
    createHmac('sha256', key).update(`${tenant.id}\n${text}`).digest().subarray(0, 12)
  const looks = new WeakMap<Tenant, string>()
  /** addresses by their words: those of the pages that are asked for most */
  const signed = new WeakMap<Tenant, Map<string, string>>()

  /** a new look is a new address, so that networks fetch it anew */
  function lookOf(tenant: Tenant): string {
    const known = looks.get(tenant)
    if (known !== undefined) return known
    const { css, title, logoLight, logoDark } = tenant
    const facts = JSON.stringify([drawing, css, title, logoLight?.key, logoDark?.key, hostOf(tenant)])
    const look = createHash('sha1').update(facts).digest('base64url').slice(0, 6)
    looks.set(tenant, look)
    return look
  }

  /** the words of an address we made; undefined for any other */
  function wordsOf(tenant: Tenant, name: string): (ShareWords & { name: string }) | undefined {
    const signature = Buffer.from(name.slice(0, 16), 'base64url')
    const text = Buffer.from(name.slice(16), 'base64url').toString('utf8')
    if (signature.length !== 12 || !timingSafeEqual(signature, signatureOf(tenant, text))) return undefined
    const [, eyebrow = '', title = ''] = text.split('\n')
    return { eyebrow, title, name }
  }

  // drawing is work: one after the other, so that a crawler does not keep every core busy
  let turn: Promise<unknown> = Promise.resolve()
  function kept(
    place: [tenant: string, key: string, name: string],
    make: () => Promise<Buffer>,
  ): Promise<Buffer> {
    const mine = turn.then(async () => {
      const found = await files.readMade(...place)
      if (found) return found
      const bytes = await make()
      await files.keepMade(...place, bytes)
      return bytes
    })
    turn = mine.catch(() => {})
    return mine
  }

  const fileOf = (
    path: string,
    make: (tenant: Tenant, name: string) => Promise<Buffer | undefined>,
  ): PublicFile => ({
    path,
    type,
    tags: [],
    isImmutable: true,
    isDrawn: true,
    make: async ({ tenant, params }) => make(tenantOf(tenant), params.name ?? ''),
  })

  return {
    addressOf(tenant, { eyebrow, title }) {
      const words = `${eyebrow}\n${title}`
      const known = signed.get(tenant) ?? new Map<string, string>()
      signed.set(tenant, known)
      const found = known.get(words)
      if (found !== undefined) return found
      const line = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, longestTitle).toWellFormed()
      const text = `${lookOf(tenant)}\n${line(eyebrow)}\n${line(title)}`
      const address = `${folder}/${signatureOf(tenant, text).toString('base64url')}${Buffer.from(text).toString('base64url')}.jpg`
      known.set(words, address)
      for (const oldest of known.keys()) {
        if (known.size <= mostSigned) break
        known.delete(oldest)
      }
      return address
    },
    addressOfPhoto: key => `${folder}/foto/${key}.jpg`,
    files: [
      fileOf(`${folder}/foto/{name}.jpg`, async (tenant, name) => {
        const original = keyPattern.test(name) ? await files.read(tenant.slug, name) : undefined
        return original && kept([tenant.slug, name, madeToShare], () => cut(original))
      }),
      fileOf(`${folder}/{name}.jpg`, async (tenant, name) => {
        const words = wordsOf(tenant, name)
        if (!words) return undefined
        const drawn = `${createHash('sha1').update(name).digest('hex')}.jpg`
        return kept([tenant.slug, 'bagikan', drawn], () =>
          draw({ tenant, files, host: hostOf(tenant), ...words }),
        )
      }),
    ],
  }
}

async function cut(original: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(original)
    .resize(shareSize.width, shareSize.height, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}

interface Picture extends ShareWords {
  tenant: Tenant
  files: FileStore
  host: string
}

/** goes into the address: with another drawing the kept ones are old */
const drawing = 1
const margin = 80
const titleSizes = [116, 100, 88, 78, 68, 60, 52] as const
/** where a title may stand: below the name, above the address */
const titleRoom = { top: 196, height: 340 } as const

/** The site's sign and name above, the page's title as large as it fits, the address below. */
async function draw({ tenant, files, host, eyebrow, title }: Picture): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { ft_primary: headFont, ft_secondary: textFont } = tenant.css
  const colours = derivedColours(tenant.css)
  const ground = colours['fill-primary'] ?? '#1f2937'
  const ink = colours['on-fill-primary'] ?? '#ffffff'
  const accent = tenant.css.clr_secondary
  const { width, height } = shareSize
  const lettered: string[] = []
  const write = async (
    font: typeof headFont,
    weight: number,
    text: string,
    size: number,
    x: number,
    y: number,
  ) => {
    const { paths, width: wide } = await drawText(font, weight, text, size)
    lettered.push(`<g transform="translate(${x} ${y})">${paths}</g>`)
    return wide
  }
  const logo =
    ink === '#ffffff' ? (tenant.logoLight ?? tenant.logoDark) : (tenant.logoDark ?? tenant.logoLight)
  const mark = logo && (await files.read(tenant.slug, logo.key))
  const nameAt = mark ? margin + 108 : margin
  await write(headFont, 700, tenant.title.slice(0, 48), 40, nameAt, 132)
  const { lines, size } = await fitted(headFont, title, width - 2 * margin)
  const eyebrowHeight = eyebrow ? 50 : 0
  const blockHeight = eyebrowHeight + lines.length * size * 1.14
  const top = titleRoom.top + (titleRoom.height - blockHeight) / 2 + eyebrowHeight
  if (eyebrow) await write(textFont, 600, eyebrow.slice(0, 60), 30, margin, top - 24)
  for (const [index, line] of lines.entries())
    await write(headFont, 780, line, size, margin, top + size * 0.86 + index * size * 1.14)
  await write(textFont, 500, host, 28, margin, height - 54)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${ground}"/>
<circle cx="1110" cy="80" r="250" fill="${ink}" fill-opacity="0.06"/>
<circle cx="1210" cy="560" r="330" fill="${ink}" fill-opacity="0.05"/>
<rect y="${height - 14}" width="${width}" height="14" fill="${accent}"/>
<g fill="${ink}">${lettered.join('')}</g></svg>`
  const layers = mark
    ? [
        {
          input: await sharp(mark)
            .resize(80, 80, { fit: 'contain', background: '#ffffff00' })
            .png()
            .toBuffer(),
          left: margin,
          top: 78,
        },
      ]
    : []
  return sharp(Buffer.from(svg)).composite(layers).jpeg({ quality: 84, mozjpeg: true }).toBuffer()
}

/** The largest size at which the title fits in the room there is. */
async function fitted(font: Tenant['css']['ft_primary'], title: string, width: number) {
  for (const size of titleSizes) {
    const most = Math.floor((titleRoom.height - 60) / (size * 1.14))
    const { lines, isCut } = await wrapText(font, 780, title, { size, width, most })
    if (!isCut || size === titleSizes.at(-1)) return { lines, size }
  }
  throw new Error('No size is left')
}
