import type { Canvas } from './canvas.ts'
import { darken, lighten, mix } from './colour.ts'
import { circle, ellipse, type Placement, path, place, rect, repeat, stroke } from './shapes.ts'

export const tree = (canvas: Canvas, at: Placement, leaf: string, trunk: string): string => {
  const blobs: [number, number, number][] = [
    [-44, -120, 46],
    [40, -128, 48],
    [0, -172, 54],
    [-26, -96, 38],
    [30, -92, 36],
  ]
  const dark = blobs.map(([x, y, r]) => circle(x, y, r, darken(leaf, 0.16))).join('')
  const bright = blobs
    .map(([x, y, r]) => circle(x - 9 + canvas.random.between(-4, 4), y - 10, r * 0.78, leaf))
    .join('')
  const spots = repeat(4, () =>
    ellipse(canvas.random.between(-52, 20), canvas.random.between(-200, -110), 11, 7, lighten(leaf, 0.18)),
  )
  return place(
    path('M-9,0 Q-5,-50 -8,-110 L8,-110 Q5,-50 11,0Z', trunk) +
      stroke('M0,-70 L26,-108', trunk, 6) +
      dark +
      bright +
      spots,
    at,
  )
}

export const pine = (at: Placement, leaf: string, trunk: string): string => {
  const tier = (y: number, w: number, h: number) =>
    path(
      `M0,${y - h} Q${w * 0.3},${y - h * 0.4} ${w},${y} Q0,${y + 14} ${-w},${y} Q${-w * 0.3},${y - h * 0.4} 0,${y - h}Z`,
      leaf,
    ) +
    path(
      `M0,${y - h} Q${w * 0.3},${y - h * 0.4} ${w},${y} Q${w * 0.5},${y + 9} ${w * 0.1},${y + 7}Z`,
      darken(leaf, 0.16),
    )
  return place(rect(-6, -40, 12, 42, trunk) + tier(-30, 62, 100) + tier(-84, 50, 90) + tier(-134, 36, 80), at)
}

export const palm = (canvas: Canvas, at: Placement, leaf: string, trunk: string): string => {
  const bend = canvas.random.between(10, 44)
  const frond = (angle: number, length: number, colour: string) =>
    place(
      path(
        `M0,0 C${length * 0.3},-34 ${length * 0.8},-30 ${length},26 C${length * 0.74},-4 ${length * 0.36},-8 0,8Z`,
        colour,
      ) + stroke(`M0,0 C${length * 0.3},-24 ${length * 0.8},-22 ${length},26`, lighten(colour, 0.16), 2),
      { x: bend, y: -232, rotate: angle },
    )
  const fronds = [-158, -20, -120, -62, -196, 14, -90].map((angle, index) =>
    frond(
      angle + canvas.random.between(-8, 8),
      canvas.random.between(88, 124),
      index < 3 ? darken(leaf, 0.18) : leaf,
    ),
  )
  const body = path(
    `M-10,0 Q-4,-120 ${bend - 6},-232 L${bend + 6},-232 Q12,-120 12,0Z`,
    canvas.horizontal(lighten(trunk, 0.1), darken(trunk, 0.2)),
  )
  const nuts = circle(bend - 7, -224, 8, darken(trunk, 0.2)) + circle(bend + 8, -222, 8, darken(trunk, 0.3))
  return place(fronds.slice(0, 3).join('') + body + fronds.slice(3).join('') + nuts, at)
}

export const leafShape = (length: number, width: number, colour: string): string =>
  path(
    `M0,0 C${-width},${-length * 0.25} ${-width * 0.8},${-length * 0.75} 0,${-length} C${width * 0.8},${-length * 0.75} ${width},${-length * 0.25} 0,0Z`,
    colour,
  ) +
  path(
    `M0,0 C${width},${-length * 0.25} ${width * 0.8},${-length * 0.75} 0,${-length}Z`,
    darken(colour, 0.1),
  ) +
  stroke(`M0,0 L0,${-length * 0.92}`, lighten(colour, 0.2), 2, 'opacity=".6"')

/** Big leaves reaching in from a corner: the near plane that gives a picture its depth. */
export const foliage = (canvas: Canvas, corner: 'left' | 'right', colour: string, scale = 1): string => {
  const fan = repeat(7, index => {
    const angle = -14 + index * 17 + canvas.random.between(-6, 6)
    const length = canvas.random.between(170, 270)
    const tone = mix(colour, index % 2 ? darken(colour, 0.24) : lighten(colour, 0.1), 0.7)
    return place(leafShape(length, length * 0.2, tone), { x: index * 9, rotate: angle })
  })
  return place(fan, { x: corner === 'left' ? -34 : 1314, y: 744, scale, flip: corner === 'right' })
}

export const bush = (canvas: Canvas, at: Placement, leaf: string): string =>
  place(
    repeat(6, index =>
      circle(
        -60 + index * 24,
        -16 - (index % 3) * 10,
        canvas.random.between(24, 34),
        index % 2 ? leaf : darken(leaf, 0.13),
      ),
    ) + rect(-88, -8, 172, 12, darken(leaf, 0.13), 6),
    at,
  )

const tuft = (at: Placement, colour: string): string =>
  place(
    stroke('M-8,0 Q-14,-14 -18,-18 M-3,0 Q-5,-18 -7,-26 M3,0 Q5,-16 9,-24 M8,0 Q14,-10 20,-14', colour, 4),
    at,
  )

export const grass = (canvas: Canvas, top: number, bottom: number, colour: string, count = 26): string =>
  repeat(count, index => {
    const y = top + ((bottom - top) * index) / count
    return tuft({ x: canvas.random.between(0, 1280), y, scale: 0.5 + (y - top) / (bottom - top + 1) }, colour)
  })

export const pottedPlant = (at: Placement, leaf: string, pot: string): string => {
  const leaves = [-52, 52, -30, 30, -8, 14].map((angle, index) =>
    place(leafShape(118 - Math.abs(angle) * 0.6, 20, index % 2 ? leaf : darken(leaf, 0.14)), {
      y: -50,
      rotate: angle,
    }),
  )
  return place(
    leaves.join('') +
      path('M-36,-58 L36,-58 L28,0 L-28,0Z', pot) +
      path('M10,-58 L36,-58 L28,0 L8,0Z', darken(pot, 0.16)) +
      rect(-40, -66, 80, 14, lighten(pot, 0.12), 5),
    at,
  )
}
