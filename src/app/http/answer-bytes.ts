import type { RenderedResponse } from '../../platform/cache/answer-cache.ts'
import { etagOf } from '../../platform/cache/entry.ts'
import { Download, type Endpoint, JsonText } from '../../platform/http/endpoint.ts'
import type { KeptJson } from '../../shared/json.ts'

const jsonType = 'application/json; charset=utf-8'
/** Without `stale-while-revalidate`: browsers heed it for calls, and would show what was published ten minutes late. */
const publicCaching = (seconds = 60) => `public, max-age=0, s-maxage=${seconds}`

type Contract = Exclude<Endpoint, { scope: 'process' }>['contract']

/** What a room answered to a call, as it is sent: a file by itself, all else in its envelope. */
export function answerOf(contract: Contract, data: unknown): RenderedResponse {
  if (data instanceof Download) return downloadAnswer(data)
  if (!(data instanceof JsonText)) return enveloped(contract, JSON.stringify(data))
  const { text, message = contract.message } = data
  if (typeof text === 'string') return enveloped(contract, text, message)
  const before = answersOfKept.get(text)
  if (before?.contract === contract && before.message === message) return before.answer
  const answer = enveloped(contract, text.bytes, message)
  answersOfKept.set(text, { contract, message, answer: { ...answer, etag: etagOf(answer) } })
  return answer
}

/** Answers by the JSON they hold: who asks for the same list again is given the same bytes, and nobody reads them to name them. */
const answersOfKept = new WeakMap<
  KeptJson<unknown>,
  { contract: Contract; message: string; answer: RenderedResponse }
>()

/** An answer's data in its envelope. */
function enveloped(
  { status = 200, tags, freshSeconds, message: usual }: Contract,
  data: string | Buffer,
  message = usual,
): RenderedResponse {
  const head = `{"status":true,"message":${JSON.stringify(message)},"data":`
  return {
    status,
    headers: {
      'content-type': jsonType,
      'cache-control': tags ? publicCaching(freshSeconds) : 'no-store',
    },
    body:
      typeof data === 'string'
        ? Buffer.from(`${head}${data}}`)
        : Buffer.concat([Buffer.from(head), data, Buffer.from('}')]),
    tags: tags ?? [],
    keep: tags !== undefined,
    freshSeconds,
  }
}

/** A browser that sent a plain form goes on to a page. */
export const leadOn = (location: string): RenderedResponse => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store' },
  body: Buffer.alloc(0),
  tags: [],
  keep: false,
})

function downloadAnswer({ name, type, body }: Download): RenderedResponse {
  return {
    status: 200,
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
    body: typeof body === 'string' ? Buffer.from(body) : body,
    tags: [],
    keep: false,
  }
}
