import { importsOf, type Sources } from './sources.ts'

/** who points to whom: a file or a room → those it imports, types included */
export type Arrows = ReadonlyMap<string, ReadonlySet<string>>

/** Every file and the files it imports, be it a type only, a re-export or a dynamic import. */
export function fileArrows(sources: Sources): Arrows {
  const arrows = new Map<string, Set<string>>()
  for (const [path, text] of sources) {
    arrows.set(path, new Set(importsOf(path, text).map(({ to }) => to)))
  }
  return arrows
}

const roomOf = (path: string) => /^src\/features\/[^/]+\/([^/]+)\//.exec(path)?.[1]

/** Every room (a folder in a wing of src/features) and the rooms its files import. */
export function roomArrows(sources: Sources): Arrows {
  const arrows = new Map<string, Set<string>>()
  for (const [path, targets] of fileArrows(sources)) {
    const from = roomOf(path)
    if (from === undefined) continue
    const known = arrows.get(from) ?? new Set()
    for (const target of targets) {
      const to = roomOf(target)
      if (to !== undefined && to !== from) known.add(to)
    }
    arrows.set(from, known)
  }
  return arrows
}

/**
 * The circles among them: the largest sets in which each leads to each other, and whoever points to itself. Each
 * circle's names are sorted, and so are the circles; nothing means that there is a top and a bottom.
 */
export function circles(arrows: Arrows): string[][] {
  const found: string[][] = []
  const order = new Map<string, number>()
  const open: string[] = []

  // Tarjan: what can reach back to itself still lies open above it when it is left
  const visit = (name: string): number => {
    const mine = order.size
    order.set(name, mine)
    let low = mine
    open.push(name)
    for (const next of arrows.get(name) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? mine)
    }
    if (low === mine) {
      const circle = open.splice(open.indexOf(name))
      if (circle.length > 1 || arrows.get(name)?.has(name)) found.push(circle.sort())
    }
    return low
  }
  for (const name of arrows.keys()) if (!order.has(name)) visit(name)
  return found.sort((one, other) => (one.join() < other.join() ? -1 : 1))
}
