import { pageJson } from '../../../platform/db/page-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Paged } from '../../../shared/envelope.ts'
import type { Json } from '../../../shared/json.ts'
import type { Card, ConversationItem, MessageItem, MessagesQuery, Source } from './conversations.contract.ts'

/** Whose conversations: a member's, or a visitor's by the hash of what the browser holds. One of both is there. */
export interface Owner {
  membershipId: number | undefined
  visitor: string | undefined
}

const ofOwner =
  '(c.membership_id = :membershipId?::int or (:membershipId?::int is null and c.visitor = :visitor?::text))'

const own = statement(
  'conversations.own',
  `select c.id, c.title from conversations c where c.id = :id::uuid and ${ofOwner}`,
)
export const findOwn = (tx: Tx, id: string, owner: Owner) => tx.find(own, { id, ...owner })

const mine = statement(
  'conversations.mine',
  `select json_build_object('items', coalesce(json_agg(json_build_object('id', l.id, 'title', l.title, 'last_at', l.last_at)
      order by l.last_at desc), '[]')) as data
    from (select c.id, c.title, c.last_at from conversations c where ${ofOwner} order by c.last_at desc limit 100) l`,
)
export const listOwn = (tx: Tx, owner: Owner): Promise<Json<{ items: ConversationItem[] }>> =>
  tx.json(mine, { ...owner })

interface Asked {
  query: string
  title: string
  at: Date
  expiresAt: Date
}

const begin = statement(
  'conversations.begin',
  `with begun as (
    insert into conversations (membership_id, visitor, title, created_at, last_at, expires_at)
    values (:membershipId?::int, :visitor?::text, :title, :at, :at, :expiresAt) returning id
  )
  insert into conversation_messages (conversation_id, query, created_at) select id, :query, :at from begun
  returning id, conversation_id as "conversationId"`,
)
/** A conversation with its first question. */
export async function beginConversation(
  tx: Tx,
  { membershipId, visitor }: Owner,
  asked: Asked,
): Promise<{ conversationId: string; messageId: number }> {
  const owner = membershipId === undefined ? { visitor } : { membershipId }
  const row = await tx.find(begin, { membershipId: undefined, visitor: undefined, ...owner, ...asked })
  if (!row) throw new Error('The question was not written down')
  return { conversationId: row.conversationId, messageId: row.id }
}

export async function prolong(tx: Tx, id: string, { at, expiresAt }: Pick<Asked, 'at' | 'expiresAt'>) {
  await tx.db
    .updateTable('conversations')
    .set({ last_at: at, expires_at: expiresAt })
    .where('id', '=', id)
    .execute()
}

export async function insertMessage(
  tx: Tx,
  conversationId: string,
  { query, at }: Pick<Asked, 'query' | 'at'>,
): Promise<number> {
  const { id } = await tx.db
    .insertInto('conversation_messages')
    .values({ conversation_id: conversationId, query, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const remembered = statement(
  'conversations.remembered',
  `select l.query, l.answer, l.source from (select m.id, m.query, left(m.answer, 4000) as "answer!",
        case when m.is_answered then m.sources -> 0 ->> 'url' end as source from conversation_messages m
      where m.conversation_id = :id::uuid and m.answer <> '' order by m.id desc limit :limit) l (id, query, answer, source) order by l.id`,
)
export const listRemembered = (tx: Tx, id: string, limit: number) => tx.rows(remembered, { id, limit })

export interface Settled {
  answer: string
  sources: readonly Source[]
  cards: readonly Card[]
  suggestions: readonly string[]
  state: 'done' | 'stopped' | 'failed'
  engine: 'extractive' | 'model' | null
  isAnswered: boolean | null
}

const settle = statement(
  'conversations.settle',
  `update conversation_messages m set answer = s.answer, sources = s.sources::jsonb, cards = s.cards::jsonb,
    suggestions = s.suggestions::jsonb, state = s.state,
    engine = nullif(s.engine, ''), is_answered = nullif(s.answered, '')::boolean
  from unnest(:ids::int[], :answers::text[], :sources::text[], :cards::text[], :suggestions::text[], :states::text[],
    :engines::text[], :answered::text[]) s (id, answer, sources, cards, suggestions, state, engine, answered)
  where m.id = s.id`,
)
/** Those whose conversation is gone meanwhile are written nowhere, and nobody misses them. */
export async function settleMessages(
  tx: Tx,
  settled: readonly (Settled & { messageId: number })[],
): Promise<void> {
  await tx.rows(settle, {
    ids: settled.map(({ messageId }) => messageId),
    answers: settled.map(({ answer }) => answer),
    sources: settled.map(({ sources }) => JSON.stringify(sources)),
    cards: settled.map(({ cards }) => JSON.stringify(cards)),
    suggestions: settled.map(({ suggestions }) => JSON.stringify(suggestions)),
    states: settled.map(({ state }) => state),
    engines: settled.map(({ engine }) => engine ?? ''),
    answered: settled.map(({ isAnswered }) => (isAnswered === null ? '' : String(isAnswered))),
  })
}

const messages = statement(
  'conversations.messages',
  `select ${pageJson(`select m.id, m.query, json_build_object('value', m.answer, 'sources', m.sources, 'cards', m.cards,
      'suggestions', m.suggestions, 'engine', m.engine, 'state', m.state, 'answered', m.is_answered) as response, m.feedback, m.created_at from conversation_messages m
      where m.conversation_id = :id::uuid order by m.id limit :limit offset :offset`)} as data
    from (select count(*)::int as total from conversation_messages m where m.conversation_id = :id::uuid) counted`,
)
export const listMessages = (
  tx: Tx,
  id: string,
  { page, perPage }: MessagesQuery,
): Promise<Json<Paged<MessageItem>>> =>
  tx.json(messages, { id, limit: perPage, offset: (page - 1) * perPage })

export async function rename(tx: Tx, id: string, title: string): Promise<void> {
  await tx.db.updateTable('conversations').set({ title }).where('id', '=', id).execute()
}

export async function remove(tx: Tx, id: string): Promise<void> {
  await tx.db.deleteFrom('conversations').where('id', '=', id).execute()
}

/** false: no such message in this conversation */
export async function rate(
  tx: Tx,
  {
    id,
    messageId,
    verdict,
    reason,
    at,
  }: {
    id: string
    messageId: number
    verdict: 'up' | 'down' | null
    reason: string
    at: Date
  },
): Promise<boolean> {
  const row = await tx.db
    .updateTable('conversation_messages')
    .set({
      feedback: verdict,
      feedback_reason: verdict === 'down' ? reason : '',
      feedback_at: verdict === null ? null : at,
    })
    .where('id', '=', messageId)
    .where('conversation_id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
