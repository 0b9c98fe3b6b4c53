import { assistantOf } from '../../src/features/assistant/conversations/conversations.ts'
import type { Tx } from '../../src/platform/db/transaction.ts'
import { after } from './days.ts'
import type { DemoAsked } from './forms.types.ts'

interface Seeding {
  tx: Tx
  now: Date
}

/** a visitor whom nobody knows: what its browser held is nowhere */
const visitor = (index: number) => index.toString(16).padStart(64, '0')

/** What the site has answered itself, and what visitors have asked of its assistant lately. */
export async function writeAssistant({ tx, now }: Seeding, { faqs, questions }: DemoAsked): Promise<void> {
  for (const [index, faq] of faqs.entries()) {
    const at = after(now, -20 + index)
    await tx.db
      .insertInto('faq_entries')
      .values({ ...faq, created_at: at, updated_at: at })
      .execute()
  }
  const days = assistantOf({ values: {} }).retentionDays
  for (const [index, { query, answer = '', daysAgo, feedback, reason = '' }] of questions.entries()) {
    const at = after(now, -daysAgo)
    const { id } = await tx.db
      .insertInto('conversations')
      .values({
        visitor: visitor(index),
        title: query,
        created_at: at,
        last_at: at,
        expires_at: after(now, days - daysAgo),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.db
      .insertInto('conversation_messages')
      .values({
        conversation_id: id,
        query,
        answer: answer || 'Saya belum menemukan jawabannya di materi dan halaman situs ini.',
        engine: 'extractive',
        state: 'done',
        is_answered: answer !== '',
        created_at: at,
        ...(feedback ? { feedback, feedback_reason: reason, feedback_at: at } : {}),
      })
      .execute()
  }
}
