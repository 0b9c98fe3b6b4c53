import type { Endpoint } from './http/endpoint.ts'
import type { PageForm } from './http/page-form.ts'
import type { MemberPageLoad, PageLoad } from './http/page-load.ts'
import type { FeedPart, PublicFile, SitemapPart } from './http/public-file.ts'
import type { PartsOf, RoomParts } from './room-parts.ts'

declare module './room-parts.ts' {
  interface RoomParts {
    /** calls of the API */
    calls: readonly Endpoint[]
    /** public forms that are sent by POST */
    forms: readonly PageForm[]
    /** what members find at the addresses of public pages, by route; asked only where a session's cookie came along */
    memberPages: Readonly<Record<string, MemberPageLoad>>
    /** files for machines, by their own addresses */
    files: readonly PublicFile[]
    /** what stands in the sitemaps */
    sitemaps: readonly SitemapPart[]
    /** what stands in the feeds */
    feeds: readonly FeedPart[]
    /** what is done by the clock, every hour unless it says otherwise */
    jobs: readonly Job[]
    /** is told of every publish, of whatever process, after it was committed */
    published: (tenantId: number, tags: readonly string[]) => void
    /** numbers about this process that whoever watches it is told; a name that ends in `_total` only grows */
    figures: Readonly<Record<string, () => number>>
    /** the server is about to end: what goes on for long is to begin nothing new */
    draining: () => void
    /** what is still at work is brought to an end, before the database closes */
    atEnd: () => Promise<void>
  }
}

/** Several processes do it side by side, so it is harmless twice: what has been done is not due again. */
export interface Job {
  name: string
  /** for what people have been told the minute of */
  everyMinute?: boolean
  run(): Promise<void>
}

/** One room's own account of itself: its pages by their names in the route table, and its parts. */
export type Room<Pages extends Record<string, PageLoad> = Record<string, PageLoad>> = {
  name: string
  pages?: Pages
} & Partial<RoomParts>

/** A room as the house opens it: `Deps` is what it borrows, in its own narrow words. */
export type OpenRoom<Deps, Pages extends Record<string, PageLoad>> = (house: Deps) => Room<Pages>

/** Writes down a room, so that the names of its pages stay known to the compiler. */
export const room = <Deps, Pages extends Record<string, PageLoad> = Record<never, PageLoad>>(
  open: OpenRoom<Deps, Pages>,
): OpenRoom<Deps, Pages> => open

/** Looks the parts up in what rooms say; each name is gathered when it is first asked for. */
export function gatherParts(rooms: readonly Room[]): PartsOf {
  const known = new Map<keyof RoomParts, readonly unknown[]>()
  return <Name extends keyof RoomParts>(name: Name) => {
    const parts = known.get(name) ?? rooms.map(one => one[name]).filter(part => part !== undefined)
    known.set(name, parts)
    // what was put in under a name is of that name's type
    return parts as readonly RoomParts[Name][]
  }
}
