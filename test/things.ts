import { type App, testNow } from './app.ts'
import { growing, type NamedThings, roomThings } from './gathered-things.ts'
import type { BuiltMember } from './members.ts'
import type { Content, Home, Place, Things, Twin } from './room-things.ts'

let count = 0

/** Public things with names of their own: the same slug would find one's own thing. */
export function buildContent(twin: Twin): Promise<Content> {
  const { secret } = twin
  const slug = `milik-${secret.toLowerCase()}`
  return twin.write(async tx => {
    const made: Partial<Content> = {}
    for (const { content } of roomThings) Object.assign(made, await content?.({ tx, secret, slug }))
    // each room has added what it declares
    return made as Content
  })
}

const later = new Date(testNow.getTime() + 30 * 86_400_000)

/** what each room has been seen to make */
const madeBy = new Map<string, string[]>()

/** The rooms that make some things, and those they come after. */
function roomsOf(wanted: ReadonlySet<string>): NamedThings[] {
  const needed = new Set<string>()
  for (const { room, after = [] } of [...roomThings].reverse()) {
    // of a room that nobody has seen make anything nothing is known
    const makes = madeBy.get(room)
    if (!needed.has(room) && makes?.every(name => !wanted.has(name))) continue
    for (const name of [room, ...after]) needed.add(name)
  }
  return roomThings.filter(({ room }) => needed.has(room))
}

/**
 * One of everything a call can address, nothing of it touched yet; every text of it says the tenant's secret word. Of
 * what is wanted only, where that is said: for one call that names one thing the others are most of the work.
 */
export function buildThings(
  app: App,
  { twin, content }: Home,
  owner: BuiltMember,
  place: Place,
  wanted?: ReadonlySet<string>,
): Promise<Things> {
  const owned = { twin, content, owner, place, number: ++count }
  const { secret } = twin
  return twin.write(async tx => {
    const made: Partial<Things> = { ...owned }
    const making = {
      ...owned,
      app,
      tx,
      secret,
      word: secret.toLowerCase(),
      later,
      made: growing<Things>(made),
    }
    for (const { room, things } of wanted ? roomsOf(wanted) : roomThings) {
      const added = await things?.(making)
      madeBy.set(room, Object.keys(added ?? {}))
      Object.assign(made, added)
    }
    // each room has added what it declares
    return made as Things
  })
}
