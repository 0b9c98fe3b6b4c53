import { ask } from '../../ui/calls/ask.ts'
import { keepToken, keptToken } from './memory.ts'

/** specification section 8 */
const streamError = 'Response stream error'

/** What the server refused, in its own words. */
export class Refused extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

async function refusalOf(response: Response): Promise<Refused> {
  const body: unknown = await response.json().catch(() => undefined)
  const message = typeof body === 'object' && body !== null ? Reflect.get(body, 'message') : undefined
  const words = typeof message === 'string' ? message : 'Asisten tidak dapat dihubungi.'
  const wait = Number(response.headers.get('retry-after'))
  return new Refused(response.status, wait > 0 ? `${words} Coba lagi dalam ${wait} detik.` : words)
}

async function tokenForChat(): Promise<string> {
  const kept = keptToken()
  if (kept) return kept
  const headers = { 'content-type': 'application/json' }
  const response = await ask('/v1/identity/login', { method: 'POST', headers, body: '{}' })
  if (!response.ok) throw await refusalOf(response)
  const { data }: { data: { token: string } } = await response.json()
  keepToken(data.token)
  return data.token
}

/** A call of the chat, with its token; one that is over is changed for a new one, once. */
async function askAsChatter(path: string, init: RequestInit = {}, isSecond = false): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('authorization', `Bearer ${await tokenForChat()}`)
  if (init.body) headers.set('content-type', 'application/json')
  const response = await ask(path, { ...init, headers })
  if (response.status === 401 && !isSecond) {
    keepToken(null)
    return askAsChatter(path, init, true)
  }
  if (!response.ok) throw await refusalOf(response)
  return response
}

export interface Source {
  title: string
  url: string
  heading?: string
}

export interface Card {
  title: string
  items: { title: string; text: string; href: string }[]
  action?: { label: string; href: string }
}

/** A line of the stream (specification section 3), and what ours say besides. */
export interface Line {
  message_id?: number
  id?: string
  text?: string
  source?: Source
  suggestion?: string
  card?: Card
  error?: string
  done?: boolean
  engine?: 'extractive' | 'model'
  answered?: boolean
}

interface Question {
  workspaceId: number
  query: string
  conversationId?: string | undefined
  /** where it is asked, so that a tutor knows the lesson */
  page?: string
  signal: AbortSignal
}

/** Asks, and hands on line after line as they come; what is left in the buffer at the end is a line as well. */
export async function streamAnswer(question: Question, take: (line: Line) => void): Promise<void> {
  const { workspaceId, query, conversationId, page, signal } = question
  const response = await askAsChatter('/v2/chat', {
    method: 'POST',
    body: JSON.stringify({
      workspace_id: workspaceId,
      query,
      ...(conversationId ? { conversation_id: conversationId } : {}),
      ...(page ? { page } : {}),
    }),
    signal,
  })
  if (!response.body) throw new Error(streamError)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let buffered = ''
  for (;;) {
    const { done, value = '' } = await reader.read()
    const lines = (buffered + value).split('\n')
    buffered = done ? '' : (lines.pop() ?? '')
    for (const line of lines) if (line.trim() !== '') take(JSON.parse(line))
    if (done) return
  }
}

export interface Welcome {
  workspaceId: number
  isOn: boolean
  title: string
  greeting: string
  suggestions: string[]
}

export async function readWelcome(): Promise<Welcome> {
  const response = await ask('/v1/assistant', { headers: { accept: 'application/json' } })
  if (!response.ok) throw await refusalOf(response)
  const { data }: { data: Welcome } = await response.json()
  return data
}

export interface LessonWelcome {
  isThere: boolean
  title: string
  isSilent: boolean
  suggestions: string[]
}

export async function readLesson(page: string): Promise<LessonWelcome> {
  const response = await ask(`/v1/assistant/lesson?${new URLSearchParams({ path: page })}`)
  if (!response.ok) throw await refusalOf(response)
  const { data }: { data: LessonWelcome } = await response.json()
  return data
}

export interface OldMessage {
  id: number
  query: string
  response: {
    value: string
    sources: Source[]
    cards: Card[]
    suggestions: string[]
    engine: 'extractive' | 'model' | null
    answered: boolean | null
  }
  feedback: 'up' | 'down' | null
}

const pathOf = (id: string) => `/v1/conversations/${encodeURIComponent(id)}`

export async function readMessages(id: string): Promise<OldMessage[]> {
  const response = await askAsChatter(`${pathOf(id)}/messages?perPage=100`)
  const { data }: { data: { items: OldMessage[] } } = await response.json()
  return data.items
}

export async function readConversations(): Promise<{ id: string; title: string; last_at: string }[]> {
  const response = await askAsChatter('/v1/conversations')
  const { data }: { data: { items: { id: string; title: string; last_at: string }[] } } =
    await response.json()
  return data.items
}

export const rename = (id: string, title: string) =>
  askAsChatter(pathOf(id), { method: 'PUT', body: JSON.stringify({ title }) })

/** `keepalive`: also while the page goes away */
export const remove = (id: string) => askAsChatter(pathOf(id), { method: 'DELETE', keepalive: true })

export const rate = (id: string, messageId: number, verdict: 'up' | 'down' | null, reason = '') =>
  askAsChatter(`${pathOf(id)}/feedback`, {
    method: 'POST',
    body: JSON.stringify({ messageId, verdict, reason }),
  })
