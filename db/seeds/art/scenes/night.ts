import { bulbs, tent } from '../camping.ts'
import type { Scene } from '../canvas.ts'
import { darken, lighten, mix } from '../colour.ts'
import { hills } from '../nature.ts'
import { someone } from '../people.ts'
import { foliage, grass, palm } from '../plants.ts'
import { circle, ellipse, line, path, place, rect, repeat, stroke } from '../shapes.ts'
import { lit, moodOf, sky, stars } from '../sky.ts'

const festivalStage: Scene = canvas => {
  const { random, palette } = canvas
  const mood = moodOf(canvas, random.chance(0.6) ? 'night' : 'dusk')
  const beams = repeat(6, index => {
    const colour = random.pick([palette.primary, palette.warning, palette.info, '#ffd58f'])
    const x = 330 + index * 124
    const to = x + (index - 2.5) * 130 + random.between(-60, 60)
    return (
      path(`M${x},150 L${to - 70},640 L${to + 70},640Z`, canvas.vertical([colour, 0.6], [colour, 0.02])) +
      circle(x, 150, 9, '#fff6dc')
    )
  })
  const backdrop =
    rect(
      280,
      130,
      720,
      360,
      canvas.vertical(darken(palette.primary, 0.45), darken(palette.secondary, 0.25)),
      6,
    ) +
    circle(640, 310, 130, mix(palette.warning, '#ffe7b0', 0.3), 'opacity=".9"') +
    repeat(12, index =>
      place(path('M0,-150 Q26,-190 0,-226 Q-26,-190 0,-150Z', palette.warning, 'opacity=".7"'), {
        x: 640,
        y: 310,
        rotate: index * 30,
      }),
    )
  const truss =
    rect(250, 120, 780, 22, '#3a4154', 4) +
    rect(250, 120, 24, 400, '#3a4154') +
    rect(1006, 120, 24, 400, '#3a4154') +
    repeat(26, index => line(254 + index * 30, 140, 269 + index * 30, 122, '#566078', 3))
  const stage =
    path('M190,500 L1090,500 L1150,560 L130,560Z', '#59463f') + rect(130, 560, 1020, 50, '#2d2430')
  const actors = repeat(random.whole(3, 4), index =>
    someone(
      canvas,
      random.pick(['wave', 'cheer', 'present', 'point'] as const),
      { x: 430 + index * 140, y: 540, scale: 1.02, flip: random.chance(0.5) },
      { outfit: random.pick(['batik', 'tee', 'shirt'] as const) },
      { colour: '#ffd9a0', amount: 0.1 },
    ),
  )
  const speaker = (x: number) =>
    rect(x, 300, 84, 230, '#20242f', 8) +
    [350, 430, 492]
      .map((y, index) => circle(x + 42, y, 30 - index * 5, '#39404f') + circle(x + 42, y, 12, '#191c25'))
      .join('')
  const crowd = repeat(3, row =>
    repeat(9 - row, index => {
      const shade = { colour: '#1a1730', amount: 0.44 + row * 0.1 }
      const scale = 0.9 + row * 0.35
      const pose = random.pick(['cheerBack', 'standBack', 'filmBack', 'standBack'] as const)
      return someone(
        canvas,
        pose,
        {
          x: (index + 0.5) * (1280 / (9 - row)) + random.between(-30, 30),
          y: 760 + row * 100 + 40 * row,
          scale,
        },
        {},
        shade,
      )
    }),
  )
  return (
    sky(canvas, mood, 1120, 100) +
    hills(canvas, 520, 120, lit(mood, '#3c5560', 0.2)) +
    rect(0, 500, 1280, 230, darken(mood.ambient, 0.3)) +
    canvas.glow(640, 360, 620, palette.warning, 0.45) +
    backdrop +
    beams +
    truss +
    speaker(160) +
    speaker(1036) +
    stage +
    actors +
    bulbs(canvas, -20, 60, 640, 90) +
    bulbs(canvas, 640, 90, 1300, 60) +
    crowd
  )
}

const nightStars: Scene = canvas => {
  const { random, palette } = canvas
  const mood = moodOf(canvas, 'night')
  const milky =
    place(
      repeat(5, index => ellipse(0, 0, 780, 150 - index * 26, '#cfdcff', 'opacity=".045"')),
      { x: 640, y: 250, rotate: -24 },
    ) + place(stars(canvas, 120, 200), { x: -60, y: 420, rotate: -24 })
  const far =
    hills(canvas, 560, 150, lit(mood, '#2d4a6a', 0.3)) + hills(canvas, 600, 90, lit(mood, '#20405a', 0.05))
  const ground = path(
    'M-20,620 C300,560 620,600 900,590 S1200,600 1300,580 L1300,740 L-20,740Z',
    darken(mood.ambient, 0.35),
  )
  const scope = place(
    stroke('M0,0 L-40,110 M0,0 L42,110 M0,0 L4,116', '#1b2236', 8) +
      place(
        rect(-40, -16, 150, 30, canvas.vertical(lighten(palette.primary, 0.35), palette.primary), 8) +
          rect(104, -22, 26, 42, palette.warning, 6) +
          rect(-58, -9, 20, 16, '#333c52', 3),
        { rotate: -42 },
      ),
    { x: 760, y: 520, scale: 1.35 },
  )
  const light = { colour: '#2b3b6b', amount: 0.34 }
  const watcher = someone(canvas, 'work', { x: 640, y: 680, scale: 1.36 }, {}, light)
  const child = someone(
    canvas,
    random.pick(['point', 'cheer', 'wave'] as const),
    { x: 470, y: 690, scale: 1.36 },
    { person: random.pick(['girl', 'boy'] as const) },
    light,
  )
  const comet =
    path('M980,110 L1180,60 L984,120Z', canvas.horizontal('#ffffff', ['#ffffff', 0])) +
    circle(980, 115, 4, '#fff')
  return (
    sky(canvas, mood, random.between(160, 300), 120) +
    milky +
    comet +
    far +
    tent(canvas, { x: 1030, y: 640, scale: 1.1 }, lit(mood, palette.warning), true) +
    canvas.glow(1010, 600, 260, '#ffcf8a', 0.5) +
    ground +
    palm(canvas, { x: 170, y: 640, scale: 1.7 }, '#12203a', '#12203a') +
    watcher +
    scope +
    child +
    foliage(canvas, 'right', '#0f1a30', 0.9) +
    grass(canvas, 640, 720, lighten(mood.ambient, 0.12), 20)
  )
}

export const night = {
  'festival-stage': festivalStage,
  'night-stars': nightStars,
}
