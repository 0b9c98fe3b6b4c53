import { backpack } from '../camping.ts'
import type { Scene } from '../canvas.ts'
import { darken, lighten, mix } from '../colour.ts'
import { dress } from '../look.ts'
import { hills, rock } from '../nature.ts'
import { figure } from '../people.ts'
import { bush, foliage, grass, tree } from '../plants.ts'
import { circle, ellipse, line, path, place, rect, repeat, stroke } from '../shapes.ts'
import { lit, pickMood, sky, sunbeams } from '../sky.ts'

const forestTrail: Scene = canvas => {
  const { random, colours, palette } = canvas
  const mood = pickMood(canvas)
  const air = mix(mood.haze, colours.leaf, 0.35)
  const trunks = (count: number, depth: number, width: number, base: number) =>
    repeat(count, index => {
      const x = (index + random.between(0.1, 0.9)) * (1280 / count)
      if (Math.abs(x - 660) < 150 - depth * 60) return ''
      const tone = mix(colours.darkWood, air, depth)
      return (
        path(
          `M${x - width},${base} Q${x - width * 0.6},${base - 300} ${x - width * 0.7},-10 L${x + width * 0.7},-10 Q${x + width * 0.6},${base - 300} ${x + width},${base}Z`,
          canvas.horizontal(lighten(tone, 0.1), darken(tone, 0.16)),
        ) + bush(canvas, { x, y: base + 8, scale: width / 26 }, mix(colours.leaf, air, depth * 0.8))
      )
    })
  const canopy = (depth: number, y: number) =>
    repeat(12, index =>
      circle(
        index * 118,
        y + random.between(-46, 26),
        random.between(90, 140),
        mix(depth > 0.3 ? colours.leaf : colours.deepLeaf, air, depth),
      ),
    )
  const trail = path(
    'M560,450 C620,500 480,560 380,740 L960,740 C880,600 760,540 740,450Z',
    canvas.vertical(mix(colours.sand, air, 0.3), mix(colours.sand, colours.earth, 0.4)),
  )
  const count = random.whole(2, 4)
  const hikers = repeat(count, index => {
    const t = index / 3
    const [x, y, scale] = [640 + (index % 2 ? 60 : -50) + t * 20, 540 + t * 160, 0.85 + t * 0.75]
    const look = dress(canvas, { outfit: random.pick(['tee', 'hoodie', 'scout', 'shirt'] as const) })
    return (
      canvas.shadow(x, y, 70 * scale) +
      figure(canvas, look, 'standBack', { x, y, scale }) +
      backpack(
        { x, y: y - 138 * scale, scale: scale * 0.95 },
        random.pick([palette.primary, palette.warning, palette.secondary]),
      )
    )
  })
  return (
    rect(0, 0, 1280, 720, canvas.vertical(mix(air, mood.sun, 0.35), lighten(air, 0.4), air)) +
    canvas.glow(660, 250, 460, mood.sun, 0.9) +
    trunks(15, 0.7, 14, 450) +
    canopy(0.6, 40) +
    rect(0, 440, 1280, 290, canvas.vertical(mix(colours.grass, air, 0.4), colours.leaf)) +
    trail +
    trunks(9, 0.4, 24, 510) +
    sunbeams(canvas, 620, '#fff3c4', 0.4) +
    hikers +
    trunks(4, 0.05, 46, 660) +
    canopy(0, -20) +
    grass(canvas, 560, 730, colours.deepLeaf, 20) +
    foliage(canvas, 'left', colours.deepLeaf, 1) +
    foliage(canvas, 'right', darken(colours.deepLeaf, 0.1), 1.1)
  )
}

