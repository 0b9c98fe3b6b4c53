import type { Canvas } from './canvas.ts'
import { darken, lighten, mix } from './colour.ts'
import { type Placement, path, place, rect, repeat, stroke } from './shapes.ts'

const spineColours = (canvas: Canvas): string[] => {
  const { primary, secondary, warning, info } = canvas.palette
  return [primary, secondary, warning, info, '#d96c5b', '#f0dfc0', '#3f5573', '#6a9a82'].map(colour =>
    mix(colour, '#e9d9c2', 0.14),
  )
}

/** Standing books between x and x + width, on y. */
export const bookRow = (
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  shade = 0,
): string => {
  const colours = spineColours(canvas)
  let at = x
  let drawn = ''
  while (at < x + width - 14) {
    const thick = Math.min(canvas.random.between(14, 34), x + width - at)
    const tall = height * canvas.random.between(0.68, 0.96)
    const colour = darken(canvas.random.pick(colours), shade)
    const leaning = canvas.random.chance(0.07) && at + thick * 2 < x + width
    const book =
      rect(at, y - tall, thick - 2, tall, colour, 2) +
      rect(at, y - tall * 0.84, thick - 2, 5, lighten(colour, 0.4)) +
      rect(at + thick * 0.7, y - tall, thick * 0.22, tall, darken(colour, 0.18))
    drawn += leaning ? `<g transform="rotate(7 ${Math.round(at)} ${Math.round(y)})">${book}</g>` : book
    at += thick + (leaning ? 12 : 0)
    if (canvas.random.chance(0.06)) at += 26
  }
  return drawn
}

/** Lying books, bottom first; returns a stack standing on 0,0. */
export const bookStack = (canvas: Canvas, count: number, width = 190, thickness = 34): string => {
  const colours = canvas.random.shuffle(spineColours(canvas))
  return repeat(count, index => {
    const colour = colours[index % colours.length] ?? '#888'
    const w = width * canvas.random.between(0.78, 1)
    const dx = canvas.random.between(-12, 12) - w / 2
    const y = -(index + 1) * thickness
    return (
      rect(dx, y, w, thickness - 2, colour, 6) +
      rect(dx + w * 0.12, y + thickness * 0.2, w * 0.9, thickness * 0.55, '#fdf6e4', 3) +
      path(
        `M${dx + w * 0.2},${y + thickness * 0.4} h${w * 0.78} M${dx + w * 0.2},${y + thickness * 0.58} h${w * 0.78}`,
        'none',
        'stroke="#e2d3b4" stroke-width="1.6"',
      ) +
      rect(dx, y, w * 0.2, thickness - 2, colour, 6) +
      rect(dx + w * 0.06, y, 5, thickness - 2, lighten(colour, 0.35))
    )
  })
}

export const openBook = (canvas: Canvas, at: Placement, cover: string): string => {
  const page = (side: 1 | -1) =>
    path(
      `M0,-6 C${side * 26},-26 ${side * 66},-26 ${side * 96},-14 L${side * 96},42 C${side * 66},30 ${side * 26},32 0,50Z`,
      canvas.horizontal('#fffdf6', '#f3e8d2'),
    )
  const lines = stroke(
    'M-80,0 C-60,-8 -36,-8 -16,2 M-80,13 C-60,5 -36,5 -16,15 M-80,26 C-60,18 -36,18 -16,28 M80,0 C60,-8 36,-8 16,2 M80,13 C60,5 36,5 16,15',
    '#cfc3ab',
    3,
  )
  return place(
    path('M0,56 C26,38 70,36 104,48 L104,-8 L-104,-8 L-104,48 C-70,36 -26,38 0,56Z', cover) +
      page(-1) +
      page(1) +
      lines,
    at,
  )
}

/** The book somebody holds, seen from outside. */
export const heldBook = (x: number, y: number, colour: string, scale = 1): string =>
  place(
    path('M-30,-20 L0,-14 L30,-20 L30,20 L0,26 L-30,20Z', colour) +
      path('M0,-14 L30,-20 L30,20 L0,26Z', darken(colour, 0.16)) +
      path('M-27,-23 Q-12,-24 0,-16 Q12,-24 27,-23 L30,-20 L0,-14 L-30,-20Z', '#fffaf0') +
      rect(-22, -6, 14, 4, '#fff', 2, 'opacity=".7"'),
    { x, y, scale },
  )
