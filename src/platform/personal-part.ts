import { byPlace } from '../shared/by-place.ts'
import type { DB } from './db/schema.types.ts'
import type { Tx } from './db/transaction.ts'
import type { PartsOf } from './room-parts.ts'
import type { Secrets } from './secrets/secrets.ts'

/**
 * What a room holds about people, said by the room itself: how it stands in a person's own copy, and how it goes with
 * them. Each runs within a transaction of the tenant, for everything that a tenant holds.
 */
export interface PersonalPart {
  /** where it stands in a person's own copy, and among those who erase in the same turn; smallest first */
  place: number
  /** every table it answers for; test/walls/personal.test.ts finds those that nobody does */
  tables: readonly (keyof DB)[]
  /** when it erases, for those on whom others wait; see `turns` */
  turn?: Exclude<Turn, 'rest'>
  /** somebody who has to stay for now; asked before anything is done */
  indispensable?: Indispensable & {
    /** the same, of these sites, where everything was to be erased at once */
    wordsElsewhere(sites: string): string
  }
  /** by which nobody else is known: the member's own, and those that only they named */
  addresses?(tx: Tx, membershipId: number): Promise<readonly string[]>
  /** what stands in the copy, key by key, in the order of the parts */
  copy?(copying: Copying): Promise<PersonalRow>
  /** of files that go into the copy, and after an erasure has been committed out of the store */
  fileKeys?(tx: Tx, membershipId: number): Promise<readonly string[]>
  /** where others go out of the store than into the copy; asked before anything is erased */
  erasedKeys?(tx: Tx, membershipId: number): Promise<readonly string[]>
  erase?(erasing: Erasing): Promise<void>
  /** what lies by address alone, of somebody who never became a member here */
  forget?(forgetting: Forgetting): Promise<void>
  /**
   * The tenants at which something lies for `forget`, by these addresses in lower case: all others are not visited. Asked as the
   * platform, of what the room's migration lets it read. The first rooms' tables are named by `platform.tenants_naming` itself.
   */
  tenantsNaming?(tx: Tx, addresses: readonly string[]): Promise<readonly number[]>
  /** what has done its work and was kept long enough since (UU PDP article 42); often, and harmless twice */
  expire?(tx: Tx, now: Date): Promise<void>
}

/** The same for what the account service holds, in its own transaction. */
export interface AccountPart {
  tables: readonly (keyof DB)[]
  indispensable?: Indispensable<string>
  /** where letters to the account go; none for one that is not there, or no longer */
  addresses?(tx: Tx, accountId: string): Promise<readonly string[]>
  copy?(copying: { tx: Tx; accountId: string; tenantId: number }): Promise<PersonalRow>
  erase?(erasing: { tx: Tx; accountId: string; addresses: readonly string[]; at: Date }): Promise<void>
  expire?(tx: Tx, now: Date): Promise<void>
}

declare module './room-parts.ts' {
  interface RoomParts {
    /** what the room holds about people at a tenant */
    personal: readonly PersonalPart[]
    /** what it holds about accounts */
    personalAccounts: readonly AccountPart[]
  }
}

export interface PersonalParts {
  members: readonly PersonalPart[]
  accounts: readonly AccountPart[]
}

/** What all rooms hold, in order. */
export const personalPartsOf = (partsOf: PartsOf): PersonalParts => ({
  members: partsOf('personal').flat().sort(byPlace),
  accounts: partsOf('personalAccounts').flat(),
})

/**
 * Parts erase in this order, and within one as they are listed: the membership's row, since what clears logs touches
 * nobody who is still a member; logs and letters, while what they speak of can still be looked up; everything else.
 */
export const turns = ['row', 'traces', 'rest'] as const
export type Turn = (typeof turns)[number]

/** What a person's copy holds, as it will stand in JSON. */
export type PersonalRow = Readonly<Record<string, unknown>>

interface Indispensable<Id = number> {
  /** holds until the transaction ends */
  is(tx: Tx, id: Id): Promise<boolean>
  words: string
}

/** A member, as they were before anything was erased. */
interface Person {
  tx: Tx
  membershipId: number
  name: string
  /** lower case */
  email: string | null
}

export interface Copying extends Person {
  tenantId: number
  secrets: Pick<Secrets, 'key'>
}

export interface Erasing extends Person {
  /** what all parts named, in lower case */
  addresses: readonly string[]
  at: Date
  /** stands where the name stood */
  erasedName: string
}

export interface Forgetting {
  tx: Tx
  /** lower case */
  address: string
  erasedName: string
}
