import { importsOf, type Sources } from './sources.ts'

export interface Exceptions {
  /** a room without a manifest, `<wing>/<room>` → why it has none */
  withoutManifest: Readonly<Record<string, string>>
}

const list = 'src/app/rooms.ts'
const inRoom = /^src\/features\/([^/]+)\/([^/]+)\/(.+)$/

/** What is wrong with the rooms of these sources, a line each; also what is excepted and need not be. */
export function roomFindings(
  sources: Sources,
  wings: readonly string[],
  { withoutManifest }: Exceptions,
): string[] {
  const rooms = roomsOf(sources)
  return [
    ...[...rooms].flatMap(room => manifestFindings(sources, room, room in withoutManifest)),
    ...Object.keys(withoutManifest)
      .filter(room => !rooms.has(room))
      .map(room => `${room} is excepted, and is not there`),
    ...wingFindings(rooms, wings),
    ...pastTheDoorOf(sources).map(line => `the app goes past the door: ${line}`),
  ]
}

/** What is wrong with the map of docs/architecture.md, a line each: in its wing it names each room once, and no other. */
export function mapFindings(sources: Sources, map: string): string[] {
  const named = map.split(/\n {2}(?=[a-z]+\/)/).flatMap(line => {
    const [, wing = '', words = ''] = /^([a-z]+)\/([\s\S]*)/.exec(line) ?? []
    return (words.replaceAll(/\([^)]*\)/g, '').match(/[a-z][\w-]*/g) ?? []).map(room => `${wing}/${room}`)
  })
  const rooms = roomsOf(sources)
  return [
    ...[...rooms].filter(room => !named.includes(room)).map(room => `${room} is not on the map`),
    ...[...new Set(named)].filter(room => !rooms.has(room)).map(room => `${room} is on the map only`),
    ...named.filter((room, index) => named.indexOf(room) < index).map(room => `${room} is on the map twice`),
  ]
}

/** `<wing>/<room>` of every folder that has files */
const roomsOf = (sources: Sources): Set<string> =>
  new Set([...sources.keys()].flatMap(path => (inRoom.exec(path) ?? []).slice(1, 3).join('/') || []))

function manifestFindings(sources: Sources, room: string, isExcepted: boolean): string[] {
  const path = `src/features/${room}/${room.split('/')[1]}.room.ts`
  if (!sources.has(path)) return isExcepted ? [] : [`${room} has no manifest`]
  const isListed = importsOf(list, sources.get(list) ?? '').some(({ to }) => to === path)
  return [
    ...(isExcepted ? [`${room} is excepted, and has a manifest`] : []),
    ...(isListed ? [] : [`${room} is not listed in ${list}`]),
  ]
}

function wingFindings(rooms: ReadonlySet<string>, wings: readonly string[]): string[] {
  const found = [...new Set([...rooms].map(room => room.split('/')[0] ?? ''))]
  return [
    ...found.filter(wing => !wings.includes(wing)).map(wing => `${wing} does not stand in wings.ts`),
    ...wings.filter(wing => !found.includes(wing)).map(wing => `${wing} has no room`),
  ]
}

/** What the app imports of rooms besides manifest, door and cards. */
const pastTheDoorOf = (sources: Sources): string[] => [
  ...new Set(
    [...sources]
      .filter(([path]) => path.startsWith('src/app/'))
      .flatMap(([path, text]) => importsOf(path, text))
      .filter(({ to }) => {
        const [, , room, file] = inRoom.exec(to) ?? []
        return room !== undefined && !['.ts', '.cards.ts', '.room.ts'].some(end => file === `${room}${end}`)
      })
      .map(({ from, to }) => arrow(from.slice('src/app/'.length), to.slice('src/features/'.length))),
  ),
]

const arrow = (from: string, to: string) => `${from} → ${to}`
