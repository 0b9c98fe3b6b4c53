import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { gathered } from '../../../platform/gathered.ts'
import type { CallContext, OpenContext } from '../../../platform/http/endpoint.ts'
import type { Buckets } from '../../../platform/limits/buckets.ts'
import { forbidden, notFound, TenantMismatch, unauthorized } from '../../../shared/failure.ts'
import { type ChatTokens, isChatToken } from '../../identity/tokens/tokens.ts'
import { assistantOf, whyNotAsk } from './assistant-setting.contract.ts'
import type { ChatBody, Feedback, MessagesQuery } from './conversations.contract.ts'
import { personLimit, rememberedQuestions, tenantLimit, titleOf } from './conversations.rules.ts'
import * as store from './conversations.store.ts'

/** What was asked here, as the office reads it: questions and answers, and never who asked. */
export {
  countSince,
  findUnanswered,
  listRated,
  listUnanswered,
  reckonExpiry,
  settleSame,
} from './asked.store.ts'
export {
  type AssistantSetting,
  assistantOf,
  assistantSetting,
  whyNotAsk,
} from './assistant-setting.contract.ts'
export { retentionDays, usualKinds } from './conversations.rules.ts'
export type { Settled } from './conversations.store.ts'

export interface ConversationsDeps {
  clock: Clock
  database: Pick<Database, 'withTenant'>
  buckets: Buckets
  chatTokens: ChatTokens
}

type Asker = Pick<OpenContext, 'tenant' | 'viewer' | 'request'>

/** Whose conversations are meant: the member's who is signed in, else those of the visitor whom the chat's token names. */
export function ownerOf({ chatTokens }: Pick<ConversationsDeps, 'chatTokens'>, asker: Asker): store.Owner {
  const { viewer, request, tenant } = asker
  if (viewer.member) return { membershipId: viewer.member.membershipId, visitor: undefined }
  if (!isChatToken(request.bearer)) throw unauthorized('Sertakan token obrolan')
  const visitor = chatTokens.visitorOf(request.bearer, tenant.id)
  if (visitor === undefined) throw unauthorized('Token obrolan tidak berlaku')
  return { membershipId: undefined, visitor }
}

const refusals = {
  off: () => forbidden('Asisten sedang dimatikan di situs ini'),
  visitor: () => unauthorized('Masuk dulu untuk bertanya kepada asisten'),
  kind: () => forbidden('Asisten di situs ini tidak dibuka untuk peran Anda'),
} as const

/** A question that may be asked: written down, with what was said before it. */
export interface Begun {
  conversationId: string
  messageId: number
  /** `source`: what an answer was about */
  history: { query: string; answer: string; source?: string | null }[]
  /** one answer at a time is written for each */
  ownerKey: string
}

/** Looks whether somebody may ask, and writes the question down. The answer is not begun yet, and no transaction is left open. */
export async function beginQuestion(
  deps: ConversationsDeps,
  context: OpenContext,
  { workspace_id, query, conversation_id }: ChatBody,
): Promise<Begun> {
  const { tenant, viewer, clock } = context
  if (workspace_id !== tenant.id) throw new TenantMismatch()
  const setting = assistantOf(tenant)
  const why = whyNotAsk(setting, viewer.member)
  if (why !== undefined) throw refusals[why]()
  const owner = ownerOf(deps, context)
  const ownerKey = `${tenant.id} ${owner.membershipId ?? owner.visitor}`
  deps.buckets.take(`chat of ${ownerKey}`, personLimit)
  deps.buckets.take(`chat at ${tenant.id}`, tenantLimit)
  const at = clock.now()
  const expiresAt = new Date(at.getTime() + setting.retentionDays * 86_400_000)
  return deps.database.withTenant(tenant.id, async tx => {
    const found = conversation_id ? await store.findOwn(tx, conversation_id, owner) : undefined
    if (conversation_id && !found) throw notFound('Percakapan')
    if (!found) {
      const asked = { query, title: titleOf(query), at, expiresAt }
      return { ...(await store.beginConversation(tx, owner, asked)), history: [], ownerKey }
    }
    await store.prolong(tx, found.id, { at, expiresAt })
    const history = await store.listRemembered(tx, found.id, rememberedQuestions)
    const messageId = await store.insertMessage(tx, found.id, { query, at })
    return { conversationId: found.id, messageId, history, ownerKey }
  })
}

/** Keeps what was answered, as far as it came: those that end in the same moment in one transaction. */
export const createSettling = ({ database }: Pick<ConversationsDeps, 'database'>) =>
  gathered<store.Settled & { messageId: number }>((tenantId, settled) =>
    database.withTenant(tenantId, tx => store.settleMessages(tx, settled)),
  )

/** One's own; anybody else's is not there. */
async function getOwn(deps: ConversationsDeps, context: CallContext, id: string) {
  const found = await store.findOwn(context.tx, id, ownerOf(deps, context))
  if (!found) throw notFound('Percakapan')
  return found
}

export const listConversations = (deps: ConversationsDeps, context: CallContext) =>
  store.listOwn(context.tx, ownerOf(deps, context))

export async function listMessages(
  deps: ConversationsDeps,
  context: CallContext,
  id: string,
  query: MessagesQuery,
) {
  await getOwn(deps, context, id)
  return store.listMessages(context.tx, id, query)
}

export async function renameConversation(
  deps: ConversationsDeps,
  context: CallContext,
  id: string,
  title: string,
) {
  await getOwn(deps, context, id)
  await store.rename(context.tx, id, title)
  return { id, title }
}

export async function removeConversation(deps: ConversationsDeps, context: CallContext, id: string) {
  await getOwn(deps, context, id)
  await store.remove(context.tx, id)
  return { id }
}

/** Whether an answer helped, and why not. */
export async function rateAnswer(deps: ConversationsDeps, context: CallContext, id: string, given: Feedback) {
  await getOwn(deps, context, id)
  const { messageId, verdict, reason } = given
  const at = context.clock.now()
  if (!(await store.rate(context.tx, { id, messageId, verdict, reason, at }))) throw notFound('Pesan')
  return { id: messageId, verdict }
}
