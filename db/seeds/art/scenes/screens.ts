import type { Scene } from '../canvas.ts'
import { darken, lighten, mix } from '../colour.ts'
import { someone } from '../people.ts'
import { pottedPlant } from '../plants.ts'
import { barChart, codeBars, laptopFront, textBars } from '../screens.ts'
import { circle, path, place, rect, repeat, stroke } from '../shapes.ts'
import { mug, table } from '../things.ts'

const phoneApp: Scene = canvas => {
  const { random, palette } = canvas
  const ground = mix(palette.primary, '#ffffff', 0.12)
  const blobs = repeat(4, () =>
    circle(
      random.between(0, 1280),
      random.between(0, 720),
      random.between(120, 300),
      lighten(ground, 0.3),
      'opacity=".28"',
    ),
  )
  const card = (y: number, h: number, colour: string) =>
    rect(-116, y, 232, h, '#fff', 14) +
    rect(-102, y + 14, 56, h - 28, colour, 10) +
    rect(-32, y + 18, 120, 11, '#c6cfdb', 5) +
    rect(-32, y + 40, 80, 9, '#e1e7ee', 4)
  const screen =
    rect(-138, -290, 276, 580, '#f4f7fa', 30) +
    path(
      'M-138,-262 Q-138,-290 -110,-290 L110,-290 Q138,-290 138,-262 L138,-110 L-138,-110Z',
      canvas.diagonal(lighten(palette.primary, 0.15), palette.secondary),
    ) +
    circle(-92, -232, 24, '#fff', 'opacity=".9"') +
    rect(-54, -244, 110, 12, '#fff', 6) +
    rect(-54, -222, 70, 9, '#fff', 4, 'opacity=".6"') +
    place(barChart(canvas, -100, -124, 200, 70, ['rgba(255,255,255,.85)', 'rgba(255,255,255,.55)'], 8), {}) +
    card(-90, 90, palette.warning) +
    card(14, 90, palette.info) +
    card(118, 90, palette.secondary) +
    rect(-60, 232, 120, 34, palette.primary, 17)
  const phone = rect(-156, -306, 312, 620, '#1d2330', 44) + screen
  const float = (x: number, y: number, content: string) =>
    rect(x + 4, y + 10, 240, 116, '#101830', 20, 'opacity=".16"') +
    rect(x, y, 240, 116, '#fff', 20) +
    place(content, { x, y })
  const rating =
    repeat(5, index => circle(40 + index * 38, 78, 12, index < 4 ? palette.warning : '#e1e7ee')) +
    rect(28, 28, 130, 14, '#c6cfdb', 7)
  const progress =
    circle(58, 58, 32, 'none', `stroke="#e6ebf1" stroke-width="11"`) +
    stroke('M58,26 A32 32 0 1 1 26,58', palette.primary, 11) +
    rect(112, 36, 100, 13, '#c6cfdb', 6) +
    rect(112, 64, 66, 11, '#e1e7ee', 5)
  const flip = random.chance(0.5)
  const user = someone(canvas, random.pick(['wave', 'hold', 'present'] as const), {
    x: flip ? 240 : 1040,
    y: 722,
    scale: 1.9,
    flip: !flip,
  })
  return (
    rect(0, 0, 1280, 720, canvas.diagonal(lighten(ground, 0.25), ground, darken(palette.secondary, 0.12))) +
    blobs +
    canvas.shadow(640, 690, 260, 0.4) +
    place(phone, { x: 640, y: 372, rotate: flip ? 6 : -6, scale: 1.02 }) +
    float(flip ? 880 : 160, random.between(110, 160), rating) +
    float(flip ? 900 : 130, random.between(330, 400), progress) +
    canvas.shadow(flip ? 240 : 1040, 716, 150) +
    user
  )
}

const codeEditor: Scene = canvas => {
  const { random, colours, palette } = canvas
  const night = random.chance(0.5)
  const wall = night ? mix('#1a2138', palette.primary, 0.18) : mix(palette.primary, '#fff4e4', 0.62)
  const shades = [
    palette.info,
    palette.warning,
    '#7fd1ae',
    '#e6edf6',
    lighten(palette.primary, 0.35),
    '#f28b82',
  ]
  const tree = repeat(9, index =>
    rect(232 + (index % 3 ? 18 : 0), 160 + index * 30, random.between(50, 96), 10, '#6b7690', 5),
  )
  const window1 =
    rect(190, 74, 900, 470, '#101624', 20, 'opacity=".3" transform="translate(10 16)"') +
    rect(190, 74, 900, 470, '#1c2436', 18) +
    path('M190,92 Q190,74 208,74 L1072,74 Q1090,74 1090,92 L1090,122 L190,122Z', '#28324a') +
    ['#ff6b5e', '#ffc24b', '#4cc98a']
      .map((colour, index) => circle(220 + index * 26, 98, 8, colour))
      .join('') +
    rect(330, 84, 150, 38, '#1c2436', 8) +
    rect(350, 98, 90, 10, '#aab6cc', 5) +
    rect(500, 98, 80, 10, '#566280', 5) +
    rect(190, 122, 170, 404, '#182032') +
    tree +
    repeat(12, index => rect(380, 152 + index * 31, 12, 9, '#46516b', 4)) +
    codeBars(canvas, 412, 150, 400, 12, 31, shades) +
    rect(366, 150 + random.whole(2, 9) * 31 - 9, 724, 31, '#fff', 0, 'opacity=".06"')
  const preview =
    rect(846, 146, 220, 250, '#f6f8fb', 12) +
    rect(862, 162, 188, 92, canvas.diagonal(palette.primary, palette.secondary), 8) +
    textBars(canvas, 862, 274, 188, 3, 22, '#c6cfdb', 0.5) +
    rect(862, 350, 84, 28, palette.warning, 14)
  const person = someone(
    canvas,
    'standBack',
    { x: random.pick([300, 980]), y: 1040, scale: 2.35 },
    { outfit: random.pick(['hoodie', 'tee', 'shirt'] as const) },
    { colour: '#1c2740', amount: night ? 0.3 : 0.1 },
  )
  return (
    rect(0, 0, 1280, 720, canvas.vertical(lighten(wall, 0.06), wall, darken(wall, 0.2))) +
    canvas.glow(640, 320, 760, palette.info, night ? 0.35 : 0.3) +
    window1 +
    preview +
    table(canvas, 640, 660, 1500, colours.wood, 80, 60) +
    pottedPlant({ x: 1180, y: 640, scale: 1.2 }, colours.leaf, palette.warning) +
    mug({ x: 120, y: 650, scale: 1.2 }, palette.warning) +
    person +
    place(laptopFront(canvas, { x: 0, y: 0 }, '#1c2436', codeBars(canvas, -120, -180, 220, 8, 18, shades)), {
      x: 640,
      y: 676,
      scale: 0.7,
    })
  )
}

export const screens = {
  'phone-app': phoneApp,
  'code-editor': codeEditor,
}
