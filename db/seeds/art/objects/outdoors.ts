import { circle, ellipse, line, path, place, poly, rect, repeat, stroke } from '../shapes.ts'
import type { Thing } from './thing.ts'

export const outdoors = {
  compass: i =>
    circle(0, 14, 136, i.c) +
    circle(0, 14, 114, i.paper) +
    rect(-20, -160, 40, 40, i.c, 14) +
    repeat(24, n => place(rect(-2, -106, 4, n % 6 ? 10 : 24, i.ink), { y: 14, rotate: n * 15 })) +
    place(
      poly(
        [
          [0, -92],
          [22, 0],
          [-22, 0],
        ],
        i.a,
      ) +
        poly(
          [
            [0, 92],
            [22, 0],
            [-22, 0],
          ],
          i.ink,
        ),
      { y: 14, rotate: 32 },
    ) +
    circle(0, 14, 13, i.c),
  backpack: i =>
    stroke('M-34,-130 C-34,-164 34,-164 34,-130', i.ink, 12) +
    path('M-92,-60 Q-92,-136 0,-136 Q92,-136 92,-60 L100,140 L-100,140Z', i.a) +
    rect(-136, 0, 44, 110, i.b, 18) +
    rect(92, 0, 44, 110, i.b, 18) +
    rect(-68, 16, 136, 104, i.c, 20) +
    path('M-92,-56 Q0,-10 92,-56 L92,-28 Q0,18 -92,-28Z', i.ink, 'opacity=".75"') +
    rect(-14, -30, 28, 62, i.ink, 6) +
    rect(-10, -6, 20, 18, i.metal, 4) +
    rect(-100, 132, 200, 24, i.wood, 12),
  boots: i =>
    [
      [-60, 10, 1],
      [66, 24, 0.94],
    ]
      .map(([x = 0, y = 0, scale = 1], n) =>
        place(
          path('M-44,-130 L34,-130 L36,20 Q90,30 96,84 L-48,84Z', n ? i.wood : i.clay) +
            rect(-52, 80, 152, 24, i.ink, 8) +
            repeat(5, k => line(4, -108 + k * 26, 40, -100 + k * 26, i.paper, 6)) +
            rect(-50, -146, 92, 26, i.a, 12),
          { x, y, scale },
        ),
      )
      .join(''),
  kettle: i =>
    stroke('M-84,-50 C-84,-156 84,-156 84,-50', i.ink, 14) +
    path('M-70,-40 L70,-40 Q124,10 108,96 L-108,96 Q-124,10 -70,-40Z', i.a) +
    path('M92,0 L156,-54 L164,-40 L106,60Z', i.a) +
    rect(-76, -58, 152, 22, i.c, 10) +
    circle(0, -66, 14, i.ink) +
    stroke('M-70,20 Q-84,50 -72,80', i.paper, 8, 'opacity=".6"') +
    repeat(5, n =>
      path(
        `M${-80 + n * 40},140 C${-104 + n * 40},120 ${-70 + n * 40},116 ${-80 + n * 40},98 C${-50 + n * 40},112 ${-56 + n * 40},134 ${-80 + n * 40},140Z`,
        n % 2 ? i.c : i.b,
      ),
    ) +
    rect(-130, 138, 260, 16, i.ink, 8),
  binoculars: i =>
    [-1, 1]
      .map(
        side =>
          path(`M${side * 20},-110 L${side * 76},-110 L${side * 130},70 L${side * 20},70Z`, i.a) +
          rect(side > 0 ? 14 : -142, 64, 128, 44, i.ink, 14) +
          ellipse(side * 78, 108, 54, 17, i.d) +
          rect(side > 0 ? 14 : -82, -134, 68, 32, i.ink, 10),
      )
      .join('') +
    rect(-22, -60, 44, 70, i.c, 10) +
    circle(0, -26, 17, i.ink),
  rope: i =>
    [0, 1, 2]
      .map(n =>
        ellipse(
          0,
          -20 + n * 24,
          130 - n * 4,
          84,
          'none',
          `stroke="${[i.c, i.wood, i.c][n]}" stroke-width="24"`,
        ),
      )
      .join('') +
    stroke('M110,60 C170,110 60,150 20,120 C-20,90 60,60 96,110 C110,140 60,160 -120,146', i.wood, 20) +
    rect(-34, -70, 44, 170, i.a, 12),
  seedling: i =>
    path('M-90,20 L90,20 L66,146 L-66,146Z', i.clay) +
    rect(-104, 4, 208, 34, i.clay, 8) +
    ellipse(0, 8, 88, 13, i.ink, 'opacity=".7"') +
    stroke('M0,6 C-4,-40 6,-80 0,-120', i.leaf, 10) +
    path('M0,-40 C-50,-40 -110,-70 -116,-130 C-54,-132 -6,-96 0,-40Z', i.leaf) +
    path('M2,-72 C40,-70 100,-96 104,-156 C50,-156 4,-124 2,-72Z', i.leaf) +
    stroke('M-4,-44 C-40,-62 -70,-86 -92,-112 M6,-76 C34,-96 60,-116 82,-138', i.paper, 4, 'opacity=".6"') +
    repeat(3, n => circle(-44 + n * 44, 88, 9, i.c)),
  paddy: i =>
    [-30, -12, 4, 22]
      .map((x, n) => {
        const lean = -60 + n * 44
        return (
          stroke(`M${x},150 C${x},40 ${x + lean * 0.4},-40 ${x + lean},-100`, i.leaf, 8) +
          repeat(9, k => {
            const t = 0.45 + k * 0.065
            const px = x + lean * t * t
            const py = 150 - 262 * t
            return place(ellipse(0, -13, 8, 16, i.c), {
              x: px + (k % 2 ? 9 : -9),
              y: py,
              rotate: lean * 0.5 + (k % 2 ? 34 : -34),
            })
          })
        )
      })
      .join('') +
    path(
      'M-30,150 C-80,90 -130,70 -160,84 C-120,100 -70,120 -30,150Z M20,150 C60,80 120,60 156,72 C110,92 60,116 20,150Z',
      i.leaf,
    ) +
    rect(-44, 86, 76, 20, i.a, 8),
  'water-pump': i =>
    rect(-34, -90, 68, 210, i.a, 12) +
    rect(-50, -110, 100, 34, i.ink, 10) +
    stroke('M0,-110 C20,-160 120,-140 140,-60', i.ink, 16) +
    path('M-34,-40 L-110,-40 Q-126,-40 -126,-16 L-126,6 L-96,6 L-96,-10 L-34,-10Z', i.a) +
    path('M-111,20 C-90,50 -98,66 -111,66 C-124,66 -132,50 -111,20Z', i.d) +
    path('M-150,84 L-72,84 L-82,140 L-140,140Z', i.c) +
    rect(-60, 116, 200, 26, i.metal, 6),
  bee: i =>
    ellipse(-34, -60, 66, 34, i.d, 'opacity=".55" transform="rotate(24 -34 -60)"') +
    ellipse(44, -66, 70, 36, i.d, 'opacity=".55" transform="rotate(-24 44 -66)"') +
    ellipse(0, 14, 122, 70, i.c) +
    path('M-50,-50 Q-20,14 -50,78 L-24,82 Q8,14 -24,-54Z M10,-56 Q44,14 10,84 L36,80 Q72,14 36,-52Z', i.ink) +
    circle(-112, 6, 46, i.ink) +
    circle(-124, -4, 10, i.paper) +
    stroke('M-130,-34 Q-150,-70 -132,-90 M-104,-38 Q-104,-80 -84,-92', i.ink, 6) +
    repeat(3, n =>
      poly(
        [
          [100 + n * 26, 96],
          [114 + n * 26, 120],
          [100 + n * 26, 144],
          [86 + n * 26, 120],
        ],
        i.a,
      ),
    ),
  fish: i =>
    path('M-150,0 C-90,-96 50,-96 104,-6 L156,-66 Q144,0 156,66 L104,10 C50,96 -90,96 -150,0Z', i.a) +
    path('M-60,-66 Q0,-130 40,-66Z M-30,66 Q0,112 34,64Z', i.b) +
    repeat(3, row =>
      repeat(4, n =>
        stroke(`M${-50 + n * 36 + row * 10},${-36 + row * 30} q20,14 0,30`, i.paper, 5, 'opacity=".7"'),
      ),
    ) +
    circle(-104, -14, 15, i.paper) +
    circle(-106, -14, 8, i.ink) +
    stroke('M-78,-50 Q-56,0 -78,50', i.ink, 6, 'opacity=".6"') +
    repeat(3, n => circle(-150 - n * 4, -60 - n * 34, 8 + n * 3, 'none', `stroke="${i.d}" stroke-width="5"`)),
  butterfly: i =>
    [1, -1]
      .map(side =>
        place(
          path('M4,-20 C40,-130 160,-150 150,-60 C144,0 60,14 4,0Z', i.a) +
            path('M4,4 C70,0 130,40 110,100 C86,140 20,90 4,30Z', i.c) +
            circle(94, -72, 22, i.paper) +
            circle(70, 62, 17, i.b) +
            circle(94, -72, 9, i.ink),
          { flip: side < 0 },
        ),
      )
      .join('') +
    rect(-9, -56, 18, 140, i.ink, 9) +
    stroke('M-2,-54 Q-14,-104 -46,-116 M2,-54 Q14,-104 46,-116', i.ink, 6),
  mangrove: i =>
    stroke(
      'M0,10 C-20,60 -90,70 -110,130 M0,10 C-4,70 -50,90 -54,132 M0,10 C4,70 50,90 54,132 M0,10 C20,60 90,70 110,130',
      i.wood,
      12,
    ) +
    rect(-10, -60, 20, 80, i.wood) +
    repeat(7, n =>
      circle(
        [-84, -44, 0, 46, 88, -30, 36][n] ?? 0,
        [-60, -104, -120, -100, -56, -50, -48][n] ?? 0,
        50,
        n % 2 ? i.leaf : i.a,
      ),
    ) +
    path('M-160,128 Q-120,112 -80,128 T0,128 T80,128 T160,128 L160,156 L-160,156Z', i.d),
  kite: i =>
    path('M0,-150 L92,-40 L0,90 L-92,-40Z', i.a) +
    path('M0,-150 L92,-40 L0,-40Z M0,90 L-92,-40 L0,-40Z', i.c) +
    stroke('M0,-150 L0,90 M-92,-40 L92,-40', i.wood, 5) +
    stroke('M0,90 C40,110 -30,130 10,160', i.ink, 4) +
    poly(
      [
        [10, 112],
        [36, 100],
        [34, 126],
      ],
      i.b,
    ) +
    poly(
      [
        [-4, 138],
        [-30, 126],
        [-28, 152],
      ],
      i.d,
    ) +
    stroke('M0,-40 C-60,30 -110,90 -160,150', i.ink, 2.6),
  turtle: i =>
    ellipse(-96, 66, 46, 20, i.leaf, 'transform="rotate(-30 -96 66)"') +
    ellipse(96, 66, 46, 20, i.leaf, 'transform="rotate(30 96 66)"') +
    ellipse(-90, -50, 60, 22, i.leaf, 'transform="rotate(36 -90 -50)"') +
    ellipse(90, -50, 60, 22, i.leaf, 'transform="rotate(-36 90 -50)"') +
    circle(0, -116, 38, i.leaf) +
    circle(-13, -126, 6, i.ink) +
    circle(13, -126, 6, i.ink) +
    ellipse(0, 6, 100, 112, i.a) +
    poly(
      [
        [0, -60],
        [44, -28],
        [44, 30],
        [0, 62],
        [-44, 30],
        [-44, -28],
      ],
      i.c,
    ) +
    stroke(
      'M0,-60 L0,-106 M44,-28 L86,-52 M44,30 L86,54 M0,62 L0,116 M-44,30 L-86,54 M-44,-28 L-86,-52',
      i.paper,
      5,
    ),
} satisfies Record<string, Thing>
