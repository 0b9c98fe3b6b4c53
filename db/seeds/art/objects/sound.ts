import { circle, ellipse, line, path, place, poly, rect, repeat, stroke } from '../shapes.ts'
import type { Thing } from './thing.ts'

export const sound = {
  microphone: i =>
    rect(-46, -150, 92, 170, i.a, 46) +
    repeat(6, n => line(-40, -110 + n * 20, 40, -110 + n * 20, i.paper, 3, 'opacity=".5"')) +
    stroke('M-80,-30 C-80,86 80,86 80,-30', i.ink, 12) +
    rect(-7, 56, 14, 70, i.ink) +
    rect(-66, 122, 132, 22, i.ink, 11) +
    circle(28, -128, 9, i.paper, 'opacity=".6"'),
  headphones: i =>
    stroke('M-110,50 C-150,-170 150,-170 110,50', i.ink, 20) +
    rect(-136, 20, 56, 110, i.a, 26) +
    rect(80, 20, 56, 110, i.a, 26) +
    rect(-98, 34, 30, 82, i.c, 14) +
    rect(68, 34, 30, 82, i.c, 14) +
    stroke('M-20,60 L-20,110 M0,40 L0,130 M20,66 L20,104', i.b, 9),
  radio: i =>
    line(80, -70, 130, -160, i.metal, 7) +
    stroke('M-100,-60 C-100,-120 60,-120 60,-60', i.wood, 12) +
    rect(-150, -64, 300, 190, i.a, 22) +
    circle(-66, 32, 66, i.ink) +
    circle(-66, 32, 50, i.c) +
    repeat(4, n => circle(-66, 32, 42 - n * 10, 'none', `stroke="${i.ink}" stroke-width="3"`)) +
    rect(22, -36, 104, 50, i.paper, 6) +
    repeat(8, n => line(32 + n * 12, -26, 32 + n * 12, n % 2 ? -12 : -4, i.ink, 2.4)) +
    line(78, -32, 78, 10, i.b, 4) +
    circle(50, 68, 24, i.paper) +
    circle(102, 68, 24, i.paper) +
    line(50, 68, 62, 54, i.ink, 5) +
    line(102, 68, 94, 52, i.ink, 5),
  gong: i =>
    rect(-150, -140, 20, 280, i.wood, 6) +
    rect(130, -140, 20, 280, i.wood, 6) +
    path('M-164,-130 Q0,-186 164,-130 L164,-106 Q0,-150 -164,-106Z', i.a) +
    line(-50, -120, -50, -60, i.ink, 4) +
    line(50, -120, 50, -60, i.ink, 4) +
    circle(0, 14, 104, i.c) +
    circle(0, 14, 82, 'none', `stroke="${i.ink}" stroke-width="4" stroke-opacity=".35"`) +
    circle(0, 14, 34, i.clay) +
    circle(-8, 6, 12, i.paper, 'opacity=".5"') +
    rect(-160, 132, 320, 16, i.wood, 6),
  kendang: i =>
    path('M-140,-64 Q0,-116 140,-48 L140,56 Q0,124 -140,70Z', i.wood) +
    repeat(6, n =>
      stroke(`M-140,${-58 + n * 24} L${-20 + n * 4},${-88 + n * 34} L140,${-44 + n * 19}`, i.paper, 3.4),
    ) +
    ellipse(-140, 3, 22, 68, i.paper) +
    ellipse(140, 4, 18, 53, i.paper) +
    ellipse(-140, 3, 10, 36, i.c) +
    stroke('M-70,104 L-96,150 M70,100 L96,150 M-104,146 L104,146', i.a, 12),
  angklung: i =>
    rect(-140, 120, 280, 16, i.wood, 6) +
    rect(-140, -130, 12, 256, i.wood, 5) +
    rect(120, -60, 12, 186, i.wood, 5) +
    line(-140, -96, 130, -34, i.wood, 11) +
    repeat(3, n => {
      const high = 196 - n * 46
      return (
        path(
          `M${-110 + n * 76},${112 - high} L${-92 + n * 76},${98 - high} L${-70 + n * 76},${112 - high} L${-70 + n * 76},112 L${-110 + n * 76},112Z`,
          [i.c, i.b, i.a][n] ?? i.a,
        ) +
        rect(-110 + n * 76, 96 - high * 0.35, 40, 9, i.ink, 3) +
        ellipse(-90 + n * 76, 112, 20, 7, i.ink)
      )
    }),
  guitar: i =>
    place(
      rect(-13, -170, 26, 170, i.wood, 4) +
        rect(-22, -176, 44, 40, i.ink, 6) +
        path(
          'M0,-20 C60,-20 54,30 44,44 C70,60 84,140 0,144 C-84,140 -70,60 -44,44 C-54,30 -60,-20 0,-20Z',
          i.c,
        ) +
        circle(0, 44, 25, i.ink) +
        rect(-30, 104, 60, 10, i.ink, 3) +
        repeat(4, n => line(-8 + n * 5.4, -134, -8 + n * 5.4, 106, i.paper, 1.8)),
      { rotate: 34, y: 10 },
    ),
  camera: i =>
    path('M-60,-70 L-40,-110 L40,-110 L60,-70Z', i.ink) +
    rect(-150, -74, 300, 190, i.a, 20) +
    rect(-150, -30, 300, 90, i.ink, 0, 'opacity=".82"') +
    circle(0, 24, 80, i.paper) +
    circle(0, 24, 64, i.ink) +
    circle(0, 24, 44, i.d) +
    circle(-16, 8, 14, i.paper, 'opacity=".8"') +
    rect(82, -60, 48, 22, i.c, 5) +
    rect(-124, -90, 44, 18, i.metal, 5),
  clapper: i =>
    place(
      rect(-150, -30, 300, 40, i.ink, 4) +
        repeat(5, n =>
          poly(
            [
              [-140 + n * 60, -30],
              [-112 + n * 60, -30],
              [-130 + n * 60, 10],
              [-158 + n * 60, 10],
            ],
            i.paper,
          ),
        ),
      { y: -54, x: 6, rotate: -14 },
    ) +
    rect(-150, -24, 300, 160, i.ink, 8) +
    repeat(5, n =>
      poly(
        [
          [-150 + n * 62, 16],
          [-120 + n * 62, 16],
          [-136 + n * 62, -24],
          [-150 + n * 62, -24],
        ],
        i.c,
      ),
    ) +
    rect(-130, 40, 260, 8, i.paper, 4, 'opacity=".8"') +
    rect(-130, 70, 150, 8, i.paper, 4, 'opacity=".6"') +
    rect(-130, 100, 200, 8, i.paper, 4, 'opacity=".6"') +
    circle(100, 96, 20, i.a),
  'film-reel': i =>
    stroke('M-90,120 C-20,190 140,150 160,130', i.ink, 30) +
    circle(-20, -4, 130, i.ink) +
    circle(-20, -4, 112, i.metal) +
    repeat(5, n =>
      circle(
        -20 + 68 * Math.cos((n * 2 * Math.PI) / 5 - 1.57),
        -4 + 68 * Math.sin((n * 2 * Math.PI) / 5 - 1.57),
        32,
        i.a,
      ),
    ) +
    circle(-20, -4, 18, i.c),
  spotlight: i =>
    path('M-30,-60 L-150,140 L150,140 L40,-60Z', i.c, 'opacity=".5"') +
    ellipse(0, 140, 150, 22, i.c) +
    place(
      rect(-46, -56, 92, 100, i.ink, 12) +
        rect(-56, 34, 112, 18, i.metal, 6) +
        repeat(3, n => line(-34, -34 + n * 20, 34, -34 + n * 20, i.metal, 5)),
      { x: 0, y: -100, rotate: -4 },
    ) +
    stroke('M-66,-110 C-66,-176 66,-176 66,-110', i.metal, 10),
  megaphone: i =>
    path('M-90,-40 L90,-120 L90,100 L-90,30Z', i.a) +
    ellipse(92, -10, 26, 110, i.c) +
    ellipse(94, -10, 13, 64, i.ink) +
    rect(-140, -42, 56, 74, i.ink, 16) +
    path('M-70,36 L-20,56 L-34,140 L-80,130Z', i.ink) +
    stroke('M136,-70 L160,-90 M144,-10 L168,-10 M136,50 L160,70', i.b, 10),
} satisfies Record<string, Thing>
