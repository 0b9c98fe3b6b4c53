import type { Canvas } from './canvas.ts'
import { darken, lighten } from './colour.ts'
import {
  type Placement,
  type Point,
  path,
  place,
  points,
  poly,
  rect,
  repeat,
  smooth,
  stroke,
} from './shapes.ts'

/** A soft line of hills across the picture, filled down to the bottom edge. */
export const hills = (canvas: Canvas, y: number, height: number, fill: string, count = 6): string => {
  const top = Array.from({ length: count + 3 }, (_, index): Point => {
    const lift = index % 2 ? canvas.random.between(0.5, 1) : canvas.random.between(-0.2, 0.3)
    return [(index - 1) * (1280 / count) + canvas.random.between(-30, 30), y - lift * height]
  })
  return path(`${smooth(top)} L1500,740 L-300,740Z`, fill)
}

/** One mountain with a sunny and a shady face. */
export const mountain = (
  canvas: Canvas,
  x: number,
  base: number,
  width: number,
  height: number,
  colour: string,
  shade = 0.16,
): string => {
  const r = canvas.random
  const half = width / 2
  const left: Point[] = [
    [x - half, base],
    [x - half * 0.62, base - height * r.between(0.26, 0.36)],
    [x - half * 0.3, base - height * r.between(0.6, 0.7)],
  ]
  const peak: Point[] = [
    [x - half * 0.07, base - height * 0.97],
    [x + half * 0.05, base - height],
  ]
  const right: Point[] = [
    [x + half * 0.34, base - height * r.between(0.56, 0.66)],
    [x + half * 0.66, base - height * r.between(0.24, 0.32)],
    [x + half, base],
  ]
  const crest: Point[] = [
    [x + half * 0.12, base - height * 0.8],
    [x + half * 0.02, base - height * 0.62],
    [x + half * 0.2, base - height * 0.38],
    [x + half * 0.1, base - height * 0.16],
    [x + half * 0.22, base],
  ]
  const edge = smooth([...left, ...peak, ...right])
  const shady = `${smooth([...peak.slice(1), ...right])} L${points([...crest].reverse())}Z`
  return path(`${edge}Z`, canvas.vertical(lighten(colour, 0.08), colour)) + path(shady, darken(colour, shade))
}

export const volcano = (
  canvas: Canvas,
  x: number,
  base: number,
  width: number,
  height: number,
  colour: string,
): string => {
  const half = width / 2
  const lip = width * 0.055
  const d = `M${x - half},${base} C${x - half * 0.5},${base - height * 0.18} ${x - half * 0.24},${base - height * 0.62} ${x - lip},${base - height} Q${x - lip * 0.3},${base - height + 9} ${x},${base - height + 7} Q${x + lip * 0.5},${base - height + 12} ${x + lip},${base - height - 3} C${x + half * 0.24},${base - height * 0.62} ${x + half * 0.5},${base - height * 0.18} ${x + half},${base}Z`
  const shady = `M${x + lip},${base - height - 3} C${x + half * 0.24},${base - height * 0.62} ${x + half * 0.5},${base - height * 0.18} ${x + half},${base} L${x + half * 0.1},${base} Q${x + half * 0.16},${base - height * 0.3} ${x + half * 0.04},${base - height * 0.5} Q${x + half * 0.1},${base - height * 0.75} ${x + lip * 0.2},${base - height + 9}Z`
  const gully = (dx: number, fall: number) =>
    stroke(
      `M${x + dx * 0.2},${base - height + 16} Q${x + dx * 0.5},${base - height * 0.7} ${x + dx},${base - height * fall}`,
      darken(colour, 0.12),
      4,
      'opacity=".6"',
    )
  return (
    path(d, canvas.vertical(colour, lighten(colour, 0.16))) +
    path(shady, darken(colour, 0.14)) +
    gully(-half * 0.24, 0.42) +
    gully(-half * 0.11, 0.3)
  )
}

/** Flooded rice fields stepping down a slope. */
export const terraces = (canvas: Canvas, top: number, colours: readonly string[], water: string): string => {
  const phase = canvas.random.between(0, 6)
  let y = top
  let drawn = ''
  for (let index = 0; y < 740; index++) {
    const step = 16 + index * 7
    const edge = Array.from({ length: 12 }, (_, k): Point => {
      const wave =
        Math.sin(k * 0.75 + phase + index * 0.34) * (9 + index * 3.6) + Math.sin(k * 1.9 + index) * 5
      return [-40 + k * 124, y + wave]
    })
    const d = smooth(edge)
    const colour = colours[index % colours.length] ?? water
    const wet = index % 3 === 1
    drawn +=
      path(`${d} L1330,760 L-50,760Z`, wet ? water : colour) + stroke(d, darken(colour, 0.3), 2 + index * 0.5)
    drawn += place(stroke(d, lighten(colour, 0.4), 1.5 + index * 0.25, 'opacity=".8"'), {
      y: 3 + index * 0.6,
    })
    y += step
  }
  return drawn
}

/** Water with light on it. */
export const water = (
  canvas: Canvas,
  top: number,
  near: string,
  far: string,
  gleam: string,
  count = 34,
): string =>
  rect(0, top, 1280, 730 - top, canvas.vertical(far, near)) +
  repeat(count, index => {
    const y = top + 8 + (700 - top) * (index / count) ** 1.3
    const w = 24 + ((y - top) / 300) * canvas.random.between(30, 110)
    return rect(
      canvas.random.between(-40, 1240),
      y,
      w,
      2 + (y - top) / 120,
      gleam,
      3,
      `opacity="${canvas.random.pick([0.2, 0.35, 0.5])}"`,
    )
  })

export const rock = (at: Placement, colour: string): string =>
  place(
    poly(
      [
        [-50, 0],
        [-42, -28],
        [-14, -46],
        [22, -40],
        [48, -14],
        [54, 0],
      ],
      colour,
      `stroke="${colour}" stroke-width="6" stroke-linejoin="round"`,
    ) +
      poly(
        [
          [8, -40],
          [22, -40],
          [48, -14],
          [54, 0],
          [20, 0],
        ],
        darken(colour, 0.22),
      ) +
      poly(
        [
          [-42, -28],
          [-14, -46],
          [6, -42],
          [-14, -30],
        ],
        lighten(colour, 0.22),
      ),
    at,
  )
