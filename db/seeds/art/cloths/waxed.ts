import { circle, ellipse, line, path, place, rect, repeat } from '../shapes.ts'
import { type Cloth, diamond } from './cloth.ts'

/** Of Jawa and Bali. */
export const waxed = {
  kawung: {
    size: 96,
    content: i =>
      [45, 135, 225, 315]
        .map(turn =>
          place(ellipse(0, -30, 15, 26, i.figure) + ellipse(0, -30, 4, 12, i.ground), {
            x: 48,
            y: 48,
            rotate: turn,
          }),
        )
        .join('') +
      diamond(48, 48, 9, i.second) +
      [
        [0, 0],
        [96, 0],
        [0, 96],
        [96, 96],
      ]
        .map(([x = 0, y = 0]) => diamond(x, y, 14, i.second))
        .join(''),
  },
  parang: {
    size: 110,
    turned: 38,
    content: i =>
      path(
        'M0,14 C40,14 20,62 55,62 C90,62 70,14 110,14 L110,38 C84,38 98,86 55,86 C12,86 26,38 0,38Z',
        i.figure,
      ) +
      circle(55, 36, 8, i.second) +
      rect(0, 96, 110, 6, i.second) +
      line(0, 108, 110, 108, i.figure, 3),
  },
  'mega-mendung': {
    size: 200,
    content: i =>
      repeat(4, ring => {
        const tone = [i.line, i.figure, i.second, i.ground][ring] ?? i.figure
        const g = 1 - ring * 0.2
        const cloud = (x: number, y: number) =>
          place(path('M-84,30 C-110,0 -80,-40 -44,-30 C-40,-66 30,-70 40,-34 C80,-44 104,-4 84,30Z', tone), {
            x,
            y,
            scale: g,
          })
        return cloud(100, 70 + ring * 5) + cloud(0, 168 + ring * 5) + cloud(200, 168 + ring * 5)
      }),
  },
  truntum: {
    size: 80,
    content: i => {
      const star = (x: number, y: number, s: number) =>
        repeat(8, n => place(ellipse(0, -13 * s, 3.4 * s, 9 * s, i.figure), { x, y, rotate: n * 45 })) +
        circle(x, y, 4 * s, i.second)
      return (
        star(40, 40, 1.3) +
        star(0, 0, 0.9) +
        star(80, 0, 0.9) +
        star(0, 80, 0.9) +
        star(80, 80, 0.9) +
        circle(40, 0, 3, i.second) +
        circle(0, 40, 3, i.second)
      )
    },
  },
  ceplok: {
    size: 120,
    content: i =>
      circle(60, 60, 46, i.figure) +
      circle(60, 60, 38, i.ground) +
      repeat(4, n =>
        place(path('M0,-4 C16,-18 16,-32 0,-36 C-16,-32 -16,-18 0,-4Z', i.second), {
          x: 60,
          y: 60,
          rotate: n * 90,
        }),
      ) +
      repeat(4, n => place(ellipse(0, -22, 5, 12, i.figure), { x: 60, y: 60, rotate: 45 + n * 90 })) +
      [
        [0, 0],
        [120, 0],
        [0, 120],
        [120, 120],
      ]
        .map(([x = 0, y = 0]) => diamond(x, y, 22, i.second) + diamond(x, y, 11, i.ground))
        .join(''),
  },
  poleng: {
    size: 120,
    content: i =>
      rect(0, 0, 60, 60, i.line) +
      rect(60, 60, 60, 60, i.line) +
      rect(60, 0, 60, 60, i.figure, 0, 'opacity=".55"') +
      rect(0, 60, 60, 60, i.figure, 0, 'opacity=".55"') +
      line(0, 60, 120, 60, i.second, 4) +
      line(60, 0, 60, 120, i.second, 4),
  },
  lurik: {
    size: 120,
    content: i =>
      [
        [4, 16, i.line],
        [24, 4, i.figure],
        [34, 4, i.figure],
        [46, 26, i.second],
        [78, 4, i.figure],
        [86, 14, i.line],
        [106, 4, i.figure],
      ]
        .map(([x, w, tone]) => rect(Number(x), 0, Number(w), 120, String(tone)))
        .join('') + repeat(20, n => rect(0, n * 6, 120, 2, i.ground, 0, 'opacity=".28"')),
  },
  jumputan: {
    size: 110,
    content: i =>
      [
        [55, 55, 1],
        [0, 0, 0.6],
        [110, 0, 0.6],
        [0, 110, 0.6],
        [110, 110, 0.6],
      ]
        .map(
          ([x = 0, y = 0, s = 1]) =>
            repeat(3, ring =>
              circle(
                x,
                y,
                (38 - ring * 13) * s,
                'none',
                `stroke="${ring % 2 ? i.second : i.figure}" stroke-width="${6 - ring}" stroke-dasharray="${5 - ring} ${5 - ring}"`,
              ),
            ) + circle(x, y, 5 * s, i.figure),
        )
        .join(''),
  },
  gringsing: {
    size: 90,
    content: i =>
      repeat(
        9,
        n =>
          circle(15 + (n % 3) * 30, 15 + Math.floor(n / 3) * 30, 11, n % 2 ? i.second : i.figure) +
          circle(15 + (n % 3) * 30, 15 + Math.floor(n / 3) * 30, 4.5, i.ground),
      ),
  },
} satisfies Record<string, Cloth>
