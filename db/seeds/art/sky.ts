import type { Canvas } from './canvas.ts'
import { darken, lighten, mix } from './colour.ts'
import { circle, path, place, rect, repeat, stroke } from './shapes.ts'

const hours = ['morning', 'day', 'golden', 'dusk', 'night'] as const
type Hour = (typeof hours)[number]

/** The light of an hour: what the sky looks like and what it does to the colours below it. */
export interface Mood {
  hour: Hour
  sky: [string, string, string]
  sun: string
  haze: string
  /** The colour of the air near the eye, and how much of it things take on. */
  ambient: string
  dim: number
}

export const moodOf = (canvas: Canvas, hour: Hour): Mood => {
  const { primary, info, warning, dark } = canvas.palette
  const tint = (colour: string, towards: string, amount: number) => mix(colour, towards, amount)
  const moods: Record<Hour, Omit<Mood, 'hour'>> = {
    morning: {
      sky: [tint('#7fc4e6', info, 0.25), tint('#cfe8ee', info, 0.08), '#fff0d6'],
      sun: '#ffe6a8',
      haze: '#f3ecdc',
      ambient: '#fff0d2',
      dim: 0.06,
    },
    day: {
      sky: [tint('#58b0e4', info, 0.2), tint('#a5d8f0', info, 0.15), '#eef8f6'],
      sun: '#fffbe6',
      haze: '#dcedf2',
      ambient: '#ffffff',
      dim: 0,
    },
    golden: {
      sky: [tint('#f0a45c', warning, 0.2), '#fbc98a', '#fff0cf'],
      sun: '#fff3c4',
      haze: '#f8d3a0',
      ambient: '#ffb45e',
      dim: 0.14,
    },
    dusk: {
      sky: [tint('#3d3f78', primary, 0.14), tint('#b0617f', warning, 0.12), '#f9b77c'],
      sun: '#ffd58f',
      haze: '#d08a8a',
      ambient: '#54355f',
      dim: 0.3,
    },
    night: {
      sky: [tint('#0c1633', dark, 0.12), tint('#1d3561', primary, 0.12), tint('#46679a', primary, 0.12)],
      sun: '#f5f0d8',
      haze: tint('#3d5c8c', primary, 0.2),
      ambient: tint('#14244a', primary, 0.12),
      dim: 0.56,
    },
  }
  return { hour, ...moods[hour] }
}

export const pickMood = (canvas: Canvas, among: readonly Hour[] = ['morning', 'day', 'golden']): Mood =>
  moodOf(canvas, canvas.random.pick(among))

/** A colour in this light, `depth` (0 near .. 1 far) away. */
export const lit = (mood: Mood, colour: string, depth = 0): string =>
  mix(mix(colour, mood.ambient, mood.dim), mood.haze, depth)

export const cloud = (x: number, y: number, scale: number, fill: string, opacity = 0.8): string =>
  place(
    path(
      'M-96,22 C-124,22 -122,-12 -88,-10 C-84,-40 -36,-50 -16,-24 C4,-46 50,-38 54,-8 C86,-16 104,22 72,22Z',
      fill,
      `opacity="${opacity.toFixed(2)}"`,
    ),
    { x, y, scale },
  )

export const stars = (canvas: Canvas, count: number, bottom: number): string =>
  repeat(count, () => {
    const { random } = canvas
    const y = random.between(0, 1) ** 1.4 * bottom
    return circle(
      random.between(0, 1280),
      y,
      random.pick([1, 1.3, 1.8, 2.6]),
      '#fff',
      `opacity="${random.pick([0.45, 0.7, 0.95])}"`,
    )
  })

export const birds = (canvas: Canvas, x: number, y: number, colour: string): string =>
  repeat(canvas.random.whole(3, 6), () => {
    const at = {
      x: x + canvas.random.between(-90, 90),
      y: y + canvas.random.between(-36, 36),
      scale: canvas.random.between(0.6, 1.1),
    }
    return place(stroke('M-14,-3 Q-7,-9 0,0 Q7,-9 14,-3', colour, 3), at)
  })

const moon = (x: number, y: number, mood: Mood): string =>
  circle(x, y, 40, mood.sun) +
  circle(x - 12, y - 8, 8, darken(mood.sun, 0.1)) +
  circle(x + 12, y + 12, 6, darken(mood.sun, 0.1)) +
  circle(x + 14, y - 14, 4, darken(mood.sun, 0.08))

/** The whole sky down to the horizon. */
export const sky = (
  canvas: Canvas,
  mood: Mood,
  sunX = canvas.random.between(240, 1040),
  sunY = canvas.random.between(130, 230),
): string => {
  const night = mood.hour === 'night'
  const high = night ? 120 : sunY
  const ground = rect(0, 0, 1280, 720, canvas.vertical(...mood.sky, mood.sky[2]))
  const halo = canvas.glow(sunX, high, night ? 220 : 420, mood.sun, night ? 0.3 : 0.75)
  const disc = night
    ? moon(sunX, high, mood)
    : circle(sunX, high, 58, lighten(mood.sun, 0.35), 'opacity=".95"')
  const white = mix('#ffffff', mood.sky[1], night ? 0.86 : 0.15)
  const clouds = repeat(night ? 2 : 5, index =>
    cloud(
      index * 300 + canvas.random.between(-60, 160),
      canvas.random.between(60, 250),
      canvas.random.between(0.7, 1.7),
      canvas.vertical(white, [white, 0.25]),
      canvas.random.between(0.45, 0.85),
    ),
  )
  return ground + (night ? stars(canvas, 90, 420) : '') + halo + disc + clouds
}

/** Slanting beams of sunlight from above. */
export const sunbeams = (canvas: Canvas, x: number, colour: string, opacity = 0.3): string =>
  repeat(5, index => {
    const spread = (index - 2) * 150 + canvas.random.between(-30, 30)
    const width = canvas.random.between(30, 80)
    return path(
      `M${x + index * 14},-20 L${x + spread - width},740 L${x + spread + width},740Z`,
      canvas.vertical([colour, opacity], [colour, 0]),
    )
  })
