import { darken, lighten } from './colour.ts'
import type { HairStyle, Look } from './look.ts'
import { circle, path, place, stroke } from './shapes.ts'

/** Hair in head units: the face is 84 wide, from -58 (brow line of the skull) to 54 (chin). */
interface Hair {
  behind?: string
  front: string
}

const cap = (fringe: string): string => `M-45,4 C-54,-48 -34,-74 2,-74 C38,-74 54,-48 45,4 ${fringe} Z`

const styles: Record<HairStyle, Hair> = {
  crop: { front: cap('C42,-14 40,-28 36,-38 C14,-46 -14,-46 -36,-38 C-40,-28 -42,-14 -45,4') },
  side: {
    front: cap(
      'C42,-12 41,-24 37,-34 C18,-34 -6,-38 -20,-50 C-26,-40 -32,-34 -38,-30 C-42,-20 -43,-10 -45,4',
    ),
  },
  quiff: {
    front:
      'M-44,4 C-50,-26 -46,-44 -36,-52 C-40,-72 -8,-92 24,-82 C44,-76 50,-60 44,-48 C48,-34 48,-16 44,4 C42,-14 41,-24 36,-34 C18,-42 -14,-44 -34,-36 C-40,-24 -42,-12 -44,4Z',
  },
  curly: {
    front:
      'M-45,6 C-60,-6 -58,-24 -51,-30 C-58,-48 -46,-60 -36,-60 C-34,-78 -14,-84 -4,-76 C8,-88 32,-82 34,-66 C50,-64 58,-48 51,-34 C60,-22 56,-4 45,6 C44,-12 40,-22 34,-28 C28,-38 18,-30 12,-36 C2,-42 -8,-32 -16,-36 C-26,-40 -32,-30 -36,-26 C-42,-18 -43,-8 -45,6Z',
  },
  peci: {
    front:
      'M-45,6 C-48,-10 -46,-20 -44,-28 L44,-28 C46,-20 48,-10 45,6 C43,-8 42,-16 38,-24 L-38,-24 C-42,-16 -43,-8 -45,6Z',
  },
  bob: {
    behind:
      'M-52,-10 C-56,-66 -30,-78 0,-78 C30,-78 56,-66 52,-10 C56,20 58,40 52,56 C30,66 -30,66 -52,56 C-58,40 -56,20 -52,-10Z',
    front: cap(
      'C44,10 48,30 46,46 C38,30 40,-6 32,-26 C12,-24 -12,-24 -32,-26 C-40,-6 -38,30 -46,46 C-48,30 -46,20 -45,4',
    ),
  },
  long: {
    behind:
      'M-52,-10 C-56,-68 -28,-80 0,-80 C28,-80 56,-68 52,-10 C54,40 64,84 62,128 C40,142 -40,142 -62,128 C-64,84 -54,40 -52,-10Z',
    front: cap('C43,-6 42,-18 36,-28 C20,-34 8,-42 0,-54 C-8,-42 -20,-34 -36,-28 C-42,-18 -43,-6 -45,4'),
  },
  ponytail: {
    behind:
      'M20,-66 C70,-84 92,-40 80,6 C76,36 64,54 54,62 C60,30 52,0 40,-20 Z M-46,6 C-54,-66 54,-66 46,6Z',
    front: cap(
      'C43,-10 42,-20 36,-30 C16,-34 -10,-44 -22,-56 C-24,-42 -32,-34 -38,-28 C-42,-18 -43,-8 -45,4',
    ),
  },
  bun: {
    behind: 'M-26,-84 C-26,-116 26,-116 26,-84 C26,-58 -26,-58 -26,-84Z M-46,6 C-54,-66 54,-66 46,6Z',
    front: cap('C43,-12 40,-26 34,-36 C12,-50 -12,-50 -34,-36 C-40,-26 -43,-12 -45,4'),
  },
  waves: {
    behind:
      'M-52,-10 C-58,-70 -28,-80 0,-80 C28,-80 58,-70 52,-10 C66,6 52,24 62,40 C74,58 58,70 64,92 C44,108 28,96 0,96 C-28,96 -44,108 -64,92 C-58,70 -74,58 -62,40 C-52,24 -66,6 -52,-10Z',
    front: cap(
      'C46,18 50,26 46,40 C38,20 42,-14 34,-28 C10,-28 -14,-40 -24,-54 C-26,-36 -36,-26 -38,-20 C-42,0 -38,20 -46,40 C-50,26 -46,18 -45,4',
    ),
  },
  pixie: {
    front: cap(
      'C44,10 44,14 40,20 C40,-4 38,-18 32,-26 C6,-20 -20,-28 -34,-44 C-36,-28 -40,-6 -41,18 C-44,14 -44,10 -45,4',
    ),
  },
}

const gentle = (look: Look) => lighten(look.hair, 0.14)

const skull = 'M-46,2 C-58,-88 58,-88 46,2Z'

export const hairBehind = (look: Look): string =>
  path(styles[look.hairStyle].behind ?? skull, darken(look.hair, 0.25))

const shine = (look: Look): string =>
  look.hairStyle === 'curly' || look.hairStyle === 'peci'
    ? ''
    : stroke('M-32,-44 C-22,-60 -4,-66 14,-64', gentle(look), 5, 'opacity=".55"')

const peci = (look: Look): string => {
  const felt = look.hair === '#8d8986' ? '#2b2420' : '#191b22'
  return (
    path(
      'M-47,-26 C-48,-56 -42,-80 -34,-84 C-14,-90 14,-90 34,-84 C42,-80 48,-56 47,-26 C24,-36 -24,-36 -47,-26Z',
      felt,
    ) +
    path('M-34,-84 C-14,-90 14,-90 34,-84 C18,-76 -18,-76 -34,-84Z', lighten(felt, 0.16)) +
    stroke('M-36,-44 C-14,-52 14,-52 36,-44', lighten(felt, 0.22), 2.4, 'opacity=".7"')
  )
}

export const hairFront = (look: Look, shift: number): string => {
  const drawn = path(styles[look.hairStyle].front, look.hair) + shine(look)
  const tie = look.hairStyle === 'ponytail' ? circle(44, -52, 8, look.top) : ''
  return place(tie + drawn + (look.hairStyle === 'peci' ? peci(look) : ''), { x: shift * 0.15 })
}

/** The head seen from behind. */
export const hairFromBehind = (look: Look): string => {
  const round = 'M-46,0 C-54,-50 -34,-76 0,-76 C34,-76 54,-50 46,0 C44,26 30,46 0,46 C-30,46 -44,26 -46,0Z'
  const tail =
    look.hairStyle === 'ponytail'
      ? path('M-12,-40 C-22,10 -20,60 0,92 C20,60 22,10 12,-40Z', darken(look.hair, 0.3))
      : ''
  const bun = look.hairStyle === 'bun' ? circle(0, -54, 26, gentle(look)) : ''
  const long = styles[look.hairStyle].behind && look.hairStyle !== 'bun' && look.hairStyle !== 'ponytail'
  const shape = long ? path(styles[look.hairStyle].behind ?? '', look.hair) : path(round, look.hair)
  const light = stroke('M-30,-40 C-20,-58 0,-64 18,-60', gentle(look), 5, 'opacity=".5"')
  return shape + light + tail + bun + (look.hairStyle === 'peci' ? peci(look) : '')
}
