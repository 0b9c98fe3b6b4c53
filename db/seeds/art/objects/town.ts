import { circle, ellipse, line, path, place, poly, rect, repeat, stroke } from '../shapes.ts'
import type { Thing } from './thing.ts'

export const town = {
  train: i =>
    path('M-150,-80 L70,-80 Q146,-80 156,40 L156,84 L-150,84Z', i.paper) +
    path('M-150,20 L154,20 L156,60 L-150,60Z', i.a) +
    repeat(3, n => rect(-136 + n * 66, -56, 52, 56, i.d, 8)) +
    path('M70,-56 Q124,-56 134,4 L70,4Z', i.ink) +
    rect(-150, 84, 306, 18, i.ink, 6) +
    repeat(4, n => circle(-110 + n * 72, 108, 21, i.metal) + circle(-110 + n * 72, 108, 8, i.ink)) +
    rect(-160, 130, 330, 8, i.wood) +
    circle(136, 44, 10, i.c) +
    line(-60, -80, -20, -116, i.ink, 5) +
    line(-20, -116, -100, -126, i.ink, 5),
  bicycle: i =>
    circle(-88, 50, 72, 'none', `stroke="${i.ink}" stroke-width="10"`) +
    circle(90, 50, 72, 'none', `stroke="${i.ink}" stroke-width="10"`) +
    repeat(
      6,
      n =>
        place(line(-66, 0, 66, 0, i.metal, 2), { x: -88, y: 50, rotate: n * 30 }) +
        place(line(-66, 0, 66, 0, i.metal, 2), { x: 90, y: 50, rotate: n * 30 }),
    ) +
    stroke('M-88,50 L-36,-46 L66,-46 L-6,50 L-88,50 M-6,50 L-46,-66 M90,50 L58,-84 L92,-92', i.a, 12) +
    rect(-78, -80, 66, 16, i.wood, 8) +
    circle(-6, 50, 17, i.c) +
    rect(70, -70, 66, 44, i.wood, 6),
  signpost: i =>
    rect(-9, -130, 18, 284, i.wood) +
    poly(
      [
        [-9, -120],
        [110, -120],
        [146, -92],
        [110, -64],
        [-9, -64],
      ],
      i.a,
    ) +
    poly(
      [
        [9, -48],
        [-110, -48],
        [-146, -20],
        [-110, 8],
        [9, 8],
      ],
      i.c,
    ) +
    poly(
      [
        [-9, 24],
        [90, 24],
        [122, 48],
        [90, 72],
        [-9, 72],
      ],
      i.d,
    ) +
    rect(14, -98, 70, 11, i.paper, 5) +
    rect(-88, -26, 74, 11, i.paper, 5) +
    rect(14, 42, 54, 11, i.paper, 5) +
    ellipse(0, 152, 70, 10, i.leaf),
  bridge: i =>
    path('M-160,40 L160,40 L160,66 L-160,66Z', i.wood) +
    rect(-100, -110, 22, 220, i.a, 4) +
    rect(78, -110, 22, 220, i.a, 4) +
    stroke('M-160,20 Q-120,-90 -89,-100 Q0,90 89,-100 Q120,-90 160,20', i.ink, 7) +
    repeat(13, n =>
      line(
        -144 + n * 24,
        40,
        -144 + n * 24,
        [6, -50, -94, -60, -20, 2, 10, 2, -20, -60, -94, -50, 6][n] ?? 0,
        i.ink,
        3,
      ),
    ) +
    path('M-160,116 Q-120,100 -80,116 T0,116 T80,116 T160,116 L160,150 L-160,150Z', i.d),
  pinisi: i =>
    line(-36, 70, -36, -150, i.wood, 9) +
    line(50, 70, 50, -120, i.wood, 8) +
    path('M-42,-140 L-42,40 L-120,40 Q-90,-60 -42,-140Z', i.paper) +
    path('M-28,-146 L-28,40 L38,40 Q36,-70 -28,-146Z', i.a) +
    path('M58,-116 L58,40 L112,40 Q104,-50 58,-116Z', i.c) +
    path('M92,40 L164,-20 L104,30Z', i.paper) +
    path('M-150,40 L164,30 Q140,104 80,112 L-90,112 Q-134,104 -150,40Z', i.wood) +
    path('M-144,58 L154,50 L148,68 L-138,74Z', i.b) +
    path('M-160,116 Q-120,100 -80,116 T0,116 T80,116 T160,116 L160,140 L-160,140Z', i.d),
  lighthouse: i =>
    path('M-46,-70 L46,-70 L66,120 L-66,120Z', i.paper) +
    path('M-51,-30 L51,-30 L56,10 L-56,10Z M-60,50 L60,50 L64,92 L-64,92Z', i.a) +
    rect(-58, -84, 116, 16, i.ink, 5) +
    rect(-32, -126, 64, 44, i.c) +
    poly(
      [
        [-42, -124],
        [0, -160],
        [42, -124],
      ],
      i.a,
    ) +
    path('M-34,-106 L-160,-150 L-160,-70Z', i.c, 'opacity=".4"') +
    path('M-160,150 Q-90,104 0,116 Q90,104 160,150Z', i.clay) +
    rect(-12, 74, 24, 46, i.ink, 12),
  joglo: i =>
    path('M-56,-130 L56,-130 L84,-58 L-84,-58Z', i.clay) +
    path('M-84,-62 L84,-62 L160,10 L-160,10Z', i.a) +
    line(-56, -130, 56, -130, i.ink, 9) +
    repeat(7, n => line(-70 + n * 24, -58, -126 + n * 42, 8, i.paper, 2.4, 'opacity=".5"')) +
    rect(-130, 10, 260, 112, i.wood) +
    repeat(5, n => rect(-136 + n * 65, 8, 13, 118, i.ink)) +
    rect(-34, 34, 68, 90, i.c) +
    line(0, 36, 0, 122, i.ink, 4) +
    rect(-160, 122, 320, 20, i.metal, 3),
  gadang: i =>
    path(
      'M-160,-120 Q-130,-30 -70,-60 Q-60,-84 -64,-120 Q-30,-40 0,-50 Q30,-40 64,-120 Q60,-84 70,-60 Q130,-30 160,-120 Q158,-10 120,10 L-120,10 Q-158,-10 -160,-120Z',
      i.ink,
    ) +
    rect(-116, 8, 232, 84, i.a) +
    repeat(8, n => rect(-108 + n * 27.6, 18, 20, 24, i.c, 2)) +
    repeat(4, n => rect(-98 + n * 56, 52, 30, 36, i.paper, 2)) +
    repeat(6, n => rect(-112 + n * 43, 92, 11, 46, i.wood)) +
    path('M-26,92 L26,92 L46,150 L-46,150Z', i.clay),
  tongkonan: i =>
    path('M-164,-140 Q0,20 164,-140 L128,-30 Q0,40 -128,-30Z', i.clay) +
    path('M-164,-140 Q0,20 164,-140 L158,-118 Q0,40 -158,-118Z', i.ink) +
    path('M-90,-14 Q0,16 90,-14 L90,74 L-90,74Z', i.a) +
    repeat(3, row =>
      repeat(7, n =>
        poly(
          [
            [-72 + n * 24, 14 + row * 20],
            [-62 + n * 24, 6 + row * 20],
            [-52 + n * 24, 14 + row * 20],
            [-62 + n * 24, 22 + row * 20],
          ],
          row % 2 ? i.c : i.paper,
        ),
      ),
    ) +
    repeat(5, n => rect(-84 + n * 39, 74, 13, 72, i.wood)) +
    rect(-100, 72, 200, 11, i.wood),
  honai: i =>
    path('M-150,0 C-140,-130 140,-130 150,0 Q0,40 -150,0Z', i.c) +
    repeat(9, n => stroke(`M0,-104 Q${-120 + n * 30},-70 ${-136 + n * 34},4`, i.wood, 3)) +
    path('M-112,10 Q0,42 112,10 L112,120 L-112,120Z', i.wood) +
    repeat(10, n => line(-104 + n * 23, 18, -104 + n * 23, 118, i.ink, 2.6, 'opacity=".5"')) +
    path('M-28,120 L-28,60 Q0,34 28,60 L28,120Z', i.ink) +
    ellipse(0, 124, 158, 14, i.leaf) +
    stroke('M0,-108 C14,-130 -14,-140 4,-160', i.metal, 6),
  'school-bell': i =>
    path('M-16,-150 L16,-150 L20,-120 L-20,-120Z', i.wood) +
    path('M0,-124 C70,-124 76,-20 84,40 L112,86 L-112,86 L-84,40 C-76,-20 -70,-124 0,-124Z', i.c) +
    rect(-124, 80, 248, 22, i.clay, 11) +
    circle(0, 122, 24, i.ink) +
    stroke('M-54,-70 Q-66,-20 -66,40', i.paper, 9, 'opacity=".6"') +
    stroke('M134,-20 Q156,20 142,66 M-134,-20 Q-156,20 -142,66', i.a, 9),
  'hen-bank': i =>
    path(
      'M-60,-50 C-50,-110 30,-120 40,-50 C110,-60 150,-30 150,20 C150,90 90,120 10,120 C-80,120 -120,70 -112,10 C-110,-20 -80,-44 -60,-50Z',
      i.clay,
    ) +
    path('M40,-50 C70,-110 140,-110 156,-60 C140,-40 120,-30 100,-40Z', i.a) +
    path('M-58,-60 C-70,-110 -40,-120 -30,-96 C-20,-124 6,-116 0,-88Z', i.b) +
    path('M-104,-10 L-150,-2 L-106,16Z', i.c) +
    circle(-76, -22, 10, i.ink) +
    path('M20,20 C60,-10 110,10 116,50 C80,70 40,60 20,20Z', i.b) +
    rect(14, -62, 62, 12, i.ink, 6) +
    circle(44, -100, 32, i.c) +
    circle(44, -100, 20, 'none', `stroke="${i.paper}" stroke-width="5"`) +
    rect(-30, 116, 16, 34, i.wood) +
    rect(44, 116, 16, 34, i.wood),
  stall: i =>
    rect(-120, -40, 14, 180, i.wood) +
    rect(106, -40, 14, 180, i.wood) +
    rect(-136, 40, 272, 84, i.clay, 4) +
    repeat(5, n => circle(-96 + n * 48, 30, 26, [i.a, i.c, i.leaf, i.b, i.c][n] ?? i.c)) +
    repeat(6, n =>
      path(
        `M${-150 + n * 50},-60 L${-134 + n * 45},-130 L${-89 + n * 45},-130 L${-100 + n * 50},-60 Q${-125 + n * 50},-24 ${-150 + n * 50},-60Z`,
        n % 2 ? i.paper : i.a,
      ),
    ) +
    rect(-136, 56, 272, 14, i.wood),
  ladder: i =>
    place(
      rect(-64, -160, 16, 310, i.wood, 4) +
        rect(48, -160, 16, 310, i.wood, 4) +
        repeat(6, n => rect(-64, -132 + n * 48, 128, 15, n === 0 ? i.c : i.a, 5)),
      { rotate: 12 },
    ) +
    circle(64, -132, 22, i.c) +
    stroke('M-150,150 L150,150', i.ink, 9),
} satisfies Record<string, Thing>
