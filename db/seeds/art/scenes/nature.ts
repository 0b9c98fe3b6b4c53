import type { Scene } from '../canvas.ts'
import { darken, lighten, mix } from '../colour.ts'
import { hills, mountain, terraces, volcano, water } from '../nature.ts'
import { someone } from '../people.ts'
import { foliage, palm, tree } from '../plants.ts'
import { ellipse, path, place, rect, repeat, stroke } from '../shapes.ts'
import { birds, cloud, lit, moodOf, pickMood, sky } from '../sky.ts'

const riceTerraces: Scene = canvas => {
  const { random, colours, palette } = canvas
  const mood = pickMood(canvas, ['morning', 'day', 'golden'])
  const greens = [
    colours.leaf,
    mix(colours.grass, '#c9d65c', 0.3),
    mix(colours.leaf, colours.grass, 0.5),
    colours.grass,
  ].map(colour => lit(mood, colour))
  const back =
    volcano(
      canvas,
      random.between(360, 920),
      400,
      1100,
      random.between(220, 280),
      lit(mood, mix(colours.stone, '#5c7fa3', 0.5), 0.5),
    ) +
    hills(canvas, 370, 90, lit(mood, colours.deepLeaf, 0.45)) +
    hills(canvas, 400, 50, lit(mood, colours.deepLeaf, 0.2), 9)
  const hut = (x: number, y: number, scale: number) =>
    place(
      rect(-34, -50, 68, 50, canvas.horizontal(lit(mood, colours.wood), darken(colours.wood, 0.2))) +
        rect(-10, -34, 20, 34, darken(colours.darkWood, 0.3)) +
        path('M-58,-44 L0,-96 L58,-44Z', lit(mood, '#b98a4c')) +
        path('M0,-96 L58,-44 L6,-44Z', darken('#b98a4c', 0.2)),
      { x, y, scale },
    )
  const farmer = (x: number, y: number, scale: number, pose: 'squat' | 'carry' | 'stand', flip: boolean) => {
    const at = pose === 'squat' ? { x: 26, y: -164, rotate: 12 } : { x: 2, y: -276 }
    const hat = place(
      path('M-52,6 L0,-34 L52,6 Q0,16 -52,6Z', '#e6c27a') + path('M0,-34 L52,6 Q26,12 6,12Z', '#c99d55'),
      at,
    )
    return (
      canvas.shadow(x, y, 60 * scale) +
      place(
        someone(
          canvas,
          pose,
          {},
          { outfit: random.pick(['shirt', 'tee'] as const), person: random.pick(['woman', 'man'] as const) },
        ) + hat,
        { x, y, scale, flip },
      )
    )
  }
  const count = random.whole(1, 3)
  const people = repeat(count, index =>
    farmer(
      380 + index * 250 + random.between(-30, 30),
      600 + index * 24,
      0.98,
      random.pick(['squat', 'carry', 'stand'] as const),
      random.chance(0.5),
    ),
  )
  return (
    sky(canvas, mood) +
    back +
    terraces(canvas, 412, greens, lit(mood, mix(mood.sky[1], '#ffffff', 0.3))) +
    hut(random.between(180, 300), 478, 1) +
    tree(canvas, { x: 1100, y: 486, scale: 0.8 }, lit(mood, colours.leaf, 0.1), colours.darkWood) +
    people +
    palm(canvas, { x: 1180, y: 740, scale: 2.1 }, lit(mood, colours.deepLeaf), colours.darkWood) +
    palm(canvas, { x: 1090, y: 700, scale: 1.5 }, lit(mood, colours.leaf), colours.darkWood) +
    foliage(canvas, 'left', lit(mood, darken(colours.deepLeaf, 0.1)), 0.95) +
    birds(canvas, random.between(300, 700), 170, lit(mood, palette.dark, 0.4))
  )
}

