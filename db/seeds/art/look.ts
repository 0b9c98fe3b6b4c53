import type { Canvas } from './canvas.ts'
import { darken, hairColours, lighten, mix, skinTones } from './colour.ts'
import { circle, ellipse, path, rect, stroke } from './shapes.ts'

export const people = ['woman', 'man', 'hijab', 'girl', 'boy'] as const
export type Person = (typeof people)[number]

type Outfit = 'shirt' | 'tee' | 'batik' | 'scout' | 'blazer' | 'hoodie' | 'pupil' | 'graduate' | 'apron'

export type HairStyle =
  | 'crop'
  | 'side'
  | 'quiff'
  | 'curly'
  | 'peci'
  | 'bob'
  | 'long'
  | 'ponytail'
  | 'bun'
  | 'waves'
  | 'pixie'

/** All that makes one person different from the next, in any pose and at any size. */
export interface Look {
  person: Person
  child: boolean
  skin: string
  hair: string
  hairStyle: HairStyle
  hijab: string
  hijabStyle: 'square' | 'draped' | 'short'
  outfit: Outfit
  top: string
  topFill: string
  bottom: string
  skirt: boolean
  shoes: string
  glasses: 'none' | 'round' | 'square'
  beard: 'none' | 'moustache' | 'goatee' | 'full'
  mouth: 'smile' | 'open' | 'soft'
  eyes: 'dot' | 'round' | 'happy'
  nose: 'curve' | 'button' | 'side'
  faceWidth: number
  brow: number
  mole: boolean
  earrings: boolean
}

/** Kawung: four petals around a point, the oldest of the batik figures. */
const kawung = (canvas: Canvas, ground: string, figure: string, scale: number): string => {
  const petal = (angle: number) =>
    ellipse(0, -7, 3.6, 6, figure, `transform="translate(12 12) rotate(${angle})"`)
  const content =
    rect(0, 0, 24, 24, ground) + [45, 135, 225, 315].map(petal).join('') + circle(12, 12, 1.6, ground)
  return canvas.pattern(24, content, `scale(${scale})`)
}

/** Parang: slanting waves between thin lines. */
const parang = (canvas: Canvas, ground: string, figure: string, scale: number): string => {
  const wave = path('M0,3 C8,3 4,13 12,13 C20,13 16,3 24,3 L24,8 C18,8 22,18 12,18 C4,18 8,8 0,8Z', figure)
  const content = rect(0, 0, 24, 24, ground) + wave + stroke('M0,22 L24,22', figure, 1.4)
  return canvas.pattern(24, content, `scale(${scale}) rotate(38)`)
}

/** Mega mendung: clouds within clouds. */
const megaMendung = (canvas: Canvas, ground: string, figure: string, scale: number): string => {
  const cloud = (y: number, width: number) =>
    stroke(`M2,${y} C4,${y - 8} 10,${y - 8} 12,${y - 3} C15,${y - 8} 21,${y - 7} 22,${y}`, figure, width)
  return canvas.pattern(
    24,
    rect(0, 0, 24, 24, ground) + cloud(10, 2) + cloud(15, 1.4) + cloud(20, 0.9),
    `scale(${scale})`,
  )
}

export const batik = (canvas: Canvas, ground: string, figure: string, scale = 1): string =>
  canvas.random.pick([kawung, parang, megaMendung])(canvas, ground, figure, scale)

const hairFor: Record<Person, readonly HairStyle[]> = {
  woman: ['bob', 'long', 'ponytail', 'bun', 'waves', 'pixie', 'long'],
  man: ['crop', 'side', 'quiff', 'curly', 'peci', 'side'],
  hijab: ['bob'],
  girl: ['bob', 'ponytail', 'long', 'waves'],
  boy: ['crop', 'side', 'curly', 'quiff'],
}

const outfitFor: Record<Person, readonly Outfit[]> = {
  woman: ['shirt', 'blazer', 'batik', 'tee', 'hoodie'],
  man: ['shirt', 'batik', 'tee', 'hoodie', 'blazer'],
  hijab: ['shirt', 'batik', 'blazer', 'hoodie', 'shirt'],
  girl: ['tee', 'pupil', 'scout', 'hoodie'],
  boy: ['tee', 'pupil', 'scout', 'shirt'],
}

