import { circle, ellipse, line, path, place, poly, rect, repeat, stroke } from '../shapes.ts'
import type { Thing } from './thing.ts'

export const craft = {
  'sewing-machine': i =>
    rect(-150, 90, 300, 34, i.wood, 6) +
    path(
      'M-120,90 L-120,62 L60,62 L60,-40 L-70,-40 Q-110,-40 -110,-80 Q-110,-116 -70,-116 L96,-116 Q124,-116 124,-86 L124,90Z',
      i.a,
    ) +
    rect(-104, -40, 34, 44, i.metal, 6) +
    line(-87, 4, -87, 58, i.ink, 5) +
    circle(136, -70, 36, i.c) +
    circle(136, -70, 13, i.ink) +
    rect(-10, -150, 26, 36, i.b, 4) +
    stroke('M4,-150 C-30,-158 -80,-140 -87,-40', i.b, 3) +
    path('M-150,72 L-20,72 L-6,90 L-150,90Z', i.d) +
    rect(-20, -92, 90, 16, i.paper, 8, 'opacity=".6"'),
  spools: i =>
    [-100, 0, 100]
      .map((x, at) => {
        const thread = [i.a, i.c, i.d][at] ?? i.a
        const high = 150 + (at % 2) * 50
        return (
          rect(x - 44, 110 - high, 88, 20, i.wood, 6) +
          rect(x - 34, 130 - high, 68, high - 40, thread, 4) +
          repeat(7, n =>
            line(x - 34, 142 - high + n * 18, x + 34, 136 - high + n * 18, i.paper, 2, 'opacity=".45"'),
          ) +
          rect(x - 44, 90, 88, 22, i.wood, 6)
        )
      })
      .join('') + stroke('M130,20 C180,-20 110,-90 150,-130', i.d, 4),
  scissors: i =>
    place(path('M-8,20 L18,-150 Q30,-90 8,24Z', i.metal), { rotate: 24 }) +
    place(path('M8,20 L-18,-150 Q-30,-90 -8,24Z', i.metal), { rotate: -24 }) +
    circle(-58, 96, 46, 'none', `stroke="${i.a}" stroke-width="24"`) +
    circle(58, 96, 46, 'none', `stroke="${i.a}" stroke-width="24"`) +
    stroke('M-34,56 L4,14 M34,56 L-4,14', i.a, 24) +
    circle(0, 14, 10, i.ink),
  loom: i =>
    rect(-150, -140, 22, 270, i.wood, 4) +
    rect(128, -140, 22, 270, i.wood, 4) +
    rect(-160, -120, 320, 20, i.wood, 8) +
    rect(-160, 96, 320, 22, i.wood, 8) +
    repeat(25, n => line(-120 + n * 10, -100, -120 + n * 10, 96, i.paper, 2.4)) +
    [i.a, i.c, i.b, i.a, i.d, i.c].map((tone, n) => rect(-124, 72 - n * 22, 248, 20, tone)).join('') +
    repeat(12, n =>
      poly(
        [
          [-118 + n * 20, 26],
          [-108 + n * 20, 10],
          [-98 + n * 20, 26],
        ],
        i.paper,
      ),
    ) +
    rect(-140, -52, 280, 14, i.ink, 7) +
    path('M-30,-26 Q10,-46 60,-26 Q10,-6 -30,-26Z', i.b),
  canting: i =>
    place(
      rect(-12, -20, 24, 190, i.wood, 12) +
        path('M-30,-30 Q-40,-90 10,-96 Q56,-92 46,-40 Q30,-14 0,-16 Q-24,-16 -30,-30Z', i.clay) +
        stroke('M-24,-72 Q-60,-86 -70,-120', i.clay, 10) +
        ellipse(12, -92, 30, 8, i.ink),
      { x: 40, y: -10, rotate: 38 },
    ) +
    stroke('M-120,110 C-60,40 -20,150 30,90 S120,40 140,110', i.a, 9) +
    repeat(6, n => circle(-110 + n * 46, 142 - (n % 2) * 12, 7, i.c)),
  plane: i =>
    path('M-150,60 L150,60 L150,20 Q120,0 60,6 L-70,6 Q-130,0 -150,24Z', i.wood) +
    poly(
      [
        [-30, 6],
        [14, 6],
        [54, -100],
        [20, -112],
      ],
      i.metal,
    ) +
    path('M80,8 Q80,-80 128,-86 Q150,-60 122,8Z', i.b) +
    circle(-104, -8, 26, i.b) +
    rect(-150, 60, 300, 10, i.metal) +
    stroke('M-40,70 C-80,76 -70,120 -110,108 C-140,98 -120,70 -96,88', i.c, 9),
  chisels: i =>
    repeat(4, n =>
      place(
        rect(-20, 0, 40, 120, [i.a, i.c, i.b, i.d][n] ?? i.a, 16) +
          rect(-16, -14, 32, 18, i.metal, 3) +
          path(
            `M-${10 + n * 2},-14 L-${10 + n * 2},-130 L${10 + n * 2},-${146 - n * 6} L${10 + n * 2},-14Z`,
            i.metal,
          ),
        { x: -120 + n * 80, y: 20 },
      ),
    ) + rect(-160, 66, 320, 34, i.wood, 6),
  pottery: i =>
    path(
      'M-56,-90 L56,-90 Q48,-60 84,-20 Q124,40 70,104 L-70,104 Q-124,40 -84,-20 Q-48,-60 -56,-90Z',
      i.clay,
    ) +
    ellipse(0, -92, 58, 14, i.ink) +
    stroke('M-88,-10 Q0,24 88,-10 M-100,40 Q0,76 100,40', i.paper, 6) +
    repeat(9, n => circle(-80 + n * 20, 34 - Math.abs(n - 4) * 4, 5, i.c)) +
    ellipse(0, 112, 150, 20, i.wood) +
    rect(-18, 124, 36, 36, i.wood),
  basket: i =>
    stroke('M-110,-10 C-110,-170 110,-170 110,-10', i.wood, 16) +
    path('M-136,-14 L136,-14 L104,120 L-104,120Z', i.c) +
    repeat(6, row =>
      repeat(10, n =>
        rect(-128 + row * 4 + n * (25.6 - row), -8 + row * 21, 13, 17, (n + row) % 2 ? i.wood : i.b, 3),
      ),
    ) +
    rect(-144, -28, 288, 22, i.wood, 10),
  palette: i =>
    path(
      'M-140,10 C-140,-90 -40,-140 60,-116 C150,-94 160,10 100,30 C60,44 40,30 26,60 C14,96 40,120 -20,120 C-90,120 -140,80 -140,10Z',
      i.wood,
    ) +
    [
      [-80, -20, i.a],
      [-40, -76, i.c],
      [28, -84, i.b],
      [88, -40, i.d],
      [-84, 48, i.leaf],
    ]
      .map(([x, y, tone]) => circle(Number(x), Number(y), 24, String(tone)))
      .join('') +
    ellipse(-14, 70, 22, 16, i.paper) +
    place(rect(-7, -150, 14, 190, i.ink, 7) + path('M-11,40 L11,40 Q14,80 0,104 Q-14,80 -11,40Z', i.a), {
      x: 100,
      y: 50,
      rotate: 24,
    }),
  gunungan: i =>
    path(
      'M0,-160 C30,-100 110,-60 104,30 C100,76 70,96 84,130 L-84,130 C-70,96 -100,76 -104,30 C-110,-60 -30,-100 0,-160Z',
      i.c,
    ) +
    path(
      'M0,-128 C24,-80 86,-50 82,26 C78,62 56,80 62,112 L-62,112 C-56,80 -78,62 -82,26 C-86,-50 -24,-80 0,-128Z',
      i.a,
    ) +
    stroke(
      'M0,112 L0,-100 M0,40 C-40,30 -54,0 -50,-24 M0,40 C40,30 54,0 50,-24 M0,-6 C-26,-14 -36,-36 -32,-54 M0,-6 C26,-14 36,-36 32,-54',
      i.paper,
      7,
    ) +
    repeat(4, n => circle([-50, 50, -32, 32][n] ?? 0, [-30, -30, -58, -58][n] ?? 0, 10, i.c)) +
    path('M-44,112 L-44,74 L0,50 L44,74 L44,112Z', i.b) +
    rect(-12, 82, 24, 30, i.ink) +
    rect(-5, 130, 10, 34, i.wood),
  mask: i =>
    path('M-100,-110 Q0,-160 100,-110 Q124,20 56,110 Q0,156 -56,110 Q-124,20 -100,-110Z', i.c) +
    path('M-100,-110 Q0,-160 100,-110 L104,-64 Q0,-104 -104,-64Z', i.a) +
    repeat(7, n => circle(-78 + n * 26, -104 - (3 - Math.abs(n - 3)) * 6, 9, i.paper)) +
    path('M-76,-24 Q-44,-52 -14,-20 Q-46,-8 -76,-24Z M76,-24 Q44,-52 14,-20 Q46,-8 76,-24Z', i.paper) +
    circle(-44, -27, 8, i.ink) +
    circle(44, -27, 8, i.ink) +
    stroke('M-80,-54 Q-44,-78 -12,-48 M80,-54 Q44,-78 12,-48', i.ink, 8) +
    path('M0,-20 L20,40 Q0,54 -20,40Z', i.clay) +
    path('M-46,72 Q0,54 46,72 Q0,112 -46,72Z', i.a) +
    rect(-28, 73, 56, 8, i.paper, 4),
  lantern: i =>
    stroke('M-40,-110 C-40,-160 40,-160 40,-110', i.metal, 9) +
    path('M-54,-112 L54,-112 L72,-84 L-72,-84Z', i.metal) +
    path('M-60,-84 Q-92,10 -60,84 L60,84 Q92,10 60,-84Z', i.d, 'opacity=".45"') +
    path('M0,-40 C36,10 34,60 0,62 C-34,60 -36,10 0,-40Z', i.c) +
    path('M0,0 C16,24 14,50 0,52 C-14,50 -16,24 0,0Z', i.paper) +
    rect(-72, 84, 144, 20, i.metal, 6) +
    path('M-60,104 L60,104 L78,140 L-78,140Z', i.a) +
    stroke('M-74,-80 Q-112,10 -74,90 M74,-80 Q112,10 74,90', i.metal, 7),
} satisfies Record<string, Thing>
