import { heldBook } from './books.ts'
import type { Canvas } from './canvas.ts'
import { darken, lighten } from './colour.ts'
import { behindHead, head } from './head.ts'
import { dress, type Look, type LookWish, relight } from './look.ts'
import { type Pose, type PoseName, poses } from './poses.ts'
import { capsule, circle, type Placement, type Point, path, place, points, rect, stroke } from './shapes.ts'

type Limb = readonly [Point, Point]

const drawLegs = (look: Look, pose: Pose): string => {
  const skirted = look.skirt && pose.skirt
  const shorts = look.child && !skirted && look.outfit !== 'hoodie'
  return pose.legs
    .map(([knee, ankle], index) => {
      const hip: Point = [pose.hip[0] + (index ? 13 : -13) * (pose.shoulders / 31), pose.hip[1]]
      const shade = index ? look.bottom : darken(look.bottom, 0.22)
      const toe = pose.turn > 0.4 ? 10 : (index ? 1 : -1) * 5
      const sole = `M${points([[ankle[0] - 10, ankle[1] + 9]])} q0,-14 10,-15 q${8 + toe},4 ${14 + toe},15 Z`
      const shoe =
        pose.back && pose.legs.length && !pose.skirt ? '' : path(sole, darken(look.shoes, index ? 0 : 0.2))
      const shin = capsule(knee, ankle, 12.5, 9)
      const lower = shorts ? path(shin, darken(look.skin, index ? 0.04 : 0.18)) : path(shin, shade)
      return shoe + lower + path(capsule(hip, knee, 16.5, 13), shade)
    })
    .join('')
}

const skirt = (canvas: Canvas, look: Look, pose: Pose): string => {
  if (!look.skirt || !pose.skirt) return ''
  const ankles = pose.legs.map(leg => leg[1][0])
  const hem = look.person === 'hijab' ? -16 : -58
  const [left, right] = [Math.min(...ankles) - 17, Math.max(...ankles) + 17]
  const [x, y] = pose.hip
  const d = `M${points([
    [x - 27, y - 16],
    [x - 30, y],
  ])} Q${points([
    [left, (y + hem) / 2],
    [left, hem],
  ])} Q${points([
    [(left + right) / 2, hem + 9],
    [right, hem],
  ])} Q${points([
    [right, (y + hem) / 2],
    [x + 30, y],
  ])} L${points([[x + 27, y - 16]])}Z`
  const fold = stroke(
    `M${points([[x + 6, y + 24]])} L${points([[x + 12, hem - 2]])}`,
    darken(look.bottom, 0.25),
    3,
    'opacity=".5"',
  )
  return path(d, canvas.horizontal(look.bottom, look.bottom, darken(look.bottom, 0.2))) + fold
}

/** The trunk stands on the hip at 0,0 and rises `h` to the neck. */
const trunk = (look: Look, pose: Pose, h: number): string => {
  const s = pose.shoulders
  const waist = s * 0.8
  const hem = pose.legs.length === 0 ? 30 : look.person === 'hijab' && pose.skirt ? 34 : 12
  const d = `M${-s * 0.36},${-h - 3} C${-s * 0.8},${-h + 1} ${-s - 3},${-h + 6} ${-s - 3},${-h + 24} C${-s},${-h * 0.5} ${-waist},${-h * 0.4} ${-waist - 1},${-h * 0.3} L${-s * 0.96},${hem} Q0,${hem + 6} ${s * 0.96},${hem} L${waist + 1},${-h * 0.3} C${waist},${-h * 0.4} ${s},${-h * 0.5} ${s + 3},${-h + 24} C${s + 3},${-h + 6} ${s * 0.8},${-h + 1} ${s * 0.36},${-h - 3}Z`
  const side = `M${s * 0.36},${-h - 3} C${s * 0.8},${-h + 1} ${s + 3},${-h + 6} ${s + 3},${-h + 24} C${s},${-h * 0.5} ${waist},${-h * 0.4} ${waist + 1},${-h * 0.3} L${s * 0.96},${hem} Q${s * 0.6},${hem + 5} ${s * 0.36},${hem + 5} C${s * 0.6},${-h * 0.2} ${s * 0.5},${-h * 0.6} ${s * 0.36},${-h - 3}Z`
  return path(d, look.topFill) + path(side, darken(look.top, 0.5), 'opacity=".18"')
}

