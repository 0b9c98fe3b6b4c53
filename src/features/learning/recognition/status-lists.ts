import { gzipSync } from 'node:zlib'

/** The least a list may hold, so that nobody learns of one credential by asking for its list. */
export const listSize = 131_072

export const listNumberOf = (id: number) => Math.floor(id / listSize)
export const placeIn = (id: number) => id % listSize

/**
 * W3C's Bitstring Status List: a bit for each credential, from the left, set where it does not hold. All are set but
 * those that stand, so what was erased holds no more than what was revoked. `standing`: places within the list.
 */
export function encodedList(standing: Iterable<number>): string {
  const bits = Buffer.alloc(listSize / 8, 0xff)
  for (const place of standing) bits[place >> 3] = (bits[place >> 3] ?? 0) & ~(0x80 >> (place & 7))
  return `u${gzipSync(bits).toString('base64url')}`
}
