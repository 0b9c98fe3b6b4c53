import { createServer, type IncomingHttpHeaders } from 'node:http'

export interface HookServer {
  url: string
  /** what arrived, newest last: as its bytes and headers came */
  got: { body: string; headers: Record<string, string> }[]
  /** what it answers from now on; `silent`: nothing at all */
  says: { status: number; body?: string; headers?: Record<string, string>; silent?: boolean }
  close(): Promise<void>
}

/** A tenant's program on this machine that is told by webhooks what happens. */
export async function startHookServer(): Promise<HookServer> {
  const got: HookServer['got'] = []
  const hook: Pick<HookServer, 'says'> = { says: { status: 204 } }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    got.push({ body, headers: plain(request.headers) })
    const { status, body: answer = '', headers = {}, silent } = hook.says
    if (silent) return
    response.writeHead(status, headers)
    response.end(answer)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/hook`,
    got,
    get says() {
      return hook.says
    },
    set says(says) {
      hook.says = says
    },
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const plain = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
