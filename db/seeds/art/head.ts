import type { Canvas } from './canvas.ts'
import { darken, lighten, mix } from './colour.ts'
import { hairBehind, hairFromBehind, hairFront } from './hair.ts'
import type { Look } from './look.ts'
import { circle, ellipse, path, place, rect, stroke } from './shapes.ts'

const faceShape = 'M-42,-14 C-43,24 -28,55 0,55 C28,55 43,24 42,-14 C41,-66 -41,-66 -42,-14Z'
const ink = '#2a1d22'

const mouth = (look: Look): string => {
  if (look.mouth === 'open') {
    return (
      path('M-13,29 C-6,32 6,32 13,29 C12,41 6,45 0,45 C-6,45 -12,41 -13,29Z', '#7c2f33') +
      path('M-10.5,30.6 C-4,33 4,33 10.5,30.6 C9,36 -9,36 -10.5,30.6Z', '#fffaf2')
    )
  }
  const d = look.mouth === 'smile' ? 'M-12,31 C-7,39 7,39 12,31' : 'M-8,33 C-3,37 4,37 9,32'
  return stroke(d, mix(darken(look.skin, 0.45), '#a8323c', 0.45), 3.4)
}

const eye = (look: Look, x: number): string => {
  if (look.eyes === 'happy') return stroke(`M${x - 7},5 C${x - 4},-2 ${x + 4},-2 ${x + 7},5`, ink, 3.4)
  if (look.eyes === 'dot') return ellipse(x, 3, 4.2, 5.4, ink) + circle(x + 1.4, 1, 1.3, '#fff')
  return (
    path(`M${x - 8},4 C${x - 5},-4 ${x + 5},-4 ${x + 8},4 C${x + 4},9 ${x - 4},9 ${x - 8},4Z`, '#fffaf4') +
    circle(x, 2.8, 4.6, ink) +
    circle(x + 1.6, 1, 1.4, '#fff') +
    stroke(`M${x - 8.5},3.6 C${x - 5},-4 ${x + 5},-4 ${x + 8.5},3.6`, ink, 2.4)
  )
}

const nose = (look: Look): string => {
  const shade = darken(mix(look.skin, '#b4573a', 0.2), 0.16)
  if (look.nose === 'button') return ellipse(0, 18, 6, 4.4, shade, 'opacity=".65"')
  if (look.nose === 'side') return stroke('M1,2 C6,10 8,16 5,19 C2,21 -2,21 -4,19', shade, 2.6)
  return stroke('M-6,17 C-4,22 4,22 6,17', shade, 3)
}

const beard = (look: Look): string => {
  const hair = mix(look.hair, look.skin, 0.15)
  const moustache = path('M0,24 C-8,22 -15,25 -17,31 C-9,28 9,28 17,31 C15,25 8,22 0,24Z', hair)
  if (look.beard === 'moustache') return moustache
  if (look.beard === 'goatee')
    return path('M-9,45 C-5,43 5,43 9,45 C8,56 4,60 0,60 C-4,60 -8,56 -9,45Z', hair)
  if (look.beard === 'none') return ''
  const jaw =
    'M-41,-6 C-42,30 -26,62 0,62 C26,62 42,30 41,-6 C38,8 36,18 28,24 C16,20 -16,20 -28,24 C-36,18 -38,8 -41,-6Z'
  return path(jaw, hair) + path('M-15,29 C-8,26 8,26 15,29 C14,43 6,47 0,47 C-6,47 -14,43 -15,29Z', look.skin)
}

const glasses = (look: Look): string => {
  if (look.glasses === 'none') return ''
  const frame = look.glasses === 'round' ? '#5b4636' : '#20242d'
  const more = `stroke="${frame}" stroke-width="2.8"`
  const lens = (x: number) =>
    look.glasses === 'round'
      ? circle(x, 4, 13.5, 'rgba(255,255,255,.2)', more)
      : rect(x - 14, -7, 28, 21, 'rgba(255,255,255,.2)', 6, more)
  return lens(-18) + lens(18) + stroke('M-5,2 C-2,-1 2,-1 5,2 M-32,0 L-41,-3 M32,0 L41,-3', frame, 2.8)
}

const brows = (look: Look): string => {
  const colour = mix(look.hair, look.skin, 0.12)
  return stroke('M-26,-13 C-21,-18 -14,-18 -10,-14 M10,-14 C14,-18 21,-18 26,-13', colour, look.brow)
}

const features = (look: Look, shift: number): string => {
  const blush = mix(look.skin, '#e8574a', 0.42)
  const cheeks = [-25, 25].map(x => ellipse(x, 21, 9, 6, blush, 'opacity=".45"')).join('')
  const lashes =
    look.person === 'man' || look.person === 'boy' || look.eyes === 'happy'
      ? ''
      : stroke('M-25,1 L-29,-3 M25,1 L29,-3', ink, 2.4)
  const mole = look.mole ? circle(19, 30, 1.8, darken(look.skin, 0.5)) : ''
  const drawn =
    cheeks + beard(look) + eye(look, -18) + eye(look, 18) + lashes + brows(look) + nose(look) + mouth(look)
  return place(drawn + mole + glasses(look), { x: shift })
}

