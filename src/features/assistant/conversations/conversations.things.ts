import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinIds {
    conversation: string
  }

  interface Things {
    conversation: { id: string; messageId: number }
  }
}

export async function buildConversation(
  tx: Tx,
  {
    query,
    answer = '',
    at = new Date('2026-11-20T03:00:00Z'),
    ...of
  }: {
    query: string
    answer?: string
    at?: Date
    membershipId?: number
    visitor?: string
    isAnswered?: boolean
    feedback?: 'up' | 'down'
    reason?: string
  },
): Promise<{ id: string; messageId: number }> {
  const { id } = await tx.db
    .insertInto('conversations')
    .values({
      membership_id: of.membershipId ?? null,
      visitor: of.membershipId === undefined ? (of.visitor ?? 'a'.repeat(64)) : null,
      title: query,
      created_at: at,
      last_at: at,
      expires_at: new Date('2099-01-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const message = await tx.db
    .insertInto('conversation_messages')
    .values({
      conversation_id: id,
      query,
      answer,
      state: 'done',
      engine: 'extractive',
      is_answered: of.isAnswered ?? true,
      feedback: of.feedback ?? null,
      feedback_reason: of.reason ?? '',
      feedback_at: of.feedback ? at : null,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, messageId: message.id }
}

/** who has conversations by their membership; a visitor's are found by a token that the suites of the house do not bring */
const members = { only: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] } as const

export const roomThings: RoomThings = {
  async fill({ tx, secret }) {
    const { id } = await buildConversation(tx, {
      query: `Tanya ${secret}`,
      answer: `Jawab ${secret}`,
      isAnswered: false,
      feedback: 'down',
      reason: secret,
    })
    return { ids: { conversation: id } }
  },
  async things({ tx, secret, owner }) {
    const { membershipId } = owner
    const conversation = await buildConversation(tx, {
      query: `Tanya ${secret}`,
      answer: `Jawab ${secret}`,
      membershipId,
      isAnswered: false,
    })
    return { conversation }
  },
  addressing: {
    'GET /v1/conversations/{id}/messages': {
      id: by(({ conversation }) => ({ path: `/v1/conversations/${conversation.id}/messages` }), members),
    },
    'PUT /v1/conversations/{id}': {
      id: by(
        ({ conversation }) => ({
          path: `/v1/conversations/${conversation.id}`,
          body: { title: 'Nama baru' },
        }),
        members,
      ),
    },
    'DELETE /v1/conversations/{id}': {
      id: by(({ conversation }) => ({ path: `/v1/conversations/${conversation.id}` }), members),
    },
    'POST /v1/conversations/{id}/feedback': {
      id: by(
        ({ conversation }) => ({
          path: `/v1/conversations/${conversation.id}/feedback`,
          body: { messageId: conversation.messageId, verdict: 'up' },
        }),
        members,
      ),
      messageId: by(
        ({ conversation }, { own }) => ({
          path: `/v1/conversations/${own.conversation.id}/feedback`,
          body: { messageId: conversation.messageId, verdict: 'up' },
        }),
        members,
      ),
    },
  },
}
