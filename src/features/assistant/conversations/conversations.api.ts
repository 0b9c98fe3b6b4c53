import { z } from 'zod'
import { type Endpoint, endpoint, JsonText, openEndpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import type { Chats } from './chat.ts'
import * as contract from './conversations.contract.ts'
import { networkLimit } from './conversations.rules.ts'
import {
  type ConversationsDeps,
  listConversations,
  listMessages,
  rateAnswer,
  removeConversation,
  renameConversation,
} from './conversations.ts'

const common = { tag: 'Asisten', access: permissions.askAssistant, limit: networkLimit } as const
const one = { ...common, parameters: contract.conversationId } as const

/** The chat and its history (specification section 7). */
export const conversationsApi = (deps: ConversationsDeps, chats: Chats): Endpoint[] => [
  openEndpoint(
    {
      ...common,
      method: 'POST',
      path: '/v2/chat',
      summary:
        'Bertanya kepada asisten. Jawabannya mengalir sebagai baris JSON {message_id, id, text}; dengan Accept: text/event-stream sebagai UI-message stream AI SDK',
      message: 'Selesai',
      body: contract.chatBody,
      data: z.null(),
    },
    (context, { body }, exchange) => chats.stream(context, body, exchange),
  ),
  endpoint(
    {
      ...common,
      method: 'GET',
      path: '/v1/conversations',
      summary: 'Percakapan sendiri, yang terbaru lebih dulu',
      message: 'Berhasil mengambil percakapan',
      data: contract.conversationList,
    },
    async context => new JsonText(await listConversations(deps, context)),
  ),
  endpoint(
    {
      ...one,
      method: 'GET',
      path: '/v1/conversations/{id}/messages',
      summary: 'Isi percakapan sendiri, dari yang pertama',
      message: 'Berhasil mengambil isi percakapan',
      query: contract.messagesQuery,
      data: contract.messageList,
    },
    async (context, { parameters, query }) =>
      new JsonText(await listMessages(deps, context, parameters.id, query)),
  ),
  endpoint(
    {
      ...one,
      method: 'PUT',
      path: '/v1/conversations/{id}',
      summary: 'Mengganti nama percakapan',
      message: 'Nama percakapan diganti',
      body: contract.renaming,
      data: contract.named,
    },
    (context, { parameters, body }) => renameConversation(deps, context, parameters.id, body.title),
  ),
  endpoint(
    {
      ...one,
      method: 'DELETE',
      path: '/v1/conversations/{id}',
      summary: 'Menghapus percakapan',
      message: 'Percakapan dihapus',
      data: contract.conversationId,
    },
    (context, { parameters }) => removeConversation(deps, context, parameters.id),
  ),
  endpoint(
    {
      ...one,
      method: 'POST',
      path: '/v1/conversations/{id}/feedback',
      summary: 'Menilai sebuah jawaban',
      message: 'Terima kasih atas penilaiannya',
      body: contract.feedbackBody,
      data: contract.feedbackAnswer,
    },
    (context, { parameters, body }) => rateAnswer(deps, context, parameters.id, body),
  ),
]
