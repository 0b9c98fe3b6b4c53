import { mix } from '../colour.ts'
import { circle, line, type Point, path, place, poly, rect, repeat, smooth, stroke } from '../shapes.ts'
import type { Draw } from './draw.ts'

const bars: Draw = ({ random }, [a, b, , ink]) =>
  repeat(11, n => {
    const high = 90 + n * 26 + random.between(-60, 70)
    return rect(150 + n * 90, 590 - high, 58, high, n === 7 ? b : a, 6)
  }) + line(120, 592, 1160, 592, ink, 6)

const trend: Draw = ({ random }, [a, b, c, ink]) => {
  const row = (start: number, drift: number): Point[] =>
    Array.from({ length: 10 }, (_, n): Point => [130 + n * 113, start - n * drift + random.between(-46, 46)])
  const [first, second] = [row(520, 34), row(430, 6)]
  return (
    path(`${smooth(first)} L1147,600 L130,600Z`, a, 'opacity=".22"') +
    repeat(5, n => line(120, 200 + n * 100, 1160, 200 + n * 100, ink, 2, 'opacity=".18"')) +
    stroke(smooth(second), c, 8, 'stroke-dasharray="4 18"') +
    stroke(smooth(first), a, 13) +
    first.map(([x, y], n) => circle(x, y, n === 6 ? 22 : 12, n === 6 ? b : a)).join('')
  )
}

const weekplan: Draw = ({ random }, [a, b, c, ink, paper]) =>
  rect(120, 80, 1040, 560, paper, 16) +
  repeat(6, n => line(120 + n * 173, 80, 120 + n * 173, 640, ink, 2, 'opacity=".2"')) +
  repeat(6, day => {
    const first = random.whole(0, 3)
    return (
      rect(132 + day * 173, 160 + first * 60, 149, random.pick([80, 110, 140]), [a, b, c][day % 3] ?? a, 10) +
      (day % 2 ? rect(132 + day * 173, 500, 149, 76, c, 10) : '')
    )
  }) +
  rect(120, 80, 1040, 54, ink, 16)

const waves: Draw = ({ random }, [a, b, c, ink]) =>
  [a, b, c]
    .map((tone, n) => {
      const high = random.between(60, 120)
      const count = random.whole(4, 9) + n * 2
      const points = Array.from(
        { length: 81 },
        (_, k): Point => [
          k * 16,
          180 +
            n * 180 +
            Math.sin((k / 80) * Math.PI * count) * high * (0.4 + 0.6 * Math.sin((k / 80) * Math.PI)),
        ],
      )
      return (
        line(0, 180 + n * 180, 1280, 180 + n * 180, ink, 2, 'opacity=".3"') + stroke(smooth(points), tone, 9)
      )
    })
    .join('')

const timeline: Draw = ({ random }, [a, b, c, ink, paper]) =>
  line(80, 360, 1200, 360, ink, 10) +
  repeat(6, n => {
    const [x, up] = [150 + n * 196, n % 2 === 0]
    const high = random.between(110, 170)
    return (
      line(x, 360, x, up ? 360 - high : 360 + high, ink, 4) +
      rect(x - 82, up ? 330 - high - 84 : 390 + high - 30, 164, 112, [a, b, c][n % 3] ?? a, 14) +
      rect(x - 54, up ? 330 - high - 54 : 390 + high, 108, 12, paper, 6) +
      rect(x - 54, up ? 330 - high - 28 : 390 + high + 26, 70, 12, paper, 6, 'opacity=".7"') +
      circle(x, 360, 22, paper) +
      circle(x, 360, 13, b)
    )
  })

const sheet: Draw = ({ random }, [a, b, c, ink, paper]) =>
  rect(130, 90, 1020, 540, paper, 8) +
  rect(130, 90, 1020, 66, a, 8) +
  repeat(7, row =>
    repeat(5, n =>
      rect(
        160 + n * 204,
        184 + row * 64,
        n === 0 ? 140 : random.between(50, 120),
        18,
        row === 4 && n === 3 ? b : ink,
        9,
        row === 4 && n === 3 ? '' : 'opacity=".34"',
      ),
    ),
  ) +
  repeat(8, row => line(130, 156 + row * 64, 1150, 156 + row * 64, ink, 2, 'opacity=".2"')) +
  repeat(4, n => line(334 + n * 204, 90, 334 + n * 204, 630, ink, 2, 'opacity=".2"')) +
  rect(752, 422, 180, 58, 'none', 6, `stroke="${b}" stroke-width="7"`) +
  repeat(5, n => rect(160 + n * 204, 114, 96, 18, c, 9))

const stacks: Draw = ({ random }, [a, b, c, ink, paper]) =>
  repeat(5, n => {
    const y = 560 - n * 88
    const wide = 760 - n * 96
    return place(
      poly(
        [
          [0, 0],
          [wide / 2, 52],
          [0, 104],
          [-wide / 2, 52],
        ],
        mix([a, c, b, a, c][n] ?? a, paper, 0.1),
      ) +
        poly(
          [
            [-wide / 2, 52],
            [0, 104],
            [0, 132],
            [-wide / 2, 80],
          ],
          mix([a, c, b, a, c][n] ?? a, ink, 0.3),
        ) +
        poly(
          [
            [wide / 2, 52],
            [0, 104],
            [0, 132],
            [wide / 2, 80],
          ],
          mix([a, c, b, a, c][n] ?? a, ink, 0.5),
        ),
      { x: 640 + random.between(-12, 12), y: y - 40 },
    )
  })

/** What is counted, and when it is. */
export const counted: Readonly<Record<string, Draw>> = {
  bars,
  trend,
  weekplan,
  waves,
  timeline,
  sheet,
  stacks,
}
