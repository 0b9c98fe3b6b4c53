import type { Canvas } from './canvas.ts'
import { darken, lighten } from './colour.ts'
import { ellipse, type Placement, path, place, poly, rect, repeat, stroke } from './shapes.ts'

/** A table top with its front edge and legs; x, y is the middle of the top's near edge. */
export const table = (
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  colour: string,
  legs = 200,
  depth = 34,
): string => {
  const half = width / 2
  const top = poly(
    [
      [x - half + depth, y - depth],
      [x + half - depth, y - depth],
      [x + half, y],
      [x - half, y],
    ],
    canvas.vertical(lighten(colour, 0.16), lighten(colour, 0.04)),
  )
  const leg = (at: number) =>
    rect(at - 11, y + 14, 22, legs, canvas.horizontal(darken(colour, 0.12), darken(colour, 0.32)))
  return (
    leg(x - half + 36) +
    leg(x + half - 36) +
    top +
    rect(x - half, y, width, 20, canvas.horizontal(colour, darken(colour, 0.14)), 4) +
    rect(x - half + 6, y + 20, width - 12, 8, darken(colour, 0.45), 0, 'opacity=".35"')
  )
}

export const mug = (at: Placement, colour: string): string =>
  place(
    stroke('M22,-34 q22,2 16,18 q-4,8 -16,6', colour, 7) +
      path('M-24,-46 L24,-46 L21,-4 Q20,0 14,0 L-14,0 Q-20,0 -21,-4Z', colour) +
      path('M8,-46 L24,-46 L21,-4 Q20,0 14,0 L6,0Z', darken(colour, 0.14)) +
      ellipse(0, -46, 24, 6, darken(colour, 0.4)) +
      stroke('M-8,-60 q-8,-10 0,-20 q8,-10 0,-20 M10,-60 q-8,-10 0,-18', '#fff', 3, 'opacity=".4"'),
    at,
  )

export const lamp = (canvas: Canvas, at: Placement, colour: string): string =>
  place(
    canvas.glow(70, -60, 170, '#ffe2a0', 0.55) +
      rect(-34, -10, 68, 10, darken(colour, 0.2), 5) +
      stroke('M0,-10 L-22,-110 L44,-170', darken(colour, 0.1), 8) +
      path('M22,-184 L58,-196 L104,-136 L40,-124Z', colour) +
      ellipse(73, -131, 32, 7, '#fff3c9', 'transform="rotate(-12 73 -131)"'),
    at,
  )

export const crate = (
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  wood: string,
): string =>
  rect(x, y - height, width, height, darken(wood, 0.35), 4) +
  repeat(3, index =>
    rect(
      x,
      y - height + (index * height) / 3,
      width,
      height / 3 - 5,
      canvas.horizontal(lighten(wood, 0.1), darken(wood, 0.1)),
      3,
    ),
  ) +
  rect(x + 6, y - height, 12, height, darken(wood, 0.16)) +
  rect(x + width - 18, y - height, 12, height, darken(wood, 0.16))
