import { circle, ellipse, line, path, place, poly, rect, repeat, stroke } from '../shapes.ts'
import type { Thing } from './thing.ts'

export const tech = {
  microchip: i =>
    [0, 90, 180, 270]
      .map(turn => repeat(6, n => place(rect(-90 + n * 33, -144, 14, 46, i.metal, 4), { rotate: turn })))
      .join('') +
    rect(-108, -108, 216, 216, i.ink, 14) +
    rect(-70, -70, 140, 140, i.a, 10) +
    stroke('M-40,40 L-40,0 L0,0 L0,-40 L40,-40 M40,40 L40,10 L10,10', i.paper, 7) +
    circle(-40, 40, 9, i.c) +
    circle(40, 40, 9, i.c) +
    circle(40, -40, 9, i.c) +
    circle(-84, -84, 9, i.metal),
  router: i =>
    line(-90, 30, -110, -130, i.ink, 13) +
    line(90, 30, 110, -130, i.ink, 13) +
    rect(-150, 20, 300, 90, i.a, 18) +
    repeat(5, n => circle(-110 + n * 34, 66, 9, n < 3 ? i.leaf : i.c)) +
    rect(80, 56, 46, 20, i.ink, 5) +
    rect(-120, 108, 40, 18, i.ink, 4) +
    rect(80, 108, 40, 18, i.ink, 4) +
    repeat(3, n =>
      stroke(`M${-24 - n * 24},${-36 - n * 30} Q0,${-62 - n * 38} ${24 + n * 24},${-36 - n * 30}`, i.b, 11),
    ) +
    circle(0, -10, 11, i.b),
  sensor: i =>
    path('M-150,50 L150,50 L150,150 L-150,150Z', i.clay) +
    repeat(12, n => circle(-136 + n * 25, 76 + (n % 3) * 24, 6, i.ink, 'opacity=".35"')) +
    rect(-26, -70, 84, 90, i.a, 8) +
    rect(-12, -56, 56, 32, i.ink, 4) +
    stroke('M-6,-40 L6,-40 L12,-50 L22,-32 L28,-40 L38,-40', i.leaf, 4) +
    rect(-10, 20, 12, 84, i.metal, 4) +
    rect(30, 20, 12, 84, i.metal, 4) +
    stroke('M58,-30 C110,-40 110,-130 150,-130', i.ink, 6) +
    stroke('M-96,50 C-96,0 -90,-30 -100,-70', i.leaf, 9) +
    path(
      'M-98,-20 C-140,-20 -160,-50 -158,-80 C-124,-80 -98,-56 -98,-20Z M-98,-50 C-98,-90 -74,-116 -44,-118 C-42,-84 -64,-56 -98,-50Z',
      i.leaf,
    ),
  drone: i =>
    line(-100, -56, 100, 40, i.ink, 15) +
    line(100, -56, -100, 40, i.ink, 15) +
    [
      [-104, -66],
      [104, -66],
      [-104, 30],
      [104, 30],
    ]
      .map(
        ([x = 0, y = 0]) => ellipse(x, y, 58, 12, i.d, 'opacity=".6"') + rect(x - 8, y, 16, 24, i.metal, 4),
      )
      .join('') +
    rect(-56, -50, 112, 74, i.a, 28) +
    circle(0, 40, 26, i.ink) +
    circle(0, 40, 13, i.c) +
    stroke('M-60,70 L-80,120 L-40,120 M60,70 L80,120 L40,120', i.ink, 8),
  'solar-panel': i =>
    circle(110, -110, 42, i.c) +
    repeat(8, n => place(line(0, -56, 0, -74, i.c, 8), { x: 110, y: -110, rotate: n * 45 })) +
    poly(
      [
        [-100, -60],
        [90, -60],
        [150, 70],
        [-150, 70],
      ],
      i.ink,
    ) +
    repeat(4, n =>
      poly(
        [
          [-92 + n * 46, -52],
          [-52 + n * 46, -52],
          [-64 + n * 66 - 4, 2],
          [-116 + n * 62, 2],
        ],
        i.a,
      ),
    ) +
    repeat(4, n =>
      poly(
        [
          [-120 + n * 63, 10],
          [-66 + n * 65, 10],
          [-82 + n * 74, 62],
          [-142 + n * 72, 62],
        ],
        i.d,
      ),
    ) +
    line(0, 70, 0, 140, i.metal, 15) +
    rect(-60, 134, 120, 17, i.metal, 6),
  handset: i =>
    rect(-84, -156, 168, 312, i.ink, 28) +
    rect(-70, -130, 140, 258, i.paper, 8) +
    rect(-70, -130, 140, 80, i.a, 8) +
    circle(-36, -90, 20, i.c) +
    rect(-6, -102, 60, 10, i.paper, 5) +
    rect(-6, -82, 40, 10, i.paper, 5, 'opacity=".6"') +
    repeat(
      3,
      n =>
        rect(-56, -30 + n * 46, 112, 34, i.metal, 8) +
        circle(-38, -13 + n * 46, 9, [i.b, i.c, i.d][n] ?? i.b),
    ) +
    rect(-34, 108, 68, 10, i.ink, 5),
  prompt: i =>
    rect(-156, -116, 312, 236, i.ink, 18) +
    repeat(3, n => circle(-130 + n * 26, -92, 8, [i.a, i.c, i.leaf][n] ?? i.a)) +
    stroke('M-120,-42 L-88,-16 L-120,10', i.c, 12) +
    rect(-68, -4, 80, 14, i.paper, 4) +
    rect(-120, 40, 150, 12, i.d, 5) +
    rect(-120, 68, 96, 12, i.a, 5) +
    rect(-120, 96, 20, 12, i.paper, 2) +
    rect(-90, 140, 180, 14, i.metal, 7),
  cables: i =>
    [i.a, i.c, i.d]
      .map(
        (tone, n) =>
          stroke(
            `M${-150},${-60 + n * 50} C-40,${-80 + n * 40} -40,${110 - n * 60} ${60},${-60 + n * 50}`,
            tone,
            20,
          ) +
          rect(56, -86 + n * 50, 60, 44, i.metal, 6) +
          repeat(4, k => rect(96 + k * 0, -80 + n * 50 + k * 9, 22, 4, i.c)) +
          rect(116, -76 + n * 50, 24, 24, i.paper, 3),
      )
      .join('') + rect(-60, 104, 130, 30, i.ink, 10),
  cogs: i => {
    const cog = (x: number, y: number, r: number, tone: string, teeth: number) =>
      repeat(teeth, n =>
        place(rect(-r * 0.14, -r * 1.22, r * 0.28, r * 0.5, tone, 4), { x, y, rotate: (n * 360) / teeth }),
      ) +
      circle(x, y, r, tone) +
      circle(x, y, r * 0.42, i.paper) +
      circle(x, y, r * 0.2, tone)
    return cog(-46, 26, 84, i.a, 10) + cog(84, -62, 56, i.c, 8) + cog(92, 88, 38, i.d, 7)
  },
  multimeter: i =>
    rect(-84, -146, 168, 250, i.c, 24) +
    rect(-62, -122, 124, 66, i.ink, 8) +
    stroke('M-40,-74 Q0,-126 40,-74', i.leaf, 5) +
    line(0, -76, 22, -104, i.paper, 5) +
    circle(0, 8, 46, i.ink) +
    place(rect(-6, -40, 12, 44, i.paper, 5), { y: 8, rotate: 40 }) +
    stroke('M-30,104 C-40,160 -130,150 -130,60 L-130,-40', i.a, 9) +
    stroke('M30,104 C40,160 130,150 130,60 L130,-40', i.ink, 9) +
    rect(-138, -120, 16, 84, i.a, 6) +
    rect(122, -120, 16, 84, i.ink, 6) +
    circle(-30, 80, 10, i.a) +
    circle(30, 80, 10, i.ink),
  helmet: i =>
    path('M-130,50 C-130,-120 130,-120 130,50Z', i.c) +
    rect(-22, -92, 44, 142, i.b, 16) +
    stroke('M-70,44 C-70,-30 -50,-60 -40,-70 M70,44 C70,-30 50,-60 40,-70', i.ink, 6, 'opacity=".4"') +
    path('M-156,46 L156,46 Q150,84 100,80 L-100,80 Q-150,84 -156,46Z', i.c) +
    rect(-130, 44, 260, 14, i.ink, 4, 'opacity=".55"') +
    stroke('M-90,82 Q0,170 90,82', i.ink, 9),
  anvil: i =>
    path(
      'M-160,-40 Q-90,-30 -80,-60 L130,-60 L130,-20 Q70,-10 50,30 L70,70 L-60,70 L-40,30 Q-60,0 -100,0 Q-140,-4 -160,-40Z',
      i.ink,
    ) +
    rect(-90, 70, 190, 36, i.metal, 6) +
    rect(-70, 106, 150, 44, i.wood, 4) +
    place(rect(-9, -20, 18, 150, i.wood, 8) + rect(-48, -60, 96, 50, i.metal, 8), {
      x: 30,
      y: -120,
      rotate: 64,
    }) +
    repeat(5, n => place(line(0, -26, 0, -46, i.c, 6), { x: -10, y: -66, rotate: -70 + n * 34 })),
  'telescope-dish': i =>
    place(
      path('M-120,-70 Q0,110 120,-70 Q0,-30 -120,-70Z', i.a) +
        ellipse(0, -70, 120, 24, i.paper) +
        stroke('M-70,-70 L0,-140 L70,-70', i.ink, 6) +
        circle(0, -142, 14, i.c),
      { y: 0, rotate: 24 },
    ) +
    poly(
      [
        [-20, 40],
        [20, 40],
        [60, 150],
        [-60, 150],
      ],
      i.metal,
    ) +
    circle(0, 36, 26, i.ink),
} satisfies Record<string, Thing>
