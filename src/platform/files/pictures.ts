import type { IPXStorage } from 'ipx'
import { steps } from '../../shared/picture-address.ts'
import { type FileStore, keyPattern } from './file-store.ts'
import { madeInWidth, squareSide } from './variants.ts'

/** what stands in the address of a picture made square for a podcast */
export const squareModifiers = `s_${squareSide}x${squareSide},f_jpeg`

const widths = new Set<number>(steps)

/**
 * Pictures in the widths pages ask for, made once by ipx and kept beside the files: the steps, or a narrow picture's own width.
 * Nothing else can be asked for, or anybody could have any number of sizes made.
 */
export interface Pictures {
  /** undefined: no such picture, or not a width we make */
  find(tenant: string, modifiers: string, key: string): Promise<{ bytes: Buffer; type: string } | undefined>
}

export function createPictures(files: Pick<FileStore, 'read' | 'readMade' | 'keepMade'>): Pictures {
  // loaded by the first picture that has to be made: libvips costs a start a tenth of a second and 10 MB
  const load = async () => {
    const { createIPX } = await import('ipx')
    return createIPX({ storage: storageOf(files), maxAge: 31_536_000 })
  }
  let loading: ReturnType<typeof load> | undefined
  const making = new Map<string, Promise<Buffer>>()

  async function make(tenant: string, { width, modifiers }: Shape, key: string): Promise<Buffer> {
    loading ??= load()
    const ipx = await loading
    const made = await ipx(`/${tenant}/${key}`, modifiers).process()
    const bytes = Buffer.from(made.data)
    await files.keepMade(tenant, key, madeInWidth(width), bytes)
    return bytes
  }

  /** of the picture as it was stored; undefined where there is none */
  async function widthOf(tenant: string, key: string): Promise<number | undefined> {
    const [{ default: sharp }, bytes] = await Promise.all([import('sharp'), files.read(tenant, key)])
    if (!bytes) return undefined
    const about = await sharp(bytes)
      .metadata()
      .catch(() => undefined)
    return about?.width
  }

  return {
    async find(tenant, modifiers, key) {
      const shape = shapeOf(modifiers)
      if (!shape || !/^[a-z0-9-]{1,63}$/.test(tenant) || !keyPattern.test(key)) return undefined
      const { type } = shape
      const kept = await files.readMade(tenant, key, madeInWidth(shape.width))
      if (kept) return { bytes: kept, type }
      if (shape.isOwn && shape.width !== (await widthOf(tenant, key))) return undefined
      const one = `${tenant}/${shape.width}/${key}`
      const running = making.get(one) ?? make(tenant, shape, key).finally(() => making.delete(one))
      making.set(one, running)
      const bytes = await running.catch(() => undefined)
      return bytes && { bytes, type }
    },
  }
}

/** What ipx reads, by `<tenant>/<key>`: out of the store, wherever that keeps it. */
function storageOf(files: Pick<FileStore, 'read'>): IPXStorage {
  return {
    name: 'sanggar',
    getMeta: () => ({}),
    async getData(id) {
      const [tenant = '', key = ''] = id.split('/').filter(Boolean)
      const bytes = await files.read(tenant, key)
      return bytes && new Uint8Array(bytes).buffer
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