const topColour = (canvas: Canvas, outfit: Outfit): string => {
  const { primary, secondary, warning, info, light } = canvas.palette
  if (outfit === 'scout') return '#a8794a'
  if (outfit === 'pupil') return '#fbfaf6'
  if (outfit === 'graduate') return mix('#20242f', primary, 0.14)
  const choices = [
    primary,
    secondary,
    warning,
    info,
    mix(light, primary, 0.16),
    '#d96c5b',
    '#f4ead8',
    '#3f5573',
    '#5d8f7c',
  ]
  return mix(canvas.random.pick(choices), '#f2e6d8', 0.1)
}

const bottomColour = (canvas: Canvas, outfit: Outfit, child: boolean): string => {
  if (outfit === 'scout') return '#5f4129'
  if (outfit === 'pupil') return child ? '#b3343a' : '#44566f'
  return canvas.random.pick([
    '#38435c',
    '#2c3346',
    '#57637a',
    '#6b5a4b',
    mix('#2d3a55', canvas.palette.primary, 0.3),
  ])
}

const anyone = (canvas: Canvas): Person =>
  canvas.random.pick(['woman', 'man', 'hijab', 'hijab', 'man'] as const)

export interface LookWish {
  person?: Person
  outfit?: Outfit
  patternScale?: number
}

/** A person at random, as far as the wish leaves it open. */
export const dress = (canvas: Canvas, wish: LookWish = {}): Look => {
  const { random, palette } = canvas
  const person = wish.person ?? anyone(canvas)
  const child = person === 'girl' || person === 'boy'
  const outfit = wish.outfit ?? random.pick(outfitFor[person])
  const top = topColour(canvas, outfit)
  const figure = mix(lighten(top, 0.62), '#ffe9c4', 0.4)
  const ground = darken(mix(top, '#6b3f2a', 0.25), 0.22)
  const veils = [
    palette.primary,
    palette.secondary,
    palette.warning,
    '#e9d8c3',
    '#c98f87',
    '#7f94a8',
    '#6d5a78',
    '#f1ece4',
    '#4f6d5f',
  ]
  const hijab = outfit === 'scout' ? '#6b4a30' : mix(random.pick(veils), '#f3e3d3', 0.18)
  const male = person === 'man'
  return {
    person,
    child,
    skin: random.pick(skinTones),
    hair: male && random.chance(0.12) ? '#8d8986' : random.pick(hairColours),
    hairStyle: random.pick(hairFor[person]),
    hijab,
    hijabStyle: random.pick(['square', 'draped', 'short', 'square'] as const),
    outfit,
    top: outfit === 'batik' ? ground : top,
    topFill: outfit === 'batik' ? batik(canvas, ground, figure, wish.patternScale ?? 0.62) : top,
    bottom: bottomColour(canvas, outfit, child),
    skirt:
      person === 'hijab' ||
      (person === 'girl' && random.chance(0.6)) ||
      (person === 'woman' && random.chance(0.3)),
    shoes: random.pick(['#2b2f3b', '#f6f3ec', '#7a4e30', palette.warning]),
    glasses: random.pick(['none', 'none', 'none', 'round', 'square'] as const),
    beard: male ? random.pick(['none', 'none', 'moustache', 'goatee', 'none', 'full'] as const) : 'none',
    mouth: random.pick(['smile', 'open', 'soft', 'smile'] as const),
    eyes: random.pick(['dot', 'round', 'dot', 'happy'] as const),
    nose: random.pick(['curve', 'button', 'side'] as const),
    faceWidth: random.between(0.93, 1.07),
    brow: random.between(3.2, 5.4),
    mole: random.chance(0.12),
    earrings: person === 'woman' && random.chance(0.6),
  }
}

/** The same person in another light: at night, before a fire, in the haze. */
export const relight = (look: Look, light: string, amount: number): Look => {
  const shade = (colour: string) => mix(colour, light, amount)
  const plain = look.topFill === look.top
  return {
    ...look,
    skin: shade(look.skin),
    hair: shade(look.hair),
    hijab: shade(look.hijab),
    top: shade(look.top),
    topFill: plain || amount > 0.3 ? shade(look.top) : look.topFill,
    bottom: shade(look.bottom),
    shoes: shade(look.shoes),
  }
}
