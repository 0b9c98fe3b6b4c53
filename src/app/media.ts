import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { keyPattern } from '../platform/files/file-store.ts'
import { problemBody } from '../shared/envelope.ts'
import { targetOf } from './front.ts'
import type { ServerParts } from './server.ts'

const types: Record<string, string> = { mp3: 'audio/mpeg', m4a: 'audio/mp4' }

/**
 * Sound of a site: `/_media/{key}` on the site itself, for its own files only. Browsers ask for parts of it, to begin
 * in the middle and to play it again.
 */
export function mountMedia(app: FastifyInstance, { files }: ServerParts): void {
  app.route<{ Params: { key: string } }>({
    method: ['GET', 'HEAD'],
    url: '/_media/:key',
    handler: async (request, reply) => {
      const target = targetOf(request.raw)
      const { key } = request.params
      const type = types[key.split('.').at(-1) ?? '']
      reply.header('x-content-type-options', 'nosniff')
      if (target.kind !== 'tenant' || !type || !keyPattern.test(key)) return missing(reply)
      const path = files.path(target.tenant.slug, key)
      const found = await stat(path).catch(() => undefined)
      return found ? send(request, reply, path, type, found.size) : missing(reply)
    },
  })
}

const missing = (reply: FastifyReply) => reply.code(404).send(problemBody('Berkas tidak ditemukan'))

function send(request: FastifyRequest, reply: FastifyReply, path: string, type: string, size: number) {
  const part = partOf(request.headers.range, size)
  reply.headers({ 'accept-ranges': 'bytes', 'cache-control': 'public, max-age=31536000, immutable' })
  if (part === 'unsatisfiable')
    return reply
      .code(416)
      .header('content-range', `bytes */${size}`)
      .send(problemBody('Bagian ini tidak ada'))
  const { start, end } = part ?? { start: 0, end: size - 1 }
  reply.headers({ 'content-type': type, 'content-length': end - start + 1 })
  if (part) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  return reply.send(request.method === 'HEAD' ? undefined : createReadStream(path, { start, end }))
}

/** One range of bytes (RFC 9110); several at once, and what is no range, get the whole. */
function partOf(range: string | undefined, size: number) {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  // "-500" are the last 500
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}
