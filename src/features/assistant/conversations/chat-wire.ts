import type { AnswerPart } from '../answers/answers.ts'

/** specification section 8 */
export const streamError = 'Response stream error'

export interface Names {
  conversationId: string
  messageId: number
}

/** How an answer is written down while it comes. Each method answers what is to be sent. */
export interface Wire {
  headers: Readonly<Record<string, string>>
  begin(): string
  part(part: AnswerPart): string
  fail(): string
  end(): string
}

/** JSON lines of specification section 7: all have message_id, id and text, some say more. */
export function jsonLines({ conversationId, messageId }: Names): Wire {
  const line = (text: string, more: object = {}) =>
    `${JSON.stringify({ message_id: messageId, id: conversationId, text, ...more })}\n`
  let sources = 0
  return {
    headers: { 'content-type': 'application/x-ndjson; charset=utf-8' },
    begin: () => '',
    part(part) {
      if (part.type === 'text') return line(part.text)
      if (part.type === 'source') {
        const { title, url, heading } = part
        return line('', { source: { number: ++sources, title, url, ...(heading ? { heading } : {}) } })
      }
      if (part.type === 'suggestion') return line('', { suggestion: part.text })
      const { type, ...said } = part
      return type === 'done' ? line('', { done: true, ...said }) : line('', { card: said })
    },
    fail: () => line('', { error: streamError }),
    end: () => '',
  }
}

/** The same as the UI-message stream of the AI SDK, for clients that read that (version 1 of the protocol). */
export function uiMessages({ conversationId, messageId }: Names): Wire {
  const event = (chunk: object) => `data: ${JSON.stringify(chunk)}\n\n`
  const id = String(messageId)
  let sources = 0
  let isText = false
  const text = (begins: boolean) => {
    if (isText === begins) return ''
    isText = begins
    return event({ type: begins ? 'text-start' : 'text-end', id })
  }
  return {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'x-vercel-ai-ui-message-stream': 'v1',
    },
    begin: () =>
      event({ type: 'start', messageId: id }) +
      event({ type: 'data-conversation', data: { id: conversationId } }),
    part(part) {
      if (part.type === 'text') return text(true) + event({ type: 'text-delta', id, delta: part.text })
      const before = text(false)
      if (part.type === 'source') {
        const title = part.heading ? `${part.title}: ${part.heading}` : part.title
        return before + event({ type: 'source-url', sourceId: String(++sources), url: part.url, title })
      }
      const { type, ...data } = part
      return before + event({ type: type === 'done' ? 'data-answer' : `data-${type}`, data })
    },
    fail: () => text(false) + event({ type: 'error', errorText: streamError }),
    end: () => `${text(false)}${event({ type: 'finish' })}data: [DONE]\n\n`,
  }
}
