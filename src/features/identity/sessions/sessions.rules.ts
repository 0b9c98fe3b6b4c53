import type { Kind } from '../../../platform/http/access.ts'
import { InternalRedirectError } from '../../../shared/failure.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** the cookie of a session; over https it is called __Host-sid */
export const sessionCookie = 'sid'
/** readable by the page's script: somebody may be signed in, so it is worth asking who */
export const hintCookie = 'masuk'
/** binds sign-ins under way to the browser that began them */
export const flowCookie = 'masuk_alur'

/** seconds: the cookie lives as long as any session may; the session itself ends on the server (specification section 9) */
export const sessionCookieSeconds = 2_592_000
export const flowSeconds = 600

/** what the account service calls a sign-in with a second factor */
export const strongAcr = 'urn:sanggar:mfa'

/** Milliseconds without use, and in all (specification section 9: 2592000 s). Those who administer are asked again sooner. */
export function lifetimes(kind: Kind): { idle: number; absolute: number } {
  return kind <= 1 ? { idle: 30 * minute, absolute: day } : { idle: 7 * day, absolute: 30 * day }
}

/**
 * A path of this site to come back to: its front page where nothing is said, an internal redirect error where it leads
 * elsewhere (specification section 8). Browsers read `/\` and `//` as another host, and ignore tabs and line breaks, so
 * what is judged is what they would open.
 */
export function returnPath(next: unknown, origin: string): string {
  if (next === undefined || next === '') return '/'
  if (typeof next !== 'string' || next.length > 1024 || !/^\/(?![/\\])/.test(next))
    throw new InternalRedirectError()
  if (!URL.canParse(next, origin)) throw new InternalRedirectError()
  const url = new URL(next, origin)
  const path = `${url.pathname}${url.search}${url.hash}`
  // a path that begins with two slashes would leave when it is used as an address again
  if (url.origin !== origin || path.startsWith('//') || path.length > 1024) throw new InternalRedirectError()
  return path
}
