import { matchRoute } from '../../../match-route.ts'
import { routes } from '../../../routes.ts'

/** The three types of the click log record (specification section 3). */
export const clickTypes = ['page_load', 'internal_navigation', 'external'] as const

export type ClickType = (typeof clickTypes)[number]

/** how long clicks and events are kept */
export const keptDays = 90

/** what a list was narrowed to; whatever else stands in a query may be somebody's words */
const knownQuery = ['page', 'category', 'type', 'level', 'state', 'sort'] as const

/** pages about persons, and links that open something: only which page it was */
const isAboutPersons = (name: string) => /^(Kelola|Profile|Undangan|Persetujuan-Wali|Callback)/.test(name)

const maxLength = 300

/**
 * An address as it may be kept: no query but the known one, no anchor, no token, nobody's id. Of other sites host and
 * path, of the account service and of what is no page here only that it was there.
 */
export function keptAddress(text: string, origin: string): string {
  if (text.trim() === '') return ''
  if (!URL.canParse(text, origin)) return '(lain)'
  const url = new URL(text, origin)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return url.protocol
  const here = new URL(origin)
  if (url.host !== here.host) {
    const isOurs = /^(akun|berkas)\./.test(url.hostname) && url.port === here.port
    return `${url.origin}${isOurs ? '' : url.pathname}`.slice(0, maxLength)
  }
  const route = matchRoute(decoded(url.pathname))
  if (!route) return '(lain)'
  if (isAboutPersons(route.name)) return routes[route.name]
  const query = new URLSearchParams()
  for (const name of knownQuery) {
    const value = url.searchParams.get(name)
    if (value && /^[\w,-]{1,60}$/.test(value)) query.set(name, value)
  }
  return `${url.pathname}${query.size > 0 ? `?${query}` : ''}`.slice(0, maxLength)
}

/** The page of the site that a click opens, as it may be kept; a jump within a page opens none. */
export function openedPage(
  { type, from, to }: { type: ClickType; from: string; to: string },
  origin: string,
): string | undefined {
  if (type === 'external' || !URL.canParse(to, origin)) return undefined
  const url = new URL(to, origin)
  if (url.host !== new URL(origin).host) return undefined
  if (type === 'internal_navigation' && URL.canParse(from, origin)) {
    const before = new URL(from, origin)
    if (before.host === url.host && before.pathname === url.pathname && before.search === url.search)
      return undefined
  }
  return keptAddress(`${url.origin}${url.pathname}`, origin)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const minute = 60_000
const day = 86_400_000

/** The browser's clock where it can be right, ours where it cannot. */
export function keptTime(timestamp: string, now: Date): Date {
  const at = Date.parse(timestamp)
  const age = now.getTime() - at
  return age > day || age < -5 * minute ? now : new Date(at)
}
