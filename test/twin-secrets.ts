import { createHash } from 'node:crypto'

/** What a link in a mail of this tenant carries: as long as a real one, and the same each time. */
export const tokenOf = (what: string, secret: string): string =>
  createHash('sha256').update(`${what} ${secret}`).digest('base64url')

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
