import { lookup } from 'node:dns'
import { BlockList, isIP } from 'node:net'
import { pipeline, Transform } from 'node:stream'
import { ReadableStream as PulledStream } from 'node:stream/web'
import { request as plainRequest } from './node-http.ts'

/** without `import`, as node-http.ts says */
const { request: secureRequest } = process.getBuiltinModule('node:https')

/** An address that a tenant named leads where nothing of ours may be asked. */
export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress'
}

const inner = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(net, prefix, 'ipv4')
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')
const inner6 = new BlockList()
// documentation, and what carries an IPv4 address within
for (const [net, prefix] of [
  ['2001:db8::', 32],
  ['2001::', 32],
  ['2002::', 16],
] as const)
  inner6.addSubnet(net, prefix, 'ipv6')

/** Of the internet, and of no network that only we can reach. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !inner.check(address, 'ipv4')
  return family === 6 && global6.check(address, 'ipv6') && !inner6.check(address, 'ipv6')
}

interface Limits {
  /** also what stands in our own network, without TLS: who runs the server said so */
  isLocalAllowed: boolean
  maxBytes: number
}

/**
 * A fetch for addresses that tenants name. The name is looked up once, and what was looked at is what is connected to;
 * redirects are not followed, and an answer has its length.
 */
export const createOutgoing =
  ({ isLocalAllowed, maxBytes }: Limits): typeof fetch =>
  async (input, init = {}) => {
    const asked = new Request(input, init)
    const url = new URL(asked.url)
    assertOutgoing(url, isLocalAllowed)
    const body = Buffer.from(await asked.arrayBuffer())
    const options = {
      method: asked.method,
      headers: { ...Object.fromEntries(asked.headers), 'content-length': String(body.length) },
      signal: asked.signal,
      agent: false as const,
      ...(isLocalAllowed ? {} : { lookup: publicLookup }),
    }
    return new Promise((resolve, reject) => {
      const make = url.protocol === 'https:' ? secureRequest : plainRequest
      const outgoing = make(url, options, incoming => {
        const headers = new Headers()
        for (const [name, values] of Object.entries(incoming.headersDistinct))
          for (const value of values ?? []) headers.append(name, value)
        const limited = limitOf(maxBytes)
        // either's end is the other's; whoever reads hears of it as an error
        pipeline(incoming, limited, () => {})
        // Pulled: nothing is read ahead for who does not read. `Readable.toWeb` throws where nobody can catch it once a
        // stream was given up that still flows. Node's own type of a web stream and the DOM's are one thing with two names
        const stream = PulledStream.from(limited) as unknown as ReadableStream<Uint8Array>
        const status = incoming.statusCode ?? 502
        const isEmpty = status === 204 || status === 304
        resolve(new Response(isEmpty ? null : stream, { status: status < 200 ? 502 : status, headers }))
      })
      outgoing.on('error', reject)
      outgoing.end(body)
    })
  }

/** Throws where an address may not be asked at all, whatever its name leads to. */
export function assertOutgoing(url: URL, isLocalAllowed: boolean): void {
  if (url.username !== '' || url.password !== '')
    throw new ForbiddenAddress('An address has no name and password')
  if (isLocalAllowed && (url.protocol === 'http:' || url.protocol === 'https:')) return
  if (url.protocol !== 'https:') throw new ForbiddenAddress('Only https')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isInside = isIP(host) === 0 ? isInnerName(host) : !isPublicAddress(host)
  if (isInside) throw new ForbiddenAddress('Not on the internet')
}

/** names that no one can have on the internet (RFC 6761, 6762, 8375; `internal` is reserved by ICANN), and machines by their bare name */
const innerName = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/

const isInnerName = (host: string): boolean => {
  const name = host.toLowerCase().replace(/\.$/, '')
  return !name.includes('.') || innerName.test(name)
}

/** What connects asks this: only addresses of the internet are answered. */
export const publicLookup: typeof lookup = ((
  host: string,
  options: object,
  done: (...answer: unknown[]) => void,
) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error)
    const open = addresses.filter(({ address }) => isPublicAddress(address))
    const [first] = open
    if (!first || open.length < addresses.length) return done(new ForbiddenAddress('Not on the internet'))
    if ('all' in options && options.all) return done(null, open)
    return done(null, first.address, first.family)
  })
  // the one overload that Node's sockets call
}) as unknown as typeof lookup

function limitOf(maxBytes: number): Transform {
  let length = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      length += chunk.length
      done(length > maxBytes ? new Error('The answer is too long') : null, chunk)
    },
  })
}