const details = (look: Look, pose: Pose, h: number): string => {
  const cx = pose.turn * 6
  const dark = darken(look.top, 0.3)
  if (pose.back)
    return look.outfit === 'scout' ? path(`M-26,${-h + 4} L26,${-h + 4} L0,${-h + 34}Z`, '#c8342f') : ''
  const collar = path(
    `M${cx - 14},${-h - 4} L${cx},${-h + 12} L${cx + 14},${-h - 4} L${cx + 20},${-h + 4} L${cx + 5},${-h + 20} L${cx},${-h + 13} L${cx - 5},${-h + 20} L${cx - 20},${-h + 4}Z`,
    lighten(look.top, 0.3),
  )
  const buttons = stroke(`M${cx},${-h + 16} L${cx},4`, dark, 1.6, 'opacity=".6"')
  if (look.outfit === 'scout') {
    const scarf = path(
      `M${cx - 18},${-h - 4} L${cx},${-h + 26} L${cx + 18},${-h - 4} L${cx + 22},${-h + 4} L${cx + 4},${-h + 32} L${cx + 9},${-h + 58} L${cx - 9},${-h + 58} L${cx - 4},${-h + 32} L${cx - 22},${-h + 4}Z`,
      '#c8342f',
    )
    return (
      buttons + scarf + rect(cx - 5, -h + 24, 10, 9, '#fff', 3) + circle(cx + 19, -h + 34, 4.5, '#f1c453')
    )
  }
  if (look.outfit === 'blazer') {
    const shirt = path(`M${cx - 12},${-h - 3} L${cx + 12},${-h - 3} L${cx},${-h + 44}Z`, '#fbf7ef')
    return (
      shirt +
      stroke(
        `M${cx - 13},${-h - 2} L${cx},${-h + 44} L${cx + 13},${-h - 2} M${cx},${-h + 44} L${cx},8`,
        dark,
        2.4,
      )
    )
  }
  if (look.outfit === 'apron')
    return (
      path(`M-17,${-h + 22} L17,${-h + 22} L24,${-h * 0.35} L27,36 L-27,36 L-24,${-h * 0.35}Z`, '#f3e3c4') +
      stroke(`M-17,${-h + 22} L-14,${-h} M17,${-h + 22} L14,${-h}`, '#f3e3c4', 4)
    )
  if (look.outfit === 'hoodie')
    return (
      path(
        `M${cx - 24},${-h - 2} Q${cx},${-h + 26} ${cx + 24},${-h - 2} Q${cx},${-h + 12} ${cx - 24},${-h - 2}Z`,
        dark,
      ) +
      stroke(
        `M${cx - 6},${-h + 12} L${cx - 7},${-h + 28} M${cx + 6},${-h + 12} L${cx + 7},${-h + 28}`,
        '#fff',
        2,
      )
    )
  if (look.outfit === 'tee')
    return path(`M${cx - 12},${-h - 4} Q${cx},${-h + 12} ${cx + 12},${-h - 4}Z`, darken(look.skin, 0.12))
  if (look.outfit === 'graduate')
    return path(
      `M${cx - 20},${-h - 2} L${cx},${-h + 40} L${cx + 20},${-h - 2} L${cx + 28},${-h + 6} L${cx},${-h + 62} L${cx - 28},${-h + 6}Z`,
      '#f1c453',
    )
  const tie =
    look.outfit === 'pupil'
      ? path(
          `M${cx - 4},${-h + 8} L${cx + 4},${-h + 8} L${cx + 7},${-h + 46} L${cx},${-h + 54} L${cx - 7},${-h + 46}Z`,
          look.bottom,
        )
      : buttons
  return tie + collar
}

const drawArm = (look: Look, pose: Pose, shoulder: Point, [elbow, hand]: Limb, far: boolean): string => {
  const shortSleeve =
    look.person !== 'hijab' &&
    (look.outfit === 'tee' || look.child || look.outfit === 'scout' || look.outfit === 'apron')
  const skin = far ? darken(look.skin, 0.12) : look.skin
  const bare = path(capsule(elbow, hand, 8.4, 6.4), skin) + circle(hand[0], hand[1], 8.6, skin)
  if (shortSleeve) {
    const middle: Point = [(shoulder[0] + elbow[0] * 2) / 3, (shoulder[1] + elbow[1] * 2) / 3]
    const upper = path(capsule(shoulder, elbow, 9.5, 8.4), skin) + bare
    return (
      upper +
      path(capsule(shoulder, middle, 12, 12.5), look.topFill) +
      (far || pose.back
        ? path(capsule(shoulder, middle, 12, 12.5), darken(look.top, 0.5), 'opacity=".16"')
        : '')
    )
  }
  const wrist: Point = [elbow[0] + (hand[0] - elbow[0]) * 0.84, elbow[1] + (hand[1] - elbow[1]) * 0.84]
  const sleeve = capsule(shoulder, elbow, 12, 10.4) + capsule(elbow, wrist, 10.4, 9)
  const shade = path(sleeve, darken(look.top, 0.5), `opacity="${far ? 0.24 : 0.1}"`)
  return bare + path(sleeve, look.topFill) + shade
}

