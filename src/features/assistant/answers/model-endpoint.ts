import { createOutgoing } from '../../../platform/http/outgoing.ts'

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
 * question: a house whose tenants use no model never holds it in memory. Throws where nothing sensible came.
 */
export async function* askModel(endpoint: ModelEndpoint, asking: Asking): AsyncGenerator<ModelPart> {
  const [{ streamText }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ])
  const { baseUrl, model, key, isLocalAllowed } = endpoint
  const provider = createOpenAICompatible({
    name: 'tenant',
    baseURL: baseUrl,
    ...(key === '' ? {} : { apiKey: key }),
    includeUsage: true,
    fetch: createOutgoing({ isLocalAllowed, maxBytes }),
  })
  const { instructions, messages, most, signal } = asking
  const given = new AbortController()
  const result = streamText({
    model: provider(model),
    instructions,
    messages: messages.map(withPicture),
    maxOutputTokens: most,
    temperature: 0.2,
    maxRetries: 0,
    abortSignal: signal ? AbortSignal.any([signal, given.signal]) : given.signal,
    timeout: {
      firstChunkMs: firstWordMilliseconds,
      chunkMs: nextWordMilliseconds,
      totalMs: wholeMilliseconds,
    },
    // each comes in the stream as well, where it is thrown
    onError() {},
  })
  let hasEnded = false
  let said = 0
  try {
    for await (const part of result.stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw new Error('The model took too long, or nobody waits for it')
      if (part.type === 'text-delta' && part.text !== '') {
        said += part.text.length
        if (said > most * charactersOfToken) throw new Error('The model says more than it was asked for')
        yield { type: 'text', text: part.text }
      }
      if (part.type === 'finish') {
        hasEnded = true
        const isWhole = part.finishReason === 'stop' || part.finishReason === 'length'
        yield { type: 'end', isWhole, tokens: part.totalUsage.totalTokens }
      }
    }
  } finally {
    // whoever stops listening gives up the question as well
    if (!hasEnded) given.abort()
  }
}

const withPicture = (message: Prompt['messages'][number]) =>
  message.role === 'user' && message.picture
    ? {
        role: 'user' as const,
        content: [
          { type: 'text' as const, text: message.content },
          { type: 'file' as const, data: message.picture, mediaType: 'image/jpeg' },
        ],
      }
    : { role: message.role, content: message.content }