const riverRafting: Scene = canvas => {
  const { random, colours, palette } = canvas
  const mood = pickMood(canvas, ['morning', 'day'])
  const cliff = (flip: boolean) =>
    place(
      path(
        'M-20,180 C90,200 170,260 210,350 C290,380 330,450 400,500 L-20,560Z',
        canvas.vertical(lit(mood, colours.leaf, 0.2), lit(mood, colours.deepLeaf)),
      ) +
        repeat(7, index =>
          tree(
            canvas,
            { x: 10 + index * 56, y: 270 + index * 38, scale: 0.75 },
            lit(mood, index % 2 ? colours.leaf : colours.deepLeaf, 0.1),
            colours.darkWood,
          ),
        ),
      { x: flip ? 1280 : 0, flip },
    )
  const paddle =
    line(58, -110, 92, 34, '#d8a566', 6) +
    ellipse(96, 44, 11, 24, palette.primary, 'transform="rotate(-13 96 44)"')
  const crew = (x: number, y: number, flip: boolean) => {
    const look = dress(canvas, { outfit: 'tee', person: random.pick(['woman', 'man', 'man'] as const) })
    const vest = { ...look, top: '#f07b2e', topFill: '#f07b2e', glasses: 'none' as const }
    const helmet = place(
      path('M-48,-18 C-52,-96 52,-96 48,-18 Q0,-34 -48,-18Z', palette.warning) +
        rect(-50, -24, 100, 10, darken(palette.warning, 0.25), 5),
      { x: 21, y: -141, scale: 0.5, rotate: 6 },
    )
    return place(figure(canvas, vest, 'paddle', {}) + helmet + paddle, { x, y, scale: 1.36, flip })
  }
  const raft =
    path(
      'M300,560 Q280,500 350,490 L930,490 Q1000,500 980,560 Q900,640 640,640 Q380,640 300,560Z',
      darken(palette.secondary, 0.35),
    ) +
    crew(450, 570, true) +
    crew(620, 560, false) +
    crew(800, 574, false) +
    path(
      'M276,560 Q270,520 310,520 Q340,520 360,560 Q440,604 640,604 Q840,604 920,560 Q940,520 970,520 Q1010,520 1004,560 Q960,668 640,672 Q320,668 276,560Z',
      canvas.vertical(lighten(palette.secondary, 0.15), palette.secondary, darken(palette.secondary, 0.3)),
    ) +
    stroke('M320,600 Q460,646 640,646 Q820,646 960,600', '#fff', 7, 'opacity=".7"')
  const foam = repeat(26, () =>
    ellipse(
      random.between(150, 1130),
      random.between(630, 712),
      random.between(20, 70),
      random.between(8, 18),
      '#fff',
      `opacity="${random.pick([0.5, 0.75, 0.95])}"`,
    ),
  )
  const splash = repeat(26, () =>
    circle(
      random.pick([random.between(180, 360), random.between(930, 1130)]),
      random.between(430, 640),
      random.between(3, 10),
      '#fff',
      'opacity=".85"',
    ),
  )
  const river = rect(
    0,
    440,
    1280,
    290,
    canvas.vertical(lit(mood, lighten(colours.water, 0.3)), darken(colours.water, 0.15)),
  )
  const waves = repeat(10, index =>
    stroke(
      `M${random.between(-100, 900)},${470 + index * 26} q60,-22 120,0 q60,22 130,0 q60,-20 120,0`,
      '#fff',
      4 + index * 0.6,
      'opacity=".5"',
    ),
  )
  return (
    sky(canvas, mood, 640, 150) +
    hills(canvas, 440, 230, lit(mood, colours.deepLeaf, 0.55)) +
    hills(canvas, 460, 120, lit(mood, colours.leaf, 0.35)) +
    river +
    cliff(false) +
    cliff(true) +
    waves +
    rock({ x: 150, y: 640, scale: 1.6 }, colours.stone) +
    rock({ x: 1160, y: 600, scale: 1.3 }, colours.stone) +
    raft +
    foam +
    splash
  )
}

export const trail = {
  'forest-trail': forestTrail,
  'river-rafting': riverRafting,
}
