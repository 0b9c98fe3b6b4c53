import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { asViewed, viewAsCookie, viewedWords } from '../../features/core/roles/roles.ts'
import { findProgram, isTokenText } from '../../features/identity/access-tokens/access-tokens.ts'
import { findMember, hintCookie, sessionCookie } from '../../features/identity/sessions/sessions.ts'
import { isChatToken } from '../../features/identity/tokens/tokens.ts'
import { type Config, originOf } from '../../platform/config.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { Member } from '../../platform/http/access.ts'
import {
  type Cookies,
  createCookies,
  createProxies,
  networkOf,
  type RequestFacts,
} from '../../platform/http/request-facts.ts'
import { badRequest, forbidden, unauthorized } from '../../shared/failure.ts'
import { normaliseHost } from './hosts.ts'

/** Who sends a request: where it came from, and what it carries to say who it is. */
export interface Caller {
  request: RequestFacts
  cookies: Cookies
  /** changes nothing that is anybody's: reads, notes a visit, or ends what one looks as */
  isReading: boolean
}

export interface Authenticator {
  of(request: FastifyRequest): Caller
  /** Who this is in the tenant whose transaction runs. A bearer token that does not hold is refused; a cookie is forgotten. */
  member(tx: Tx, caller: Caller, now: Date): Promise<Member | undefined>
  /** The same for calls, which programs make too: also by a member's access token. Whoever asks this holds its scopes against what is asked. */
  asker(tx: Tx, caller: Caller, now: Date): Promise<Member | undefined>
}

/** what a page does by itself, and the way back from looking as somebody else */
const always = /^\/(?:v1\/(?:view-as|logger|statistics\/record|authorizer)\b|v3\/post\/view\b|logout\b)/i

export function createAuthenticator(config: Config): Authenticator {
  const proxies = createProxies(config.TRUSTED_PROXIES)
  const isSecure = config.PUBLIC_SCHEME === 'https'
  const authenticator: Authenticator = {
    of(request) {
      const { headers } = request
      const ip = proxies.clientIp(request.raw)
      return {
        request: {
          id: String(request.id),
          ip,
          network: networkOf(ip),
          userAgent: (headers['user-agent'] ?? '').slice(0, 400),
          origin: originOf(config, normaliseHost(headers.host ?? '') ?? config.BASE_HOST),
          bearer: /^Bearer (\S{1,512})$/i.exec(headers.authorization ?? '')?.[1],
          headers,
        },
        cookies: createCookies(headers.cookie, isSecure),
        isReading: /^(GET|HEAD)$/.test(request.method) || always.test(request.url),
      }
    },
    async member(tx, { request, cookies, isReading }, now) {
      // other schemes are others' business: a password that a proxy in front asks for says nothing of a session here
      // a chat's token names nobody: who is signed in says the cookie beside it
      if (/^bearer\b/i.test(request.headers.authorization ?? '') && !isChatToken(request.bearer)) {
        const member = request.bearer ? await findMember(tx, request.bearer, now) : undefined
        if (!member) throw unauthorized('Token tidak berlaku')
        return member
      }
      const token = cookies.get(sessionCookie)
      if (token === undefined) return undefined
      const member = await findMember(tx, token, now)
      if (!member) {
        cookies.clear(sessionCookie)
        cookies.clear(hintCookie)
        return undefined
      }
      const seen = asViewed(member, cookies.get(viewAsCookie))
      if (seen.viewedFrom !== undefined && !isReading)
        throw forbidden(`${viewedWords(seen)}, jadi tidak ada yang diubah. Kembalilah ke peran Anda dahulu.`)
      return seen
    },
    async asker(tx, caller, now) {
      const { bearer } = caller.request
      if (!isTokenText(bearer)) return authenticator.member(tx, caller, now)
      const member = await findProgram(tx, bearer, now)
      if (!member) throw unauthorized('Token tidak berlaku')
      return member
    },
  }
  return authenticator
}

/**
 * What changes something must come from our own pages, or from a program that carries its own credentials
 * (OWASP: Fetch metadata first, then Origin; SameSite=Lax and JSON-only bodies stand behind it).
 */
export function assertOwnPage({ headers, origin, bearer }: RequestFacts): void {
  const site = headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') throw forbidden('Permintaan dari situs lain ditolak')
  if (site === 'same-origin' || site === 'none') return
  if (headers.origin !== undefined && headers.origin !== origin)
    throw forbidden('Permintaan dari situs lain ditolak')
  // a browser that sends a cookie also says where from; without either it is a program
  if (headers.origin === undefined && headers.cookie !== undefined && bearer === undefined)
    throw badRequest('Sertakan header Origin')
}

/** Whether somebody may be signed in; who it is, and whether the session holds, is looked up elsewhere. */
export const bringsSession = ({ headers: { authorization, cookie = '' } }: IncomingMessage): boolean =>
  authorization !== undefined || cookieOfSession.test(cookie)

const cookieOfSession = new RegExp(`(?:^|; ?)(?:__Host-)?${sessionCookie}=`)
