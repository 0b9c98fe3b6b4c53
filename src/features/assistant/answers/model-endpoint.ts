import type { OpenAICompatibleProvider } from '@ai-sdk/openai-compatible'
import { createOutgoing } from '../../../platform/http/outgoing.ts'

type Model = ReturnType<OpenAICompatibleProvider>
type Message = Parameters<Model['doStream']>[0]['prompt'][number]
type StreamPart =
  Awaited<ReturnType<Model['doStream']>>['stream'] extends ReadableStream<infer Part> ? Part : never
type Usage = Extract<StreamPart, { type: 'finish' }>['usage']

/** Where a tenant's model is asked. */
export interface ModelEndpoint {
  baseUrl: string
  model: string
  key: string
  isLocalAllowed: boolean
}

export interface Prompt {
  instructions: string
  /** `picture`: JPEG, beside what is said of it */
  messages: (
    | { role: 'user'; content: string; picture?: Uint8Array }
    | { role: 'assistant'; content: string }
  )[]
}

export type ModelPart =
  | { type: 'text'; text: string }
  /** `isWhole`: the model said itself that it was done */
  | { type: 'end'; isWhole: boolean; tokens: number | undefined }

interface Asking extends Prompt {
  most: number
  signal?: AbortSignal | undefined
}

const maxBytes = 2_097_152
/** the longest words of a language; a model that says more than it was asked for comes to no end */
const charactersOfToken = 16
const firstWordMilliseconds = 15_000
const nextWordMilliseconds = 10_000
const wholeMilliseconds = 90_000

/**
 * Asks a model as the endpoint speaks it (OpenAI's chat completions). What speaks that language is loaded with the first
 * question: a house whose tenants use no model never holds it in memory. The provider's own stream is read, without what
 * the SDK puts around it for tools and steps: that was two thirds of what an open answer takes. Throws where nothing
 * sensible came.
 */
export async function* askModel(endpoint: ModelEndpoint, asking: Asking): AsyncGenerator<ModelPart> {
  const model = await modelOf(endpoint)
  const { instructions, messages, most, signal } = asking
  const patience = createPatience(signal)
  let said = 0
  try {
    const { stream } = await model.doStream({
      prompt: [{ role: 'system', content: instructions }, ...messages.map(asPrompt)],
      maxOutputTokens: most,
      temperature: 0.2,
      abortSignal: patience.signal,
    })
    for await (const part of stream) {
      patience.heard()
      if (part.type === 'error') throw part.error
      if (part.type === 'text-delta' && part.delta !== '') {
        said += part.delta.length
        if (said > most * charactersOfToken) throw new Error('The model says more than it was asked for')
        yield { type: 'text', text: part.delta }
        // what whoever reads takes its time for is not the model's
        patience.heard()
      }
      if (part.type === 'finish') {
        const isWhole = part.finishReason.unified === 'stop' || part.finishReason.unified === 'length'
        yield { type: 'end', isWhole, tokens: tokensOf(part.usage) }
      }
    }
  } finally {
    // whoever stops listening gives up the question as well
    patience.end()
  }
}

/** the same endpoint is asked by many at the same time, and what checks its answers is large */
const models = new Map<string, Model>()
const mostModels = 100

async function modelOf({ baseUrl, model, key, isLocalAllowed }: ModelEndpoint): Promise<Model> {
  const name = JSON.stringify([baseUrl, model, key, isLocalAllowed])
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const found =
    models.get(name) ??
    createOpenAICompatible({
      name: 'tenant',
      baseURL: baseUrl,
      ...(key === '' ? {} : { apiKey: key }),
      includeUsage: true,
      fetch: createOutgoing({ isLocalAllowed, maxBytes }),
    })(model)
  models.delete(name)
  models.set(name, found)
  for (const [oldest] of models) if (models.size > mostModels) models.delete(oldest)
  return found
}

/** Undefined: the endpoint does not count. */
function tokensOf({ inputTokens, outputTokens }: Usage): number | undefined {
  if (inputTokens.total === undefined && outputTokens.total === undefined) return undefined
  return (inputTokens.total ?? 0) + (outputTokens.total ?? 0)
}

/** How long a model is waited for: for its first word, for each that follows, and in all. */
function createPatience(signal: AbortSignal | undefined) {
  const given = new AbortController()
  const giveUp = () => given.abort(new Error('The model took too long'))
  const leave = () => given.abort(signal?.reason)
  let next = setTimeout(giveUp, firstWordMilliseconds)
  let isFirst = true
  const whole = setTimeout(giveUp, wholeMilliseconds)
  if (signal?.aborted) leave()
  signal?.addEventListener('abort', leave, { once: true })
  return {
    signal: given.signal,
    heard() {
      if (!isFirst) return void next.refresh()
      isFirst = false
      clearTimeout(next)
      next = setTimeout(giveUp, nextWordMilliseconds)
    },
    end() {
      clearTimeout(next)
      clearTimeout(whole)
      signal?.removeEventListener('abort', leave)
      given.abort()
    },
  }
}

const asPrompt = (message: Prompt['messages'][number]): Message => {
  const text = { type: 'text' as const, text: message.content }
  if (message.role === 'assistant') return { role: 'assistant', content: [text] }
  const { picture } = message
  return {
    role: 'user',
    content: picture
      ? [text, { type: 'file', data: { type: 'data', data: picture }, mediaType: 'image/jpeg' }]
      : [text],
  }
}
