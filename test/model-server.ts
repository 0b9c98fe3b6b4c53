import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** How a model misbehaves. */
export type ModelFault = 'none' | 'silent' | 'cut' | 'busy' | 'garbage' | 'page' | 'refused' | 'endless'

export interface ModelServer {
  /** what a tenant would write as its endpoint */
  baseUrl: string
  /** what was asked, newest last: bodies as they came, with the key */
  asked: { body: string; key: string }[]
  /** what it says, and how it goes about it */
  says: { text: string; fault: ModelFault }
  /** requests whose caller hung up before the end */
  abandoned(): number
  /** bytes of an endless answer that the network took so far */
  poured(): number
  close(): Promise<void>
}

/** A model's endpoint on this machine, speaking OpenAI's chat completions as they stream, with every fault there is. */
export async function startModelServer(): Promise<ModelServer> {
  const asked: ModelServer['asked'] = []
  const says: ModelServer['says'] = { text: 'Baik.', fault: 'none' }
  let abandoned = 0
  let poured = 0
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    asked.push({ body, key: request.headers.authorization ?? '' })
    const { fault } = says
    response.on('close', () => {
      if (!response.writableEnded && fault !== 'cut') abandoned++
    })
    answerAs(response, says)
    if (fault === 'endless')
      await pour(response, bytes => {
        poured += bytes
      })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    says,
    abandoned: () => abandoned,
    poured: () => poured,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** As fast as it is taken, and no faster, until whoever listens hangs up. */
async function pour(response: ServerResponse, count: (bytes: number) => void): Promise<void> {
  const piece = chunkOf({ content: 'kata '.repeat(20) })
  response.on('error', () => {})
  while (!response.destroyed) {
    const isTaken = response.write(piece)
    count(piece.length)
    await new Promise<void>(resolve => {
      if (isTaken) return void setImmediate(resolve)
      response.once('drain', resolve)
      response.once('close', resolve)
    })
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}

const chunkOf = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`

function answerAs(response: ServerResponse, { text, fault }: ModelServer['says']): void {
  if (fault === 'busy' || fault === 'refused') {
    response.writeHead(fault === 'busy' ? 429 : 401, { 'content-type': 'application/json' })
    response.end('{"error":{"message":"no","type":"x"}}')
    return
  }
  if (fault === 'page') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Halo</h1>')
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if (fault === 'garbage') {
    response.end('data: {"choices": [bukan json\n\ndata: 17\n\n')
    return
  }
  response.write(chunkOf({ role: 'assistant', content: '' }))
  // for who wants to hang up meanwhile
  if (fault === 'silent' || fault === 'endless') return
  const pieces = text.match(/.{1,7}/gs) ?? []
  for (const piece of fault === 'cut' ? pieces.slice(0, 2) : pieces)
    response.write(chunkOf({ content: piece }))
  if (fault === 'cut') {
    setTimeout(() => response.destroy(), 20)
    return
  }
  response.write(chunkOf({}, 'stop'))
  response.write(
    `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [], usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 } })}\n\n`,
  )
  response.end('data: [DONE]\n\n')
}
