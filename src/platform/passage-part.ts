import type { Tx } from './db/transaction.ts'

/**
 * What a room lets questions be answered out of, beside what the site's search finds. `select` answers one row for each
 * thing that may be read by somebody, with these columns: kind, ref (text, unique in its kind), path, title, summary, words
 * (what leads to it without being said), html, audience (text[], keys of which a reader needs one; null: everybody), facts
 * (jsonb, a list of `PassageFact`), visible_from, visible_until. Row security chooses the tenant.
 */
export interface PassagePart {
  /** the part's name in prepared statements */
  name: string
  /** a purge of one of these makes the part old */
  tags: readonly string[]
  select: string
  /** the part of the search that this one says better, by its name */
  insteadOf?: string
}

/** What columns know and no text says, made a sentence of when passages are cut: when, where, for how much. */
export type PassageFact = { label: string } & (
  | { text: string }
  | { at: string; zone: string }
  | { rupiah: number }
)

/** Which keys of audiences somebody holds, read in the transaction of the question; nobody's are kept. */
export type PassageKeys = (tx: Tx, membershipId: number) => Promise<string[]>

declare module './room-parts.ts' {
  interface RoomParts {
    /** what questions are answered out of, beside what the search finds */
    passages: readonly PassagePart[]
    /** which texts that are not for everybody somebody may read */
    passageKeys: PassageKeys
  }
}
