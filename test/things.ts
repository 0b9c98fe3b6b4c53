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

/** what each room has been seen to make, and what of others' it looked at for that */
const seen = new Map<string, { makes: string[]; reads: Set<string> }>()

/** The rooms that make some things, and those whose things they look at. */
function roomsOf(wanted: ReadonlySet<string>): NamedThings[] {
  const needed = new Set(wanted)
  return [...roomThings]
    .reverse()
    .filter(({ room }) => {
      const known = seen.get(room)
      // of a room that nobody has seen make anything nothing is known
      const isNeeded = known === undefined || known.makes.some(name => needed.has(name))
      for (const name of isNeeded ? (known?.reads ?? []) : []) needed.add(name)
      return isNeeded
    })
    .reverse()
}

/** What others have made, noting what is looked at. */
const noting = (made: Things, reads: Set<string>) =>
  new Proxy(made, {
    get(of, name) {
      reads.add(String(name))
      return Reflect.get(of, name)
    },
  })

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
    }
    const whole = growing<Things>(made)
    for (const { room, things } of wanted ? roomsOf(wanted) : roomThings) {
      const reads = seen.get(room)?.reads ?? new Set<string>()
      const added = await things?.({ ...making, made: noting(whole, reads) })
      seen.set(room, { makes: Object.keys(added ?? {}), reads })
      Object.assign(made, added)
    }
    // each room has added what it declares
    return made as Things
  })
}
