import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie'

/** What a call may know of the request that brought it, beside its input. */
export interface RequestFacts {
  id: string
  /** who asks, by address; behind a trusted proxy the one it names */
  ip: string
  /** the network of that address (/24 or /64): what limits count */
  network: string
  /** cut to 400 characters */
  userAgent: string
  /** origin of the host that was asked, e.g. http://foundation.localhost:3000 */
  origin: string
  /** the Authorization header's bearer token */
  bearer: string | undefined
  headers: IncomingMessage['headers']
}

/** Cookies that came, and those to send back. */
export interface Cookies {
  get(name: string): string | undefined
  /** HttpOnly, SameSite=Lax, Path=/ and, over https, Secure with the prefix __Host- unless told otherwise */
  set(name: string, value: string, options?: { maxAge?: number; isReadable?: boolean }): void
  clear(name: string): void
  /** Set-Cookie lines in the order they were set */
  readonly lines: readonly string[]
}

/** `isSecure`: the site is served over https. Over http (trying it on one machine) names stand without their prefix. */
export function createCookies(header: string | undefined, isSecure: boolean): Cookies {
  const given = parseCookie(header ?? '')
  const lines = new Map<string, string>()
  // what the page's script reads can have no HttpOnly, but the prefix serves it as well
  const nameOf = (name: string) => (isSecure ? `__Host-${name}` : name)
  const write = (name: string, value: string, options: Partial<SetCookie>) => {
    const full = nameOf(name)
    const line = stringifySetCookie({
      name: full,
      value,
      path: '/',
      sameSite: 'lax',
      secure: isSecure,
      httpOnly: true,
      ...options,
    })
    lines.set(full, line)
  }
  return {
    get: name => given[nameOf(name)],
    set: (name, value, { maxAge, isReadable = false } = {}) =>
      write(name, value, { httpOnly: !isReadable, ...(maxAge === undefined ? {} : { maxAge }) }),
    clear: name => write(name, '', { maxAge: 0 }),
    get lines() {
      return [...lines.values()]
    },
  }
}

/** Which peers may say in X-Forwarded-For whom they speak for. */
export function createProxies(list: string): { clientIp(request: IncomingMessage): string } {
  const trusted = new BlockList()
  const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
  for (const entry of list.split(',').map(part => part.trim())) {
    const [address = '', bits] = entry.split('/')
    if (isIP(address) === 0) continue
    if (bits === undefined) trusted.addAddress(address, familyOf(address))
    else trusted.addSubnet(address, Number(bits), familyOf(address))
  }
  const isTrusted = (address: string) => isIP(address) !== 0 && trusted.check(address, familyOf(address))
  return {
    clientIp(request) {
      const peer = plainAddress(request.socket.remoteAddress ?? '')
      if (!isTrusted(peer)) return peer
      const header = request.headers['x-forwarded-for']
      const named = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').reverse()
      // from our own proxies outwards: the first that is not ours is whom they saw
      for (const one of named.map(part => plainAddress(part.trim())))
        if (isIP(one) && !isTrusted(one)) return one
      return peer
    },
  }
}

const plainAddress = (address: string) => address.replace(/^::ffff:/, '')

/** The neighbourhood of an address: one household or office has a /24 or a /64. */
export function networkOf(ip: string): string {
  if (isIP(ip) === 4) return `${ip.split('.').slice(0, 3).join('.')}.0/24`
  if (isIP(ip) === 6) return `${groupsOf(ip).slice(0, 4).join(':')}::/64`
  return 'unknown'
}

/** The eight groups of an IPv6 address without leading zeros: `::` stands for as many zeros as are missing. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = (ip.split('%', 1)[0] ?? ip).toLowerCase().split('::')
  const split = (part: string) =>
    part.split(':').flatMap(group => {
      const bytes = group.split('.').map(Number)
      // the last two groups may be written as an IPv4 address
      if (bytes.length === 4)
        return [0, 2].map(at => (((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)).toString(16))
      return group === '' ? [] : [Number.parseInt(group, 16).toString(16)]
    })
  const before = split(head)
  const after = split(tail ?? '')
  const missing = Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after]
}