const seaBoat: Scene = canvas => {
  const { random, colours, palette } = canvas
  const mood = pickMood(canvas, ['morning', 'day', 'golden', 'dusk'])
  const near = lit(mood, mix(colours.water, '#23708f', 0.3))
  const sunX = random.between(300, 980)
  const island =
    hills(canvas, 400, 60, lit(mood, colours.leaf, 0.5), 3) +
    mountain(
      canvas,
      random.between(900, 1150),
      404,
      620,
      random.between(120, 190),
      lit(mood, colours.deepLeaf, 0.48),
    )
  const glitter = repeat(18, index =>
    rect(
      sunX - 20 - index * 5 + random.between(-20, 20),
      408 + index * 16,
      40 + index * 10,
      3 + index * 0.3,
      '#fff6d8',
      3,
      'opacity=".6"',
    ),
  )
  const boat = (x: number, y: number, scale: number, flip: boolean, crewed: boolean) => {
    const hull = path(
      'M-230,-52 Q-190,-30 -150,-26 L150,-26 Q200,-34 240,-70 Q220,10 150,34 L-140,34 Q-210,10 -230,-52Z',
      canvas.vertical(
        lighten(palette.warning, 0.1),
        palette.warning,
        darken(palette.primary, 0.1),
        darken(palette.primary, 0.25),
      ),
    )
    const trim = stroke('M-226,-44 Q-190,-20 -150,-14 L150,-14 Q200,-20 236,-58', '#fff8e8', 8)
    const sail =
      path('M6,-330 Q150,-200 168,-60 L6,-46Z', canvas.horizontal('#fffaf0', '#ecd9ba')) +
      path(
        'M-6,-300 Q-110,-170 -150,-60 L-6,-46Z',
        canvas.horizontal(mix(palette.secondary, '#fff', 0.2), palette.secondary),
      ) +
      stroke('M44,-270 L44,-50 M92,-190 L92,-54', '#d3bd97', 3, 'opacity=".6"')
    const outrigger =
      stroke('M-120,-20 Q-140,30 -150,62 M120,-20 Q140,30 150,62', colours.darkWood, 6) +
      stroke('M-220,64 Q0,76 220,58', lighten(colours.wood, 0.2), 11)
    const crew = crewed
      ? someone(canvas, 'paddle', { x: -110, y: -12, scale: 0.8 }, { outfit: 'tee', person: 'man' }) +
        someone(canvas, 'sitFloor', { x: 118, y: -8, scale: 0.8, flip: true })
      : ''
    return place(
      ellipse(0, 52, 260, 20, darken(near, 0.4), 'opacity=".4"') +
        rect(-4, -340, 9, 320, colours.darkWood, 4) +
        sail +
        crew +
        hull +
        trim +
        outrigger,
      { x, y, scale, flip },
    )
  }
  const shore =
    path('M-20,690 Q320,640 640,690 T1300,670 L1300,740 L-20,740Z', lit(mood, colours.sand)) +
    stroke('M-20,686 Q320,636 640,686 T1300,666', '#fff', 9, 'opacity=".8"')
  return (
    sky(canvas, mood, sunX, random.between(200, 320)) +
    island +
    water(canvas, 400, near, lit(mood, colours.water, 0.55), '#ffffff') +
    glitter +
    boat(random.between(160, 300), 450, 0.34, true, false) +
    boat(random.between(960, 1100), 440, 0.28, false, false) +
    boat(random.between(520, 720), 600, 1.25, random.chance(0.5), true) +
    shore +
    birds(canvas, random.between(200, 500), 200, lit(mood, '#3a4560', 0.2)) +
    palm(canvas, { x: 1200, y: 740, scale: 2.3 }, lit(mood, colours.deepLeaf), colours.darkWood)
  )
}

const volcanoSunrise: Scene = canvas => {
  const { random, colours } = canvas
  const mood = moodOf(canvas, random.pick(['golden', 'dusk', 'morning'] as const))
  const x = random.between(520, 780)
  const mist = (y: number, opacity: number) =>
    repeat(6, index =>
      ellipse(
        index * 250 + random.between(-80, 80),
        y + random.between(-14, 14),
        random.between(170, 300),
        random.between(18, 34),
        mix(mood.haze, '#ffffff', 0.5),
        `opacity="${opacity}"`,
      ),
    )
  const stone = mix(colours.stone, '#5a4a66', 0.5)
  const smoke = repeat(6, index =>
    cloud(
      x + 12 + index * 34,
      168 - index * 24,
      0.22 + index * 0.12,
      mix('#fff3e4', mood.sky[1], 0.3),
      0.62 - index * 0.07,
    ),
  )
  const side = random.chance(0.5)
  const ledge = path(
    'M-20,600 Q180,560 420,610 Q620,650 760,740 L-20,740Z',
    darken(mix(colours.deepLeaf, mood.ambient, 0.3), 0.45),
  )
  const shade = { colour: darken(mood.ambient, 0.35), amount: 0.3 }
  const pair =
    someone(canvas, 'standBack', { x: 210, y: 612, scale: 1.04 }, {}, shade) +
    someone(
      canvas,
      random.pick(['cheerBack', 'filmBack', 'standBack'] as const),
      { x: 320, y: 622, scale: 1.04 },
      {},
      shade,
    ) +
    (random.chance(0.5) ? someone(canvas, 'sitBack', { x: 440, y: 634, scale: 1.04 }, {}, shade) : '')
  const cones =
    volcano(canvas, x, 470, 900, 290, lit(mood, stone, 0.26)) +
    volcano(canvas, x - 420, 480, 560, 150, lit(mood, stone, 0.4)) +
    volcano(canvas, x + 430, 476, 620, 180, lit(mood, stone, 0.36))
  return (
    sky(canvas, mood, x + (side ? 250 : -250), 250) +
    smoke +
    cones +
    mist(450, 0.55) +
    hills(canvas, 510, 70, lit(mood, colours.deepLeaf, 0.36)) +
    mist(520, 0.42) +
    hills(canvas, 580, 70, lit(mood, colours.deepLeaf, 0.16), 5) +
    mist(600, 0.25) +
    place(ledge + pair, {
      x: side ? 0 : 1280,
      flip: !side,
    }) +
    birds(canvas, 640, 220, darken(mood.ambient, 0.3))
  )
}

export const nature = {
  'rice-terraces': riceTerraces,
  'sea-boat': seaBoat,
  'volcano-sunrise': volcanoSunrise,
}
