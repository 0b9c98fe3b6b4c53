import { mix } from '../colour.ts'
import { circle, line, type Point, path, poly, rect, repeat, smooth, stroke } from '../shapes.ts'
import type { Draw } from './draw.ts'

const tree: Draw = ({ random }, [a, b, c, ink, paper]) => {
  const levels = [1, 3, random.pick([5, 6, 7])]
  const at = (level: number, n: number): Point => [
    1280 * ((n + 0.5) / (levels[level] ?? 1)) * 0.86 + 90,
    130 + level * 220,
  ]
  const links = [1, 2].map(level =>
    repeat(levels[level] ?? 0, n => {
      const [x, y] = at(level, n)
      const [px, py] = at(level - 1, Math.floor((n * (levels[level - 1] ?? 1)) / (levels[level] ?? 1)))
      return stroke(`M${px},${py} C${px},${py + 110} ${x},${y - 110} ${x},${y}`, ink, 6, 'opacity=".5"')
    }),
  )
  return (
    links.join('') +
    [0, 1, 2]
      .map(level =>
        repeat(levels[level] ?? 0, n => {
          const [x, y] = at(level, n)
          const wide = 210 - level * 50
          return (
            rect(x - wide / 2, y - 42, wide, 84, [a, c, b][level] ?? a, 18) +
            rect(x - wide * 0.3, y - 8, wide * 0.6, 14, paper, 7)
          )
        }),
      )
      .join('')
  )
}

const network: Draw = ({ random }, [a, b, c, ink]) => {
  const nodes = Array.from(
    { length: 22 },
    (_, n): Point => [
      110 + (n % 6) * 205 + random.between(-60, 60),
      120 + Math.floor(n / 6) * 160 + random.between(-46, 46),
    ],
  )
  const links = nodes.flatMap(([x, y], n) =>
    nodes
      .slice(n + 1)
      .filter(([px, py]) => Math.hypot(px - x, py - y) < 225)
      .map(([px, py]) => line(x, y, px, py, ink, 3.4, 'opacity=".42"')),
  )
  return (
    links.join('') + nodes.map(([x, y], n) => circle(x, y, n % 5 ? 17 : 40, [a, b, c][n % 3] ?? a)).join('')
  )
}

const venn: Draw = (_, [a, b, c]) =>
  circle(500, 300, 210, a, 'opacity=".8"') +
  circle(780, 300, 210, b, 'opacity=".75"') +
  circle(640, 480, 210, c, 'opacity=".75"')

const flow: Draw = ({ random }, [a, b, c, ink, paper]) => {
  const steps = 4
  const turn = random.chance(0.5)
  return repeat(steps, n => {
    const x = 170 + n * 260
    const y = turn ? 360 + (n % 2 ? 110 : -110) : 250 + n * 74
    const next = turn ? (n % 2 ? -220 : 220) : 74
    return (
      (n < steps - 1
        ? stroke(
            `M${x + 90},${y} C${x + 170},${y} ${x + 90},${y + next} ${x + 166},${y + next} m-26,-20 l26,20 l-26,20`,
            ink,
            7,
          )
        : '') +
      (n === 2
        ? poly(
            [
              [x, y - 96],
              [x + 108, y],
              [x, y + 96],
              [x - 108, y],
            ],
            b,
          )
        : rect(x - 92, y - 66, 184, 132, n === 1 ? c : a, 20)) +
      rect(x - 46, y - 22, 92, 13, paper, 6) +
      rect(x - 46, y + 6, 60, 13, paper, 6, 'opacity=".7"')
    )
  })
}

