/**
 * What a room lets the site's search find. `select` answers one row for each page that visitors may see now or later,
 * with these columns: kind, ref (text, unique in its kind), path, title, summary, words (further words that lead to it:
 * category, people), html, picture (jsonb), published_at, visible_from, visible_until. Row security chooses the tenant.
 */
export interface SearchPart {
  /** the part's name in prepared statements */
  name: string
  /** kinds are counted for visitors in the order of their parts' places, smallest first */
  place: number
  /** every kind its rows may have, with the word visitors read */
  kinds: Readonly<Record<string, string>>
  /** a purge of one of these makes the part old */
  tags: readonly string[]
  select: string
}

declare module './room-parts.ts' {
  interface RoomParts {
    /** what the site's search finds */
    search: SearchPart
  }
}
