import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import type { KeptAnswer } from './part-cached.ts'

/**
 * A bare Fastify that sends from memory what our server has sent: the same status, headers and bytes by address.
 * Run as `node bench/bare-bytes.ts <file>`.
 */
const [, , path = ''] = process.argv
const answers: KeptAnswer[] = JSON.parse(readFileSync(path, 'utf8'))
const byUrl = new Map(
  answers.map(({ url, status, headers, body }) => [
    url,
    { status, headers, body: Buffer.from(body, 'base64') },
  ]),
)

const app = Fastify()
app.get('/ready', async () => 'ready')
app.get('/*', (request, reply) => {
  const found = byUrl.get(request.url)
  if (!found) return reply.code(404).send()
  reply.code(found.status).headers(found.headers)
  return found.status === 304 ? reply.send() : reply.send(found.body)
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
