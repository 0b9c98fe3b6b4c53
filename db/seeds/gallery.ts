import type { Tx } from '../../src/platform/db/transaction.ts'
import { type FileStore, keyOf } from '../../src/platform/files/file-store.ts'
import { drawLogo, drawPortrait, drawScene, logoMarks, rasterise, sceneNames } from './art/art.ts'
import type { DemoTenant, Drawing } from './demo.types.ts'

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

/** The pictures of a demo tenant: drawn, written to the file store, each once. */
export interface Gallery {
  picture(drawing: Drawing): StoredPicture
  logo: { light: StoredPicture; dark: StoredPicture }
  record(tx: Tx): Promise<void>
}

export async function createGallery(demo: DemoTenant, files: FileStore): Promise<Gallery> {
  const { primary, secondary, warning, info, light, dark } = demo.colours
  const palette = { primary, secondary, warning, info, light, dark }
  const stored = new Map<string, Omit<StoredPicture, 'alt'>>()
  const rows: { key: string; name: string; bytes: number; width: number; height: number; sha256: string }[] =
    []

  async function store(id: string, svg: string, width: number): Promise<void> {
    const { data, width: w, height: h, tint } = await rasterise(svg, { width })
    const { key, sha256 } = keyOf(data, 'webp')
    await files.write(demo.slug, key, data)
    stored.set(id, { key, width: w, height: h, tint })
    if (!rows.some(row => row.key === key)) {
      rows.push({
        key,
        name: `${id.replaceAll(/[^a-z0-9]+/g, '-')}.webp`,
        bytes: data.length,
        width: w,
        height: h,
        sha256,
      })
    }
  }

  const drawings = new Map(drawingsOf(demo).map(drawing => [`${drawing.scene} ${drawing.seed}`, drawing]))
  // sharp works in threads of its own: all at once keeps every core busy
  await Promise.all(
    [...drawings].map(([id, { scene, seed }]) => {
      if (scene.startsWith('mark:'))
        return store(id, drawLogo(named(logoMarks, scene.slice(5)), seed, palette, 'light'), 320)
      const person = portraits.find(name => scene === `portrait:${name}`)
      return person
        ? store(id, drawPortrait(seed, palette, { person }), 640)
        : store(id, drawScene(named(sceneNames, scene), seed, palette), 1280)
    }),
  )
  const { seed } = demo.logo
  const mark = named(logoMarks, demo.logo.mark)
  for (const tone of ['light', 'dark'] as const)
    await store(`logo ${tone}`, drawLogo(mark, seed, palette, tone), 320)

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
        .values(rows.map(row => ({ ...row, mime: 'image/webp' })))
        .execute()
    },
  }
}

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
