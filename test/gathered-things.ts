import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Addressings } from './addressing.ts'
import type { Parameters, RoomThings, Twin } from './room-things.ts'

const root = join(import.meta.dirname, '..')

export interface NamedThings extends RoomThings {
  room: string
}

/** What each `<room>.things.ts` of the house exports, in the order in which they fill a tenant. */
export const roomThings: readonly NamedThings[] = inOrder(
  await Promise.all(
    globSync('src/features/*/*/*.things.ts', { cwd: root })
      .sort()
      .map(async path => thingsOf(path, await import(/* @vite-ignore */ join(root, path)))),
  ),
)

/** @throws where a file lacks the export by which it is gathered */
export function thingsOf(path: string, module: { roomThings?: RoomThings }): NamedThings {
  if (!module.roomThings) throw new Error(`${path} has no "export const roomThings"`)
  return { room: basename(path, '.things.ts'), ...module.roomThings }
}

/**
 * Each after those it names, otherwise as they came.
 * @throws where it names a room without things, or waits for itself
 */
export function inOrder(rooms: readonly NamedThings[]): NamedThings[] {
  const ordered = new Set<NamedThings>()
  const visit = (one: NamedThings, waiting: readonly string[]) => {
    if (ordered.has(one)) return
    const way = [...waiting, one.room]
    if (waiting.includes(one.room)) throw new Error(`These things wait for each other: ${way.join(' → ')}`)
    for (const name of one.after ?? []) {
      const before = rooms.find(({ room }) => room === name)
      if (!before) throw new Error(`${one.room}.things.ts is after ${name}, which has no things`)
      visit(before, way)
    }
    ordered.add(one)
  }
  for (const one of rooms) visit(one, [])
  return [...ordered]
}

/** @throws where two rooms say how the same call is addressed */
export function addressingOf(rooms: readonly NamedThings[]): Addressings {
  const known: Record<string, Addressings[string]> = {}
  for (const { room, addressing = {} } of rooms)
    for (const [call, ways] of Object.entries(addressing)) {
      if (known[call]) throw new Error(`${room} addresses ${call}, and so does another room`)
      known[call] = ways
    }
  return known
}

/** What all rooms say under each name, once, behind what is said before them. */
export function parametersOf(
  say: 'parameters' | 'inPath',
  twin: Twin,
  before: Parameters,
): Record<string, string[]> {
  const known = new Map<string, Set<string>>()
  for (const said of [before, ...roomThings.map(room => room[say]?.(twin) ?? {})])
    for (const [name, values] of Object.entries(said))
      known.set(name, new Set([...(known.get(name) ?? []), ...values]))
  return Object.fromEntries([...known].map(([name, values]) => [name, [...values]]))
}

/** A thing that grows room by room: whoever asks too early is told so, instead of being handed nothing. */
export function growing<Whole extends object>(made: Partial<Whole>): Whole {
  const get = (of: Partial<Whole>, name: string | symbol): unknown => {
    if (typeof name === 'string' && !(name in of))
      throw new Error(`Nobody has made "${name}" yet: does \`after\` name the room that does?`)
    return Reflect.get(of, name)
  }
  // partial while it grows: what is not there yet throws
  return new Proxy(made, { get }) as Whole
}
