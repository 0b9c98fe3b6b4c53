import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 bits from the system's generator, as 43 characters for a link, a cookie or a header (ASVS 11.5.1). */
export const randomToken = () => randomBytes(32).toString('base64url')

/** What the database keeps of a token: 64 hexadecimal digits. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

export const isToken = (text: unknown): text is string =>
  typeof text === 'string' && /^[A-Za-z0-9_-]{43}$/.test(text)

/** Equal or not, in a time that tells nothing. */
export function isSame(one: string, other: string): boolean {
  const a = createHash('sha256').update(one).digest()
  const b = createHash('sha256').update(other).digest()
  return timingSafeEqual(a, b)
}
