import { circle, line, path, place, poly, rect, repeat, stroke } from '../shapes.ts'
import type { Thing } from './thing.ts'

export const desk = {
  'open-book': i =>
    path(
      'M0,-70 C-50,-110 -110,-108 -156,-92 L-156,104 C-110,90 -50,92 0,126 C50,92 110,90 156,104 L156,-92 C110,-108 50,-110 0,-70Z',
      i.a,
    ) +
    path('M0,-56 C-50,-94 -104,-92 -142,-80 L-142,88 C-104,78 -50,78 0,110Z', i.paper) +
    path('M0,-56 C50,-94 104,-92 142,-80 L142,88 C104,78 50,78 0,110Z', i.paper) +
    repeat(5, n =>
      stroke(
        `M-122,${-50 + n * 26} C-90,${-58 + n * 26} -50,${-54 + n * 26} -22,${-36 + n * 26}`,
        i.ink,
        4,
        'opacity=".45"',
      ),
    ) +
    repeat(3, n =>
      stroke(
        `M122,${2 + n * 26} C90,${-6 + n * 26} 50,${-2 + n * 26} 22,${16 + n * 26}`,
        i.ink,
        4,
        'opacity=".45"',
      ),
    ) +
    circle(72, -46, 28, i.c) +
    path('M96,-82 L116,-80 L116,-10 L106,-24 L96,-12Z', i.b),
  'pen-nib': i =>
    path('M0,150 L-64,-10 Q-60,-60 -34,-90 L34,-90 Q60,-60 64,-10Z', i.c) +
    rect(-40, -156, 80, 70, i.a, 8) +
    circle(0, 0, 17, i.ink) +
    line(0, 10, 0, 146, i.ink, 5) +
    stroke('M-36,-40 Q-44,-10 -30,24', i.paper, 8, 'opacity=".6"') +
    stroke('M-150,150 C-110,120 -80,160 -40,150', i.ink, 6),
  envelope: i =>
    rect(-150, -90, 300, 200, i.paper, 10) +
    path('M-150,-84 L0,40 L150,-84 L150,-90 L-150,-90Z', i.c) +
    stroke('M-144,104 L-40,8 M144,104 L40,8', i.ink, 4, 'opacity=".4"') +
    circle(0, 34, 30, i.a) +
    path('M0,20 L5,31 L16,31 L7,39 L11,50 L0,43 L-11,50 L-7,39 L-16,31 L-5,31Z', i.paper),
  newspaper: i =>
    place(rect(-120, -140, 250, 280, i.metal, 4), { rotate: 7 }) +
    rect(-130, -140, 250, 284, i.paper, 4) +
    rect(-112, -122, 214, 34, i.ink) +
    rect(-112, -72, 110, 92, i.a) +
    path('M-112,20 L-70,-30 L-44,0 L-24,-20 L-2,20Z', i.c) +
    repeat(5, n => rect(12, -72 + n * 19, n === 4 ? 56 : 90, 8, i.ink, 0, 'opacity=".55"')) +
    repeat(
      5,
      n =>
        rect(-112, 38 + n * 19, 100, 8, i.ink, 0, 'opacity=".45"') +
        rect(4, 38 + n * 19, 98, 8, i.ink, 0, 'opacity=".45"'),
    ),
  typewriter: i =>
    rect(-76, -150, 152, 120, i.paper, 4) +
    repeat(4, n => rect(-56, -130 + n * 22, n === 3 ? 60 : 112, 7, i.ink, 3, 'opacity=".5"')) +
    rect(-140, -46, 280, 30, i.ink, 12) +
    path('M-120,-16 L120,-16 L150,124 L-150,124Z', i.a) +
    repeat(3, row => repeat(9 - row, n => circle(-104 + row * 12 + n * 26, 22 + row * 28, 10, i.paper))) +
    rect(-64, 100, 128, 14, i.paper, 7) +
    circle(-150, -31, 15, i.c) +
    circle(150, -31, 15, i.c),
  globe: i =>
    circle(-6, -24, 108, i.d) +
    path(
      'M-76,-76 C-40,-110 10,-96 4,-66 C-2,-40 -40,-46 -44,-16 C-50,10 -90,0 -98,-24Z M20,-20 C60,-46 96,-24 96,4 C80,50 40,70 24,44 C12,24 0,-4 20,-20Z M-60,30 C-36,22 -20,44 -30,66 C-50,64 -66,48 -60,30Z',
      i.leaf,
    ) +
    stroke('M70,-128 C150,-70 140,70 34,104', i.wood, 13) +
    line(28, 112, 60, 134, i.wood, 13) +
    rect(-30, 126, 150, 22, i.wood, 11) +
    circle(-48, -66, 22, i.paper, 'opacity=".35"'),
  calculator: i =>
    rect(-100, -150, 200, 300, i.ink, 22) +
    rect(-78, -126, 156, 62, i.c, 8) +
    repeat(3, n => rect(20 + n * 18 - (n > 1 ? 0 : 0), -112, 10, 34, i.ink, 2)) +
    repeat(4, row =>
      repeat(4, n =>
        rect(-78 + n * 42, -44 + row * 46, 30, 32, n === 3 ? i.a : row === 3 && n === 2 ? i.b : i.paper, 7),
      ),
    ),
  ledger: i =>
    rect(-130, -140, 260, 284, i.a, 10) +
    rect(-112, -128, 232, 260, i.paper, 4) +
    repeat(9, n => line(-100, -92 + n * 24, 108, -92 + n * 24, i.d, 2)) +
    line(20, -118, 20, 122, i.b, 3) +
    line(66, -118, 66, 122, i.b, 3) +
    repeat(
      7,
      n =>
        rect(-96, -108 + n * 24, 62 + ((n * 37) % 44), 8, i.ink, 3, 'opacity=".55"') +
        rect(30, -108 + n * 24, 26, 8, i.ink, 3, 'opacity=".55"'),
    ) +
    place(
      rect(-8, -90, 16, 150, i.c, 3) +
        poly(
          [
            [-8, 60],
            [8, 60],
            [0, 84],
          ],
          i.wood,
        ),
      { x: 110, y: 50, rotate: 28 },
    ),
  calendar: i =>
    rect(-140, -110, 280, 250, i.paper, 16) +
    path('M-140,-94 Q-140,-110 -124,-110 L124,-110 Q140,-110 140,-94 L140,-46 L-140,-46Z', i.a) +
    rect(-84, -140, 18, 56, i.ink, 9) +
    rect(66, -140, 18, 56, i.ink, 9) +
    repeat(4, row =>
      repeat(6, n =>
        rect(
          -116 + n * 40,
          -26 + row * 40,
          28,
          26,
          row === 2 && n === 3 ? i.c : row === 1 && n === 1 ? i.b : i.metal,
          5,
        ),
      ),
    ),
  clock: i =>
    circle(0, 0, 142, i.a) +
    circle(0, 0, 118, i.paper) +
    repeat(12, n => place(rect(-4, -110, 8, n % 3 ? 14 : 26, i.ink, 3), { rotate: n * 30 })) +
    stroke('M0,0 L-34,-52 M0,0 L66,-34', i.ink, 11) +
    line(0, 20, 0, -84, i.b, 4) +
    circle(0, 0, 12, i.b),
  'rubber-stamp': i =>
    circle(0, -104, 50, i.wood) +
    path('M-26,-64 L26,-64 L40,20 L-40,20Z', i.wood) +
    rect(-100, 18, 200, 54, i.a, 10) +
    rect(-90, 72, 180, 16, i.ink) +
    place(
      circle(0, 0, 1, i.b) +
        rect(-92, -20, 184, 44, 'none', 8, `stroke="${i.b}" stroke-width="8"`) +
        rect(-70, -4, 140, 12, i.b, 4),
      { y: 126, rotate: -3 },
    ),
  scales: i =>
    rect(-9, -130, 18, 250, i.wood, 6) +
    rect(-80, 116, 160, 24, i.wood, 10) +
    line(-120, -92, 120, -112, i.wood, 13) +
    circle(0, -128, 17, i.c) +
    stroke('M-120,-92 L-160,30 M-120,-92 L-80,30 M120,-112 L80,6 M120,-112 L160,6', i.ink, 4) +
    path('M-166,30 L-74,30 Q-84,72 -120,72 Q-156,72 -166,30Z', i.a) +
    path('M74,6 L166,6 Q156,48 120,48 Q84,48 74,6Z', i.a) +
    circle(-128, 14, 18, i.c) +
    circle(-104, 18, 14, i.b),
  lightbulb: i =>
    circle(0, -44, 98, i.c) +
    path('M-54,34 L54,34 L42,84 L-42,84Z', i.c) +
    stroke('M-26,60 L-36,-30 L-12,-6 L0,-34 L12,-6 L36,-30 L26,60', i.ink, 6) +
    repeat(3, n => rect(-44 + n * 4, 84 + n * 20, 88 - n * 8, 15, i.metal, 7)) +
    repeat(7, n => place(line(0, -126, 0, -154, i.a, 9), { y: -30, rotate: -90 + n * 30 })),
  telescope: i =>
    place(
      rect(-150, -34, 130, 68, i.a, 8) +
        rect(-26, -27, 110, 54, i.b, 6) +
        rect(80, -20, 76, 40, i.ink, 6) +
        rect(-162, -42, 28, 84, i.c, 6),
      { y: -40, rotate: 24 },
    ) +
    stroke('M0,-10 L-70,150 M0,-10 L70,150 M0,-10 L0,146', i.wood, 13) +
    circle(0, -16, 19, i.metal),
  microscope: i =>
    path('M20,-100 C120,-70 130,70 60,110 L20,110 C90,70 70,-40 10,-60Z', i.a) +
    place(
      rect(-26, -110, 52, 120, i.ink, 10) +
        rect(-18, -150, 36, 44, i.metal, 6) +
        rect(-16, 8, 32, 42, i.metal, 5),
      { x: -20, y: -20, rotate: 18 },
    ) +
    rect(-110, 56, 120, 14, i.ink, 4) +
    rect(-84, 48, 60, 8, i.d) +
    rect(-120, 110, 240, 32, i.a, 12) +
    circle(84, 6, 22, i.c),
  flask: i =>
    path(
      'M-30,-140 L30,-140 L30,-50 L120,96 Q134,136 94,136 L-94,136 Q-134,136 -120,96 L-30,-50Z',
      i.d,
      'opacity=".35"',
    ) +
    path('M-74,22 Q-30,4 0,22 T74,22 L120,96 Q134,136 94,136 L-94,136 Q-134,136 -120,96Z', i.a) +
    rect(-42, -150, 84, 18, i.ink, 9) +
    repeat(4, n =>
      circle([-40, 16, 52, -6][n] ?? 0, [80, 56, 96, 112][n] ?? 0, 14 - n * 2, i.paper, 'opacity=".7"'),
    ),
  puzzle: i =>
    [
      [-130, -120, i.a],
      [0, -120, i.c],
      [-130, 10, i.d],
      [22, 34, i.b],
    ]
      .map(
        ([x, y, tone], n) =>
          rect(Number(x), Number(y), 124, 124, String(tone), 8) +
          (n < 3
            ? circle(
                Number(x) + (n === 0 ? 130 : 62),
                Number(y) + (n === 0 ? 62 : n === 1 ? 130 : -4),
                21,
                String(tone),
              )
            : ''),
      )
      .join('') + circle(84, 30, 21, i.b),
  key: i =>
    circle(-76, -40, 66, 'none', `stroke="${i.c}" stroke-width="30"`) +
    place(rect(0, -14, 200, 28, i.c, 4) + rect(120, 10, 24, 46, i.c, 3) + rect(164, 10, 28, 60, i.c, 3), {
      x: -34,
      y: -10,
      rotate: 30,
    }) +
    stroke('M-120,24 C-150,80 -130,120 -150,150', i.a, 10),
  umbrella: i =>
    path(
      'M-150,10 C-140,-160 140,-160 150,10 Q112,-24 75,10 Q38,-24 0,10 Q-38,-24 -75,10 Q-112,-24 -150,10Z',
      i.a,
    ) +
    path('M-75,10 C-60,-120 -20,-118 0,-118 C20,-118 60,-120 75,10 Q38,-24 0,10 Q-38,-24 -75,10Z', i.c) +
    stroke('M0,-140 L0,110 Q0,146 34,146 Q62,146 62,116', i.ink, 11),
} satisfies Record<string, Thing>
