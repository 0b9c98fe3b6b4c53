import { pipeline } from 'node:stream/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { keyPattern } from '../../platform/files/file-store.ts'
import { rangeOf } from '../../platform/http/byte-range.ts'
import { problemBody } from '../../shared/envelope.ts'
import { targetOf } from './front.ts'

/** Sounds and films, by the ending of their key. Pictures go another way: they are made in widths. */
const mediaTypes: Record<string, string> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
  pdf: 'application/pdf',
}

const fixed = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'accept-ranges': 'bytes',
  'cache-control': 'public, max-age=31536000, immutable',
}

interface Asked {
  Params: { tenant: string; key: string }
}

interface MediaParts {
  files: FileStore
  config: Pick<Config, 'FILES_DIRECT'>
}

/** how long an address of the bucket holds: as long as the longest film that is watched without a pause, seconds */
const directSeconds = 3600

/**
 * `/{tenant}/media/{key}` of the files host. Players ask for parts and podcast apps by HEAD first, so both are
 * answered; a key never changes its content and is its own ETag.
 */
export function mountMedia(app: FastifyInstance, parts: MediaParts): void {
  app.route<Asked>({
    method: ['GET', 'HEAD'],
    url: '/:tenant/media/:key',
    handler: (request, reply) =>
      targetOf(request.raw).kind === 'files'
        ? answer(parts, request, reply, request.params)
        : reply.callNotFound(),
  })
  // a site's own sounds under every host it has, for what is stored as an address: the radio
  app.route<Asked>({
    method: ['GET', 'HEAD'],
    url: '/_media/:key',
    handler: (request, reply) => {
      const target = targetOf(request.raw)
      return target.kind === 'tenant'
        ? answer(parts, request, reply, { tenant: target.tenant.slug, key: request.params.key })
        : reply.callNotFound()
    },
  })
}

async function answer(
  { files, config }: MediaParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { tenant, key }: Asked['Params'],
) {
  const type = mediaTypes[key.split('.').at(-1) ?? '']
  const isAddress = type !== undefined && keyPattern.test(key) && /^[a-z0-9-]{1,63}$/.test(tenant)
  const found = isAddress ? await files.open(tenant, key) : undefined
  if (type === undefined || !found)
    return reply.headers(fixed).header('cache-control', 'no-store').code(404).send(missing)
  const etag = `"${key.split('.', 1)[0]}"`
  const headers = {
    ...fixed,
    ...(type === mediaTypes.pdf ? { 'content-disposition': 'attachment' } : {}),
    'content-type': type,
    etag,
    'last-modified': found.changedAt.toUTCString(),
  }
  if (config.FILES_DIRECT && found.address)
    return write(reply, 302, {
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': `private, max-age=${directSeconds / 2}`,
      location: await found.address(directSeconds),
    })
  if (request.headers['if-none-match'] === etag) return write(reply, 304, headers)
  const range = rangeOf(wantedRange(request, etag, found.changedAt), found.bytes)
  if (range === 'none')
    return write(reply, 416, { ...headers, 'content-range': `bytes */${found.bytes}`, 'content-length': '0' })
  const { start, end } = range === 'all' ? { start: 0, end: found.bytes - 1 } : range
  const part: Record<string, string> =
    range === 'all' ? {} : { 'content-range': `bytes ${start}-${end}/${found.bytes}` }
  const full = { ...headers, ...part, 'content-length': String(end - start + 1) }
  const status = range === 'all' ? 200 : 206
  if (request.method === 'HEAD' || found.bytes === 0) return write(reply, status, full)
  // before anything is promised: a bucket that is away is still said in words
  const sent = await found.stream({ start, end })
  reply.hijack()
  reply.raw.writeHead(status, full)
  // a listener who goes away is no fault of ours
  await pipeline(sent, reply.raw).catch(() => reply.raw.destroy())
  return undefined
}

const missing = problemBody('Berkas tidak ditemukan')

/** With If-Range a part is wanted only of the file that the asker knows (RFC 9110, 13.1.5). */
function wantedRange({ headers, method }: FastifyRequest, etag: string, changed: Date): string | undefined {
  if (method === 'HEAD') return undefined
  const condition = headers['if-range']
  if (condition === undefined || condition === etag) return headers.range
  return condition === changed.toUTCString() ? headers.range : undefined
}

function write(reply: FastifyReply, status: number, headers: Record<string, string>): undefined {
  reply.hijack()
  reply.raw.writeHead(status, headers)
  reply.raw.end()
  return undefined
}
