import { matchRoute } from '../../match-route.ts'
import { isToken } from '../../platform/secrets/tokens.ts'
import type { RouteName } from '../../routes.ts'

/**
 * The path of an address as the log may have it: without the query, and without what stands for a login in it. A link
 * from a mail opens what it opens for whoever reads it, be it in the log.
 */
export function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? url
  const route = matchRoute(decoded(path))
  const opens = route
    ? (route.params.token ?? (codesThatOpen.has(route.name) ? route.params.code : undefined))
    : callsThatOpen.exec(path)?.[1]
  const isSecret = (segment: string) =>
    segment !== '' && (route ? decoded(segment) === opens : segment === opens || isToken(segment))
  return path
    .split('/')
    .map(segment => (isSecret(segment) ? '{token}' : segment))
    .join('/')
}

/** pages that show what was bought or given to whoever has its code */
const codesThatOpen = new Set<RouteName>([
  'Donasi-Terima-kasih-code',
  'Pembayaran-code',
  'Pembayaran-code-Cicilan',
  'Pesanan-code',
])
/** calls of the same, of a calendar to subscribe to and of a way into a meeting; `/v1/orders/17` is a number in the office */
const callsThatOpen = /^\/v1\/(?:calendars|orders|payments|meetings\/\d+\/join)\/(?!\d+(?:\/|$))([^/]+)/

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
