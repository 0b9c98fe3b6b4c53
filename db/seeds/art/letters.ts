import type { Canvas } from './canvas.ts'
import { darken, mix } from './colour.ts'
import { circle, path, place, rect, repeat } from './shapes.ts'

/**
 * An alphabet of blocks: each letter is three cells wide and five high, a cell a square (#), nothing (.) or a quarter of a
 * circle whose round side looks to the upper left (a), upper right (b), lower left (c) or lower right (d).
 */
const alphabet: Readonly<Record<string, string>> = {
  a: 'a#b#.####.##.#',
  b: '##b#.###b#.###d',
  c: 'a###..#..#..c##',
  d: '##b#.##.##.###d',
  e: 'a###..##.#..c##',
  f: 'a###..##.#..#..',
  g: 'a###..#.##.#c##',
  h: '#.##.####.##.##',
  i: '###.#..#..#.###',
  j: '..#..#..##.#c#d',
  k: '#.##.###d##b#.#',
  l: '#..#..#..#..c##',
  m: '#.########.##.#',
  n: '##b#.##.##.##.#',
  o: 'a#b#.##.##.#c#d',
  p: '##b#.###d#..#..',
  q: 'a#b#.##.##.#c##',
  r: '##b#.###d##b#.#',
  s: 'a###..c#b..###d',
  t: '###.#..#..#..#.',
  u: '#.##.##.##.#c#d',
  v: '#.##.##.#c#d.#.',
  w: '#.##.########.#',
  x: '#.#c#d.#.a#b#.#',
  y: '#.##.#c#d.#..#.',
  z: '###..da#da..###',
}

const cellOf = (kind: string, x: number, y: number, size: number): string => {
  const s = size + 0.6
  const [right, down] = [x + s, y + s]
  const arc = `A${s} ${s} 0 0`
  const cells: Readonly<Record<string, string>> = {
    '#': `M${x},${y}H${right}V${down}H${x}Z`,
    a: `M${x},${down}${arc} 1 ${right},${y}V${down}Z`,
    b: `M${x},${y}${arc} 1 ${right},${down}H${x}Z`,
    c: `M${x},${y}${arc} 0 ${right},${down}V${y}Z`,
    d: `M${right},${y}${arc} 1 ${x},${down}V${y}Z`,
  }
  return cells[kind] ?? ''
}

const glyph = (letter: string, size: number, x: number): string =>
  [...(alphabet[letter] ?? '')]
    .map((kind, at) => cellOf(kind, x + (at % 3) * size, Math.floor(at / 3) * size, size))
    .join('')

const wordPath = (word: string, size: number) =>
  [...word].map((letter, at) => glyph(letter, size, at * size * 3.5)).join('')

/** A cover that is a word in blocks: "letters-kueri". */
export function drawLetters(canvas: Canvas, name: string): string {
  const word = name.slice('letters-'.length).replaceAll('-', '')
  const { random, palette } = canvas
  const { primary, secondary, warning, dark, light } = palette
  const paper = mix('#fff8ea', light, 0.5)
  const [ground = paper, ink = dark, spot = warning] = random.pick([
    [primary, paper, mix(warning, paper, 0.1)],
    [paper, mix(primary, dark, 0.2), secondary],
    [mix(dark, primary, 0.22), mix(warning, paper, 0.3), primary],
    [mix(warning, paper, 0.25), mix(dark, primary, 0.4), primary],
    [mix(secondary, dark, 0.12), paper, mix(primary, paper, 0.3)],
  ])
  // cards cut pictures to a square or an arch: the word stays whole in the middle of them
  const size = Math.min(620 / (word.length * 3.5 - 0.5), 92)
  const wide = (word.length * 3.5 - 0.5) * size
  const high = size * 5
  const [left, middle] = [(1280 - wide) / 2, 360 - high / 2]
  const letters = wordPath(word, size)
  const at = (x: number, y: number, fill: string) => place(path(letters, fill), { x, y })
  const base = rect(0, 0, 1280, 720, ground)
  const bar = (y: number) => rect(left, y, wide, size * 0.5, spot)
  switch (random.pick(['field', 'shadow', 'moon', 'bars'] as const)) {
    case 'field': {
      const [across, down] = [wide + size * 1.4, high + size * 1.4]
      const [columns, rows] = [Math.ceil(640 / across), Math.ceil(360 / down)]
      const echo = mix(ground, ink, 0.16)
      const many = repeat(2 * columns + 1, column =>
        repeat(2 * rows + 1, row =>
          at(
            left + (column - columns) * across,
            middle + (row - rows) * down,
            column === columns && row === rows ? ink : echo,
          ),
        ),
      )
      return base + many
    }
    case 'shadow': {
      const steps = repeat(9, n =>
        at(left + 44 - n * 5, middle + 44 - n * 5, n ? mix(spot, ground, 0.1) : darken(spot, 0.25)),
      )
      return base + steps + at(left, middle, ink)
    }
    case 'moon':
      return base + circle(640, 360, 300, spot) + at(left, middle, ink)
    default:
      return base + bar(middle - size * 1.6) + at(left, middle, ink) + bar(middle + high + size * 1.1)
  }
}
