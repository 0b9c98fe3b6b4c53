import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'

/** A request as a test says it. A text is the path, asked for on the base host. */
export interface Ask {
  host?: string
  path?: string
  method?: string
  headers?: Record<string, string | string[]>
  body?: string | Buffer
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** names and values as they came, in turn */
  rawHeaders: string[]
  bytes: Buffer
  body: string
  // biome-ignore lint/suspicious/noExplicitAny: tests say themselves what they expect in it
  json(): any
}

/** Knocks at the front door: HTTP over a socket, with whatever Host the test says. */
export function createKnocker(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  return {
    request: (ask: Ask | string) => send(port, agent, typeof ask === 'string' ? { path: ask } : ask),
    raw: (text: string) => sendRaw(port, text),
    close: () => agent.destroy(),
  }
}

function send(port: number, agent: Agent, ask: Ask): Promise<Answer> {
  const { host = 'localhost', path = '/', method = 'GET', headers = {}, body } = ask
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      {
        host: '127.0.0.1',
        port,
        agent,
        method,
        path,
        headers: {
          host: `${host}:${port}`,
          ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
      },
      incoming => {
        const chunks: Buffer[] = []
        incoming.on('data', chunk => chunks.push(chunk))
        incoming.on('error', reject)
        incoming.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const text = bytes.toString('utf8')
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            rawHeaders: incoming.rawHeaders,
            bytes,
            body: text,
            json: () => JSON.parse(text),
          })
        })
      },
    )
    // a kept connection that the server closed while it lay idle says nothing of the request: browsers send it again too
    outgoing.on('error', error =>
      outgoing.reusedSocket && 'code' in error && error.code === 'ECONNRESET'
        ? resolve(send(port, agent, ask))
        : reject(error),
    )
    outgoing.end(body)
  })
}

/** What no client library would send; answers everything that came back before the connection closed. */
function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let heard = ''
    socket.setTimeout(10_000, () =>
      socket.destroy(new Error(`No answer to ${JSON.stringify(text.slice(0, 80))}`)),
    )
    socket.on('data', chunk => {
      heard += chunk.toString('latin1')
    })
    socket.on('error', error =>
      'code' in error && error.code === 'ECONNRESET' ? resolve(heard) : reject(error),
    )
    socket.on('close', () => resolve(heard))
    socket.write(Buffer.from(text, 'latin1'))
  })
}
