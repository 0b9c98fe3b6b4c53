import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { Exchange, OpenContext } from '../../../platform/http/endpoint.ts'
import type { Log } from '../../../platform/log.ts'
import { unavailable } from '../../../shared/failure.ts'
import type { AnswerPart, Question } from '../answers/answers.ts'
import { jsonLines, streamError, uiMessages, type Wire } from './chat-wire.ts'
import type { ChatBody } from './conversations.contract.ts'
import { longestAnswer, mostOpen } from './conversations.rules.ts'
import {
  type Begun,
  beginQuestion,
  type ConversationsDeps,
  createSettling,
  type Settled,
} from './conversations.ts'

export interface ChatDeps extends ConversationsDeps {
  log: Log
  answer(question: Question): AsyncIterable<AnswerPart>
}

/** an answer that takes longer is given up */
const longest = 120_000
/** what is under way when the server ends has so long to come to an end by itself */
const lastMoments = 8000

export interface Chats {
  /** Answers a question bit by bit, and takes the response for it. */
  stream(context: OpenContext, body: ChatBody, exchange: Exchange): Promise<null>
  /** nothing new is begun, and what is under way soon ends */
  drain(): void
  /** what is still under way is given up, and kept as far as it came; also of those who have gone meanwhile */
  close(): Promise<void>
  /** answers that are being written now */
  open(): number
}

export function createChats(deps: ChatDeps): Chats {
  const settle = createSettling(deps)
  /** by whose they are: a new question puts an end to the one before */
  const running = new Map<string, AbortController>()
  /** until each is kept, whoever reads it */
  const underWay = new Set<Promise<void>>()
  let isDraining = false

  async function stream(context: OpenContext, body: ChatBody, exchange: Exchange): Promise<null> {
    if (isDraining || underWay.size >= mostOpen)
      throw unavailable('Asisten sedang sibuk. Coba sebentar lagi.', 5)
    const begun = await beginQuestion(deps, context, body)
    const stopping = new AbortController()
    running.get(begun.ownerKey)?.abort()
    running.set(begun.ownerKey, stopping)
    const answering = answerTo({ ...deps, settle }, context, { begun, body, stopping, exchange })
    underWay.add(answering)
    try {
      await answering
    } finally {
      underWay.delete(answering)
      if (running.get(begun.ownerKey) === stopping) running.delete(begun.ownerKey)
    }
    return null
  }

  function giveUp() {
    for (const stopping of running.values()) stopping.abort()
  }

  return {
    stream,
    open: () => underWay.size,
    drain() {
      isDraining = true
      setTimeout(giveUp, lastMoments).unref()
    },
    async close() {
      isDraining = true
      giveUp()
      await Promise.allSettled(underWay)
    },
  }
}

interface Answering {
  begun: Begun
  body: ChatBody
  stopping: AbortController
  exchange: Exchange
}

/** Holds no transaction while it writes: what came is kept when it is over, however it ended. */
async function answerTo(
  deps: ChatDeps & { settle: ReturnType<typeof createSettling> },
  context: OpenContext,
  { begun, body: { query, page }, stopping, exchange }: Answering,
) {
  const { tenant, viewer, request } = context
  const { messageId, history } = begun
  const wantsEvents = /\btext\/event-stream\b/.test(request.headers.accept ?? '')
  const wire = wantsEvents ? uiMessages(begun) : jsonLines(begun)
  const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(longest)])
  const response = exchange.take()
  response.on('close', () => stopping.abort())
  // who went while the question was written down is told of by no event any more
  if (response.destroyed) stopping.abort()
  const reader = viewer.member ?? null
  const parts = deps.answer({ tenant, reader, query, history, signal, page })
  const settled = await written({
    parts,
    wire,
    response,
    signal,
    log: deps.log,
    cookies: context.cookies.lines,
  })
  await deps
    .settle(tenant.id, { ...settled, messageId })
    .catch(error => deps.log.error({ err: error, tenant: tenant.slug }, 'an answer could not be kept'))
  if (!response.destroyed) response.end(settled.state === 'failed' ? wire.fail() + wire.end() : wire.end())
}

interface Writing {
  parts: AsyncIterable<AnswerPart>
  wire: Wire
  response: ServerResponse
  signal: AbortSignal
  log: Log
  cookies: readonly string[]
}

/** Writes part after part, no faster than they are taken. */
async function written({ parts, wire, response, signal, log, cookies }: Writing): Promise<Settled> {
  const settled: Growing = {
    answer: '',
    sources: [],
    cards: [],
    suggestions: [],
    state: 'stopped',
    engine: null,
    isAnswered: null,
  }
  const write = async (text: string) => {
    if (text !== '' && !response.write(text)) await once(response, 'drain', { signal })
  }
  response.writeHead(200, {
    ...wire.headers,
    'cache-control': 'no-store',
    // proxies that gather answers would make it one piece
    'x-accel-buffering': 'no',
    ...(cookies.length > 0 ? { 'set-cookie': [...cookies] } : {}),
  })
  // whoever asks knows at once that it is being answered, however long the first word takes
  response.flushHeaders()
  try {
    await write(wire.begin())
    for await (const part of parts) {
      if (signal.aborted) return settled
      note(settled, part)
      await write(wire.part(part))
    }
    return { ...settled, state: signal.aborted ? 'stopped' : 'done' }
  } catch (error) {
    if (signal.aborted) return settled
    log.error({ err: error }, streamError)
    return { ...settled, state: 'failed' }
  }
}

/** what is kept of an answer while it comes */
interface Growing extends Settled {
  sources: Settled['sources'][number][]
  cards: Settled['cards'][number][]
  suggestions: string[]
}

function note(settled: Growing, part: AnswerPart): void {
  if (part.type === 'text') settled.answer = (settled.answer + part.text).slice(0, longestAnswer)
  if (part.type === 'source') {
    const { title, url, heading } = part
    settled.sources.push({ title, url, ...(heading ? { heading } : {}) })
  }
  if (part.type === 'suggestion') settled.suggestions.push(part.text)
  if (part.type === 'card') {
    const { type, ...card } = part
    settled.cards.push(card)
  }
  if (part.type === 'done') {
    settled.engine = part.engine
    settled.isAnswered = part.answered
  }
}
