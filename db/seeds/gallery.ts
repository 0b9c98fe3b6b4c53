import type { FolderFile } from '../../src/features/website/site-folders/site-folders.ts'
import type { Tx } from '../../src/platform/db/transaction.ts'
import { type FileStore, keyOf } from '../../src/platform/files/file-store.ts'
import { drawLogo, drawPortrait, drawScene, logoMarks, type Palette, type PressName } from './art/art.ts'
import type { Drawing } from './drawing.types.ts'
import { drawingName, drawingNamed, logoNamed } from './folders/drawing-names.ts'

export interface StoredPicture {
  key: string
  width: number
  height: number
  alt: string
  tint: string
}

const portraits = ['woman', 'man', 'hijab', 'girl', 'boy'] as const

function named<Name extends string>(names: readonly Name[], wanted: string): Name {
  const found = names.find(name => name === wanted)
  if (!found) throw new Error(`Nobody draws a ${wanted}`)
  return found
}

interface FileRow {
  key: string
  name: string
  bytes: number
  width: number
  height: number
  sha256: string
  alt: string
  tint: string
}

/**
 * The pictures of a demo tenant: drawn, written to the file store, each once. They stay drawings: the widths that pages
 * ask for are made of them when somebody looks, since making them all would take a first start longer than the rest.
 */
export interface Gallery {
  picture(drawing: Drawing): StoredPicture
  /** by what they are called in the folder */
  files: ReadonlyMap<string, FolderFile>
  record(tx: Tx): Promise<void>
}

interface Drawn {
  slug: string
  palette: Palette
  press: PressName
  /** names of drawings, with what each shows */
  shown: ReadonlyMap<string, string>
}

export async function createGallery(
  { slug, palette, press, shown }: Drawn,
  files: FileStore,
): Promise<Gallery> {
  const stored = new Map<string, Omit<StoredPicture, 'alt'>>()
  const rows = new Map<string, FileRow>()
  for (const [name, alt] of shown) {
    const { svg, width, height } = drawn(name, palette, press)
    const data = Buffer.from(svg)
    const { key, sha256 } = keyOf(data, 'svg')
    await files.write(slug, key, data)
    const tint = groundOf(svg)
    stored.set(name, { key, width, height, tint })
    rows.set(key, { key, name, bytes: data.length, width, height, sha256, alt, tint })
  }
  return {
    picture(drawing) {
      const picture = stored.get(drawingName(drawing))
      if (!picture) throw new Error(`${drawingName(drawing)} was not drawn`)
      return { ...picture, alt: drawing.alt }
    },
    files: stored,
    async record(tx) {
      await tx.db
        .insertInto('files')
        .values([...rows.values()].map(row => ({ ...row, mime: 'image/svg+xml' })))
        .execute()
    },
  }
}

/** Presses in which somebody is still known by their face; the others leave portraits painted. */
const facePresses: ReadonlySet<PressName> = new Set(['etching', 'blueprint', 'halftone'])

function drawn(name: string, palette: Palette, press: PressName) {
  const logo = logoNamed(name)
  if (logo) return inWidth(drawLogo(named(logoMarks, logo.mark), logo.seed, palette, logo.tone), 320)
  const drawing = drawingNamed(name)
  if (!drawing) throw new Error(`"${name}" is no name of a drawing`)
  const { scene, seed } = drawing
  if (scene.startsWith('mark:'))
    return inWidth(drawLogo(named(logoMarks, scene.slice(5)), seed, palette, 'light'), 320)
  const person = portraits.find(one => scene === `portrait:${one}`)
  if (person)
    return inWidth(
      drawPortrait(seed, palette, { person, press: facePresses.has(press) ? press : 'paint' }),
      640,
    )
  return inWidth(drawScene(scene, seed, palette, press), 1280)
}

/** A drawing that says it is `wide` pixels wide. */
function inWidth(svg: string, wide: number): { svg: string; width: number; height: number } {
  const [size, width, height] = / width="(\d+)" height="(\d+)"/.exec(svg) ?? []
  if (!size || !width || !height) throw new Error('A drawing without a size')
  const high = Math.round((wide * Number(height)) / Number(width))
  return { svg: svg.replace(size, ` width="${wide}" height="${high}"`), width: wide, height: high }
}

/** The first colour laid down, which is what lies behind everything. */
const groundOf = (svg: string) => /(?:stop-color|fill)="(#[0-9a-f]{6})"/i.exec(svg)?.[1] ?? '#808080'

/** Every drawing anywhere in what code says of a tenant. */
export function drawingsOf(value: unknown): Drawing[] {
  if (Array.isArray(value)) return value.flatMap(drawingsOf)
  if (typeof value !== 'object' || value === null) return []
  if ('scene' in value && 'seed' in value && 'alt' in value) {
    const { scene, seed, alt } = value
    if (typeof scene === 'string' && typeof seed === 'number' && typeof alt === 'string')
      return [{ scene, seed, alt }]
  }
  return Object.values(value).flatMap(drawingsOf)
}
