import { circle, line, path, place, poly, rect, repeat, stroke } from '../shapes.ts'
import { type Cloth, diamond } from './cloth.ts'

/** Of the other islands. */
export const woven = {
  'ikat-sumba': {
    size: 200,
    content: i => {
      const horse =
        'M30,150 L30,110 L44,96 L44,60 L30,66 L26,54 L48,34 L60,34 L70,60 L120,60 L140,40 L148,48 L138,74 L138,150 L124,150 L124,104 L60,104 L44,116 L44,150Z'
      return (
        rect(0, 0, 200, 14, i.second) +
        repeat(10, n => diamond(10 + n * 20, 7, 6, i.ground)) +
        path(horse, i.figure) +
        diamond(172, 96, 20, i.second, 40) +
        diamond(172, 96, 8, i.ground, 18) +
        rect(0, 172, 200, 8, i.figure) +
        rect(0, 186, 200, 4, i.second) +
        circle(58, 44, 3, i.ground)
      )
    },
  },
  ulos: {
    size: 160,
    content: i =>
      rect(0, 0, 160, 26, i.line) +
      rect(0, 30, 160, 6, i.figure) +
      repeat(8, n =>
        poly(
          [
            [n * 20, 70],
            [n * 20 + 10, 46],
            [n * 20 + 20, 70],
          ],
          i.second,
        ),
      ) +
      rect(0, 74, 160, 4, i.figure) +
      repeat(8, n => diamond(10 + n * 20, 98, 9, i.figure, 14)) +
      rect(0, 118, 160, 4, i.second) +
      repeat(16, n => line(5 + n * 10, 128, 5 + n * 10, 150, i.figure, 4)),
  },
  songket: {
    size: 140,
    content: i =>
      diamond(70, 70, 62, i.second) +
      diamond(70, 70, 50, i.ground) +
      repeat(8, n => place(diamond(0, -26, 7, i.figure, 16), { x: 70, y: 70, rotate: n * 45 })) +
      circle(70, 70, 8, i.figure) +
      [
        [0, 0],
        [140, 0],
        [0, 140],
        [140, 140],
      ]
        .map(
          ([x = 0, y = 0]) =>
            diamond(x, y, 26, i.figure) + diamond(x, y, 15, i.ground) + diamond(x, y, 6, i.second),
        )
        .join(''),
  },
  sasirangan: {
    size: 120,
    content: i =>
      stroke('M30,-10 C60,20 0,40 30,60 S60,100 30,130', i.figure, 26) +
      stroke('M30,-10 C60,20 0,40 30,60 S60,100 30,130', i.ground, 9) +
      stroke('M90,-10 C120,20 60,40 90,60 S120,100 90,130', i.second, 12) +
      repeat(4, n => circle(60, 15 + n * 30, 4, i.figure)),
  },
  tapis: {
    size: 160,
    content: i =>
      rect(0, 0, 160, 10, i.figure) +
      repeat(4, n =>
        stroke(
          `M${n * 40},60 L${n * 40 + 10},60 L${n * 40 + 10},34 L${n * 40 + 30},34 L${n * 40 + 30},50 L${n * 40 + 20},50`,
          i.figure,
          5,
        ),
      ) +
      rect(0, 74, 160, 5, i.second) +
      path('M10,140 L150,140 L130,118 L110,118 L110,100 L50,100 L50,118 L30,118Z', i.figure) +
      line(80, 100, 80, 84, i.figure, 5) +
      rect(0, 148, 160, 6, i.second),
  },
  anyaman: {
    size: 96,
    turned: 45,
    content: i =>
      repeat(4, n => {
        const x = (n % 2) * 48
        const y = n < 2 ? 0 : 48
        const flat = n === 0 || n === 3
        return flat
          ? rect(x + 2, y + 5, 48, 38, i.figure, 4) +
              line(x + 2, y + 17, x + 50, y + 17, i.line, 2) +
              line(x + 2, y + 31, x + 50, y + 31, i.line, 2)
          : rect(x + 5, y + 2, 38, 48, i.second, 4) +
              line(x + 17, y + 2, x + 17, y + 50, i.line, 2) +
              line(x + 31, y + 2, x + 31, y + 50, i.line, 2)
      }),
  },
  'pucuk-rebung': {
    size: 120,
    content: i =>
      poly(
        [
          [0, 116],
          [60, 8],
          [120, 116],
        ],
        i.figure,
      ) +
      poly(
        [
          [18, 116],
          [60, 40],
          [102, 116],
        ],
        i.ground,
      ) +
      poly(
        [
          [34, 116],
          [60, 68],
          [86, 116],
        ],
        i.second,
      ) +
      circle(60, 98, 6, i.ground) +
      poly(
        [
          [-20, 4],
          [20, 4],
          [0, 40],
        ],
        i.second,
      ) +
      poly(
        [
          [100, 4],
          [140, 4],
          [120, 40],
        ],
        i.second,
      ),
  },
  dayak: {
    size: 180,
    content: i =>
      stroke(
        'M20,160 C20,90 90,90 90,50 C90,20 50,20 50,48 C50,64 70,64 70,50 M160,160 C160,90 90,90 90,50 C90,20 130,20 130,48 C130,64 110,64 110,50',
        i.figure,
        11,
      ) +
      stroke('M0,20 C30,20 30,-10 60,0 M180,20 C150,20 150,-10 120,0 M90,180 L90,110', i.second, 9) +
      diamond(90, 138, 14, i.second, 24) +
      circle(20, 168, 8, i.second) +
      circle(160, 168, 8, i.second),
  },
  asmat: {
    size: 150,
    content: i =>
      path(
        'M75,10 C110,10 110,60 75,75 C40,90 40,140 75,140 C92,140 92,116 75,116 C64,116 64,98 84,90 C128,74 128,-6 75,-6Z',
        i.figure,
      ) +
      stroke(
        'M16,0 C40,30 -10,60 16,90 S40,130 16,150 M134,0 C110,30 160,60 134,90 S110,130 134,150',
        i.second,
        9,
      ) +
      repeat(5, n => circle(16, 15 + n * 30, 4, i.figure) + circle(134, 15 + n * 30, 4, i.figure)),
  },
} satisfies Record<string, Cloth>
