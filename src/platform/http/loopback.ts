import type { Config } from '../config.ts'
import { request as httpRequest } from './node-http.ts'

/** What OpenID libraries ask of a fetch of their own. */
export type Loopback = (url: string | URL, init?: LoopbackInit) => Promise<Response>

interface LoopbackInit {
  method?: string
  headers?: Record<string, string> | Headers
  body?: RequestInit['body'] | undefined
  signal?: AbortSignal | undefined
}

const timeout = 5_000
/** bytes; nothing our own hosts tell each other comes near it */
const longest = 1_048_576
const everywhere = new Set(['0.0.0.0', '::', ''])

/**
 * A fetch for our own hosts, which are all this very process: it knocks at our own port with the Host header of the
 * address. No DNS, no proxy and no certificate stand between, and no address of a stranger is ever asked.
 */
export function createLoopback(config: Pick<Config, 'HOST' | 'PORT'>): Loopback {
  const hostname = everywhere.has(config.HOST) ? '127.0.0.1' : config.HOST
  return async (url, init = {}) => {
    const { method = 'GET', headers, body, signal } = init
    const asked = new Request(url, { method, ...(headers ? { headers } : {}), ...(body ? { body } : {}) })
    const bytes = Buffer.from(await asked.arrayBuffer())
    const { host, protocol, pathname, search } = new URL(url)
    return send(
      {
        host: hostname,
        port: config.PORT,
        method,
        path: `${pathname}${search}`,
        headers: {
          ...Object.fromEntries(asked.headers),
          host,
          'x-forwarded-proto': protocol.slice(0, -1),
          'content-length': String(bytes.length),
        },
        signal: signal ?? AbortSignal.timeout(timeout),
      },
      bytes,
    )
  }
}

function send(options: Parameters<typeof httpRequest>[1] & object, body: Buffer): Promise<Response> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ ...options, agent: false }, incoming => {
      const chunks: Buffer[] = []
      let length = 0
      incoming.on('data', (chunk: Buffer) => {
        length += chunk.length
        if (length > longest) outgoing.destroy(new Error('The answer is too long'))
        else chunks.push(chunk)
      })
      incoming.on('error', reject)
      incoming.on('end', () => {
        const status = incoming.statusCode ?? 500
        const headers = new Headers()
        for (const [name, values] of Object.entries(incoming.headersDistinct))
          for (const value of values ?? []) headers.append(name, value)
        const isEmpty = status === 204 || status === 304
        resolve(new Response(isEmpty ? null : Buffer.concat(chunks), { status, headers }))
      })
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
