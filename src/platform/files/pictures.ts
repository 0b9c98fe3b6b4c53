import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { steps } from '../../shared/picture-address.ts'
import { isDiskFull } from './disk-full.ts'
import { keyPattern } from './file-store.ts'
import { squareSide, variantPath } from './variants.ts'

/** what stands in the address of a picture made square for a podcast */
export const squareModifiers = `s_${squareSide}x${squareSide},f_jpeg`

const widths = new Set<number>(steps)

/**
 * Pictures in the widths pages ask for, made once by ipx and kept on disk: the steps, or a narrow picture's own width.
 * Nothing else can be asked for, or anybody could have any number of sizes made.
 */
export interface Pictures {
  /** undefined: no such picture, or not a width we make */
  find(tenant: string, modifiers: string, key: string): Promise<{ bytes: Buffer; type: string } | undefined>
}

export function createPictures(folder: string, cacheFolder: string): Pictures {
  // loaded by the first picture that has to be made: libvips costs a start a tenth of a second and 10 MB
  const load = async () => {
    const { createIPX, ipxFSStorage } = await import('ipx')
    return createIPX({ storage: ipxFSStorage({ dir: folder }), maxAge: 31_536_000 })
  }
  let loading: ReturnType<typeof load> | undefined
  const making = new Map<string, Promise<Buffer>>()

  async function make(tenant: string, { modifiers }: Shape, key: string, cached: string): Promise<Buffer> {
    loading ??= load()
    const ipx = await loading
    const made = await ipx(`/${tenant}/${key}`, modifiers).process()
    const bytes = Buffer.from(made.data)
    await keep(bytes, cached)
    return bytes
  }

  /** A full disk keeps nobody from seeing a picture: it is made anew the next time. */
  async function keep(bytes: Buffer, cached: string): Promise<void> {
    const part = `${cached}.part`
    try {
      await mkdir(cacheFolder, { recursive: true })
      await writeFile(part, bytes)
      await rename(part, cached)
    } catch (error) {
      await rm(part, { force: true })
      if (!isDiskFull(error)) throw error
    }
  }

  /** of the picture as it was stored; undefined where there is none */
  async function widthOf(tenant: string, key: string): Promise<number | undefined> {
    const { default: sharp } = await import('sharp')
    const about = await sharp(join(folder, tenant, key))
      .metadata()
      .catch(() => undefined)
    return about?.width
  }

  return {
    async find(tenant, modifiers, key) {
      const shape = shapeOf(modifiers)
      if (!shape || !/^[a-z0-9-]{1,63}$/.test(tenant) || !keyPattern.test(key)) return undefined
      const { type } = shape
      if (shape.isOwn && shape.width !== (await widthOf(tenant, key))) return undefined
      const cached = variantPath(cacheFolder, tenant, shape.width, key)
      const kept = await readFile(cached).catch(() => undefined)
      if (kept) return { bytes: kept, type }
      const running =
        making.get(cached) ?? make(tenant, shape, key, cached).finally(() => making.delete(cached))
      making.set(cached, running)
      const bytes = await running.catch(() => undefined)
      return bytes && { bytes, type }
    },
  }
}

interface Shape {
  width: number
  type: string
  modifiers: Record<string, string>
  /** a width that only a picture of just this width may be asked for in */
  isOwn: boolean
}

/** The only shapes there are: the widths of pages, and the square that podcast apps ask for. */
function shapeOf(text: string): Shape | undefined {
  if (text === squareModifiers) {
    const size = `${squareSide}x${squareSide}`
    return {
      width: squareSide,
      type: 'image/jpeg',
      modifiers: { s: size, fit: 'cover', enlarge: 'true', f: 'jpeg', q: '82' },
      isOwn: false,
    }
  }
  const width = Number(/^w_(\d{2,4}),f_webp$/.exec(text)?.[1])
  const isOwn = !widths.has(width)
  if (!width || (isOwn && width >= steps[0])) return undefined
  return { width, type: 'image/webp', modifiers: { w: String(width), f: 'webp', q: '78' }, isOwn }
}
