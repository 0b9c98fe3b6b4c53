import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { OpenFile } from '../../../platform/files/place.ts'
import { rangeOf } from '../../../platform/http/byte-range.ts'
import type { OpenContext } from '../../../platform/http/endpoint.ts'
import { notFound } from '../../../shared/failure.ts'
import { endingOf, kindOfPrivate } from '../../../shared/media.ts'

interface SentFile {
  /** undefined: a row names it, and it is not there */
  found: OpenFile | undefined
  /** as it lies there: its ending says what it is by now */
  key: string
  /** as whoever sent it called it */
  name: string
  mime: string
}

/** Sends a private file, or the part that a player asks for. Nothing in it runs, and nobody between keeps it. */
export async function sendPrivateFile(
  { request }: Pick<OpenContext, 'request'>,
  file: SentFile,
  take: () => ServerResponse,
): Promise<void> {
  const { found } = file
  if (!found) throw notFound('Berkas')
  const range = rangeOf(request.headers.range, found.bytes)
  const isShown = kindOfPrivate(file.key) !== 'file'
  const fixed = {
    'content-type': file.mime,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
    'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(calledLike(file))}`,
  }
  if (range === 'none') {
    const response = take()
    response.writeHead(416, { ...fixed, 'content-range': `bytes */${found.bytes}`, 'content-length': '0' })
    response.end()
    return
  }
  const { start, end } = range === 'all' ? { start: 0, end: Math.max(0, found.bytes - 1) } : range
  // before anything is promised: a bucket that is away is still said in words
  const sent = await found.stream({ start, end })
  const response = take()
  response.writeHead(range === 'all' ? 200 : 206, {
    ...fixed,
    ...(range === 'all' ? {} : { 'content-range': `bytes ${start}-${end}/${found.bytes}` }),
    'content-length': String(found.bytes === 0 ? 0 : end - start + 1),
  })
  // somebody who goes away is no fault of ours
  await pipeline(sent, response).catch(() => response.destroy())
}

/** by its own name, with the ending of what was made of it */
function calledLike({ name, key }: Pick<SentFile, 'name' | 'key'>): string {
  const ending = endingOf(key)
  return endingOf(name) === ending ? name : `${name.replace(/\.[a-z0-9]{1,5}$/i, '')}.${ending}`
}
