import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'

/** An answer as its maker hands it over: complete, anonymous, the same for everybody of this tenant. */
export interface RenderedResponse {
  status: number
  /** lower-case names; content-length, etag, vary and encoding are added here */
  headers: Record<string, string>
  body: Buffer
  tags: readonly string[]
  /** names body and headers, where their maker knows a shorter way to it than to read them */
  etag?: string | undefined
  /** false: given to those who asked, never kept (errors, redirects by content) */
  keep: boolean
  /** a narrowed list or a search: of these a tenant keeps only so many */
  isBrief?: boolean | undefined
  /** a minute unless it says otherwise */
  freshSeconds?: number
  /** from then on it is wrong, and handed out no more */
  goodUntil?: Date | undefined
  /** a member may find another page at this address: whoever brings a session's cookie is looked up first */
  isForVisitors?: boolean
}

type Encoding = 'br' | 'gzip' | 'identity'

interface Ready {
  body: Buffer
  headers: string[]
}

type Plain = Pick<Ready, 'headers'> & Partial<Ready>

/** An answer ready to send in each encoding. */
export interface CacheEntry {
  tenantId: number
  status: number
  etag: string
  tags: readonly string[]
  keep: boolean
  isBrief: boolean | undefined
  isForVisitors: boolean
  /**
   * In every encoding that was made. What is kept in gzip has no plain body: it would be most of the memory, and the
   * few who want it get it unpacked (some 0.2 ms).
   */
  ready: { identity: Plain; gzip?: Ready; br?: Ready }
  notModified: string[]
  bytes: number
  /** until then it is handed out as it is */
  freshUntil: number
  /** from then on it is as if purged */
  goodUntil: number
  /** a publish has made it wrong: it is only good for when nothing better can be made */
  purged: boolean
  /** addresses that lead here without being read again */
  aliases: string[]
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** Small window: a page is small, and brotli's memory follows the window, not the page. */
const brotliWindow = 18
/** for what an entry holds beside its bodies */
const bytesBeside = 2000

/** An answer to keep is compressed well, in both ways; one that is given once, quickly and in the way all understand. */
async function compressed({
  body,
  keep,
  isBrief,
}: RenderedResponse): Promise<{ br?: Buffer; zipped: Buffer }> {
  if (!keep) return { zipped: await compressGzip(body, { level: 1 }) }
  if (isBrief) return { zipped: compact(await compressGzip(body, { level: 1 })) }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [br, zipped] = await Promise.all([compressBrotli(body, { params }), compressGzip(body, { level: 6 })])
  return { br: compact(br), zipped: compact(zipped) }
}

/** zlib answers a piece of a 16 kB buffer, all of which would be kept with it. */
function compact(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** What a 304 has to repeat (RFC 9110, 15.4.5); the browser has the others from the answer it keeps. */
const repeatedNames = ['cache-control', 'content-location', 'expires', 'vary', 'etag']

/** Names body and headers: a new policy with the old body is another answer, for a 304 does not bring the policy. */
export function etagOf({ headers, body }: Pick<RenderedResponse, 'headers' | 'body'>): string {
  const said = hash('sha1', JSON.stringify(headers), 'base64url').slice(0, 10)
  return `"${said}${hash('sha1', body, 'base64url')}"`
}

/**
 * Makes an answer ready to send, with the headers of every answer; compressed when it is to lie in memory.
 * @param before what lay there until now: most answers that are made anew are the same, and ready already
 */
export async function toCacheEntry(
  tenantId: number,
  made: RenderedResponse,
  compress: boolean,
  guards: Record<string, string>,
  before?: CacheEntry,
): Promise<Omit<CacheEntry, 'freshUntil' | 'goodUntil' | 'purged' | 'aliases'>> {
  const { body, status, tags, keep, isBrief, isForVisitors = false } = made
  const etag = made.etag ?? etagOf(made)
  if (before?.etag === etag && before.status === status && before.keep === keep && before.isBrief === isBrief)
    return { ...before, tags, isForVisitors }
  const { br = undefined, zipped = undefined } = compress ? await compressed(made) : {}
  const shared = Object.entries({ ...guards, ...made.headers, vary: 'accept, accept-encoding', etag })
  const headersFor = (encoding: Encoding, length: number) => [
    ...shared.flat(),
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    'content-length',
    String(length),
  ]
  const ready = (encoded: Buffer, encoding: Encoding): Ready => ({
    body: encoded,
    headers: headersFor(encoding, encoded.length),
  })
  const plain: Plain =
    zipped && keep ? { headers: headersFor('identity', body.length) } : ready(body, 'identity')
  const bodies = [plain.body, zipped, br]
  return {
    tenantId,
    status,
    etag,
    tags,
    keep,
    isBrief,
    isForVisitors,
    ready: {
      identity: plain,
      ...(zipped ? { gzip: ready(zipped, 'gzip') } : {}),
      ...(br ? { br: ready(br, 'br') } : {}),
    },
    notModified: shared.filter(([name]) => repeatedNames.includes(name)).flat(),
    bytes: bodies.reduce((sum, one) => sum + (one?.length ?? 0), bytesBeside),
  }
}

/** The best the browser takes of what was made. */
function bestOf({ ready }: CacheEntry, accepted: string | undefined): Plain {
  if (accepted === undefined) return ready.identity
  if (ready.br && accepted.includes('br') && !/\bbr;q=0(\.0+)?\b/.test(accepted)) return ready.br
  if (ready.gzip && accepted.includes('gzip') && !/\bgzip;q=0(\.0+)?\b/.test(accepted)) return ready.gzip
  return ready.identity
}

/** Writes an entry: 304 where the browser has it already, no body for HEAD. */
export function sendEntry(request: IncomingMessage, response: ServerResponse, entry: CacheEntry): void {
  const known = request.headers['if-none-match']
  if (known !== undefined && entry.status === 200 && matches(known, entry.etag)) {
    response.writeHead(304, entry.notModified)
    response.end()
    return
  }
  const { body, headers } = bestOf(entry, request.headers['accept-encoding'])
  response.writeHead(entry.status, headers)
  response.end(request.method === 'HEAD' ? undefined : (body ?? unpacked(entry)))
}

const unpacked = ({ ready }: CacheEntry) => ready.gzip && gunzipSync(ready.gzip.body)

function matches(known: string, etag: string): boolean {
  return (
    known === etag || known === '*' || known.split(',').some(part => part.trim().replace(/^W\//, '') === etag)
  )
}
