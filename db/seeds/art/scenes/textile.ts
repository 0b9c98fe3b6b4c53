import { bulbs } from '../camping.ts'
import type { Canvas, Scene } from '../canvas.ts'
import { darken, lighten, mix } from '../colour.ts'
import { batik as batikFill } from '../look.ts'
import { onlooker, someone } from '../people.ts'
import { lightBeam, room, window } from '../rooms.ts'
import { circle, ellipse, line, path, place, poly, rect, repeat } from '../shapes.ts'
import { lit, pickMood, sky } from '../sky.ts'
import { crate } from '../things.ts'

const batikScene: Scene = canvas => {
  const { random, colours, palette } = canvas
  const ground = mix('#5a2f22', palette.primary, random.between(0, 0.55))
  const figure = mix('#f3dfb5', palette.warning, 0.18)
  const cloth = batikFill(canvas, ground, figure, 3.1)
  const other = batikFill(canvas, mix(palette.secondary, '#2b1c2a', 0.35), '#f7e7c6', 2.2)
  const drape = (x: number, w: number, h: number, fill: string) =>
    path(
      `M${x},66 L${x + w},66 L${x + w - 6},${h} Q${x + w * 0.75},${h + 16} ${x + w / 2},${h} T${x + 6},${h}Z`,
      fill,
    ) +
    repeat(4, index =>
      rect(
        x + (w / 4) * index,
        66,
        w / 4,
        h - 66,
        canvas.horizontal(['#120a14', 0.16], ['#ffffff', 0.08], ['#120a14', 0.12]),
      ),
    )
  const maker = someone(
    canvas,
    'deskSide',
    { x: 420, y: 704, scale: 2.5 },
    { person: random.pick(['woman', 'hijab', 'woman'] as const), outfit: 'shirt' },
  )
  const frame =
    line(720, 380, 660, 740, colours.darkWood, 15) +
    line(1190, 380, 1240, 740, colours.darkWood, 15) +
    rect(690, 366, 530, 20, colours.wood, 8)
  const sheet =
    path('M700,378 L1210,378 L1196,650 Q1070,690 950,650 T716,660Z', cloth) +
    path(
      'M716,566 Q840,600 950,566 T1200,580 L1196,650 Q1070,690 950,650 T716,660Z',
      mix(figure, '#ffffff', 0.35),
      'opacity=".92"',
    ) +
    repeat(4, index =>
      rect(
        706 + index * 126,
        384,
        126,
        280,
        canvas.horizontal(['#120a14', 0.12], ['#ffffff', 0.06], ['#120a14', 0.06]),
      ),
    )
  const canting = place(
    line(-60, 16, 0, 0, '#c9924f', 8) + path('M0,-8 L20,-6 L22,8 L34,14 L20,14 L0,10Z', '#d59b3a'),
    { x: 640, y: 578, rotate: 14, scale: 1.4 },
  )
  const stove = place(
    canvas.glow(0, -60, 120, '#ff9d3c', 0.6) +
      path('M-60,-60 L60,-60 L46,0 L-46,0Z', '#a8563a') +
      ellipse(0, -60, 60, 14, '#4b2b22') +
      ellipse(0, -64, 42, 9, '#d59b3a') +
      path('M-14,-22 q14,-26 28,0 l-4,22 l-20,0Z', '#ffb13d'),
    { x: 170, y: 700, scale: 1.2 },
  )
  return (
    room(canvas, mix('#e9cfa6', palette.primary, 0.12), colours.earth, 570) +
    line(-10, 62, 1290, 62, colours.darkWood, 14) +
    drape(60, 300, 420, other) +
    drape(400, 250, 370, cloth) +
    window(canvas, 780, 100, 340, 220) +
    lightBeam(canvas, 680, 320, 400, '#ffe9b8', 0.4) +
    frame +
    sheet +
    canvas.shadow(400, 706, 200) +
    stove +
    maker +
    canting
  )
}

