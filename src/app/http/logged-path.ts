import { matchRoute } from '../../match-route.ts'
import { isToken } from '../../platform/secrets/tokens.ts'

/**
 * The path of an address as the log may have it: without the query, and without what stands for a login in it. A link
 * from a mail opens what it opens for whoever reads it, be it in the log.
 */
export function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? url
  const route = matchRoute(decoded(path))
  const isSecret = (segment: string) =>
    segment !== '' && (route ? decoded(segment) === route.params.token : isToken(segment))
  return path
    .split('/')
    .map(segment => (isSecret(segment) ? '{token}' : segment))
    .join('/')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
