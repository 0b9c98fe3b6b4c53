import type { Canvas } from './canvas.ts'
import { darken, lighten } from './colour.ts'
import { circle, line, type Placement, path, place, poly, rect, repeat, stroke } from './shapes.ts'

export const tent = (canvas: Canvas, at: Placement, colour: string, glowing = false): string => {
  const inside = glowing
    ? canvas.vertical('#fff0b8', '#f2a94e')
    : canvas.vertical(darken(colour, 0.7), darken(colour, 0.5))
  return place(
    stroke('M-150,4 L-200,14 M96,4 L206,14 M-20,-160 L-20,-172', '#e9e2d0', 2.5) +
      path('M-20,-166 Q60,-130 168,0 L88,0 Z', darken(colour, 0.24)) +
      path(
        'M-20,-166 Q70,-90 88,0 L-150,0 Q-100,-90 -20,-166Z',
        canvas.diagonal(lighten(colour, 0.18), colour),
      ) +
      path('M-24,-116 Q-62,-60 -78,0 L28,0 Q16,-66 -24,-116Z', inside) +
      path('M-24,-116 Q-62,-60 -78,0 L-100,0 Q-80,-64 -24,-116Z', lighten(colour, 0.38)) +
      stroke('M-20,-166 Q70,-90 88,0', darken(colour, 0.35), 3),
    at,
  )
}

export const fire = (canvas: Canvas, at: Placement): string =>
  place(
    canvas.glow(0, -40, 420, '#ff9d3c', 0.6, 0.72) +
      stroke('M-60,6 L52,-16 M60,6 L-52,-16 M-24,10 L30,8', '#5a3622', 17) +
      stroke('M-58,3 L48,-18', '#8a5a36', 5) +
      path(
        'M0,-150 C14,-108 62,-88 54,-36 C50,-6 24,4 0,4 C-26,4 -52,-8 -54,-40 C-56,-72 -26,-80 -28,-112 C-14,-104 -8,-92 -6,-82 C2,-100 6,-124 0,-150Z',
        canvas.vertical('#f2711c', '#e8472a'),
      ) +
      path(
        'M4,-100 C10,-74 36,-60 32,-28 C30,-8 16,2 0,2 C-18,2 -32,-8 -32,-30 C-32,-50 -14,-56 -14,-76 C-4,-68 2,-82 4,-100Z',
        '#ffb13d',
      ) +
      path(
        'M2,-54 C6,-40 18,-34 16,-16 C14,-4 8,0 0,0 C-10,0 -16,-6 -16,-18 C-16,-30 -2,-36 2,-54Z',
        '#fff0b0',
      ) +
      repeat(12, () =>
        circle(
          canvas.random.between(-70, 80),
          canvas.random.between(-280, -110),
          canvas.random.between(1.5, 3.6),
          '#ffd27a',
        ),
      ),
    at,
  )

/** A hanging line of small flags from a to b. */
export const bunting = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colours: readonly string[],
  sag = 46,
): string => {
  const count = Math.round((x2 - x1) / 44)
  const at = (t: number): [number, number] => [
    x1 + (x2 - x1) * t,
    y1 + (y2 - y1) * t + Math.sin(Math.PI * t) * sag,
  ]
  return (
    stroke(`M${x1},${y1} Q${(x1 + x2) / 2},${(y1 + y2) / 2 + sag * 2} ${x2},${y2}`, '#6b5a4b', 2) +
    repeat(count, index => {
      const [x, y] = at((index + 0.5) / count)
      return poly(
        [
          [x - 14, y - 1],
          [x + 14, y - 1],
          [x, y + 30],
        ],
        colours[index % colours.length] ?? '#fff',
      )
    })
  )
}

export const bulbs = (canvas: Canvas, x1: number, y1: number, x2: number, y2: number, sag = 60): string => {
  const count = Math.round((x2 - x1) / 62)
  return (
    stroke(`M${x1},${y1} Q${(x1 + x2) / 2},${(y1 + y2) / 2 + sag * 2} ${x2},${y2}`, '#3b3340', 2.4) +
    repeat(count, index => {
      const t = (index + 0.5) / count
      const [x, y] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + Math.sin(Math.PI * t) * sag + 8]
      return canvas.glow(x, y, 30, '#ffdf8e', 0.7) + circle(x, y, 6, '#fff3cf')
    })
  )
}

/** The red and white flag, flying from a pole on 0,0. */
export const flag = (at: Placement, height: number, width = 110): string => {
  const w = width
  const half = w * 0.33
  const wave = (y: number) =>
    `M0,${y} C${w * 0.3},${y - 16} ${w * 0.62},${y + 16} ${w},${y - 2} L${w},${y - 2 + half} C${w * 0.62},${y + 16 + half} ${w * 0.3},${y - 16 + half} 0,${y + half}Z`
  return place(
    rect(-4, -height, 7, height, '#e8e4da', 3) +
      rect(0, -height, 3, height, '#b9b3a6') +
      circle(-0.5, -height - 4, 7, '#f1c453') +
      place(
        path(wave(-height + 8), '#d3232c') +
          path(wave(-height + 8 + half), '#fffdf8') +
          path(
            `M${w * 0.5},${-height + 8} C${w * 0.62},${-height + 17} ${w * 0.8},${-height + 14} ${w},${-height + 6} L${w},${-height + 6 + half * 2} C${w * 0.8},${-height + 14 + half * 2} ${w * 0.62},${-height + 20 + half * 2} ${w * 0.5},${-height + 8 + half * 2}Z`,
            '#20142a',
            'opacity=".1"',
          ),
        { x: 3 },
      ),
    at,
  )
}

export const backpack = (at: Placement, colour: string): string =>
  place(
    path('M-24,-66 Q-24,-84 0,-84 Q24,-84 24,-66 L28,-8 Q28,0 18,0 L-18,0 Q-28,0 -28,-8Z', colour) +
      rect(-20, -34, 40, 28, darken(colour, 0.18), 8) +
      stroke('M-12,-84 q12,-14 24,0', darken(colour, 0.3), 5) +
      line(-20, -52, 20, -52, lighten(colour, 0.3), 3),
    at,
  )
