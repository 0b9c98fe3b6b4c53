import type { RenderedResponse } from '../../platform/cache/answer-cache.ts'
import { etagOf } from '../../platform/cache/entry.ts'
import { createBounded } from '../../shared/bounded.ts'
import type { Card } from '../../shared/holes.ts'
import { bytesOf, type Part } from './parts.ts'

/** bytes of frames kept, over all tenants, with the keys they are known by; one is some 30,000 */
const keptBytes = 24_000_000

/** The bytes of a page as it was drawn last; those of its cards and rules are shared with other pages. */
interface KeptPage {
  cards: readonly Card[]
  pieces: readonly Buffer[]
  length: number
  /** of what is nobody else's */
  ownLength: number
  headers: Record<string, string>
  etag: string
}

type Drawn = Pick<RenderedResponse, 'headers' | 'body' | 'etag'>

export interface PageStore {
  /**
   * The page, joined from what was kept, where it was drawn before with the same cards; a card that has changed is another
   * object. Else as `draw` makes it, which is kept for the next time.
   * @param key all that the page depends on beside its cards
   */
  drawn(
    key: string,
    cards: readonly Card[],
    draw: () => { headers: Record<string, string>; parts: Part[] },
  ): Drawn
}

const isSame = (a: readonly Card[], b: readonly Card[]) =>
  a.length === b.length && a.every((card, index) => card === b[index])

export function createPageStore(): PageStore {
  const pages = createBounded<string, KeptPage>(keptBytes, (key, { ownLength }) => key.length + ownLength)
  return {
    drawn(key, cards, draw) {
      const known = pages.get(key)
      if (known && isSame(known.cards, cards)) {
        const { headers, etag, pieces, length } = known
        return { headers, etag, body: Buffer.concat(pieces, length) }
      }
      const { headers, parts } = draw()
      const shared = new Set(parts.filter(part => typeof part !== 'string'))
      const pieces = bytesOf(parts)
      const body = Buffer.concat(pieces)
      const etag = etagOf({ headers, body })
      let ownLength = 0
      for (const piece of pieces) if (!shared.has(piece)) ownLength += piece.length
      pages.set(key, { cards, pieces, length: body.length, ownLength, headers, etag })
      return { headers, etag, body }
    },
  }
}
