import { request as httpRequest, type IncomingMessage } from 'node:http'

/** Answers of the assistant that are read, or left unread, by one process. */

interface Visitor {
  port: number
  host: string
  /** the id of the tenant */
  workspaceId: number
  /** a network of its own, so that no limit of networks is met */
  network: string
}

const headersOf = ({ port, host, network }: Visitor, body: string) => ({
  host: `${host}:${port}`,
  'content-type': 'application/json',
  'content-length': String(Buffer.byteLength(body)),
  'x-forwarded-for': network,
})

function post(visitor: Visitor, path: string, body: string, more: object = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        host: '127.0.0.1',
        port: visitor.port,
        path,
        method: 'POST',
        agent: false,
        headers: { ...headersOf(visitor, body), ...more },
      },
      resolve,
    )
    request.setTimeout(120_000, () => request.destroy(new Error(`${path}: no answer`)))
    request.on('error', reject)
    request.end(body)
  })
}

async function textOf(response: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of response) text += part
  return text
}

export async function tokenFor(visitor: Visitor): Promise<string> {
  const text = await textOf(await post(visitor, '/v1/identity/login', '{}'))
  const { data }: { data: { token: string } } = JSON.parse(text)
  return data.token
}

export interface OpenStream {
  status: number
  /** the model has said something */
  hasBegun: boolean
  /** undefined: it goes on; whether it came to a clean end */
  ended: boolean | undefined
  text: string
  destroy(): void
}

/** Asks, and answers as soon as there are headers. `isRead` false: nothing of the body is taken. */
export async function openStream(
  visitor: Visitor,
  token: string,
  query: string,
  isRead = true,
): Promise<OpenStream> {
  const body = JSON.stringify({ workspace_id: visitor.workspaceId, query })
  const headers = { authorization: `Bearer ${token}` }
  // a server that has no time for it refuses by silence
  const response = await post(visitor, '/v2/chat', body, headers).catch(() => undefined)
  if (!response) return { status: 0, hasBegun: false, ended: false, text: '', destroy() {} }
  const stream: OpenStream = {
    status: response.statusCode ?? 0,
    hasBegun: false,
    ended: undefined,
    text: '',
    destroy: () => response.destroy(),
  }
  response.on('error', () => {})
  response.on('close', () => {
    stream.ended = response.complete
  })
  if (isRead)
    response.on('data', part => {
      stream.hasBegun = true
      stream.text = (stream.text + part).slice(-400)
    })
  return stream
}
