import { pageValues } from '../../../platform/db/page-sql.ts'
import { likeText } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Json } from '../../../shared/json.ts'
import type { VoiceQuery } from './voices.contract.ts'
import type { Category, Progress, VoiceKind, VoiceState } from './voices.rules.ts'

/** What moderators see and do; what visitors may read stands in shown-voices.store.ts. */

const columns = `v.id, v.kind, v.state, v.name, v.role, v.email, v.content, v.rating, v.category, v.progress, v.supports,
  v.source, v.book_id as "bookId", v.book_slug as "bookSlug", b.title as "bookTitle", v.created_at as "createdAt",
  (select coalesce(json_agg(json_build_object('what', s.what, 'became', s.became, 'by', s.by_name, 'at', s.at,
    'reason', s.reason) order by s.id), '[]')
    from voice_steps s where s.tenant_id = v.tenant_id and s.voice_id = v.id) as "steps!",
  (select coalesce(json_agg(json_build_object('id', r.id, 'content', r.content, 'by', r.by_name, 'at', r.created_at)
    order by r.id), '[]')
    from voice_replies r where r.tenant_id = v.tenant_id and r.voice_id = v.id) as "replies!"`

const joined = 'voices v left join book_names b on b.tenant_id = v.tenant_id and b.id = v.book_id'
const matching = `from ${joined}
  where (:kind?::text is null or v.kind = :kind) and (:state?::text is null or v.state = :state)
    and (:search?::text is null or concat_ws(' ', v.name, v.email, v.content, b.title) ilike '%' || :search || '%')`

/** what waits stands first, the oldest of it before others; then the newest */
const page = statement(
  'voices.page',
  `select ${columns} ${matching}
    order by case v.state when 'pending' then 0 else 1 end,
      case when v.state = 'pending' then v.created_at end, v.created_at desc, v.id desc
    limit :limit offset :offset`,
)
const count = statement('voices.count', `select count(*)::int as "total!" ${matching}`)

interface StepRow {
  what: 'state' | 'progress'
  became: string
  by: string
  at: string
  reason: string
}

interface ReplyRow {
  id: number
  content: string
  by: string
  at: string
}

export type VoiceRow = RowOf<'voices.page'> & { steps: Json<StepRow[]>; replies: Json<ReplyRow[]> }

export async function listRows(tx: Tx, query: VoiceQuery): Promise<{ rows: VoiceRow[]; total: number }> {
  const { kind, state, search } = query
  const filter = { kind, state, search: search ? likeText(search) : null }
  const rows = await tx.rows<'voices.page', VoiceRow>(page, { ...filter, ...pageValues(query) })
  const counted = await tx.find(count, filter)
  return { rows, total: counted?.total ?? 0 }
}

const speaker = statement(
  'voices.speaker',
  'select v.membership_id as "membershipId!" from voices v where v.id = :id and v.membership_id is not null',
)
/** The member who said it, where one did. */
export const findSpeaker = (tx: Tx, id: number) => tx.find(speaker, { id })

const byId = statement('voices.byId', `select ${columns} from ${joined} where v.id = :id`)
export const findRow = (tx: Tx, id: number) => tx.find<'voices.byId', VoiceRow>(byId, { id })

const fresh = statement(
  'voices.fresh',
  `select count(*) filter (where v.state = 'pending')::int as "pending!",
    count(*) filter (where v.name = :name and v.content = :content and v.book_id is not distinct from :bookId?)::int as "same!"
  from voices v where v.kind = :kind and v.created_at > :since`,
)

/** What came lately of this kind: how many wait, and whether this very one was sent. */
export const readFresh = (
  tx: Tx,
  asked: { kind: VoiceKind; name: string; content: string; bookId: number | null; since: Date },
) => tx.find(fresh, asked)

export interface NewVoice {
  kind: VoiceKind
  state: VoiceState
  name: string
  content: string
  role: string
  email: string | null
  rating: number | null
  category: Category | null
  progress: Progress | null
  bookId: number | null
  bookSlug: string | null
  source: 'form' | 'program'
  consentVersion: string
  membershipId: number | null
  networkHash: string
  at: Date
}

export async function insertVoice(tx: Tx, voice: NewVoice): Promise<number> {
  const { bookId, bookSlug, consentVersion, membershipId, networkHash, at, ...rest } = voice
  const { id } = await tx.db
    .insertInto('voices')
    .values({
      ...rest,
      book_id: bookId,
      book_slug: bookSlug,
      consent_version: consentVersion,
      membership_id: membershipId,
      network_hash: networkHash,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** false: somebody decided in between */
export async function changeState(
  tx: Tx,
  { id, from, to, at }: { id: number; from: VoiceState; to: VoiceState; at: Date },
): Promise<boolean> {
  const row = await tx.db
    .updateTable('voices')
    .set(eb => ({
      state: to,
      updated_at: at,
      ...(to === 'published' ? { shown_at: eb.fn.coalesce('shown_at', eb.val(at)) } : {}),
    }))
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function changeProgress(
  tx: Tx,
  { id, from, to, at }: { id: number; from: Progress; to: Progress; at: Date },
): Promise<boolean> {
  const row = await tx.db
    .updateTable('voices')
    .set({ progress: to, updated_at: at })
    .where('id', '=', id)
    .where('progress', '=', from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export interface VoiceStep {
  voiceId: number
  what: 'state' | 'progress'
  was: string
  became: string
  reason: string
  membershipId: number
  byName: string
  at: Date
}

export async function addStep(tx: Tx, { voiceId, membershipId, byName, ...step }: VoiceStep): Promise<void> {
  await tx.db
    .insertInto('voice_steps')
    .values({ ...step, voice_id: voiceId, membership_id: membershipId, by_name: byName })
    .execute()
}

export async function addReply(
  tx: Tx,
  reply: { voiceId: number; content: string; membershipId: number; byName: string; at: Date },
): Promise<void> {
  await tx.db
    .insertInto('voice_replies')
    .values({
      voice_id: reply.voiceId,
      content: reply.content,
      membership_id: reply.membershipId,
      by_name: reply.byName,
      created_at: reply.at,
    })
    .execute()
}

/** Reviews of a book that is not shown are not shown either. */
export async function setAside(tx: Tx, bookId: number, isAside: boolean): Promise<void> {
  await tx.db.updateTable('voices').set({ is_aside: isAside }).where('book_id', '=', bookId).execute()
}
