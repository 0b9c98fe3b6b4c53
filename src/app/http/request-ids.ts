import { randomBytes } from 'node:crypto'

/** Numbers behind a word of this process, so that no two processes, nor a process before and after a start, share one. */
export function createRequestIds(): () => string {
  const word = randomBytes(6).toString('base64url')
  let count = 0
  return () => `${word}-${(++count).toString(36)}`
}
