import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'

/**
 * Run as a process of its own: a model in the chat completions of OpenAI. The model `slow` says a word every so many
 * milliseconds, for so many words; `pour` writes 1.8 MB as fast as they are taken. `GET /poured` tells how many bytes of that
 * went out.
 */
const [every = '4000', words = '20'] = process.argv.slice(2)
let poured = 0

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`

async function pour(response: ServerResponse): Promise<void> {
  const piece = chunk({ content: 'kata '.repeat(200) })
  for (let sent = 0; sent < 1_800_000 && !response.destroyed; sent += piece.length) {
    if (!response.write(piece)) await once(response, 'drain').catch(() => {})
    poured += piece.length
  }
  response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`)
}

function talk(response: ServerResponse): void {
  let left = Number(words)
  const timer = setInterval(() => {
    if (left-- > 0) return void response.write(chunk({ content: 'kata ' }))
    clearInterval(timer)
    response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`)
  }, Number(every))
  response.on('close', () => clearInterval(timer))
  response.write(chunk({ content: 'Satu ' }))
}

const server = createServer(async (request, response) => {
  response.on('error', () => {})
  if (request.url === '/poured') return response.end(String(poured))
  if (request.method !== 'POST') return response.end('ready')
  let body = ''
  for await (const part of request) body += part
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if (body.includes('"pour"')) void pour(response)
  else talk(response)
})
server.listen(Number(process.env.PORT), '127.0.0.1', 20_000)
