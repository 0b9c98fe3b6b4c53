import { type Place, placeId } from './places.ts'

/** Where the spots lie, in percent of the map: a trail from the gate at the bottom left up to the hills. */
const spots: [x: number, y: number][] = [
  [8, 86],
  [21, 72],
  [34, 84],
  [46, 68],
  [59, 82],
  [72, 88],
  [85, 76],
  [93, 56],
  [80, 48],
  [67, 58],
  [55, 42],
  [42, 48],
  [29, 54],
  [17, 44],
  [8, 26],
  [23, 20],
]

/** What grows and stands beside the trail, drawn about its foot; it says nothing of the real place. */
const drawings = {
  pine: <path className="camp-pine" d="m0-30 9 13H5l8 12H2v6h-4v-6h-11l8-12h-4Z" />,
  tent: (
    <>
      <path className="land-tent" d="m0-24 20 26h-40Z" />
      <path className="land-door" d="m0-24 8 26H-8Z" />
    </>
  ),
  compass: (
    <>
      <circle r="30" />
      <path d="m0-38 8 30L38 0 8 8 0 38-8 8-38 0-8-8Z" />
      <path className="camp-north" d="M0-38 8-8 0 0Z" />
    </>
  ),
}

const things: [name: keyof typeof drawings, x: number, y: number][] = [
  ['pine', 4, 16],
  ['pine', 8, 11],
  ['pine', 14, 17],
  ['pine', 30, 9],
  ['pine', 36, 15],
  ['pine', 42, 8],
  ['pine', 27, 33],
  ['pine', 34, 30],
  ['pine', 95, 76],
  ['pine', 91, 90],
  ['pine', 97, 93],
  ['pine', 4, 98],
  ['pine', 15, 99],
  ['tent', 45, 84],
  ['tent', 52, 90],
  ['tent', 79, 65],
  ['compass', 91, 15],
]

/** A drawing, not a survey: the land is stretched to fit, the spots keep their size. */
export function CampMap({ id, places }: { id: string; places: Place[] }) {
  const drawn = spots.slice(0, places.length)
  return (
    <figure className="camp">
      <div className="camp-map paper">
        <Terrain trail={drawn} />
        <svg className="camp-spots" aria-hidden="true">
          {things.map(([name, x, y]) => (
            <svg key={x + y * 100} className="camp-thing" aria-hidden="true" x={`${x}%`} y={`${y}%`}>
              {drawings[name]}
            </svg>
          ))}
          {drawn.map(([x, y], index) => (
            <g key={x + y * 100}>
              <circle cx={`${x}%`} cy={`${y}%`} r="14" />
              <text x={`${x}%`} y={`${y}%`} dy=".35em">
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <div className="camp-head">
        <h3>Denah perkemahan</h3>
        <p>Gambar ilustrasi; jarak tidak menurut skala.</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls, and the keyboard has to get there */}
      <ol className="camp-places" tabIndex={0} aria-label="Tempat di denah">
        {places.map((place, index) => (
          <li key={place.name} id={placeId(id, index + 1)}>
            <span>{place.name}</span>
            <small>{`Hari ${place.days.join(', ')}`}</small>
          </li>
        ))}
      </ol>
    </figure>
  )
}

function Terrain({ trail }: { trail: [x: number, y: number][] }) {
  return (
    <svg className="camp-land" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path
        className="camp-wood"
        d="M0 0h52c2 8-6 10-5 17s-9 8-17 6-8 10-16 11S3 42 0 40ZM100 62c-7 4-4 12-9 17s2 12-5 21h14ZM0 92c6-1 9 3 17 2s6 4 11 6H0Z"
      />
      <path
        className="camp-lines"
        d="M55 24c-2-12 6-20 16-20s17 7 15 17-10 13-17 12-13 0-14-9ZM59 23c-1-9 5-14 12-14s12 5 11 12-7 9-12 9-10 0-11-7ZM64 21c0-5 3-8 8-8s6 3 6 7-4 6-7 6-7-1-7-5Z"
      />
      <path className="camp-field" d="M36 70c6-9 20-10 26-3s2 18-9 19-23-7-17-16Z" />
      <path className="camp-river" d="M54-2c-3 14 3 20-3 28S34 32 30 40s6 14 1 22-22 6-26 14S2 96-2 102" />
      <path className="camp-trail" d={curve(trail)} />
    </svg>
  )
}

/** through every spot (Catmull-Rom) */
function curve(points: [x: number, y: number][]) {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0]
  const round = (value: number) => Math.round(value * 10) / 10
  return points
    .map(([x, y], index) => {
      if (index === 0) return `M${x} ${y}`
      const [before, from, after] = [at(index - 2), at(index - 1), at(index + 1)]
      const start = `${round(from[0] + (x - before[0]) / 6)} ${round(from[1] + (y - before[1]) / 6)}`
      const end = `${round(x - (after[0] - from[0]) / 6)} ${round(y - (after[1] - from[1]) / 6)}`
      return `C${start} ${end} ${x} ${y}`
    })
    .join('')
}