const veilEdge: Record<Look['hijabStyle'], string> = {
  square: 'C-60,80 -74,94 -80,122 C-52,146 -22,164 0,172 C22,164 52,146 80,122 C74,94 60,80 54,58',
  draped: 'C-60,78 -72,90 -76,112 C-50,132 -14,136 10,132 C20,152 44,162 62,158 C72,130 72,92 54,58',
  short: 'C-58,74 -66,84 -70,98 C-44,118 -20,124 0,124 C20,124 44,118 70,98 C66,84 58,74 54,58',
}

const veil = (canvas: Canvas, look: Look, shift: number, back: boolean): string => {
  const s = shift * 0.7
  const shade = darken(look.hijab, 0.2)
  const outer = `M0,-72 C-40,-72 -60,-42 -56,0 C-54,28 -50,42 -54,58 ${veilEdge[look.hijabStyle]} C50,42 54,28 56,0 C60,-42 40,-72 0,-72Z`
  const hole = `M${s},-46 C${s - 26},-46 ${s - 38},-24 ${s - 38},4 C${s - 38},34 ${s - 20},56 ${s},56 C${s + 20},56 ${s + 38},34 ${s + 38},4 C${s + 38},-24 ${s + 26},-46 ${s},-46Z`
  const fill = canvas.horizontal(lighten(look.hijab, 0.08), look.hijab, shade)
  if (back) {
    const folds = stroke(
      'M-30,20 C-18,60 -24,96 -40,118 M26,20 C20,60 26,96 40,118 M0,-60 C-12,-20 -6,40 -4,110',
      shade,
      3,
      'opacity=".55"',
    )
    return path(outer, fill) + folds
  }
  const band = path(
    `M${s - 36},-12 C${s - 32},-52 ${s + 32},-52 ${s + 36},-12 C${s + 24},-42 ${s - 24},-42 ${s - 36},-12Z`,
    darken(look.hijab, 0.34),
  )
  const folds = stroke(
    'M-48,40 C-30,74 20,82 48,62 M-54,62 C-26,100 26,108 54,90 M-50,-24 C-46,-46 -34,-58 -20,-62',
    shade,
    3,
    'opacity=".55"',
  )
  const rim = stroke(hole, shade, 3.4, 'opacity=".7"')
  return band + path(outer + hole, fill, 'fill-rule="evenodd"') + rim + folds
}

const fromBehind = (canvas: Canvas, look: Look): string => {
  const neck = rect(-17, 20, 34, 66, darken(look.skin, 0.14), 14)
  const ears = ellipse(-44, 4, 7, 11, look.skin) + ellipse(44, 4, 7, 11, look.skin)
  return neck + (look.person === 'hijab' ? veil(canvas, look, 0, true) : ears + hairFromBehind(look))
}

/** What hangs behind the shoulders: drawn before the trunk. */
export const behindHead = (look: Look, back = false): string =>
  back || look.person === 'hijab' ? '' : hairBehind(look)

/** A head in its own units, the middle of the face at 0,0; `turn` is -1 (left) to 1 (right). */
export const head = (canvas: Canvas, look: Look, turn = 0, back = false): string => {
  if (back) return fromBehind(canvas, look)
  const shift = turn * 12
  const shade = darken(mix(look.skin, '#c0603c', 0.16), 0.14)
  const veiled = look.person === 'hijab'
  const neck =
    rect(-17, 30, 34, 56, shade, 12) + path('M-17,48 C-6,66 12,66 17,50 L17,70 L-17,70Z', darken(shade, 0.14))
  const ear = (x: number) =>
    ellipse(x, 6, 8, 12, look.skin) +
    ellipse(x, 7, 4, 7, shade) +
    (look.earrings ? circle(x, 22, 4, '#f3c45a') : '')
  const ears = (turn < 0.5 ? ear(42) : '') + (turn > -0.5 ? ear(-42) : '')
  const face = path(faceShape, canvas.horizontal(lighten(look.skin, 0.05), look.skin, look.skin, shade))
  const front = veiled ? veil(canvas, look, shift, false) : hairFront(look, shift)
  const lining = ellipse(0, 0, 50, 58, darken(look.hijab, 0.34))
  const drawn = (veiled ? lining : ears) + face + features(look, shift) + front
  return (
    neck +
    (look.faceWidth === 1 ? drawn : `<g transform="scale(${look.faceWidth.toFixed(3)} 1)">${drawn}</g>`)
  )
}
