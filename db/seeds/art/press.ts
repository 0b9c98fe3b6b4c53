import type { Canvas } from './canvas.ts'
import { darken, lighten, mix, type Palette } from './colour.ts'
import { circle, rect, repeat } from './shapes.ts'

/** How a site's pictures are printed, so that the same scene at two of them is never taken for one picture. */
export const pressNames = [
  'paint',
  'duotone',
  'night',
  'screenprint',
  'halftone',
  'etching',
  'woodcut',
  'blueprint',
  'terminal',
] as const

export type PressName = (typeof pressNames)[number]

type Press = (canvas: Canvas, drawn: string) => string

/** Light and dark of a picture, alone. */
const grey = '<feColorMatrix type="matrix" values=".3 .59 .11 0 0 .3 .59 .11 0 0 .3 .59 .11 0 0 0 0 0 1 0"/>'

const channel = (hex: string, at: number) =>
  (Number.parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16) / 255).toFixed(3)

/** From dark to light over these inks: `table` blends from one to the next, `discrete` leaves hard edges. */
const inks = (kind: 'table' | 'discrete', colours: readonly string[]) =>
  `<feComponentTransfer>${['R', 'G', 'B']
    .map(
      (name, at) =>
        `<feFunc${name} type="${kind}" tableValues="${colours.map(hex => channel(hex, at)).join(' ')}"/>`,
    )
    .join('')}</feComponentTransfer>`

/** Lightens by `by` and parts light from dark, the more the steeper. */
const contrast = (slope: number, by = 0) => {
  const line = `type="linear" slope="${slope}" intercept="${(0.5 - slope / 2 + by).toFixed(2)}"`
  return `<feComponentTransfer>${['R', 'G', 'B'].map(name => `<feFunc${name} ${line}/>`).join('')}</feComponentTransfer>`
}

const filtered = (canvas: Canvas, steps: string, drawn: string) =>
  `<g filter="${canvas.filter(steps)}">${drawn}</g>`

const whole = (fill: string, more = '') => rect(0, 0, 1280, 720, fill, 0, more)

const paperOf = ({ light }: Palette) => mix('#fffaf0', light, 0.55)
const inkOf = ({ dark, primary }: Palette) => mix(dark, primary, 0.3)

/** Rings of grey around a point: what a halftone's dot grows along. */
const dot = (size: number) =>
  rect(0, 0, size, size, '#ffffff') +
  repeat(6, ring => {
    const tone = Math.round(225 - ring * 45).toString(16)
    return circle(size / 2, size / 2, size * 0.68 * (1 - ring / 6.5), `#${tone.padStart(2, '0').repeat(3)}`)
  })

/** Outlines in one ink over flat tints from dark to light. */
const lined = (canvas: Canvas, drawn: string, line: string, tints: readonly string[], strength = 2.6) => {
  const paper = line.length > 0 && isLight(line) ? '#000000' : '#ffffff'
  const edges = `<feGaussianBlur in="grey" stdDeviation=".7"/><feConvolveMatrix order="3" kernelMatrix="-1 -1 -1 -1 8 -1 -1 -1 -1" divisor="1" preserveAlpha="true"/>`
  const flat = inks('discrete', tints).replace('>', ' in="grey" result="flat">')
  const mode = paper === '#000000' ? 'screen' : 'multiply'
  const steps = `${grey.replace('/>', ' result="grey"/>')}${flat}${edges}${contrast(strength, strength / 2 - 0.5)}${inks('table', [paper, line])}<feBlend in2="flat" mode="${mode}"/>`
  return filtered(canvas, steps, drawn)
}

const isLight = (hex: string) => Number.parseInt(hex.slice(3, 5), 16) > 140

const presses: Readonly<Record<PressName, Press>> = {
  paint: (_, drawn) => drawn,
  duotone: (canvas, drawn) => {
    const { palette } = canvas
    const colours = [
      inkOf(palette),
      mix(palette.primary, palette.dark, 0.15),
      lighten(palette.secondary, 0.25),
    ]
    return filtered(canvas, grey + contrast(1.15) + inks('table', [...colours, paperOf(palette)]), drawn)
  },
  night: (canvas, drawn) => {
    const { dark, primary } = canvas.palette
    const lit = [0, 0.34, 0.68].map(amount => mix(darken(dark, 0.25), primary, amount))
    return filtered(
      canvas,
      grey + contrast(1.3, -0.22) + inks('table', [...lit, mix(primary, '#ffe9b8', 0.55), '#fff6df']),
      drawn,
    )
  },
  screenprint: (canvas, drawn) => {
    const { primary, secondary, warning, dark } = canvas.palette
    const colours = [inkOf(canvas.palette), mix(primary, dark, 0.2), mix(secondary, primary, 0.12)]
    const light = [mix(warning, '#fff3d6', 0.45), paperOf(canvas.palette)]
    return filtered(canvas, grey + contrast(1.3) + inks('discrete', [...colours, ...light]), drawn)
  },
  halftone: (canvas, drawn) => {
    const screen = `<g opacity=".5">${whole(canvas.pattern(18, dot(18), 'rotate(38)'))}</g>`
    const colours = [inkOf(canvas.palette), paperOf(canvas.palette)]
    return filtered(canvas, grey + contrast(4, 0.2) + inks('table', colours), drawn + screen)
  },
  etching: (canvas, drawn) => {
    const { dark, primary } = canvas.palette
    const paper = paperOf(canvas.palette)
    const ink = mix(dark, primary, 0.55)
    return lined(canvas, drawn, ink, [
      mix(ink, paper, 0.35),
      mix(ink, paper, 0.72),
      mix(ink, paper, 0.9),
      paper,
    ])
  },
  woodcut: (canvas, drawn) => {
    const { dark, primary, secondary } = canvas.palette
    const ink = darken(mix(primary, dark, 0.6), 0.1)
    return lined(
      canvas,
      drawn,
      ink,
      [ink, ink, mix(secondary, '#fff1d8', 0.4), mix(secondary, '#fff6e6', 0.82)],
      4,
    )
  },
  blueprint: (canvas, drawn) => {
    const blue = mix(mix(canvas.palette.primary, '#123a7a', 0.35), canvas.palette.dark, 0.25)
    const grid = '<path d="M40 0H0V40" fill="none" stroke="#ffffff" stroke-opacity=".16" stroke-width="1.4"/>'
    return (
      lined(canvas, drawn, '#eaf3ff', [darken(blue, 0.12), blue, blue, lighten(blue, 0.07)], 3) +
      whole(canvas.pattern(40, grid))
    )
  },
  terminal: (canvas, drawn) => {
    const { dark, primary, secondary } = canvas.palette
    const scan = '<path d="M0 0H8" fill="none" stroke="#000000" stroke-opacity=".22" stroke-width="3"/>'
    return (
      lined(
        canvas,
        drawn,
        mix(primary, '#eafff4', 0.3),
        [darken(dark, 0.2), mix(dark, secondary, 0.14), mix(dark, primary, 0.2), mix(dark, primary, 0.34)],
        3,
      ) + whole(canvas.pattern(8, scan))
    )
  },
}

/** What is drawn, as this press prints it. */
export const printed = (press: PressName, canvas: Canvas, drawn: string) => presses[press](canvas, drawn)
