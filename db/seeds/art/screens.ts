import type { Canvas } from './canvas.ts'
import { darken, lighten } from './colour.ts'
import { circle, type Placement, path, place, rect, repeat } from './shapes.ts'

/** Bars that look like lines of code, with indents. */
export const codeBars = (
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  rows: number,
  pitch: number,
  colours: readonly string[],
): string => {
  let indent = 0
  return repeat(rows, row => {
    indent = row === 0 ? 0 : Math.min(3, Math.max(0, indent + canvas.random.pick([-1, 0, 1, 0, 1])))
    let at = x + indent * pitch * 1.2
    return repeat(canvas.random.whole(1, 4), () => {
      const length = Math.min(canvas.random.between(0.08, 0.3) * width, x + width - at)
      if (length < 8) return ''
      const bar = rect(at, y + row * pitch, length, pitch * 0.42, canvas.random.pick(colours), pitch * 0.21)
      at += length + pitch * 0.4
      return bar
    })
  })
}

export const textBars = (
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  rows: number,
  pitch: number,
  colour: string,
  thickness = 0.36,
): string =>
  repeat(rows, row =>
    rect(
      x,
      y + row * pitch,
      width * (row === rows - 1 ? 0.55 : canvas.random.between(0.8, 1)),
      pitch * thickness,
      colour,
      pitch * 0.18,
    ),
  )

export const barChart = (
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  colours: readonly string[],
  count = 6,
): string =>
  repeat(count, index => {
    const tall = height * Math.min(1, 0.25 + index * (0.62 / count) + canvas.random.between(-0.06, 0.18))
    const pitch = width / count
    return rect(x + index * pitch, y - tall, pitch * 0.62, tall, colours[index % colours.length] ?? '#888', 5)
  })

export const pieChart = (
  x: number,
  y: number,
  r: number,
  colours: readonly [string, string, string],
): string =>
  circle(x, y, r, colours[0]) +
  path(`M${x},${y} L${x},${y - r} A${r} ${r} 0 0 1 ${x + r * 0.87},${y + r * 0.5}Z`, colours[1]) +
  path(
    `M${x},${y} L${x + r * 0.87},${y + r * 0.5} A${r} ${r} 0 0 1 ${x - r * 0.5},${y + r * 0.87}Z`,
    colours[2],
  )

export const laptopBack = (canvas: Canvas, at: Placement, colour: string): string =>
  place(
    path(
      'M-88,-122 Q-88,-132 -78,-132 L78,-132 Q88,-132 88,-122 L94,-8 L-94,-8Z',
      canvas.diagonal(lighten(colour, 0.3), colour),
    ) +
      circle(0, -72, 11, '#fff', 'opacity=".55"') +
      rect(-112, -9, 224, 10, darken(colour, 0.12), 5),
    at,
  )

export const laptopFront = (canvas: Canvas, at: Placement, screen: string, content: string): string =>
  place(
    rect(-150, -206, 300, 196, '#262c3a', 12) +
      rect(-140, -196, 280, 176, screen, 5) +
      content +
      path('M-140,-196 L30,-196 L-100,-20 L-140,-20Z', '#fff', 'opacity=".06"') +
      path('M-150,-10 L150,-10 L184,10 L-184,10Z', canvas.vertical('#c9ced8', '#9aa2b0')) +
      rect(-184, 9, 368, 7, '#7c8494', 3),
    at,
  )
