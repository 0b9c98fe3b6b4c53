import type { Endpoint } from '../platform/http/endpoint.ts'
import type { PageLoad } from '../platform/http/page-load.ts'
import { gatherParts, type OpenRoom, type Room } from '../platform/room.ts'
import type { PartsOf } from '../platform/room-parts.ts'
import type { RouteName } from '../routes.ts'
import { isReached } from './pages/reached.ts'
import * as listed from './rooms.ts'
import type { Services } from './services.ts'

const rooms = Object.values(listed satisfies Record<string, OpenRoom<Services, Record<string, PageLoad>>>)

type PagesOf<Open> = Open extends (house: never) => Room<infer Pages> ? keyof Pages : never
type PageNames = PagesOf<(typeof rooms)[number]>

/** The compiler asks for a line here when a route is answered by no room, or a room answers what is no route. */
const unanswered: Record<Exclude<RouteName, PageNames> | Exclude<PageNames, RouteName>, never> = {}

/** The rooms, opened: what they answer, and what they say of themselves. */
export interface House {
  pages: Readonly<Record<RouteName, PageLoad>>
  calls: readonly Endpoint[]
  partsOf: PartsOf
  /** what is lent, with what only the rooms together can say */
  services: Services
}

/** A room beside those of the house, without pages: what tests bring along. */
export type FurtherRoom = OpenRoom<Services, Record<string, PageLoad>>

/** Opens every room with what the house lends. Throws where two rooms answer the same route. */
export function openRooms(
  services: Omit<Services, 'partsOf' | 'isReached'>,
  further: readonly FurtherRoom[] = [],
): House {
  const lent: Services = {
    ...services,
    partsOf: name => partsOf(name),
    isReached: (context, path) => isReached(pages, context, path),
  }
  const opened: Room[] = [...rooms, ...further].map(open => open(lent))
  const partsOf = gatherParts(opened)
  const pages = pagesOf(opened)
  return { pages, calls: partsOf('calls').flat(), partsOf, services: lent }
}

function pagesOf(opened: readonly Room[]): House['pages'] {
  const pages: Partial<Record<string, PageLoad>> = { ...unanswered }
  for (const { name, pages: own = {} } of opened)
    for (const [route, load] of Object.entries(own)) {
      if (pages[route]) throw new Error(`${name} answers ${route}, and so does another room`)
      pages[route] = load
    }
  // `unanswered` is empty, so every route has its load
  return pages as House['pages']
}

/** The rooms, only to be described: whatever is asked of them fails. */
export const describeRooms = (): House =>
  openRooms(
    new Proxy({} as Services, {
      get: (_, name) => () => {
        throw new Error(`No ${String(name)} here: these rooms are only described`)
      },
    }),
  )
