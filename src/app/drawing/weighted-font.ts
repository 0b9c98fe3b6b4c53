import type { Font } from 'fontkit'

/**
 * A weight of one of our variable fonts. fontkit varies plain files, but of packed ones (woff2, all that we have) it
 * reads every outline once, in the font's own weight, and varies nothing. So the outlines are read first and handed,
 * varied when one is asked for, to a second reading of the same file. What is used of fontkit here is not in its
 * types; `test/site/head.test.ts` sees the weights differ.
 */
interface Point {
  x: number
  y: number
  endContour: boolean
  copy(): Point
}

interface Outline {
  points?: Point[]
  components?: { dx: number; dy: number }[]
}

interface Packed {
  _transformedGlyphs: Outline[]
  _variationProcessor: { transformPoints(glyph: number, points: Point[]): void }
}

const packed = (font: Font) => font as unknown as Packed

export async function weightedFont(bytes: Buffer, weight: number): Promise<Font> {
  const fontkit = await import('fontkit')
  const read = (): Font => {
    const font = fontkit.create(bytes)
    if (!('layout' in font)) throw new Error('A collection of fonts is not read here')
    return font
  }
  const plain = read()
  const axis = plain.variationAxes.wght
  if (!axis) return plain
  // reads all outlines
  plain.layout('a')
  const outlines = packed(plain)._transformedGlyphs
  const sample = outlines.find(({ points }) => points?.[0])?.points?.[0]
  if (!sample) return plain
  const font = Object.assign(read(), {
    variationCoords: [Math.min(axis.max, Math.max(axis.min, weight))],
  })
  const { transformPoints } = packed(font)._variationProcessor
  const vary = (glyph: number, points: Point[]) =>
    transformPoints.call(packed(font)._variationProcessor, glyph, points)
  packed(font)._transformedGlyphs = outlines.map((outline, glyph) =>
    lazily(() => varied(outline, glyph, sample, vary)),
  )
  return font
}

/** where a letter's box begins and ends: the table of changes counts these four as points */
const phantoms = 4

function varied(
  outline: Outline,
  glyph: number,
  sample: Point,
  vary: (glyph: number, points: Point[]) => void,
): Outline {
  const pointAt = (x: number, y: number) => Object.assign(sample.copy(), { x, y, endContour: true })
  const parts = outline.points?.map(point => point.copy()) ?? []
  const places = outline.components?.map(({ dx, dy }) => pointAt(dx, dy)) ?? []
  const all = [...parts, ...places, ...Array.from({ length: phantoms }, () => pointAt(0, 0))]
  vary(glyph, all)
  return {
    ...outline,
    ...(outline.points ? { points: parts } : {}),
    ...(outline.components
      ? {
          components: outline.components.map((component, index) => ({
            ...component,
            dx: places[index]?.x ?? component.dx,
            dy: places[index]?.y ?? component.dy,
          })),
        }
      : {}),
  }
}

/** made when one of its fields is first asked for: a title needs some thirty letters of several hundred */
function lazily(make: () => Outline): Outline {
  let made: Outline | undefined
  return new Proxy<Outline>(
    {},
    {
      get(_, name) {
        made ??= make()
        return Reflect.get(made, name)
      },
    },
  )
}