const weave: Scene = canvas => {
  const { random, palette } = canvas
  const tones = random
    .shuffle([
      palette.primary,
      palette.secondary,
      palette.warning,
      mix(palette.info, '#fff', 0.2),
      '#f1e0bd',
      '#b0573c',
    ])
    .slice(0, random.whole(4, 5))
  const size = random.pick([80, 96, 112])
  const strip = (x: number, y: number, w: number, h: number, colour: string, along: boolean) => {
    const fill = along
      ? canvas.vertical(darken(colour, 0.22), lighten(colour, 0.1), colour, darken(colour, 0.26))
      : canvas.horizontal(darken(colour, 0.22), lighten(colour, 0.1), colour, darken(colour, 0.26))
    const fibre = along
      ? repeat(3, index =>
          line(
            x + 6,
            y + (h * (index + 1)) / 4,
            x + w - 6,
            y + (h * (index + 1)) / 4,
            lighten(colour, 0.25),
            1.6,
            'opacity=".5"',
          ),
        )
      : repeat(3, index =>
          line(
            x + (w * (index + 1)) / 4,
            y + 6,
            x + (w * (index + 1)) / 4,
            y + h - 6,
            lighten(colour, 0.25),
            1.6,
            'opacity=".5"',
          ),
        )
    return rect(x, y, w, h, fill, 7) + fibre
  }
  const cells = repeat(Math.ceil(1500 / size), row =>
    repeat(Math.ceil(1700 / size), column => {
      const [x, y] = [column * size - 210, row * size - 320]
      const over = (row + column) % 2 === 0
      const tone = tones[(over ? row : column + 2) % tones.length] ?? palette.primary
      return over
        ? strip(x - 9, y + 8, size + 18, size - 16, tone, true)
        : strip(x + 8, y - 9, size - 16, size + 18, tone, false)
    }),
  )
  return (
    rect(0, 0, 1280, 720, darken(palette.dark, 0.2)) +
    `<g transform="rotate(${random.pick([0, 45, -18])} 640 360)">${cells}</g>` +
    canvas.glow(random.between(300, 900), 200, 700, '#fff0c4', 0.42)
  )
}

const stall = (
  canvas: Canvas,
  x: number,
  scale: number,
  goods: readonly string[],
  awning: readonly [string, string],
): string => {
  const { random, colours } = canvas
  const stripes = repeat(8, index =>
    path(
      `M${-200 + index * 50},-330 L${-150 + index * 50},-330 L${-162 + index * 54},-250 a27 22 0 0 1 -54,0Z`,
      index % 2 ? awning[0] : awning[1],
    ),
  )
  const seller = someone(
    canvas,
    random.pick(['wave', 'hold', 'present'] as const),
    { y: 66, scale: 1.02 },
    { person: random.pick(['woman', 'man', 'hijab'] as const) },
  )
  const fruit = repeat(
    3,
    box =>
      crate(canvas, -190 + box * 130, -48, 120, 42, colours.wood) +
      repeat(11, index =>
        circle(
          -174 + box * 130 + (index % 5) * 22 + (index > 4 ? 10 : 0),
          -92 - (index > 4 ? 16 : 0),
          14,
          mix(goods[box] ?? '', '#ffffff', (index % 3) * 0.09),
        ),
      ),
  )
  const counter =
    rect(-206, -48, 412, 120, canvas.vertical(colours.wood, darken(colours.wood, 0.26)), 4) +
    repeat(5, index =>
      line(-206, -26 + index * 22, 206, -26 + index * 22, darken(colours.wood, 0.3), 2, 'opacity=".6"'),
    )
  return place(
    canvas.shadow(0, 74, 280) +
      rect(-206, -260, 404, 280, darken(colours.darkWood, 0.4), 0, 'opacity=".5"') +
      line(-200, -330, -200, 70, colours.darkWood, 12) +
      line(200, -330, 200, 70, colours.darkWood, 12) +
      seller +
      fruit +
      counter +
      stripes,
    { x, y: 560, scale },
  )
}

const market: Scene = canvas => {
  const { random, colours, palette } = canvas
  const mood = pickMood(canvas, ['morning', 'golden', 'day'])
  const roofs = repeat(
    6,
    index =>
      poly(
        [
          [index * 230 - 60, 300],
          [index * 230 + 60, random.between(190, 240)],
          [index * 230 + 190, 300],
        ],
        lit(mood, random.pick(['#b9553c', '#a8633e', '#8d5a46']), 0.4),
      ) +
      rect(
        index * 230 - 40,
        298,
        210,
        200,
        lit(mood, random.pick(['#f1e2c6', '#e4d3b8', mix('#fff', palette.info, 0.2)]), 0.35),
      ),
  )
  const goods = random.shuffle(['#e0533f', '#f1b53d', '#7cae4e', '#e8872e', '#8c4f8a', '#c9d65c'])
  const stalls =
    stall(canvas, 250, 1.06, goods.slice(0, 3), [palette.primary, '#fff6e6']) +
    stall(canvas, 740, 1.06, goods.slice(3), [palette.warning, '#fff6e6']) +
    stall(canvas, 1230, 1.06, goods.slice(1, 4), [palette.secondary, '#fff6e6'])
  const buyers = repeat(random.whole(3, 4), index => {
    const x = 180 + index * 300 + random.between(-40, 40)
    return index % 2
      ? onlooker(canvas, { x, y: 640, scale: 1.5 })
      : someone(canvas, random.pick(['walk', 'carry'] as const), {
          x,
          y: 744,
          scale: 1.4,
          flip: random.chance(0.5),
        })
  })
  return (
    sky(canvas, mood) +
    roofs +
    rect(0, 480, 1280, 250, canvas.vertical(lit(mood, colours.sand), lit(mood, colours.earth))) +
    bulbs(canvas, -20, 150, 640, 170, 34) +
    bulbs(canvas, 640, 170, 1300, 150, 34) +
    stalls +
    buyers
  )
}

export const textile = {
  batik: batikScene,
  weave,
  market,
}
