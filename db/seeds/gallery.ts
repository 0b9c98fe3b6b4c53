import type { Tx } from '../../src/platform/db/transaction.ts'
import { type FileStore, keyOf } from '../../src/platform/files/file-store.ts'
import { drawLogo, drawPortrait, drawScene, logoMarks, sceneNames } from './art/art.ts'
import type { DemoTenant } from './demo.types.ts'
import type { Drawing } from './drawing.types.ts'

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
  logo: { light: StoredPicture; dark: StoredPicture }
  record(tx: Tx): Promise<void>
}

export async function createGallery(demo: DemoTenant, files: FileStore): Promise<Gallery> {
  const { primary, secondary, warning, info, light, dark } = demo.colours
  const palette = { primary, secondary, warning, info, light, dark }
  const stored = new Map<string, Omit<StoredPicture, 'alt'>>()
  const rows = new Map<string, FileRow>()

  async function store(id: string, drawn: string, wide: number, alt: string): Promise<void> {
    const { svg, width, height } = inWidth(drawn, wide)
    const data = Buffer.from(svg)
    const { key, sha256 } = keyOf(data, 'svg')
    await files.write(demo.slug, key, data)
    const tint = groundOf(svg)
    stored.set(id, { key, width, height, tint })
    const name = `${id.replaceAll(/[^a-z0-9]+/g, '-')}.svg`
    rows.set(key, { key, name, bytes: data.length, width, height, sha256, alt, tint })
  }

  // a picture shown in several places is called in the library what its first place calls it
  const drawings = new Map(
    drawingsOf(demo)
      .toReversed()
      .map(drawing => [`${drawing.scene} ${drawing.seed}`, drawing]),
  )
  for (const [id, { scene, seed, alt }] of drawings) {
    const person = portraits.find(name => scene === `portrait:${name}`)
    if (scene.startsWith('mark:'))
      await store(id, drawLogo(named(logoMarks, scene.slice(5)), seed, palette, 'light'), 320, alt)
    else if (person) await store(id, drawPortrait(seed, palette, { person }), 640, alt)
    else await store(id, drawScene(named(sceneNames, scene), seed, palette), 1280, alt)
  }
  const { seed } = demo.logo
  const mark = named(logoMarks, demo.logo.mark)
  for (const tone of ['light', 'dark'] as const)
    await store(`logo ${tone}`, drawLogo(mark, seed, palette, tone), 320, demo.name)

  const found = (id: string, alt: string): StoredPicture => {
    const picture = stored.get(id)
    if (!picture) throw new Error(`${id} was not drawn`)
    return { ...picture, alt }
  }
  return {
    picture: ({ scene, seed, alt }) => found(`${scene} ${seed}`, alt),
    // the dark mark stands on light grounds, the light one on dark grounds
    logo: { dark: found('logo light', demo.name), light: found('logo dark', demo.name) },
    async record(tx) {
      await tx.db
        .insertInto('files')
        .values([...rows.values()].map(row => ({ ...row, mime: 'image/svg+xml' })))
        .execute()
    },
  }
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

/** Every drawing anywhere in the tenant's content. */
function drawingsOf(value: unknown): Drawing[] {
  if (Array.isArray(value)) return value.flatMap(drawingsOf)
  if (typeof value !== 'object' || value === null) return []
  if ('scene' in value && 'seed' in value && 'alt' in value) {
    const { scene, seed, alt } = value
    if (typeof scene === 'string' && typeof seed === 'number' && typeof alt === 'string')
      return [{ scene, seed, alt }]
  }
  return Object.values(value).flatMap(drawingsOf)
}
