import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Failure } from '../../shared/failure.ts'
import type { Clock } from '../clock.ts'

/** An answer as its maker hands it over: complete, anonymous, the same for everybody of this tenant. */
export interface Made {
  status: number
  /** lower-case names; content-length, etag, vary and encoding are added here */
  headers: Record<string, string>
  body: Buffer
  tags: readonly string[]
  /** false: given to those who asked, never kept (errors, redirects by content) */
  keep: boolean
}

type Encoding = 'br' | 'gzip' | 'identity'

interface Ready {
  body: Buffer
  headers: string[]
}

/** An answer ready to send in each encoding. */
export interface Entry {
  tenantId: number
  status: number
  etag: string
  made: Made
  /** in every encoding that was made; always plain */
  ready: { identity: Ready; gzip?: Ready; br?: Ready }
  notModified: string[]
  bytes: number
  /** until then it is handed out as it is */
  freshUntil: number
  /** a publish has made it wrong: it is only good for when nothing better can be made */
  purged: boolean
}

export interface AnswerCache {
  /** the entry an address led to before; one map look-up */
  recall(tenantId: number, alias: string): Entry | undefined
  /** fresh, or made anew: once, however many ask at the same time. On failure the old one, if there is one. */
  get(tenantId: number, key: string, alias: string, make: () => Promise<Made>): Promise<Entry>
  isFresh(entry: Entry): boolean
  purge(tenantId: number, tags: readonly string[]): void
  clear(): void
  readonly bytes: number
  readonly size: number
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** badges and "open until" depend on the time, so no page is older than this without being made again */
const freshMilliseconds = 60_000
const aliasesKept = 20_000
/** longer addresses are worked out each time: strangers may send any number of them */
const longestAlias = 400

interface Options {
  maxBytes: number
  clock: Clock
}

interface Making {
  tenantId: number
  answer: Promise<Entry>
  /** purged since it began: it may have read what was there before */
  purged: Set<string> | 'all'
}

/**
 * Keeps finished answers in memory: keyed by tenant first, bounded by bytes, the longest unused goes first.
 * An expired answer is still handed out while a new one is made; a purged one only when making fails.
 */
export function createAnswerCache({ maxBytes, clock }: Options): AnswerCache {
  const entries = new Map<string, Entry>()
  const aliases = new Map<string, string>()
  const making = new Map<string, Making>()
  let bytes = 0

  const forget = (key: string) => {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  const keep = (key: string, entry: Entry) => {
    forget(key)
    if (entry.bytes > maxBytes / 4) return
    entries.set(key, entry)
    bytes += entry.bytes
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break
      forget(oldest)
    }
  }

  const remember = (alias: string, key: string) => {
    if (alias.length > longestAlias) return
    if (aliases.size >= aliasesKept) aliases.clear()
    aliases.set(alias, key)
  }

  async function makeAnew(tenantId: number, key: string, make: () => Promise<Made>): Promise<Entry> {
    const running = making.get(key)
    // who asks after a publish is not given what was begun before it
    if (running && running.purged !== 'all' && running.purged.size === 0) return running.answer
    const mine: Making = { tenantId, purged: new Set(), answer: finish(tenantId, make, maxBytes > 0, clock) }
    const isNewest = () => making.get(key) === mine
    mine.answer = mine.answer
      .then(entry => {
        const { purged } = mine
        entry.purged = purged === 'all' || entry.made.tags.some(tag => purged.has(tag))
        if (!isNewest()) return entry
        if (entry.made.keep && maxBytes > 0) keep(key, entry)
        else forget(key)
        return entry
      })
      .catch(error => {
        // what is no longer there must not be handed out again
        if (error instanceof Failure) forget(key)
        throw error
      })
      .finally(() => {
        if (isNewest()) making.delete(key)
      })
    making.set(key, mine)
    return mine.answer
  }

  const isFresh = (entry: Entry) => !entry.purged && clock.now().getTime() < entry.freshUntil

  return {
    isFresh,
    recall(tenantId, alias) {
      const key = aliases.get(`${tenantId} ${alias}`)
      if (key === undefined) return undefined
      const entry = entries.get(key)
      return entry?.tenantId === tenantId ? entry : undefined
    },
    async get(tenantId, address, alias, make) {
      const key = `${tenantId} ${address}`
      const found = entries.get(key)
      if (found && found.tenantId === tenantId) {
        // to the young end of the map: the one unused for longest is the one to go
        entries.delete(key)
        entries.set(key, found)
        remember(`${tenantId} ${alias}`, key)
        if (isFresh(found)) return found
        const anew = makeAnew(tenantId, key, make)
        if (found.purged) return anew.catch(error => oldOne(error, found))
        anew.catch(() => {})
        return found
      }
      const entry = await makeAnew(tenantId, key, make)
      if (entry.made.keep) remember(`${tenantId} ${alias}`, key)
      return entry
    },
    purge(tenantId, tags) {
      for (const entry of entries.values()) {
        if (entry.tenantId === tenantId && entry.made.tags.some(tag => tags.includes(tag)))
          entry.purged = true
      }
      for (const running of making.values()) {
        if (running.tenantId !== tenantId || running.purged === 'all') continue
        for (const tag of tags) running.purged.add(tag)
      }
    },
    clear() {
      for (const entry of entries.values()) entry.purged = true
      for (const running of making.values()) running.purged = 'all'
    },
    get bytes() {
      return bytes
    },
    get size() {
      return entries.size
    },
  }
}

/** Small window: a page is small, and brotli's memory follows the window, not the page. */
const brotliWindow = 18

/** An answer to keep is compressed well, in both ways; one that is given once, quickly and in the way all understand. */
async function compressed(
  { body, keep }: Made,
  isWanted: boolean,
): Promise<{ br?: Buffer; zipped?: Buffer }> {
  if (!isWanted) return {}
  if (!keep) return { zipped: await compressGzip(body, { level: 1 }) }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [br, zipped] = await Promise.all([compressBrotli(body, { params }), compressGzip(body, { level: 6 })])
  return { br, zipped }
}

/** A bug or an outage: better the old answer than none. A failure we expected is itself the new answer. */
function oldOne(error: unknown, found: Entry): Entry {
  if (error instanceof Failure) throw error
  return found
}

async function finish(
  tenantId: number,
  make: () => Promise<Made>,
  compress: boolean,
  clock: Clock,
): Promise<Entry> {
  const made = await make()
  const { body } = made
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  const { br, zipped } = await compressed(made, compress)
  const shared = Object.entries({ ...made.headers, vary: 'accept, accept-encoding', etag }).flat()
  const ready = (encoded: Buffer, encoding: Encoding): Ready => ({
    body: encoded,
    headers: [
      ...shared,
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      'content-length',
      String(encoded.length),
    ],
  })
  const plain = ready(body, 'identity')
  return {
    tenantId,
    status: made.status,
    etag,
    made,
    ready: {
      identity: plain,
      ...(zipped ? { gzip: ready(zipped, 'gzip') } : {}),
      ...(br ? { br: ready(br, 'br') } : {}),
    },
    notModified: shared,
    bytes: body.length + (br?.length ?? 0) + (zipped?.length ?? 0) + 2000,
    freshUntil: clock.now().getTime() + freshMilliseconds,
    purged: false,
  }
}

/** The best the browser takes of what was made. */
function bestOf({ ready }: Entry, accepted: string | undefined): Ready {
  if (accepted === undefined) return ready.identity
  if (ready.br && accepted.includes('br') && !/\bbr;q=0(\.0+)?\b/.test(accepted)) return ready.br
  if (ready.gzip && accepted.includes('gzip') && !/\bgzip;q=0(\.0+)?\b/.test(accepted)) return ready.gzip
  return ready.identity
}

/** Writes an entry: 304 where the browser has it already, no body for HEAD. */
export function sendEntry(request: IncomingMessage, response: ServerResponse, entry: Entry): void {
  const known = request.headers['if-none-match']
  if (known !== undefined && entry.status === 200 && matches(known, entry.etag)) {
    response.writeHead(304, entry.notModified)
    response.end()
    return
  }
  const { body, headers } = bestOf(entry, request.headers['accept-encoding'])
  response.writeHead(entry.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function matches(known: string, etag: string): boolean {
  return (
    known === etag || known === '*' || known.split(',').some(part => part.trim().replace(/^W\//, '') === etag)
  )
}