const contours: Draw = ({ random }, [a, b, c, ink]) => {
  const [cx, cy] = [random.between(420, 860), random.between(280, 440)]
  const wobble = Array.from({ length: 12 }, () => random.between(0.72, 1.25))
  return (
    repeat(11, ring => {
      const points = Array.from({ length: 13 }, (_, n): Point => {
        const angle = (n / 12) * Math.PI * 2
        const r = (620 - ring * 54) * (wobble[n % 12] ?? 1)
        return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r * 0.66]
      })
      return (
        path(`${smooth(points)}Z`, mix(a, c, ring / 11), 'opacity=".34"') +
        stroke(`${smooth(points)}Z`, ink, ring % 4 ? 2.4 : 5, 'opacity=".55"')
      )
    }) +
    poly(
      [
        [cx, cy - 44],
        [cx + 34, cy + 18],
        [cx - 34, cy + 18],
      ],
      b,
    )
  )
}

const floorPlan: Draw = ({ random }, [a, b, c, ink, paper]) => {
  const cut = random.pick([460, 560, 660])
  return (
    rect(160, 90, 960, 540, paper) +
    rect(160, 90, cut - 160, 300, a, 0, 'opacity=".55"') +
    rect(cut, 330, 1120 - cut, 300, c, 0, 'opacity=".5"') +
    stroke(
      `M160,90 H1120 V630 H160Z M${cut},90 V300 M${cut},400 V630 M160,390 H${cut - 120} M${cut},330 H${cut + 130} M${cut + 250},330 H1120`,
      ink,
      16,
    ) +
    stroke(`M${cut},300 A100 100 0 0 1 ${cut + 96},376`, ink, 4) +
    repeat(4, n => rect(210 + n * 58, 450, 40, 96, b, 6) + circle(230 + n * 58, 424, 13, b)) +
    repeat(3, n => circle(cut + 120 + n * 130, 210, 44, b) + circle(cut + 120 + n * 130, 210, 22, paper)) +
    repeat(6, n => rect(cut + 60 + n * 62, 500, 42, 26, ink, 4, 'opacity=".6"'))
  )
}

const metro: Draw = ({ random }, [a, b, c, ink, paper]) => {
  const y = random.pick([300, 360, 420])
  const ways: [string, string, Point[]][] = [
    [
      a,
      `M60,${y} H420 L560,${y + 140} H860 L1000,${y} H1220`,
      [
        [150, y],
        [300, y],
        [640, y + 140],
        [780, y + 140],
        [1100, y],
      ],
    ],
    [
      b,
      `M200,640 V${y + 40} L340,${y - 100} H760 L900,${y - 240} H1220`,
      [
        [200, 560],
        [460, y - 100],
        [640, y - 100],
        [1060, y - 240],
      ],
    ],
    [
      c,
      `M1120,660 L1000,540 V${y - 40} L700,120 H120`,
      [
        [1000, 500],
        [220, 120],
        [460, 120],
      ],
    ],
  ]
  return (
    ways.map(([tone, d]) => stroke(d, tone, 26)).join('') +
    ways
      .map(([tone, , stops]) =>
        stops
          .map(
            ([x, sy]) =>
              circle(x, sy, 22, paper) + circle(x, sy, 22, 'none', `stroke="${tone}" stroke-width="9"`),
          )
          .join(''),
      )
      .join('') +
    circle(1000, y, 36, paper) +
    circle(1000, y, 36, 'none', `stroke="${ink}" stroke-width="12"`)
  )
}

const orbits: Draw = ({ random }, [a, b, c, ink]) =>
  circle(640, 360, 84, b) +
  repeat(4, n => {
    const r = 150 + n * 84
    const angle = random.between(0, 6.28)
    return (
      circle(640, 360, r, 'none', `stroke="${ink}" stroke-width="3" stroke-opacity=".5"`) +
      circle(640 + Math.cos(angle) * r, 360 + Math.sin(angle) * r, 22 + n * 7, [a, c, a, c][n] ?? a)
    )
  })

/** What belongs to what, and where it lies. */
export const related: Readonly<Record<string, Draw>> = {
  tree,
  network,
  venn,
  flow,
  contours,
  'floor-plan': floorPlan,
  metro,
  orbits,
}
