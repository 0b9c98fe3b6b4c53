import { z } from 'zod'
import { pagedOf } from '../../../platform/http/paged.ts'
import { pageNumber, pageSize, plainText, positiveId } from '../../../platform/http/query.ts'
import { longestQuery } from './conversations.rules.ts'

/** What somebody asks (specification section 7). Stock clients send the id of a conversation as null before there is one. */
export const chatBody = z.strictObject({
  workspace_id: positiveId,
  query: plainText(longestQuery).trim().min(1, 'Tuliskan pertanyaan Anda'),
  conversation_id: z.uuid('Percakapan tidak dikenal').nullish(),
  /** the path of the page it is asked beside: in a lesson a tutor answers. Not of the specification; stock clients leave it out. */
  page: plainText(600).optional(),
})
export type ChatBody = z.output<typeof chatBody>

export const conversationId = z.object({ id: z.uuid('Percakapan tidak dikenal') })

export const messagesQuery = z.object({ page: pageNumber, perPage: pageSize(20) })
export type MessagesQuery = z.output<typeof messagesQuery>

const source = z.object({ title: z.string(), url: z.string(), heading: z.string().optional() })
export type Source = z.output<typeof source>

/** What an answer shows beside its words: records of whoever asks, or where somebody is found. */
const card = z.object({
  kind: z.string(),
  title: z.string(),
  items: z.array(z.object({ title: z.string(), text: z.string(), href: z.string() })),
  action: z.object({ label: z.string(), href: z.string() }).optional(),
})
export type Card = z.output<typeof card>

export const verdicts = ['up', 'down'] as const
const states = ['running', 'done', 'stopped', 'failed'] as const

/** A question and its answer, as the history has them (specification section 3: query, response.value). */
export const messageItem = z.object({
  id: z.int(),
  query: z.string(),
  response: z.object({
    value: z.string(),
    sources: z.array(source),
    cards: z.array(card),
    /** what may be asked next */
    suggestions: z.array(z.string()),
    engine: z.enum(['extractive', 'model']).nullable(),
    state: z.enum(states),
    /** false: nothing was found that says it, and the sources are what lies nearest; null while it is not known */
    answered: z.boolean().nullable(),
  }),
  feedback: z.enum(verdicts).nullable(),
  created_at: z.string(),
})
export type MessageItem = z.output<typeof messageItem>
export const messageList = pagedOf(messageItem)

export const conversationItem = z.object({ id: z.string(), title: z.string(), last_at: z.string() })
export type ConversationItem = z.output<typeof conversationItem>
/** the newest hundred */
export const conversationList = z.object({ items: z.array(conversationItem) })

export const renaming = z.strictObject({
  title: plainText(120).trim().min(1, 'Wajib diisi').meta({ label: 'Nama percakapan' }),
})
export const named = z.object({ id: z.string(), title: z.string() })

export const feedbackBody = z.strictObject({
  messageId: positiveId,
  /** null takes it back */
  verdict: z.enum(verdicts).nullable(),
  reason: plainText(500).trim().default(''),
})
export type Feedback = z.output<typeof feedbackBody>
export const feedbackAnswer = z.object({ id: z.int(), verdict: z.enum(verdicts).nullable() })
