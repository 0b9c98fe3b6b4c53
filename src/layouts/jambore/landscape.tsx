/** Layers from far to near; each has its own tone, and on scrolling its own pace. */
export function Landscape() {
  return (
    <svg className="land" viewBox="0 0 1440 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle className="land-sun" cx="700" cy="190" r="92" />
      <path
        className="land-far"
        d="M0 300 150 196 238 250 402 92 520 206 606 158 742 262 868 176 968 240 1130 70 1262 196 1352 142 1440 214V420H0Z"
      />
      <path
        className="land-snow"
        d="m402 92 57 55-31-6-22 20-24-17-28 5ZM1130 70l63 61-35-8-24 22-26-19-33 6Z"
      />
      <path
        className="land-mid"
        d="M0 330 128 268 262 318 388 246 560 330 724 272 880 336 1010 262 1180 330 1310 270 1440 326V420H0Z"
      />
      <path
        className="land-near"
        d={`M0 362C140 322 250 372 396 352S640 322 800 360s300 6 420-12 160-22 220-14V420H0Z${nearPines}`}
      />
      <path
        className="land-ground"
        d={`M0 396C180 366 330 404 520 390s360-22 520 0 260 10 400-12V421H0Z${groundPines}`}
      />
      <Tents />
    </svg>
  )
}

/** The last hill before the footer: tents with a light in them. */
export function CampAtNight() {
  return (
    <svg className="dusk" viewBox="0 300 1440 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path
        className="land-ground"
        d={`M0 396C180 366 330 404 520 390s360-22 520 0 260 10 400-12V421H0Z${groundPines}`}
      />
      <Tents />
    </svg>
  )
}

function Tents() {
  return (
    <>
      <path className="land-tent" d={tents.map(([x, y, w]) => tent(x, y, w)).join('')} />
      <path className="land-door" d={tents.map(([x, y, w]) => tent(x, y, w * 0.36)).join('')} />
      <path className="land-pole" d="M716 392V322" />
      <path className="land-flag" d="M717 323h34l-9 10 9 10h-34Z" />
    </>
  )
}

type Spot = [x: number, y: number, size: number]

const tents: Spot[] = [
  [560, 394, 74],
  [644, 394, 92],
  [812, 392, 84],
]

const nearPines = [
  [52, 366, 62],
  [92, 362, 46],
  [236, 366, 52],
  [274, 368, 70],
  [468, 352, 44],
  [936, 362, 58],
  [972, 364, 42],
  [1176, 358, 64],
  [1214, 352, 48],
  [1396, 340, 56],
]
  .map(([x = 0, y = 0, height = 0]) => pine(x, y, height))
  .join('')

const groundPines = [
  [18, 402, 84],
  [66, 396, 58],
  [132, 394, 92],
  [186, 396, 66],
  [330, 404, 78],
  [378, 404, 54],
  [1000, 392, 62],
  [1046, 396, 88],
  [1104, 400, 58],
  [1282, 400, 96],
  [1334, 394, 64],
  [1412, 390, 82],
]
  .map(([x = 0, y = 0, height = 0]) => pine(x, y, height))
  .join('')

/** three tiers, from the tip down, closed at the foot */
function pine(x: number, y: number, height: number) {
  const w = height * 0.3
  const at = (dx: number, dy: number) => `${Math.round(x + dx * w)} ${Math.round(y - height * (1 - dy))}`
  const right = [at(0.5, 0.36), at(0.25, 0.34), at(0.78, 0.66), at(0.42, 0.64), at(1, 1)]
  const left = [at(-1, 1), at(-0.42, 0.64), at(-0.78, 0.66), at(-0.25, 0.34), at(-0.5, 0.36)]
  return `M${at(0, 0)}L${right.join(' ')} ${left.join(' ')}Z`
}

function tent(x: number, y: number, width: number) {
  return `M${x} ${y - 50}l${Math.round(width / 2)} 54h-${Math.round(width / 2) * 2}Z`
}
