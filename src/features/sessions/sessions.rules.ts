import type { Kind } from '../../platform/http/access.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** the cookie of a session; over https it is called __Host-sid */
export const sessionCookie = 'sid'
/** readable by the page's script: somebody may be signed in, so it is worth asking who */
export const hintCookie = 'masuk'

/** Milliseconds without use, and in all (specification section 9: 2592000 s). Those who administer are asked again sooner. */
export function lifetimes(kind: Kind): { idle: number; absolute: number } {
  return kind <= 1 ? { idle: 30 * minute, absolute: day } : { idle: 7 * day, absolute: 30 * day }
}
