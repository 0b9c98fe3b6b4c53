import type { Tx } from '../src/platform/db/transaction.ts'
import type { Addressings } from './addressing.ts'
import type { App } from './app.ts'
import type { BuiltTenant } from './build.ts'
import type { BuiltMember } from './members.ts'

/**
 * What the tests of the whole house have to know of one room: `export const roomThings` of its `<room>.things.ts`. The
 * files are gathered by gathered-things.ts. A room adds the names of what it makes where it makes it:
 * `declare module '…/test/room-things.ts' { interface TwinIds { school: number } }`.
 */
export interface RoomThings {
  /** rooms that come first, by the names of their folders: rows of this one point at theirs */
  after?: readonly string[]
  /** Fills every table of the room in a twin, all of it saying the tenant's secret word. */
  fill?(filling: Filling): Promise<Filled>
  /** Public things with a slug of their own: the same slug would find one's own thing. */
  content?(making: { tx: Tx; secret: string; slug: string }): Promise<Partial<Content>>
  /** One of everything a call of the room can address, nothing of it touched yet, with the secret word in its texts. */
  things?(making: Making): Promise<Partial<Things>>
  /** every parameter that names a thing, of every call of the room */
  addressing?: Addressings
  /** what may stand in a query, and in the path of a call, for a twin's things to be found */
  parameters?(twin: Twin): Parameters
  /** what may stand in the path of a page */
  inPath?(twin: Twin): Parameters
}

export type Parameters = Readonly<Record<string, readonly string[]>>

// biome-ignore lint/suspicious/noEmptyInterface: rooms fill it
export interface TwinIds {}

// biome-ignore lint/suspicious/noEmptyInterface: rooms fill it
export interface TwinCodes {}

/** of links in mails */
// biome-ignore lint/suspicious/noEmptyInterface: rooms fill it
export interface TwinTokens {}

/** What the things of a twin are called. */
export interface TwinNames {
  ids: TwinIds
  codes: TwinCodes
  tokens: TwinTokens
}

/** A tenant that fills every table. */
export interface Twin extends BuiltTenant, TwinNames {
  /** a word that stands in every text of this tenant and nowhere else */
  secret: string
}

export interface Filling {
  tx: Tx
  secret: string
  /** the secret, as an address can say it */
  word: string
  image: { key: string; width: number; height: number; alt: string }
  /** the image, as columns keep it */
  picture: string
  now: Date
  /** what the rooms before made; asking for what is not there yet throws */
  ids: TwinIds
}

export type Filled = { [Kind in keyof TwinNames]?: Partial<TwinNames[Kind]> }

/** Where a thing lies: whose lead looks after it. */
export interface Place {
  program: number
  province: string
  city: string
}

// biome-ignore lint/suspicious/noEmptyInterface: rooms fill it
export interface Content {}

export interface Home {
  twin: Twin
  content: Content
}

interface Owned extends Home {
  owner: BuiltMember
  place: Place
  /** another one each time */
  number: number
}

export interface Things extends Owned {}

export interface Making extends Owned {
  app: App
  tx: Tx
  secret: string
  word: string
  /** a month from now */
  later: Date
  /** what the rooms before made; asking for what is not there yet throws */
  made: Things
}
