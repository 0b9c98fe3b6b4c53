import { Canvas } from './canvas.ts'
import { lighten, mix, type Palette } from './colour.ts'
import { circle, path, place, rect, repeat, stroke } from './shapes.ts'

export const logoMarks = ['weave', 'sprout', 'tent', 'bracket', 'book', 'wave'] as const
export type LogoMark = (typeof logoMarks)[number]

interface Ink {
  main: string
  second: string
  accent: string
  ground: string
}

const marks: Record<LogoMark, (ink: Ink) => string> = {
  weave: ink =>
    repeat(3, strip => {
      const at = 19 + strip * 46
      const ends = [8, 97].map(start => [start, 55] as const)
      const [down, across] = strip % 2 ? [[[53, 54] as const], ends] : [ends, [[53, 54] as const]]
      const tone = strip % 2 ? ink.second : ink.main
      return (
        down.map(([start, length]) => rect(at, start, 30, length, tone, 8)).join('') +
        across.map(([start, length]) => rect(start, at, length, 30, ink.accent, 8)).join('')
      )
    }),
  sprout: ink =>
    path('M80,146 C76,112 76,96 80,66 L90,66 C88,98 90,116 92,146Z', ink.main) +
    path('M80,84 C34,88 16,58 16,22 C62,20 84,46 80,84Z', ink.main) +
    path('M88,66 C86,30 110,10 146,12 C148,48 126,70 88,66Z', ink.accent) +
    path('M30,148 Q84,120 132,148Z', ink.second),
  tent: ink =>
    path(
      'M80,20 L150,138 L10,138Z',
      ink.main,
      `stroke="${ink.main}" stroke-width="10" stroke-linejoin="round"`,
    ) +
    path(
      'M80,20 L150,138 L112,138Z',
      ink.second,
      `stroke="${ink.second}" stroke-width="10" stroke-linejoin="round"`,
    ) +
    path('M80,70 L110,142 L50,142Z', ink.accent) +
    stroke('M66,12 L80,26 L94,12', ink.main, 8),
  bracket: ink =>
    stroke('M54,30 L18,80 L54,130', ink.main, 17) +
    stroke('M106,30 L142,80 L106,130', ink.second, 17) +
    stroke('M92,34 L68,126', ink.accent, 15),
  book: ink =>
    path('M80,44 C60,26 34,24 12,30 L12,126 C34,120 60,122 80,140Z', ink.main) +
    path('M80,44 C100,26 126,24 148,30 L148,126 C126,120 100,122 80,140Z', ink.second) +
    path('M104,28 L126,24 L126,84 L115,74 L104,84Z', ink.accent) +
    stroke('M28,54 C42,52 54,55 64,62 M28,78 C42,76 54,79 64,86', ink.ground, 6),
  wave: ink =>
    circle(108, 46, 26, ink.accent) +
    path(
      'M10,86 C34,50 62,50 82,76 C102,100 126,98 150,72 L150,104 C126,130 102,132 82,108 C62,82 34,84 10,118Z',
      ink.main,
    ) +
    path(
      'M10,126 C34,98 62,98 82,120 C102,140 126,138 150,116 L150,130 C150,142 142,150 130,150 L30,150 C18,150 10,142 10,130Z',
      ink.second,
    ),
}

/** A mark for a light or for a dark ground; odd seeds come as a filled badge. */
export const drawLogo = (mark: LogoMark, seed: number, palette: Palette, tone: 'light' | 'dark'): string => {
  const canvas = new Canvas(`logo ${mark}`, seed, palette)
  const { primary, secondary, warning, light, dark } = palette
  const onDark = tone === 'dark'
  const badge = seed % 2 === 1
  const accent = seed % 4 > 1 ? mix(warning, '#ffd27a', 0.2) : warning
  const plain: Ink = onDark
    ? { main: lighten(light, 0.4), second: mix(secondary, '#ffffff', 0.5), accent, ground: dark }
    : { main: primary, second: mix(secondary, dark, 0.28), accent, ground: light }
  if (!badge) return canvas.wrap(marks[mark](plain), 160, 160, '0 0 160 160')
  const field = onDark
    ? canvas.diagonal(lighten(primary, 0.16), primary)
    : canvas.diagonal(primary, mix(primary, dark, 0.3))
  const ink: Ink = {
    main: '#ffffff',
    second: mix(primary, '#ffffff', 0.68),
    accent: mix(warning, '#ffe3a3', 0.35),
    ground: primary,
  }
  const shape = seed % 3 ? rect(0, 0, 160, 160, field, 38) : circle(80, 80, 80, field)
  return canvas.wrap(shape + place(marks[mark](ink), { x: 29, y: 29, scale: 0.64 }), 160, 160, '0 0 160 160')
}