/** A whole person; `at.x, at.y` is the ground below the hips. */
export const figure = (canvas: Canvas, look: Look, poseName: PoseName, at: Placement, held = ''): string => {
  const pose = poses[poseName]
  const [dx, dy] = [pose.neck[0] - pose.hip[0], pose.neck[1] - pose.hip[1]]
  const height = Math.hypot(dx, dy)
  const lean = (Math.atan2(dx, -dy) * 180) / Math.PI
  const reach = pose.shoulders - 4
  const arms = pose.arms.map((arm, index) => {
    const shoulder: Point = [
      pose.neck[0] +
        (index ? reach : -reach) * (pose.turn > 0.55 && pose.shoulders < 28 ? (index ? -0.2 : -0.7) : 1),
      pose.neck[1] + 14,
    ]
    return drawArm(look, pose, shoulder, arm, index === 0 && pose.turn > 0.55)
  })
  const behind = pose.armsBehind ?? 0
  const size = look.child ? 0.6 : 0.5
  const crown: Placement = {
    x: pose.neck[0] + pose.turn * 5,
    y: pose.neck[1] - (look.child ? 38 : 34),
    scale: size,
    rotate: (pose.tilt ?? 0) + lean * 0.4,
  }
  const top = place(head(canvas, look, pose.turn, pose.back), crown)
  const body = place(trunk(look, pose, height) + details(look, pose, height), {
    x: pose.hip[0],
    y: pose.hip[1],
    rotate: lean,
  })
  // A veil falls over the shoulders, so over the arms too, unless a hand is raised to the face.
  const veiled = look.person === 'hijab' && poseName !== 'salute'
  const front = arms.slice(behind).join('')
  const content =
    place(behindHead(look, pose.back), crown) +
    arms.slice(0, behind).join('') +
    drawLegs(look, pose) +
    skirt(canvas, look, pose) +
    body +
    (veiled ? front + top : top + front) +
    held
  return place(content, { ...at, scale: (at.scale ?? 1) * (look.child ? 0.74 : 1) })
}

interface Light {
  colour: string
  amount: number
}

/** Hands held before the chest need something to hold. */
const somethingHeld = (canvas: Canvas, pose: PoseName): string => {
  const { primary, secondary, warning } = canvas.palette
  const colour = canvas.random.pick([primary, secondary, warning])
  if (pose === 'carry') {
    const card = '#cf9d63'
    const box = rect(-32, -190, 72, 50, card, 3) + rect(-32, -190, 72, 9, darken(card, 0.2), 3)
    return (
      box +
      rect(-4, -190, 16, 50, darken(card, 0.12)) +
      circle(-30, -158, 8, '#d9a074') +
      circle(38, -158, 8, '#d9a074')
    )
  }
  if (pose !== 'hold') return ''
  if (canvas.random.chance(0.5)) return heldBook(0, -180, colour, 0.8)
  return rect(-23, -206, 46, 58, '#2a3040', 6) + rect(-19, -201, 38, 48, lighten(colour, 0.3), 3)
}

/** Somebody at random in a pose. */
export const someone = (
  canvas: Canvas,
  pose: PoseName,
  at: Placement,
  wish: LookWish = {},
  light?: Light,
  held = '',
): string => {
  const look = dress(canvas, wish)
  return figure(
    canvas,
    light ? relight(look, light.colour, light.amount) : look,
    pose,
    at,
    held || somethingHeld(canvas, pose),
  )
}

/** Only the back of a head and shoulders: an audience near the eye. */
export const onlooker = (canvas: Canvas, at: Placement, wish: LookWish = {}, light?: Light): string =>
  someone(
    canvas,
    'standBack',
    {
      ...at,
      y: (at.y ?? 0) + (wish.person === 'girl' || wish.person === 'boy' ? 112 : 190) * (at.scale ?? 1),
    },
    wish,
    light,
  )
