import { Canvas } from './canvas.ts'
import { darken, lighten, mix, type Palette } from './colour.ts'
import { behindHead, head } from './head.ts'
import { dress, type Look, type Person } from './look.ts'
import { leafShape } from './plants.ts'
import { type PressName, printed } from './press.ts'
import { circle, ellipse, path, place, rect, repeat, stroke } from './shapes.ts'

const backdrop = (canvas: Canvas): string => {
  const { random, palette, colours } = canvas
  const tone = mix(
    random.pick([palette.primary, palette.secondary, palette.warning, palette.info]),
    '#fff3e0',
    random.between(0.42, 0.68),
  )
  const base = rect(0, 0, 640, 640, canvas.diagonal(lighten(tone, 0.22), tone, darken(tone, 0.1)))
  const leaves = repeat(5, index =>
    place(leafShape(random.between(190, 280), 42, mix(colours.leaf, tone, 0.45)), {
      x: 20 + index * 12,
      y: 650,
      rotate: index * 17 - 8,
    }),
  )
  const choices = [
    circle(320, 330, 262, lighten(tone, 0.3), 'opacity=".7"'),
    path(
      'M-20,420 C120,300 220,420 340,330 S560,210 680,300 L680,660 L-20,660Z',
      lighten(tone, 0.28),
      'opacity=".8"',
    ),
    leaves + place(leaves, { x: 640, flip: true }),
    repeat(4, index => circle(320, 330, 320 - index * 60, lighten(tone, 0.12 + index * 0.1), 'opacity=".6"')),
    rect(120, 60, 400, 620, lighten(tone, 0.3), 200, 'opacity=".75"'),
  ]
  return base + random.pick(choices)
}

const shoulders =
  'M320,452 C286,452 262,466 214,480 C136,500 98,548 88,650 L552,650 C542,548 504,500 426,480 C378,466 354,452 320,452Z'

const collar = (look: Look): string =>
  path('M262,458 L320,520 L378,458 L404,478 L346,556 L320,526 L294,556 L236,478Z', lighten(look.top, 0.28)) +
  stroke('M320,528 L320,650', darken(look.top, 0.3), 4) +
  circle(320, 580, 6, '#fff', 'opacity=".8"') +
  circle(320, 624, 6, '#fff', 'opacity=".8"')

const scoutKit =
  path('M246,452 L320,540 L394,452 L414,482 L336,560 L368,650 L272,650 L304,560 L226,482Z', '#c8342f') +
  path('M304,560 L336,560 L350,602 L290,602Z', '#fffaf2') +
  rect(300, 540, 40, 30, '#f4efe4', 12) +
  circle(446, 548, 20, '#f1c453') +
  circle(446, 548, 11, '#7a4e30') +
  rect(166, 548, 62, 26, '#5f4129', 5)

const neckline = (look: Look): string => {
  const dark = darken(look.top, 0.28)
  switch (look.outfit) {
    case 'scout':
      return scoutKit
    case 'blazer':
      return (
        path('M258,458 L320,470 L382,458 L350,650 L290,650Z', '#fbf7ef') +
        path(
          'M250,460 L320,620 L300,650 L244,650 L196,540 L222,486Z M390,460 L320,620 L340,650 L396,650 L444,540 L418,486Z',
          dark,
        )
      )
    case 'hoodie':
      return (
        path('M226,476 Q320,590 414,476 Q430,500 418,520 Q320,620 222,520 Q210,500 226,476Z', dark) +
        stroke('M286,560 L282,630 M354,560 L358,630', '#fff', 7)
      )
    case 'tee':
      return (
        path('M262,460 Q320,548 378,460 L388,466 Q320,572 252,466Z', dark) +
        path('M262,460 Q320,548 378,460Z', darken(look.skin, 0.12))
      )
    default:
      return path('M268,458 L320,516 L372,458Z', darken(look.skin, 0.14)) + collar(look)
  }
}

/** A friendly bust on a ground of the tenant's colours; every seed is somebody else. */
export const drawPortrait = (
  seed: number,
  palette: Palette,
  options: { person?: Person; press?: PressName } = {},
): string => {
  const canvas = new Canvas('portrait', seed, palette)
  const { random } = canvas
  const person =
    options.person ?? random.pick(['woman', 'man', 'hijab', 'hijab', 'man', 'woman', 'girl', 'boy'] as const)
  const look = dress(canvas, { person, patternScale: 1.9 })
  const crown = {
    x: 320,
    y: look.child ? 340 : 322,
    scale: look.child ? 2.36 : 2.24,
    rotate: random.between(-4, 4),
  }
  const body =
    path(shoulders, look.topFill) +
    path(
      'M430,482 C504,500 542,548 552,650 L430,650 C470,590 460,530 430,482Z',
      darken(look.top, 0.5),
      'opacity=".16"',
    )
  const sleeves = stroke(
    'M172,560 Q160,600 162,650 M468,560 Q480,600 478,650',
    darken(look.top, 0.4),
    4,
    'opacity=".5"',
  )
  const neck = ellipse(320, 470, 62, 30, darken(look.skin, 0.18))
  const light = canvas.glow(220, 160, 380, '#fff6dc', 0.35)
  const bust =
    place(behindHead(look), crown) +
    body +
    sleeves +
    (person === 'hijab' ? '' : neck) +
    neckline(look) +
    place(head(canvas, look, random.between(-0.5, 0.5)), crown)
  const drawn = backdrop(canvas) + light + place(bust, { x: -35, y: look.child ? -78 : -66, scale: 1.11 })
  return canvas.wrap(printed(options.press ?? 'paint', canvas, drawn), 640, 640, '0 0 640 640')
}
