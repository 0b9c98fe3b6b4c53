import { type App, testNow } from './app.ts'
import { growing, roomThings } from './gathered-things.ts'
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

/** One of everything a call can address, nothing of it touched yet; every text of it says the tenant's secret word. */
export function buildThings(
  app: App,
  { twin, content }: Home,
  owner: BuiltMember,
  place: Place,
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
    for (const { things } of roomThings) Object.assign(made, await things?.(making))
    // each room has added what it declares
    return made as Things
  })
}
