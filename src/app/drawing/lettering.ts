import { readFile } from 'node:fs/promises'
import type { Font } from 'fontkit'
import type { FontName } from '../../features/core/site/site.ts'
import { fontPath } from './fonts.ts'
import { weightedFont } from './weighted-font.ts'

/**
 * Text as outlines in a tenant's own fonts, for pictures that are drawn here: what fonts the machine has does not
 * matter. The fonts are the ones that pages load.
 */
export interface Lettering {
  /** the baseline at y 0, beginning at x 0 */
  paths: string
  width: number
  capHeight: number
}

const fonts = new Map<string, Promise<Font>>()

/** loaded by the first picture that is drawn: reading a font costs a start what few visitors need */
function fontOf(name: FontName, weight: number): Promise<Font> {
  const key = `${name} ${weight}`
  const known = fonts.get(key)
  if (known) return known
  const loading = readFile(fontPath(name)).then(bytes => weightedFont(bytes, weight))
  fonts.set(key, loading)
  return loading
}

/** what the font has no letter for is left out: a box would say less */
const drawable = (font: Font, text: string) =>
  [...text.normalize('NFKC')].filter(letter => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).join('')

export async function drawText(
  name: FontName,
  weight: number,
  text: string,
  size: number,
): Promise<Lettering> {
  const font = await fontOf(name, weight)
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(drawable(font, text))
  let x = 0
  const paths = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const outline = glyph.path.toSVG()
    const place = `translate(${((x + xOffset) * scale).toFixed(2)} ${(-yOffset * scale).toFixed(2)})`
    x += xAdvance
    return (
      outline &&
      `<path transform="${place} scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${outline}"/>`
    )
  })
  return {
    paths: paths.join(''),
    width: x * scale,
    capHeight: (font.capHeight || font.ascent * 0.75) * scale,
  }
}

/** Lines no wider than `width`; the last one ends with an ellipsis when there are more than `most`. */
export async function wrapText(
  name: FontName,
  weight: number,
  text: string,
  { size, width, most }: { size: number; width: number; most: number },
): Promise<{ lines: string[]; isCut: boolean }> {
  const font = await fontOf(name, weight)
  const scale = size / font.unitsPerEm
  const measure = (words: string) => font.layout(drawable(font, words)).advanceWidth * scale
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word
    if (line && measure(longer) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  lines.push(line)
  const isCut = lines.length > most || lines.some(one => measure(one) > width)
  if (!isCut) return { lines, isCut }
  const kept = lines.slice(0, most)
  let last = kept.at(-1) ?? ''
  while (last.length > 1 && measure(`${last}…`) > width) last = last.slice(0, -1).trimEnd()
  return { lines: [...kept.slice(0, -1), `${last}…`], isCut }
}
